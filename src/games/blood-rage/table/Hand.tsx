import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import type { CardSize } from '../../../kit/look/Card.tsx';
import { marksOf } from '../../../kit/look/marks.ts';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { sameData, useSame } from '../../../kit/look/useSame.ts';
import type { TableOptions } from '../rules/options.ts';
import { whyNot } from '../rules/why-not.ts';
import { BloodRageCard } from './BloodRageCard.tsx';
import { cardOf, drawn, godName } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import { stateOf } from './play/state-of.ts';
import { useFit } from './play/useFit.ts';

interface CardsProps extends Pick<BloodRageProps, 'view' | 'seat' | 'ask' | 'speaker' | 'lookingBack'> {
  readonly play: Play;
  readonly cards: readonly string[];
  readonly label: string;
  readonly size?: CardSize | undefined;
  /** Smaller cards when they would not stand side by side. */
  readonly fit?: boolean | undefined;
  /** Words at the foot of a card. */
  foot?(id: string): string | undefined;
  /** What stands after the cards. */
  readonly after?: ReactNode;
}

/** Cards side by side: lit where they may be played, zoomed where they are looked at. */
export function Cards(props: CardsProps): ReactElement {
  const { cards, play, speaker, view, ask, label, foot, lookingBack } = props;
  const wanted = props.size ?? 'hand';
  const [ref, fitting] = useFit<HTMLUListElement>(cards.length, wanted);
  const size = props.fit ? fitting : wanted;
  const options = useSame(view.options, sameData);
  const touched = play.way.touched;
  return (
    <ul ref={ref} className={`br-cards br-cards-${wanted}`} aria-label={label}>
      {cards.map((id, i) => {
        const selected = touched.includes(`card:${id}`);
        const lit = play.lit.has(`card:${id}`) || (play.instead.has(`card:${id}`) && !selected);
        const off = ask !== null && !lit && !selected && !lookingBack;
        return (
          // Equal cards have no name of their own: their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${id}/${i}`}>
            <HandCard
              id={id}
              speaker={speaker}
              options={options}
              foot={foot?.(id)}
              size={size}
              lit={lit}
              selected={selected}
              off={off}
              reason={off ? briefly(props, id) : undefined}
              onTouch={play.touch}
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
  readonly size: CardSize;
  readonly lit: boolean;
  readonly selected: boolean;
  readonly off: boolean;
  readonly reason: string | undefined;
  readonly onTouch: Play['touch'];
}

/** One of them; drawn again only when something about it has changed. */
const HandCard = memo(function HandCard(props: HandCardProps): ReactElement {
  const { id, speaker, options, foot, size, lit, selected, off, reason, onTouch } = props;
  const card = useMemo(() => drawn(id, speaker, options, foot), [id, speaker, options, foot]);
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
        onPress={() => onTouch(`card:${id}`)}
      />
    </Tooltip>
  );
});

/** In a few words, why a card cannot be played as an action now; the whole reason comes with a touch. */
function briefly({ view, seat, ask, speaker }: CardsProps, id: string): string | undefined {
  if (seat === null || ask?.prompt !== 'action') return undefined;
  const card = cardOf(id);
  if (card.type === 'battle') return speaker.say('ui.only-in-battle');
  const reasons = whyNot(stateOf(view), seat, { kind: card.type, card: id });
  const rage = reasons.find(({ reason }) => reason === 'rage');
  return rage ? speaker.say('ui.needs-rage', { needs: Number(rage.args?.needs) }) : undefined;
}
