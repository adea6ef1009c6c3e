import type { ReactElement } from 'react';
import { Button } from '../../../../kit/look/Button.tsx';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { LORD } from '../../content/lords.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../map/lattice.ts';
import { mapDrawing } from '../map/map-drawing.ts';
import { ALIGNMENT_ICONS, sideOf } from '../pieces.ts';
import { ledTo } from '../play/led-to.ts';
import type { Wired } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { type Bond, bondsOf, concerns, isRefused, roundTable } from './bonds.ts';
import './diplomacy.css';

const SIZE = { width: 900, height: 430 };

/** The lords round a table: bonds between them, and beside each what can be said to them. */
export function Diplomacy(props: Wired): ReactElement {
  const { view, seat, speaker } = props;
  const bonds = bondsOf(view);
  const ropes = bonds.filter(bond => !isRefused(bond));
  const seats = view.ready.length;
  const places = roundTable(seats, seat ?? view.first, SIZE);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className="sc-talk" data-part="list" aria-label={speaker.name('phase', 'diplomacy')} tabIndex={0}>
      <Drawing className="sc-talk-table" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        <ellipse cx={SIZE.width / 2} cy={SIZE.height / 2} rx={SIZE.width * 0.4} ry={SIZE.height * 0.4} />
        <Held view={view} />
        {ropes.map(bond => (
          <Rope key={`${bond.from} ${bond.to} ${bond.is}`} bond={bond} places={places} />
        ))}
        {places.map(([x, y], of) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={of} transform={`translate(${x - 36} ${y - 36})`}>
            <Medallion kind="leader" side={sideOf(lordsOf(view, of)[0] ?? '')} size={72} selected={of === seat} />
            <text className="sc-talk-name" x={36} y={of === (seat ?? view.first) ? 90 : 88}>
              {lordsOf(view, of)
                .map(lord => speaker.name('lord', lord))
                .join(', ')}
            </text>
            {view.ready[of] && (
              <g className="sc-talk-ready">
                <circle cx={62} cy={60} r={12} />
                <path d="M56,60l4,5l8,-9" />
              </g>
            )}
          </g>
        ))}
      </Drawing>
      <ul className="sc-talk-legend">
        {[...new Set(ropes.map(({ is }) => is))].map(is => (
          <li key={is} data-bond={is}>
            {speaker.say(`ui.rope-${is}`)}
          </li>
        ))}
      </ul>
      <ul className="sc-talk-lords">
        {[...view.ready.keys()]
          .filter(of => of !== seat)
          .map(of => (
            <Talker key={of} {...props} of={of} bonds={bonds} />
          ))}
      </ul>
    </section>
  );
}

const CHART = 0.27;

/** On the table lies a chart: who holds what. */
function Held({ view }: Pick<Wired, 'view'>): ReactElement {
  const { lands } = mapDrawing(view.content);
  const [x, y] = [(SIZE.width - MAP_WIDTH * CHART) / 2, (SIZE.height - MAP_HEIGHT * CHART) / 2];
  return (
    <g transform={`translate(${x} ${y}) scale(${CHART})`} className="sc-talk-chart">
      <rect x={-18} y={-18} width={MAP_WIDTH + 36} height={MAP_HEIGHT + 36} />
      {lands.map(({ id, d }) => {
        const { owner } = view.regions[id];
        return <path key={id} d={d} fill={owner === null ? '#b39f74' : sideOf(owner).dye} />;
      })}
    </g>
  );
}

interface RopeProps {
  readonly bond: Bond;
  readonly places: readonly (readonly [number, number])[];
}

/** Braided moss: an alliance. Ember dashes: an offer to the reader. Ice dashes: one of the reader's. */
function Rope({ bond: { from, to, is }, places }: RopeProps): ReactElement {
  const [[ax, ay], [bx, by]] = [places[from], places[to]];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  // Ropes begin and end beside the medallions.
  const [x1, y1, x2, y2] = [ax + ux * 46, ay + uy * 46, bx - ux * 46, by - uy * 46];
  const offer = is === 'asks-me' || is === 'i-asked';
  return (
    <g className="sc-rope" data-bond={is}>
      <path d={`M${x1},${y1}L${x2},${y2}`} className="sc-rope-case" />
      <path d={`M${x1},${y1}L${x2},${y2}`} className="sc-rope-line" />
      {offer && (
        <path
          d="M0,0L-14,-7V7Z"
          transform={`translate(${x2} ${y2}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
          className="sc-rope-head"
        />
      )}
    </g>
  );
}

/** One other lord: who he is, how he stands to the reader, and what can be said to him. */
function Talker(props: Wired & { readonly of: number; readonly bonds: readonly Bond[] }): ReactElement {
  const { view, speaker, play, ask, of, bonds, talkTo, seats } = props;
  const lords = lordsOf(view, of);
  const belief = LORD.find(({ id }) => id === lords[0])?.alignment;
  const targets = [...play.lit].filter(target => concerns(target, view.lords) === of);
  const asking = bonds.some(({ from, is }) => is === 'asks-me' && from === of);
  return (
    <Plank as="li" className="sc-talker" groove={asking ? 'ember' : undefined}>
      <Medallion kind="seat" side={sideOf(lords[0] ?? '')} size={44} />
      <div className="sc-talker-names">
        <p className="sk-display">
          {nameOf(props, of)} {belief && <Icon name={ALIGNMENT_ICONS[belief]} size={15} />}
          {view.ready[of] && <Icon name="check-mark" size={15} label={speaker.say('ui.ready')} />}
        </p>
        <p className="sk-dim">{standingWords(props, of, bonds) || sideBelow(props, of)}</p>
      </div>
      <div className="sc-talker-acts">
        {talkTo && seats[of]?.bot === null && (
          <Button
            icon="talk"
            act="talk"
            label={speaker.say('ui.talk-to', { name: nameOf(props, of) })}
            onClick={() => talkTo([of])}
          />
        )}
        {targets.map(target => {
          const [choice] = ledTo(play, 'talk', target);
          return (
            choice && (
              <Button
                key={target}
                target={target}
                icon={choice.kind === 'gift' ? 'two-coins' : undefined}
                className={choice.kind === 'gift' ? 'sc-talker-gift' : undefined}
                onClick={() => play.touch(target)}
              >
                <span>{speaker.say(`ui.talk-${choice.kind}`)}</span>
                <span className="sk-heard">{speaker.choice(choice, ask?.prompt)}</span>
              </Button>
            )
          );
        })}
      </div>
    </Plank>
  );
}

/** How a lord stands to others, and whether he would have it end. */
const standingWords = (props: Wired, of: number, bonds: readonly Bond[]): string =>
  [bondWords(props, of, bonds), props.view.wantsEnd[of] && props.speaker.say('ui.talk-wants-end')]
    .filter(Boolean)
    .join(' ');

/** All that is drawn as a rope, in words. */
function bondWords({ speaker }: Wired, of: number, bonds: readonly Bond[]): string {
  return bonds
    .filter(({ from, to }) => from === of || to === of)
    .map(({ from, to, is, gold }) => {
      const other = from === of ? to : from;
      if (is === 'told' || is === 'agreed')
        return speaker.say(is === 'told' ? 'ui.bond-told' : 'ui.bond-agreed', { name: speaker.seat(other) });
      return speaker.say(`ui.bond-${is}`, { gold });
    })
    .join(' ');
}
