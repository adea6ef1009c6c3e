import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { marksOf } from '../../../../kit/look/marks.ts';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { CARD_IDS, cardNumber } from '../../rules/numbers.ts';
import type { FrameView } from '../../rules/seen-frames.ts';
import { CRESTS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import type { Paying } from '../play/usePaying.ts';
import { frameOf, topFrame } from '../play/where.ts';
import { ReaversCard } from '../ZoomCard.tsx';
import { Combat } from './Combat.tsx';
import { Payment } from './Payment.tsx';
import { Supply } from './Supply.tsx';

type Wired = ReaversProps & { readonly play: Play };
type Laying = Wired & { readonly paying: Paying | null };

interface Lain {
  readonly cards: readonly number[];
  /** What touching a card means; without it the card is only looked at. */
  readonly as?: 'card' | 'artefact';
}

/** The cards that the rule in progress is about. */
function lainBefore(view: ReaversProps['view'], frame: FrameView): Lain {
  switch (frame.kind) {
    case 'recruit':
    case 'loot':
      return { cards: frame.cards, as: 'card' };
    case 'ability':
      // What another seat turned up for itself is not seen here; the reaver that searches is.
      return frame.cards?.length ? { cards: frame.cards, as: 'card' } : { cards: [frame.card] };
    case 'artefact': {
      const gained = frameOf(view, 'turn')?.gained ?? [];
      return gained.length > 1 ? { cards: gained, as: 'card' } : { cards: [frame.card] };
    }
    case 'village':
      return { cards: [frame.card], as: 'artefact' };
    case 'clan-bonus':
    case 'journey':
    case 'keep':
      return { cards: [frame.card] };
    case 'sea':
      return { cards: frame.card < 0 ? [] : [frame.card] };
    case 'payment':
      return { cards: frame.cause in cardNumber ? [cardNumber[frame.cause]] : [] };
    case 'combat': {
      const cause = [frameOf(view, 'sea')?.card, frameOf(view, 'keep')?.card].find(card => card !== undefined);
      return { cards: cause === undefined || cause < 0 ? [] : [cause] };
    }
    default:
      return { cards: [] };
  }
}

function LaidOut({ lain: { cards, as }, play, view, speaker }: Wired & { lain: Lain }): ReactElement {
  return (
    <ul className="rm-laid">
      {cards.map((number, i) => {
        const id = CARD_IDS[number];
        const card = drawn(id, speaker, view);
        const target = as && (`${as}:${id}` as Target);
        const sign = target ? play.sign(target) : 'none';
        const small = (
          <ReaversCard
            card={card}
            speaker={speaker}
            size="hand"
            lit={sign === 'lit'}
            selected={sign === 'taken'}
            marks={marksOf(target, sign === 'lit')}
            onPress={target && sign !== 'none' ? () => play.touch(target) : undefined}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
          <li key={`${id}/${i}`}>
            <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
              {small}
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

/** What is being decided just now, laid out over the sea: cards, a fight, a price, dice to choose. Null most of the time. */
export function Tray(props: Laying): ReactElement | null {
  const { view, seat, ask, speaker, lookingBack } = props;
  const frame = topFrame(view);
  if (!frame || lookingBack || !('seat' in frame)) return null;
  // Decks that are to be chosen from lie on the lands.
  if (ask?.prompt === 'choose-deck') return null;
  const mine = ask !== null && frame.seat === seat;
  const lain = lainBefore(view, frame);
  const inner =
    frame.kind === 'combat' ? (
      <Combat {...props} frame={frame} />
    ) : frame.kind === 'payment' ? (
      <Payment {...props} frame={frame} />
    ) : frame.kind === 'gain-dice' && mine ? (
      <Supply {...props} frame={frame} />
    ) : null;
  if (!inner && lain.cards.length === 0) return null;
  return (
    <Plank as="section" className="rm-tray" label={speaker.say('ui.tray')} groove={mine ? 'ember' : undefined}>
      <span className="rm-tray-who" title={speaker.seat(frame.seat, 'label')}>
        <Medallion
          kind="seat"
          side={CRESTS[view.seats[frame.seat].crest]}
          size={34}
          label={speaker.seat(frame.seat, 'label')}
        />
      </span>
      {lain.cards.length > 0 && <LaidOut {...props} lain={lain} />}
      {inner}
    </Plank>
  );
}
