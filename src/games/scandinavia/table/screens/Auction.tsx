import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { isAsked } from '../../../../kit/table/SeatPlank.tsx';
import { useExplained } from '../parts/useExplained.ts';
import { BEAST_ICONS, sideOf } from '../pieces.ts';
import { frameOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { PurseArt } from './PurseArt.tsx';
import './auction.css';

type Notes = readonly (readonly [what: string, icon: IconName])[];
const DRAGON_NOTES: Notes = [
  ['worth', 'crossed-swords'],
  ['fear', 'death-skull'],
  ['anywhere', 'flying-flag'],
  ['until', 'hourglass'],
];
const LOKI_NOTES: Notes = [
  ['loki-worth', 'crossed-swords'],
  ['loki-fear', 'death-skull'],
  ['loki-alone', 'flying-flag'],
  ['loki-pledge', 'guards'],
];

/** So many coins can be laid out side by side; of more the picker tells. */
const COINS = 60;

/** Sealed bids for the Dragon: who has sealed, who still chooses, and what was bid in earlier turns. */
export function DragonBids(props: Wired): ReactElement {
  const { view, seat, speaker, waiting, play } = props;
  return (
    <Stage beast="dragon" speaker={speaker} notes={DRAGON_NOTES}>
      <Purses
        {...props}
        said={of => {
          if (view.answered[of]) return { words: speaker.say('ui.sealed'), state: 'sealed', value: null };
          if (of === seat && play.range)
            return { words: speaker.say('ui.not-sealed'), state: 'own', value: String(play.amount) };
          return isAsked(waiting, of)
            ? { words: speaker.say('ui.choosing'), state: 'waits', value: null }
            : { words: speaker.say('ui.out'), state: 'out', value: null };
        }}
      />
      <OwnPurse {...props} />
    </Stage>
  );
}

/** Loki's auction is open, and rises seat by seat. */
export function LokiBids(props: Wired): ReactElement | null {
  const { view, speaker } = props;
  const frame = frameOf(view, 'loki-auction');
  if (!frame) return null;
  return (
    <Stage beast="loki" speaker={speaker} notes={LOKI_NOTES}>
      <Purses
        {...props}
        said={of => {
          if (frame.passed[of] === 1) return { words: speaker.say('ui.passed'), state: 'out', value: null };
          if (frame.passed[of] === 2) return { words: speaker.say('ui.could-not-pay'), state: 'out', value: null };
          if (frame.best === of) return { words: speaker.say('ui.highest'), state: 'sealed', value: String(frame.bid) };
          return { words: frame.at === of ? speaker.say('ui.choosing') : '', state: 'waits', value: null };
        }}
      />
      <OwnPurse {...props} />
    </Stage>
  );
}

interface StageProps extends Pick<Wired, 'speaker'> {
  readonly beast: 'dragon' | 'loki';
  readonly notes: Notes;
  readonly children: ReactNode;
}

/** The beast itself, and what it is good for. */
function Stage({ beast, speaker, notes, children }: StageProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className="sc-auction" aria-label={speaker.name('beast', beast)} tabIndex={0}>
      <div className="sc-auction-head">
        <span className="sc-auction-beast">
          <Icon name={BEAST_ICONS[beast]} size={120} label={speaker.name('beast', beast)} />
        </span>
        <ul className="sc-auction-notes">
          {notes.map(([what, icon]) => (
            <li key={what}>
              <Icon name={icon} size={22} />
              {speaker.say(`ui.beast-${what}`)}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}

interface Offer {
  readonly words: string;
  readonly state: 'sealed' | 'own' | 'waits' | 'out';
  readonly value: string | null;
}

/** A purse for each seat: tied where it is sealed, a dashed line where it is still open. */
function Purses(props: Wired & { said(seat: number): Offer }): ReactElement {
  const { view } = props;
  return (
    <ul className="sc-purses">
      {[...view.ready.keys()].map(of => {
        const { words, state, value } = props.said(of);
        return (
          <li key={of} data-state={state}>
            <span className="sc-purse sk-display">
              <PurseArt tied={state === 'sealed'} />
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

/** The reader's own gold in coins: a touch bids up to it; and what would be left, come in and go out. */
function OwnPurse(props: Wired): ReactElement | null {
  const { view, seat, speaker, play } = props;
  const lord = seat === null ? undefined : lordsOf(view, seat)[0];
  const [taxes, upkeep] = useExplained(
    props,
    lord === undefined
      ? []
      : [
          { about: 'taxes', lord, level: 'normal' },
          { about: 'upkeep', lord },
        ],
  );
  if (view.purse === null) return null;
  const { range, amount } = play;
  const bid = range ? amount : 0;
  const figures: readonly (readonly [icon: IconName, words: string, value: number | string])[] = [
    ['two-coins', 'ui.purse', view.purse],
    ['scales', 'ui.purse-left', view.purse - bid],
    ['wheat', 'ui.taxes-normal', taxes?.total ?? '…'],
    ['receive-money', 'ui.upkeep', upkeep?.total ?? '…'],
  ];
  return (
    <Plank className="sc-purse-plank">
      {range && view.purse > 0 && view.purse <= COINS && (
        <ol className="sc-coins" aria-hidden="true">
          {Array.from({ length: view.purse }, (_, i) => i + 1)
            .filter(coin => coin <= range.max)
            .map(coin => (
              <li key={coin}>
                <button
                  type="button"
                  tabIndex={-1}
                  data-laid={coin <= bid}
                  disabled={coin < range.min}
                  onClick={() => play.pick(coin === bid ? Math.max(range.min, coin - 1) : coin)}
                >
                  {coin}
                </button>
              </li>
            ))}
        </ol>
      )}
      <ul className="sc-purse-figures">
        {figures.map(([icon, words, value]) => (
          <li key={words}>
            <Icon name={icon} size={18} />
            <span>{speaker.say(words)}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </Plank>
  );
}
