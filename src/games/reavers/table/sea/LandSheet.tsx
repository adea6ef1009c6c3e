import type { ReactElement } from 'react';
import { Sheet } from '../../../../kit/table/Sheet.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { SPACES, type SpaceId } from '../../content/spaces.ts';
import type { DeckId } from '../../rules/numbers.ts';
import { DeckBack } from '../MiniCard.tsx';
import { DECK_LOOKS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';
import type { Target } from '../play/targets.ts';
import { WholeReaversCard } from '../ZoomCard.tsx';
import { Cost } from './Land.tsx';
import { Lying, type Wired } from './Sea.tsx';

/** Decks that lie on a space, those of open groups first. */
const DECKS_OF: Readonly<Record<SpaceId, readonly DeckId[]>> = {
  recruit: ['reavers'],
  trade: ['prophecies'],
  battle: ['battles', 'journeys'],
  villages: ['villages'],
  keeps: ['keeps'],
  territories: [],
};

interface LandSheetProps extends Wired {
  /** Another land may be touched as well. */
  readonly litBelow: boolean;
  readonly space: SpaceId;
  readonly onClose: () => void;
}

/** A land of a small screen, whole: all its cards with their words, each to be taken by its name. */
export function LandSheet(props: LandSheetProps): ReactElement {
  const { space, view, speaker, litBelow, onClose } = props;
  return (
    <Sheet
      title={speaker.name('space', space)}
      close={speaker.say('ui.sheet-close')}
      litBelow={litBelow}
      onClose={onClose}
    >
      <p className="rm-sheet-cost">
        <span className="rm-land-cost sk-cut">
          <Cost space={space} speaker={speaker} />
        </span>
        <span className="sk-dim">{speaker.say(`spaceText.${space}`)}</span>
      </p>
      {space === 'territories' || space === 'trade' ? (
        <div className="rm-offer">
          <Lying {...props} space={space} />
        </div>
      ) : null}
      {DECKS_OF[space].map(deck => (
        <section key={deck} className="rm-sheet-deck">
          <ul>
            {(view.open[deck] ?? []).map((group, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own
              <Group key={i} {...props} deck={deck} group={group} at={i} />
            ))}
          </ul>
          {space !== 'trade' && <OwnDeck {...props} deck={deck} />}
        </section>
      ))}
    </Sheet>
  );
}

interface GroupProps extends Wired {
  readonly deck: DeckId;
  readonly group: readonly (string | null)[];
  readonly at: number;
}

/** Cards that are taken together; a single one, where they are taken one by one. */
function Group({ deck, group, at, view, play, speaker }: GroupProps): ReactElement | null {
  const ids = group.filter(id => id !== null);
  if (ids.length === 0) return null;
  const alone = deck === 'battles' || deck === 'prophecies';
  const target: Target = alone ? `card:${ids[0]}` : `group:${deck}/${at + 1}`;
  const sign = play.sign(target);
  // A sea battle is not taken, it is to be won first.
  const words =
    deck === 'battles' ? speaker.say('choice.face', { card: ids[0] }) : speaker.say('ui.take-cards', { cards: ids });
  return (
    <li>
      <Thing target={target} sign={sign} label={words} className="rm-sheet-group" onTouch={play.touch}>
        {ids.map((id, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group may hold a card twice
          <WholeReaversCard key={k} card={drawn(id, speaker, view)} speaker={speaker} />
        ))}
        {sign !== 'none' && <span className="rm-sheet-take">{words}</span>}
      </Thing>
    </li>
  );
}

function OwnDeck({ deck, view, play, speaker }: Wired & { readonly deck: DeckId }): ReactElement {
  const left = view.decks[deck];
  const name = speaker.say('ui.deck-left', { deck, n: left });
  const sign = play.sign(`deck:${deck}`);
  const words = sign === 'none' ? name : `${speaker.say('choice.draw')} · ${name}`;
  return (
    <Thing target={`deck:${deck}`} sign={sign} label={words} className="rm-sheet-back" onTouch={play.touch}>
      <span className="rm-deck">
        <DeckBack icon={DECK_LOOKS[deck].icon} left={left} />
      </span>
      <span>
        {words}
        {view.discards[deck].length > 0 && (
          <span className="rm-sheet-gone sk-dim">
            {speaker.say('ui.discards', { n: view.discards[deck].length, cards: [...new Set(view.discards[deck])] })}
          </span>
        )}
      </span>
    </Thing>
  );
}

/** Is it one of the six? */
export const isSpace = (id: string): id is SpaceId => (SPACES as readonly string[]).includes(id);
