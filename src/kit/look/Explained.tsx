import { Fragment, type ReactElement, useContext } from 'react';
import { Icon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';
import { type TermMeaning, type TermPiece, TermsContext, type TermsHere } from './terms.ts';
import './explained.css';

/** A word that is touched is a thing of its own, after which a line may end: what is written right at it goes with it. */
interface Joined {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly term?: string;
}

/** Pieces of which a word has all that stands right before and behind it. */
export function joinedPieces(pieces: readonly TermPiece[]): readonly Joined[] {
  const joined: Joined[] = [];
  let ahead = '';
  for (const [i, { text, term }] of pieces.entries()) {
    if (term === undefined) {
      const behind = i > 0 ? (/^\S+/.exec(text)?.[0] ?? '') : '';
      const last = joined.at(-1);
      if (behind && last) joined[joined.length - 1] = { ...last, after: behind };
      const rest = text.slice(last ? behind.length : 0);
      ahead = i < pieces.length - 1 ? (/\S+$/.exec(rest)?.[0] ?? '') : '';
      const plain = rest.slice(0, rest.length - ahead.length);
      if (plain) joined.push({ before: '', text: plain, after: '' });
    } else {
      joined.push({ before: ahead, text, after: '', term });
      ahead = '';
    }
  }
  return joined;
}

/** A text whose words say what they mean, to whoever touches them, points at them or comes to them by keys. */
export function Explained({ text }: { readonly text: string }): ReactElement {
  const terms = useContext(TermsContext);
  if (!terms) return <>{text}</>;
  return (
    <>
      {joinedPieces(terms.pieces(text)).map(({ before, text: words, after, term }, i) => {
        const meaning = term === undefined ? undefined : terms.meaning(term);
        const key = `${i} ${words}`;
        if (!meaning) return <Fragment key={key}>{before + words + after}</Fragment>;
        return (
          <span key={key} className={before || after ? 'sk-word-and' : undefined}>
            {before}
            <Tooltip stays tap prefer="below" content={<Meaning {...meaning} rule={terms.rule} />}>
              <button type="button" className="sk-word">
                {words}
              </button>
            </Tooltip>
            {after}
          </span>
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
