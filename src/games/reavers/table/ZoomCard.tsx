import { memo, type ReactElement } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Card, type CardSize } from '../../../kit/look/Card.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import type { Marks } from '../../../kit/look/marks.ts';
import { WholeCard } from '../../../kit/look/WholeCard.tsx';
import { BlankDie } from './DieArt.tsx';
import { FACE_ICONS } from './pieces.ts';
import type { DrawnCard } from './play/cards.ts';

interface ReaversCardProps {
  readonly card: DrawnCard;
  readonly speaker: Speaker;
  readonly size?: CardSize | undefined;
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly marks?: Marks | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** Dice under the word that says when they come: they stay in one line with it. */
function Dice({ word, colours }: { readonly word: string; readonly colours: DrawnCard['rolled'] }): ReactElement {
  return (
    <span className="rm-printed-dice">
      <span className="rm-printed-word">{word}</span>
      {colours.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
        <BlankDie key={i} colour={colour} size={20} />
      ))}
    </span>
  );
}

/** What is printed beside the text: dice, faces, Glory. */
function Printed({ card, speaker }: { card: DrawnCard; speaker: Speaker }): ReactElement {
  const spoken = card.needs.map(face => speaker.name('need', face)).join(', ');
  return (
    <>
      {card.rolled.length > 0 && (
        <span className="rm-printed">
          <Dice word={speaker.say('ui.rolls')} colours={card.rolled} />
          <Dice word={speaker.say('ui.rallies')} colours={card.rally} />
        </span>
      )}
      {card.needs.length > 0 && (
        <span className="rm-printed" title={spoken}>
          {card.needs.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal faces have no name of their own
            <Icon key={i} name={FACE_ICONS[face] ?? 'rolling-dices'} size={20} />
          ))}
          <span className="sk-heard">{spoken}</span>
        </span>
      )}
    </>
  );
}

/** A card in full, drawn from data. */
export const ReaversCard = memo(function ReaversCard(props: ReaversCardProps): ReactElement {
  const { card, speaker, size = 'zoom', onPress, ...state } = props;
  return (
    <Card
      {...state}
      size={size}
      className={`rm-card rm-card-${card.deck}`}
      style={{ '--dye': card.dye } as React.CSSProperties}
      kind={card.kind}
      name={card.name}
      art={card.art}
      value={card.value}
      shape={card.shape}
      kindLine={card.kindLine}
      text={
        <>
          {card.text}
          <Printed card={card} speaker={speaker} />
        </>
      }
      foot={card.reconstructed && size === 'zoom' ? speaker.say('ui.reconstructed') : undefined}
      onPress={onPress}
    />
  );
});

/** The same lying on its side, with all its words, for small screens. */
export const WholeReaversCard = memo(function WholeReaversCard(props: Pick<ReaversCardProps, 'card' | 'speaker'>) {
  const { card, speaker } = props;
  return (
    <WholeCard
      className={`rm-card rm-card-${card.deck}`}
      style={{ '--dye': card.dye } as React.CSSProperties}
      kind={card.kind}
      name={card.name}
      art={card.art}
      value={card.value}
      shape={card.shape}
      kindLine={card.kindLine}
      text={
        <>
          {card.text}
          <Printed card={card} speaker={speaker} />
        </>
      }
    />
  );
});
