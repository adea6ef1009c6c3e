import { type ReactElement, useMemo, useState } from 'react';
import { Plank } from '../../kit/look/Plank.tsx';
import { shelved } from '../games.ts';
import { HallTools } from '../hall/HallTools.tsx';
import { Link } from '../Link.tsx';
import { Lost } from '../Lost.tsx';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { useGameSpeaker, useSpeech } from '../speech.tsx';
import { FrameRail } from '../table/FrameRail.tsx';
import { useLoadedGame } from '../table/useGameAtTable.ts';
import { BrowserPanel } from './BrowserPanel.tsx';
import { ANY_CARD, findCards } from './card-filter.ts';
import { SearchField } from './SearchField.tsx';
import { queryOf } from './search.ts';
import { useRules } from './useRules.ts';
import './rules-screen.css';

/** All the cards of a game. */
export default function CardsScreen({ game }: { game: string }): ReactElement {
  const { say } = useSpeech();
  const entry = shelved(game);
  const loaded = useLoadedGame(game);
  const speaker = useGameSpeaker(loaded?.game, null);
  const book = useRules(game, speaker, loaded?.extras);
  const cards = useMemo(() => speaker && loaded?.extras.cards?.(speaker), [speaker, loaded]);
  const [text, setText] = useState('');
  const query = useMemo(() => queryOf(text), [text]);

  if (!entry || (loaded && !loaded.extras.cards)) return <Lost />;
  return (
    <Screen
      title={`${say('hall.cards')} · ${entry.title} · Skáli`}
      className="sk-cards"
      head={
        <FrameRail title={say('hall.cards')} note={entry.title} band={entry.hanging.band} tools={<HallTools />}>
          <SearchField
            label={say('hall.cards.search')}
            value={text}
            found={say('hall.cards.found', { cards: cards ? findCards(cards.entries, ANY_CARD, query).length : 0 })}
            onChange={setText}
          />
        </FrameRail>
      }
    >
      <Plank as="section" className="sk-cards-plank" label={say('hall.cards')}>
        {cards && book ? (
          <BrowserPanel
            cards={cards}
            book={book}
            players={entry.players}
            query={query}
            onGo={clause => go({ screen: 'rules', game, clause })}
          />
        ) : (
          <p className="sk-loading">{say('hall.loading')}</p>
        )}
        <Link to={{ screen: 'rules', game }}>{say('hall.rules')}</Link>
      </Plank>
    </Screen>
  );
}
