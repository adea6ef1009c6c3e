import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Plank } from '../../kit/look/Plank.tsx';
import { SHELF, shelved } from '../games.ts';
import { HallTools } from '../hall/HallTools.tsx';
import { Link } from '../Link.tsx';
import { Lost } from '../Lost.tsx';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { useGameSpeaker, useSpeech } from '../speech.tsx';
import { FrameRail } from '../table/FrameRail.tsx';
import { useLoadedGame } from '../table/useGameAtTable.ts';
import { BrowserPanel } from './BrowserPanel.tsx';
import { Contents } from './Contents.tsx';
import { ANY_CARD, findCards } from './card-filter.ts';
import { locate } from './parse.ts';
import { RulesPage } from './RulesPage.tsx';
import { SearchField } from './SearchField.tsx';
import { findClauses, queryOf } from './search.ts';
import { useRules } from './useRules.ts';
import './rules-screen.css';

interface RulesScreenProps {
  readonly game: string;
  readonly clause?: string | undefined;
}

/** The rules of a game and its cards, with one search over both. */
export default function RulesScreen({ game, clause = '' }: RulesScreenProps): ReactElement {
  const { say } = useSpeech();
  const entry = shelved(game);
  const loaded = useLoadedGame(game);
  const speaker = useGameSpeaker(loaded?.game, null);
  const book = useRules(game, speaker, loaded?.extras);
  const cards = useMemo(() => speaker && loaded?.extras.cards?.(speaker), [speaker, loaded]);
  const [text, setText] = useState('');
  const query = useMemo(() => queryOf(text), [text]);
  const found = useMemo(() => (book ? findClauses(book.rules, query) : null), [book, query]);
  const foundCards = useMemo(() => (cards ? findCards(cards.entries, ANY_CARD, query).length : 0), [cards, query]);
  const pane = useRef<HTMLDivElement>(null);
  const inSight = useChapterInSight(pane, book?.rules.title ?? '', clause);

  if (!entry || book === null) return <Lost />;
  const goTo = (id: string) => {
    setText('');
    go({ screen: 'rules', game, clause: id });
  };
  const here =
    (book && query.words.length === 0 && inSight) || ((book && locate(book.rules, clause)?.chapter.id) ?? '');
  return (
    <Screen
      title={`${say('hall.rules')} · ${entry.title} · Skáli`}
      className="sk-rules"
      head={
        <FrameRail title={say('hall.rules')} note={entry.title} band={entry.hanging.band} tools={<HallTools />}>
          <SearchField
            label={say('hall.rules.search')}
            value={text}
            found={say(cards ? 'hall.rules.found-both' : 'hall.rules.found', {
              clauses: found?.clauses ?? 0,
              cards: foundCards,
            })}
            onChange={setText}
          />
          {SHELF.length > 1 && (
            <nav className="sk-rules-games">
              {SHELF.map(({ id, title }) => (
                <Link key={id} to={{ screen: 'rules', game: id }} current={id === game}>
                  {title}
                </Link>
              ))}
            </nav>
          )}
        </FrameRail>
      }
    >
      <div className="sk-rules-body">
        <Plank className="sk-rules-side">
          {book && <Contents book={book} chapters={found?.chapters ?? []} here={here} onGo={goTo} />}
          <Link to={{ screen: 'cards', game }} className="sk-rules-cards-link">
            {say('hall.cards')}
          </Link>
          <Link to={{ screen: 'rules', game, clause: 'summary' }} className="sk-rules-cards-link">
            {say('hall.summary')}
          </Link>
        </Plank>
        <div ref={pane} className="sk-rules-pane">
          {book && found && (
            <RulesPage book={book} found={found} query={query} at={clause} band={entry.hanging.band} onGo={goTo} />
          )}
        </div>
        {cards && book && (
          <Plank as="section" className="sk-rules-browser" label={say('hall.cards')}>
            <BrowserPanel cards={cards} book={book} players={entry.players} query={query} onGo={goTo} />
          </Plank>
        )}
      </div>
    </Screen>
  );
}

/**
 * The chapter one came for while it is in sight, else the one that is read, as the page is scrolled: by itself, or with the
 * whole screen.
 */
function useChapterInSight(pane: React.RefObject<HTMLElement | null>, text: string, at: string): string {
  const [id, setId] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other chapters
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    const look = () => {
      const { top, bottom } = box.getBoundingClientRect();
      const [head, foot] = [Math.max(0, top), Math.min(window.innerHeight, bottom)];
      const line = (share: number) => head + (foot - head) * share;
      const goal = box.querySelector(`[data-clause="${CSS.escape(at)}"]`);
      const wished = goal?.getBoundingClientRect();
      const chapters = [...box.querySelectorAll<HTMLElement>('.sk-rules-chapter')];
      const read = chapters.findLast(chapter => chapter.getBoundingClientRect().top <= line(0.4));
      const kept = wished && wished.top < line(0.9) && wished.bottom > line(0.1);
      // What stands before the first chapter leads to it.
      const there = kept ? goal?.closest<HTMLElement>('.sk-rules-chapter') : (read ?? chapters[0]);
      setId(there?.dataset.clause ?? '');
    };
    look();
    // Whoever scrolls does not say so to what it lies in, but it can be overheard.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [pane, text, at]);
  return id;
}
