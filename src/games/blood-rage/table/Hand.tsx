import { memo, type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import type { CardSize } from '../../../kit/look/Card.tsx';
import type { CardLimits } from '../../../kit/look/fit-cards.ts';
import { marksOf } from '../../../kit/look/marks.ts';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { useCardFit } from '../../../kit/look/useCardFit.ts';
import { sameData, useSame } from '../../../kit/look/useSame.ts';
import { takenPlaces } from '../../../kit/table/play/equal.ts';
import { QUEST, UPGRADE } from '../rules/choices.ts';
import { cardNumber } from '../rules/numbers.ts';
import type { TableOptions } from '../rules/options.ts';
import { upgradeCost } from '../rules/upgrades.ts';
import { BloodRageCard } from './BloodRageCard.tsx';
import { cardOf, drawn, godName } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import { stateOf } from './play/state-of.ts';
import type { Target } from './play/targets.ts';

interface CardsProps extends Pick<BloodRageProps, 'view' | 'seat' | 'ask' | 'speaker' | 'lookingBack' | 'foresee'> {
  readonly play: Play;
  readonly cards: readonly string[];
  readonly label: string;
  /** How they lie: a hand in one row, a pack as large as there is room (on a phone: low and wide), a strip that is longer than a phone, heads alone. */
  readonly as: 'hand' | 'pack' | 'low' | 'strip' | 'slips';
  /** They lie apart from what is asked about: an equal card that may be taken is another one. */
  readonly apart?: boolean | undefined;
  /** Words at the foot of a card. */
  foot?(id: string): string | undefined;
  /** What stands after the cards. */
  readonly after?: ReactNode;
}

const GAP = 6;
/** A hand that is in sight as a whole, and a pack that is read before one is taken of it. */
const LIMITS: Readonly<Record<'hand' | 'pack' | 'low', CardLimits>> = {
  hand: { most: 190, least: 84, slim: 2, gap: GAP, rows: 1 },
  pack: { most: 204, least: 84, slim: 2.6, squat: 0.72, gap: GAP },
  // On a phone: as wide as two of them are beside each other where it stands, and four where it lies.
  low: { most: 204, least: 122, slim: 2.6, squat: 0.4, gap: GAP },
};
/** What the list keeps free round its cards, as its style sheet has it. */
const INSET = { x: 4, y: 18 };
const SIZES: Readonly<Record<CardsProps['as'], CardSize>> = {
  hand: 'fit',
  pack: 'fit',
  low: 'fit',
  strip: 'phone',
  slips: 'slip',
};

/** Cards side by side: lit where they may be played, zoomed where they are looked at. */
export function Cards(props: CardsProps): ReactElement {
  const { cards, play, speaker, view, seat, ask, label, foot, lookingBack, apart = false } = props;
  const size = SIZES[props.as];
  const limits = LIMITS[props.as === 'pack' || props.as === 'low' ? props.as : 'hand'];
  const [ref, fit] = useCardFit<HTMLUListElement>(cards.length, limits, INSET, `${props.as} ${label}`);
  const options = useSame(view.options, sameData);
  const touched = play.way.touched;
  const [pressed, press] = useState<readonly number[]>([]);
  const taken = takenPlaces(
    cards.map(id => `card:${id}`),
    touched,
    pressed,
  );
  const { touch, sign } = play;
  const onTouch = useCallback(
    (target: Target, place: number) => {
      if (apart && sign(target) !== 'none') return;
      press(before => [...before.slice(-1), place]);
      touch(target);
    },
    [touch, sign, apart],
  );
  return (
    <ul
      ref={ref}
      className={`br-cards br-cards-${props.as === 'low' ? 'pack' : props.as}`}
      style={size === 'fit' ? fit : undefined}
      aria-label={label}
    >
      {cards.map((id, i) => {
        const selected = !apart && taken.has(i);
        // Of two equal cards one rises; the other is none to be dark for it.
        const ready = touched.includes(`card:${id}`);
        const lit = !apart && (play.lit.has(`card:${id}`) || (play.instead.has(`card:${id}`) && !ready));
        const off = ask !== null && !lit && !ready && !lookingBack;
        return (
          // Equal cards have no name of their own: their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${id}/${i}`}>
            <HandCard
              id={id}
              speaker={speaker}
              options={options}
              foot={foot?.(id)}
              cost={seat === null ? undefined : upgradeCost(stateOf(view), seat, cardNumber[id])}
              size={size}
              lit={lit}
              selected={selected}
              off={off}
              reason={off ? briefly(props, id) : undefined}
              place={i}
              onTouch={onTouch}
            />
          </li>
        );
      })}
      {props.after}
    </ul>
  );
}

interface HandCardProps {
  readonly id: string;
  readonly speaker: Speaker;
  readonly options: TableOptions;
  readonly foot: string | undefined;
  readonly cost: number | undefined;
  readonly size: CardSize;
  readonly lit: boolean;
  readonly selected: boolean;
  readonly off: boolean;
  readonly reason: string | undefined;
  readonly place: number;
  readonly onTouch: (target: Target, place: number) => void;
}

/** One of them; drawn again only when something about it has changed. */
const HandCard = memo(function HandCard(props: HandCardProps): ReactElement {
  const { id, speaker, options, foot, cost, size, lit, selected, off, reason, place, onTouch } = props;
  const card = useMemo(() => drawn(id, speaker, options, { cost, foot }), [id, speaker, options, cost, foot]);
  const god = godName(id, speaker);
  return (
    <Tooltip bare prefer="above" content={<BloodRageCard card={card} size="zoom" godLabel={god} />}>
      <BloodRageCard
        card={card}
        size={size}
        godLabel={god}
        lit={lit && !selected}
        selected={selected}
        disabled={off}
        reason={reason}
        marks={marksOf(`card:${id}`, lit)}
        onPress={() => onTouch(`card:${id}`, place)}
      />
    </Tooltip>
  );
});

/** In a few words, why a card cannot be played as an action now; the whole reason comes with a touch. */
function briefly({ ask, speaker, foresee }: CardsProps, id: string): string | undefined {
  if (ask?.prompt !== 'action') return undefined;
  const card = cardOf(id);
  if (card.type === 'battle') return speaker.say('ui.only-in-battle');
  const { reasons } = foresee((card.type === 'quest' ? QUEST : UPGRADE)[cardNumber[id]]);
  const rage = reasons.find(({ reason }) => reason === 'rage');
  return rage ? speaker.say('ui.needs-rage', { needs: Number(rage.args?.needs) }) : undefined;
}
