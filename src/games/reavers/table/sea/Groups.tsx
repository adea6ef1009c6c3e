import type { ReactElement } from 'react';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { useNarrow } from '../../../../kit/table/useTableForm.ts';
import type { DeckId } from '../../rules/numbers.ts';
import { DeckBack, MiniCard, NamedCard } from '../MiniCard.tsx';
import { DECK_LOOKS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { ReaversCard } from '../ZoomCard.tsx';

interface Wired extends Pick<ReaversProps, 'view' | 'speaker'> {
  readonly play: Pick<Play, 'sign' | 'touch'>;
}

/** A deck, face down. */
export function Deck({ deck, view, play, speaker }: Wired & { deck: DeckId }): ReactElement {
  const left = view.decks[deck];
  const name = speaker.say('ui.deck-left', { deck, n: left });
  const gone = view.discards[deck];
  return (
    <Tooltip
      content={
        <span className="rm-tip">
          <b>{name}</b>
          <span className="sk-dim">
            {gone.length === 0
              ? speaker.say('ui.discards-none')
              : speaker.say('ui.discards', { n: gone.length, cards: [...new Set(gone)] })}
          </span>
        </span>
      }
    >
      <Thing
        target={`deck:${deck}`}
        sign={play.sign(`deck:${deck}`)}
        label={name}
        className="rm-deck"
        onTouch={play.touch}
      >
        <DeckBack icon={DECK_LOOKS[deck].icon} left={left} />
      </Thing>
    </Tooltip>
  );
}

/** Pairs of open cards, and the deck they come from. */
export function Groups(props: Wired & { deck: DeckId }): ReactElement {
  const { deck, view, play, speaker } = props;
  // Beside one another their pictures would be too narrow for a name: each is a slip with it instead. A phone has room for neither.
  const named = !useNarrow();
  const Drawn = named ? NamedCard : MiniCard;
  return (
    <>
      <ul className={named ? 'rm-groups rm-named' : 'rm-groups'}>
        {view.open[deck].map((group, i) => {
          const target = `group:${deck}/${i + 1}` as const;
          const cards = group.flatMap(card => (card === null ? [] : [drawn(card, speaker, view)]));
          if (cards.length === 0) {
            // Nothing to be touched, and nothing to be called by.
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place
              <li key={i}>
                <span className="rm-group">
                  {group.map((_, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty place
                    <span key={k} className="rm-mini rm-mini-gone sk-hollow sk-cut" />
                  ))}
                </span>
              </li>
            );
          }
          const label = cards.map(card => card.name).join(' + ');
          return (
            // Groups have no name of their own: their place tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <Tooltip
                bare
                content={
                  <span className="rm-zooms">
                    {cards.map((card, k) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a group may hold a card twice
                      <ReaversCard key={k} card={card} speaker={speaker} />
                    ))}
                  </span>
                }
              >
                <Thing target={target} sign={play.sign(target)} label={label} className="rm-group" onTouch={play.touch}>
                  {group.map((card, k) =>
                    card === null ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an empty place
                      <span key={k} className="rm-mini rm-mini-gone sk-hollow sk-cut" />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a group may hold a card twice
                      <Drawn key={k} card={drawn(card, speaker, view)} />
                    ),
                  )}
                </Thing>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      <Deck {...props} deck={deck} />
    </>
  );
}

/** Open cards that are taken one by one. */
export function Singles(props: Wired & { deck: DeckId }): ReactElement {
  const { deck, view, play, speaker } = props;
  const named = !useNarrow();
  const Drawn = named ? NamedCard : MiniCard;
  return (
    <ul className={`rm-singles rm-singles-${deck}${named ? ' rm-named' : ''}`}>
      {view.open[deck].map(([id], i) => {
        if (id === null) {
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place
          return <li key={i} className="rm-mini rm-mini-gone sk-hollow sk-cut" />;
        }
        const card = drawn(id, speaker, view);
        const sign = play.sign(`card:${id}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
          <li key={i}>
            <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
              <Thing target={`card:${id}`} sign={sign} label={card.name} className="rm-single" onTouch={play.touch}>
                <Drawn card={card} />
              </Thing>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
