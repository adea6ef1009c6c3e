import { Fragment, type ReactElement, useContext } from 'react';
import { Icon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';
import { type TermMeaning, TermsContext, type TermsHere } from './terms.ts';
import './explained.css';

/** A text whose words say what they mean, to whoever touches them, points at them or comes to them by keys. */
export function Explained({ text }: { readonly text: string }): ReactElement {
  const terms = useContext(TermsContext);
  if (!terms) return <>{text}</>;
  return (
    <>
      {terms.pieces(text).map((piece, i) => {
        const meaning = piece.term === undefined ? undefined : terms.meaning(piece.term);
        return meaning ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <Tooltip key={i} stays tap prefer="below" content={<Meaning {...meaning} rule={terms.rule} />}>
            <button type="button" className="sk-word">
              {piece.text}
            </button>
          </Tooltip>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <Fragment key={i}>{piece.text}</Fragment>
        );
      })}
    </>
  );
}

function Meaning({ name, words, clause, rule }: TermMeaning & Pick<TermsHere, 'rule'>): ReactElement {
  return (
    <span className="sk-about" data-part="meaning">
      <b className="sk-display">{name}</b>
      <span>{words}</span>
      <button type="button" className="sk-about-rule" onClick={() => rule.open(clause)}>
        <Icon name="rule-book" size={15} />
        {rule.word}
      </button>
    </span>
  );
}

/** Under a card in full: what the words on it mean. */
export function WordsOf({ text }: { readonly text: string }): ReactElement | null {
  const terms = useContext(TermsContext);
  const found =
    terms?.pieces(text).flatMap(({ term }) => (term === undefined ? [] : (terms.meaning(term) ?? []))) ?? [];
  if (found.length === 0) return null;
  return (
    <dl className="sk-plank sk-card-words" data-part="card-words">
      {found.map(({ name, words }) => (
        <div key={name}>
          <dt className="sk-display">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
