import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { isAsked } from '../../../../kit/table/SeatPlank.tsx';
import { BEAST_ICONS, sideOf } from '../pieces.ts';
import { frameOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { roundsOf } from './bids.ts';
import './auction.css';

/** Sealed bids for the Dragon: who has sealed, who still chooses, and what was bid in earlier turns. */
export function DragonBids(props: Wired): ReactElement {
  const { view, seat, speaker, waiting, play } = props;
  return (
    <Stage beast="dragon" speaker={speaker} notes={['worth', 'anywhere', 'until']}>
      <Purses
        {...props}
        said={of => {
          if (view.answered[of]) return { words: speaker.say('ui.sealed'), state: 'sealed', value: null };
          if (of === seat && play.range)
            return { words: speaker.say('ui.not-sealed'), state: 'own', value: String(play.amount) };
          return isAsked(waiting, of)
            ? { words: speaker.say('ui.choosing'), state: 'waits', value: null }
            : { words: '', state: 'out', value: null };
        }}
      />
      <Earlier {...props} />
      <p className="sk-dim">{speaker.say('ui.dragon-holds')}</p>
    </Stage>
  );
}

/** Loki's auction is open, and rises seat by seat. */
export function LokiBids(props: Wired): ReactElement | null {
  const { view, speaker } = props;
  const frame = frameOf(view, 'loki-auction');
  if (!frame) return null;
  return (
    <Stage beast="loki" speaker={speaker} notes={['loki-worth', 'loki-pledge']}>
      <Purses
        {...props}
        said={of => {
          if (frame.passed[of] === 1) return { words: speaker.say('ui.passed'), state: 'out', value: null };
          if (frame.passed[of] === 2) return { words: speaker.say('ui.could-not-pay'), state: 'out', value: null };
          if (frame.best === of) return { words: speaker.say('ui.highest'), state: 'sealed', value: String(frame.bid) };
          return { words: frame.at === of ? speaker.say('ui.choosing') : '', state: 'waits', value: null };
        }}
      />
    </Stage>
  );
}

interface StageProps extends Pick<Wired, 'speaker'> {
  readonly beast: 'dragon' | 'loki';
  readonly notes: readonly string[];
  readonly children: ReactNode;
}

/** The beast itself, and what it is good for. */
function Stage({ beast, speaker, notes, children }: StageProps): ReactElement {
  return (
    <section className="sc-auction" aria-label={speaker.name('beast', beast)}>
      <div className="sc-auction-head">
        <span className="sc-auction-beast">
          <Icon name={BEAST_ICONS[beast]} size={120} label={speaker.name('beast', beast)} />
        </span>
        <ul className="sc-auction-notes">
          {notes.map(note => (
            <li key={note}>{speaker.say(`ui.beast-${note}`)}</li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}

interface Said {
  readonly words: string;
  readonly state: 'sealed' | 'own' | 'waits' | 'out';
  readonly value: string | null;
}

/** A purse for each seat: tied where it is sealed, a dashed line where it is still open. */
function Purses(props: Wired & { said(seat: number): Said }): ReactElement {
  const { view } = props;
  return (
    <ul className="sc-purses">
      {[...view.ready.keys()].map(of => {
        const { words, state, value } = props.said(of);
        return (
          <li key={of} data-state={state}>
            <span className="sc-purse sk-display">
              {value ?? <Medallion kind="seat" side={sideOf(lordsOf(view, of)[0] ?? '')} size={44} />}
            </span>
            <b>{nameOf(props, of)}</b>
            <span className="sk-dim">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was bid before: all bids are opened, and remembered. */
function Earlier(props: Wired): ReactElement | null {
  const { view, facts, speaker } = props;
  const rounds = roundsOf(facts, view.ready.length);
  if (rounds.length === 0) return null;
  return (
    <Plank className="sc-earlier">
      <h3 className="sk-title">{speaker.say('ui.earlier-bids')}</h3>
      <table>
        <thead>
          <tr>
            <th />
            {[...view.ready.keys()].map(of => (
              <th key={of} scope="col">
                {nameOf(props, of)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ turn, bids, winner }) => (
            <tr key={turn}>
              <th scope="row">{speaker.say('ui.turn-n', { turn })}</th>
              {[...bids.entries()].map(([of, gold]) => (
                <td key={of} data-won={winner !== null && view.lords[winner]?.seat === of}>
                  {gold ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Plank>
  );
}
