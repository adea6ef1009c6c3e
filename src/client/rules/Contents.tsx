import type { ReactElement } from 'react';
import { useSpeech } from '../speech.tsx';
import { TermWord } from './ClauseText.tsx';
import type { Chapter } from './parse.ts';
import type { RulesBook } from './useRules.ts';

interface ContentsProps {
  readonly book: RulesBook;
  readonly chapters: readonly Chapter[];
  /** The chapter in sight. */
  readonly here: string;
  readonly onGo: (id: string) => void;
}

/** Chapters and terms of the rules. */
export function Contents({ book, chapters, here, onGo }: ContentsProps): ReactElement {
  const { say } = useSpeech();
  const terms = book.terms.words.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <nav className="sk-contents" aria-label={say('hall.rules.chapters')}>
      <h2 className="sk-title">{say('hall.rules.chapters')}</h2>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              lang={book.language}
              aria-current={id === here ? 'location' : undefined}
              onClick={() => onGo(id)}
            >
              <i>{id}</i>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <>
          <h2 className="sk-title">{say('hall.rules.terms')}</h2>
          <p className="sk-contents-terms">
            {terms.map(term => (
              <TermWord key={term.id} term={term} onGo={onGo}>
                {term.name}
              </TermWord>
            ))}
          </p>
        </>
      )}
    </nav>
  );
}
