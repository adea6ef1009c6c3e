import type { ReactElement } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { placeName as placeId, sideName as sideId } from '../../rules/names.ts';
import { printed } from '../../rules/printed.ts';
import { type Question, useExplained } from '../parts/useExplained.ts';
import { pieceIcon, sideOf } from '../pieces.ts';
import { frameOf, type SeenOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { isLand, pieceName, sideName } from '../play/words.ts';
import { toldOf } from './battle-told.ts';
import { type Contender, chanceOf, forcesOf, marginsOf, rangeOf } from './odds.ts';
import './battle.css';

const NOBODY_HOLDS = 'commoners';

/** A battle: both sides with all that counts, the chances before the dice, and what they said after. */
export function Battle(props: Wired): ReactElement | null {
  const frame = frameOf(props.view, 'battle');
  return frame ? <Fought {...props} frame={frame} /> : null;
}

function Fought(props: Wired & { readonly frame: SeenOf<'battle'> }): ReactElement {
  const { view, speaker, facts, frame } = props;
  const place = placeId(frame.place);
  const attacker = frame.attacker < 0 ? NOBODY_HOLDS : sideId(frame.attacker);
  const defender = frame.defender < 0 ? NOBODY_HOLDS : sideId(frame.defender);
  const questions: Question[] = [
    { about: 'potential', side: 'attacker' },
    { about: 'die', side: 'attacker' },
    { about: 'potential', side: 'defender' },
    { about: 'die', side: 'defender' },
    // Commoners come past the table, and only where the land is theirs to defend.
    ...(isLand(place) ? [{ about: 'commoners', region: place, against: attacker }] : []),
  ];
  const [potentialA, dieA, potentialD, dieD, folk = null] = useExplained(props, questions);
  const beast = (side: string): Contender['beast'] =>
    view.beast !== null && view.beast.place === place && view.beast.lord === side ? view.beast.beast : null;
  const contender = (
    potential: Explanation | null,
    die: Explanation | null,
    side: string,
    extra: number,
  ): Contender => ({
    potential: potential?.total ?? 0,
    bonus: die?.total ?? 0,
    units: potential?.terms.length ?? 0,
    extra,
    beast: beast(side),
  });
  const own = contender(potentialA, dieA, attacker, 0);
  const other = contender(potentialD, dieD, defender, folk?.total ?? 0);
  const told = toldOf(facts);
  const thrown = told.forces.length > 0;
  const table = printed({ pack: view.content }).battle;
  return (
    <section className="sc-battle" aria-label={speaker.say('ui.battle-at', { place })}>
      <h2 className="sk-display sc-battle-title">{speaker.say('ui.battle-at', { place })}</h2>
      <SideStrip {...props} side={attacker} part="attacks" force={own} potential={potentialA} die={dieA} folk={null} />
      <SideStrip
        {...props}
        side={defender}
        part="defends"
        force={other}
        potential={potentialD}
        die={dieD}
        folk={folk}
      />
      {thrown ? (
        <ThrownDice speaker={speaker} told={told} />
      ) : (
        <Odds
          speaker={speaker}
          chance={chanceOf(forcesOf(own, table), forcesOf(other, table), frame.defender < 0)}
          margins={marginsOf(own, other, table)}
          free={frame.defender < 0}
        />
      )}
    </section>
  );
}

interface SideStripProps extends Pick<Wired, 'speaker' | 'view' | 'openRules'> {
  readonly side: string;
  readonly part: 'attacks' | 'defends';
  readonly force: Contender;
  readonly potential: Explanation | null;
  readonly die: Explanation | null;
  readonly folk: Explanation | null;
}

/** One side: its units by worth, what changes its die, and from where to where its force may reach. */
function SideStrip({ speaker, view, side, part, force, potential, die, folk }: SideStripProps): ReactElement {
  const { dye, on } = sideOf(side);
  const [least, most] = rangeOf(forcesOf(force, printed({ pack: view.content }).battle));
  return (
    <Plank className="sc-side">
      <Medallion kind="seat" side={sideOf(side)} size={48} />
      <div className="sc-side-name">
        <p className="sk-display">{sideName(speaker, side)}</p>
        <p className="sk-dim">{speaker.say(`ui.${part}`)}</p>
      </div>
      <ul className="sc-side-units">
        {potential?.terms.map((term, i) => {
          const piece = String(term.args?.piece ?? '');
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their order
              key={i}
              style={{ background: dye, color: on, flexGrow: Math.max(1, term.amount) }}
              title={speaker.term(term)}
            >
              <Icon name={pieceIcon(piece, side)} size={24} label={pieceName(speaker, piece)} />
              <b>{term.amount}</b>
            </li>
          );
        })}
        {folk !== null && folk.total !== 0 && (
          <li className="sc-side-folk" title={speaker.say('ui.commoners')}>
            <Icon name="farmer" size={24} label={speaker.say('ui.commoners')} />
            <b>{folk.total}</b>
          </li>
        )}
      </ul>
      <ul className="sc-side-die">
        {die?.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their order
          <li key={i}>
            <span>{speaker.term(term)}</span>
            <b>{term.amount > 0 ? `+${term.amount}` : term.amount}</b>
          </li>
        ))}
        {force.beast && (
          <li>
            <span>{speaker.name('beast', force.beast)}</span>
          </li>
        )}
      </ul>
      <p className="sc-side-force">
        <b className="sk-display">{least === most ? least : `${least}–${most}`}</b>
        <span className="sk-dim">{speaker.say('ui.force')}</span>
      </p>
    </Plank>
  );
}

interface OddsProps extends Pick<Wired, 'speaker'> {
  readonly chance: number;
  readonly margins: readonly (readonly number[])[];
  readonly free: boolean;
}

/** Each throw of both dice, won or lost, and how often that is. */
function Odds({ speaker, chance, margins, free }: OddsProps): ReactElement {
  return (
    <Plank className="sc-odds">
      <p className="sc-odds-chance">
        <b className="sk-display">{speaker.say('ui.chance', { chance })}</b>
        <span className="sk-dim">{speaker.say('ui.chance-of')}</span>
      </p>
      <div className="sc-odds-grid" aria-hidden="true">
        {margins.flatMap((row, d) =>
          row.map((margin, a) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its two dice
            <i key={`${d} ${a}`} data-won={margin > 0 || (free && margin === 0)} title={`${a + 1} : ${d + 1}`} />
          )),
        )}
      </div>
      <p className="sk-dim sc-odds-note">{speaker.say('ui.odds-note')}</p>
    </Plank>
  );
}

/** The throw of each side, with row and column of the table. */
function ThrownDice({
  speaker,
  told,
}: Pick<Wired, 'speaker'> & { readonly told: ReturnType<typeof toldOf> }): ReactElement {
  return (
    <Plank className="sc-thrown">
      <table>
        <thead>
          <tr>
            <th />
            {['potential', 'die', 'row', 'table', 'dragon', 'commoners', 'force'].map(column => (
              <th key={column} scope="col">
                {speaker.say(`ui.thrown-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.forces.map(({ side, potential, die, roll, result, dragon, commoners, force }) => (
            <tr key={side} data-won={told.won?.side === side}>
              <th scope="row">{sideName(speaker, side)}</th>
              {[potential, die, roll, result, dragon, commoners, force].map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                <td key={i}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {told.won && <p className="sk-display sc-thrown-won">{speaker.fact(told.won)}</p>}
    </Plank>
  );
}
