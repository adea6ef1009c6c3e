import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../../kit/look/Icon.tsx';
import { Woven } from '../../kit/look/Woven.tsx';
import type { BandName } from '../../kit/look/weave.ts';
import { useSpeech } from '../speech.tsx';
import { ClauseText } from './ClauseText.tsx';
import { clauseSign } from './clause-sign.ts';
import type { Block, Chapter } from './parse.ts';
import type { Found, Query } from './search.ts';
import type { RulesBook } from './useRules.ts';
import './rules-page.css';

interface RulesPageProps {
  readonly book: RulesBook;
  readonly found: Found;
  readonly query: Query;
  /** The clause or chapter one came for; '' for none. */
  readonly at: string;
  readonly band: BandName;
  readonly onGo: (clause: string) => void;
}

/** The rules on vellum, clause by clause. */
export function RulesPage({ book, found, query, at, band, onGo }: RulesPageProps): ReactElement {
  const { say, language } = useSpeech();
  const page = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the text is there at last, or the search is over
  useEffect(() => {
    if (at === '' || query.words.length > 0) return;
    const clause = page.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(at)}"]`);
    clause?.scrollIntoView({ block: clause.tagName === 'SECTION' ? 'start' : 'center' });
    clause?.focus({ preventScroll: true });
  }, [at, book, query.words.length]);

  return (
    <article ref={page} className="sk-rules-page" lang={book.language}>
      <Woven band={band} rows={3} scale={1.2} className="sk-rules-hem" />
      {book.language !== language && (
        <p className="sk-rules-notice" lang={language}>
          <Icon name="world" size={17} />
          {say('hall.rules.untranslated')}
        </p>
      )}
      {query.words.length === 0 &&
        book.rules.intro.map(paragraph => (
          <p key={paragraph}>
            <ClauseText text={paragraph} book={book} query={query} onGo={onGo} />
          </p>
        ))}
      {found.chapters.length === 0 && <p lang={language}>{say('hall.rules.nothing')}</p>}
      {found.chapters.map(chapter => (
        <ChapterText key={chapter.id} chapter={chapter} book={book} query={query} at={at} onGo={onGo} />
      ))}
    </article>
  );
}

interface ChapterTextProps extends Omit<RulesPageProps, 'found' | 'band'> {
  readonly chapter: Chapter;
}

function ChapterText({ chapter, ...rest }: ChapterTextProps): ReactElement {
  return (
    <section className="sk-rules-chapter" data-clause={chapter.id} tabIndex={-1}>
      <h2>
        <small>{chapter.id}</small> {chapter.title}
      </h2>
      {chapter.sections.map(({ title, blocks }) => (
        <div key={title ?? ''}>
          {title && <h3>{title}</h3>}
          {blocks.map(block => (
            <BlockText key={block.id ?? block.text} block={block} {...rest} />
          ))}
        </div>
      ))}
    </section>
  );
}

function BlockText({
  block,
  book,
  query,
  at,
  onGo,
}: Omit<ChapterTextProps, 'chapter'> & { block: Block }): ReactElement {
  const { id, text, scenario } = block;
  const words = <ClauseText text={text} book={book} query={query} onGo={onGo} />;
  if (scenario) return <blockquote className="sk-rules-example">{words}</blockquote>;
  if (id === null) return <p className="sk-rules-aside">{words}</p>;
  return (
    <div
      className={id === at ? 'sk-rules-clause sk-rules-here' : 'sk-rules-clause'}
      data-clause={id}
      tabIndex={-1}
      aria-current={id === at || undefined}
    >
      <b className="sk-rules-id">{clauseSign(id)}</b>
      <p>{words}</p>
    </div>
  );
}
