import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { WholeCard } from '../../../kit/look/WholeCard.tsx';
import { Sheet } from '../../../kit/table/Sheet.tsx';
import { cardNumber } from '../rules/numbers.ts';
import { upgradeCost } from '../rules/upgrades.ts';
import { Cards } from './Hand.tsx';
import { cardArt, GOD_ICONS } from './pieces.ts';
import { cardOf, drawn, godName } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import { stateOf } from './play/state-of.ts';
import type { Target } from './play/targets.ts';

/** What is opened over the map of a phone: nothing, all cards of the hand, or a card that was only looked at. */
type Opened = null | 'hand' | { readonly card: string };

export interface Opening {
  /** Playing as before, where whatever card is touched is opened, too. */
  readonly play: Play;
  readonly openHand: () => void;
  readonly sheet: ReactElement | undefined;
}

const CARD = 'card:';

/** On a phone a card is too small for its words: a touch opens it whole, above the act that it is touched for. */
export function useOpened(props: BloodRageProps, play: Play, phone: boolean, hand: readonly string[]): Opening {
  const { speaker } = props;
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const openHand = useCallback(() => setOpened('hand'), []);
  const { touch, sign, back } = play;
  const touchToo = useCallback(
    (target: Target) => {
      // One that may be played is open as long as it is touched; another one is only looked at.
      setOpened(target.startsWith(CARD) && sign(target) === 'none' ? { card: target.slice(CARD.length) } : null);
      touch(target);
    },
    [touch, sign],
  );
  const opening = useMemo(() => (phone ? { ...play, touch: touchToo } : play), [phone, play, touchToo]);
  const touched = play.way.touched.flatMap(target => (target.startsWith(CARD) ? [target.slice(CARD.length)] : []));
  if (!phone) return { play, openHand, sheet: undefined };
  const shut = speaker.say('ui.sheet-close');
  if (opened === 'hand') {
    const title = speaker.say('ui.your-cards', { n: hand.length });
    const sheet = (
      <Sheet title={title} close={shut} onClose={close}>
        <Cards {...props} play={opening} cards={hand} label={title} as="strip" />
      </Sheet>
    );
    return { play: opening, openHand, sheet };
  }
  const cards = touched.length > 0 ? touched : opened && stillThere(props, opened.card) ? [opened.card] : [];
  if (cards.length === 0) return { play: opening, openHand, sheet: undefined };
  const putAway = touched.length > 0 ? back : close;
  const sheet = (
    <Sheet
      title={speaker.say('ui.the-card', { n: cards.length })}
      close={shut}
      litBelow={touched.length > 0}
      onClose={putAway}
    >
      <div className="br-opened">
        {cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both cards of a pair may be the same
          <Whole key={i} {...props} id={id} />
        ))}
      </div>
    </Sheet>
  );
  return { play: opening, openHand, sheet };
}

/** A card that has been played is not looked at any longer. */
const stillThere = ({ view: { own } }: BloodRageProps, id: string): boolean =>
  own !== null && own !== undefined && [own.hand, own.pack, own.picks].some(cards => cards?.includes(id));

function Whole({ id, view, seat, speaker }: BloodRageProps & { id: string }): ReactElement {
  const cost =
    seat === null || cardOf(id).type !== 'upgrade' ? undefined : upgradeCost(stateOf(view), seat, cardNumber[id]);
  const { key, kind, god, value, strength, name, kindLine, text } = drawn(id, speaker, view.options, { cost });
  const sign = god ? GOD_ICONS[god] : undefined;
  return (
    <WholeCard
      kind={kind}
      name={name}
      art={cardArt(key, kind)}
      value={value}
      shape={kind === 'battle' ? 'hexagon' : kind === 'upgrade' ? 'shield' : 'circle'}
      badge={strength}
      sign={sign && { icon: sign, label: godName(id, speaker) ?? '' }}
      kindLine={kindLine}
      text={text}
    />
  );
}
