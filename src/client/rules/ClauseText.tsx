import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { Card } from '../../kit/look/Card.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Tooltip } from '../../kit/look/Tooltip.tsx';
import { clauseSign } from './clause-sign.ts';
import { type Inline, inlines } from './inline.ts';
import { highlighted, type Query } from './search.ts';
import type { Term } from './terms.ts';
import type { RulesBook } from './useRules.ts';
import '../../kit/table/term.css';

interface ClauseTextProps {
  readonly text: string;
  readonly book: RulesBook;
  readonly query: Query;
  readonly onGo: (clause: string) => void;
}

/** A clause as it is printed: terms explain themselves, other clauses are links, what is looked for is marked. */
export const ClauseText = memo(function ClauseText({ text, book, query, onGo }: ClauseTextProps): ReactElement {
  const known = (id: string) => book.clauses.has(id) || book.rules.chapters.some(chapter => chapter.id === id);
  return (
    <>
      {inlines(text, known, book.terms.finder).map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
        <Piece key={i} piece={piece} book={book} query={query} onGo={onGo} />
      ))}
    </>
  );
});

function Piece({ piece, book, query, onGo }: Omit<ClauseTextProps, 'text'> & { readonly piece: Inline }): ReactElement {
  const words = <Marked text={piece.text} query={query} />;
  switch (piece.kind) {
    case 'plain':
      return words;
    case 'strong':
      return <strong>{words}</strong>;
    case 'emphasis':
      return <em>{words}</em>;
    case 'code':
      return <code>{words}</code>;
    case 'clause':
      return (
        <Tooltip content={excerpt(book, piece.to)}>
          <button type="button" className="sk-clause-link" onClick={() => onGo(piece.to ?? '')}>
            {clauseSign(piece.text)}
          </button>
        </Tooltip>
      );
    case 'term': {
      const term = book.terms.byId.get(piece.to ?? '');
      return term ? (
        <TermWord term={term} onGo={onGo}>
          {words}
        </TermWord>
      ) : (
        words
      );
    }
  }
}

interface TermWordProps {
  readonly term: Term;
  readonly onGo: (clause: string) => void;
  readonly children: ReactNode;
}

/** A word that says what it means to whoever touches it, and leads to the clause that says it in full. */
export function TermWord({ term, onGo, children }: TermWordProps): ReactElement {
  const tip = (
    <div className="sk-about" data-part="meaning">
      {term.card ? <Card {...term.card.card} size="zoom" /> : <span>{term.meaning}</span>}
      {term.clause && <WayTo clause={term.clause} onGo={onGo} />}
    </div>
  );
  return (
    <Tooltip stays tap content={tip}>
      <button type="button" className="sk-term">
        {children}
      </button>
    </Tooltip>
  );
}

function WayTo({ clause, onGo }: { readonly clause: string; onGo(clause: string): void }): ReactElement {
  return (
    <button type="button" className="sk-about-rule" onClick={() => onGo(clause)}>
      <Icon name="rule-book" size={15} />
      {clauseSign(clause)}
    </button>
  );
}

function excerpt({ clauses }: RulesBook, id: string | undefined): ReactNode {
  const clause = id === undefined ? undefined : clauses.get(id);
  if (!clause) return null;
  const text = clause.text.replace(/[*`]/g, '');
  return (
    <>
      {text.length > 260 ? `${text.slice(0, 250).replace(/\s\S*$/, '')}…` : text}
      <br />
      <b className="sk-tip-clause">{clauseSign(clause.id)}</b>
    </>
  );
}

function Marked({ text, query }: { text: string; query: Query }): ReactElement {
  if (!query.pattern) return <>{text}</>;
  return (
    <>
      {highlighted(query, text).map(({ text: piece, hit }, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
        hit ? <mark key={i}>{piece}</mark> : <Fragment key={i}>{piece}</Fragment>,
      )}
    </>
  );
}
