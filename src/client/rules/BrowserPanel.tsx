import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Card } from '../../kit/look/Card.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import { Tooltip } from '../../kit/look/Tooltip.tsx';
import { useBox } from '../../kit/look/useBox.ts';
import type { CardBrowserContent, CardBrowserEntry } from '../../kit/table/table-module.ts';
import { useSpeech } from '../speech.tsx';
import { ClauseText } from './ClauseText.tsx';
import { ANY_CARD, type CardWish, cardCount, copiesOf, findCards } from './card-filter.ts';
import { type Query, queryOf } from './search.ts';
import type { RulesBook } from './useRules.ts';
import './card-browser.css';

interface BrowserPanelProps {
  readonly cards: CardBrowserContent;
  readonly book: RulesBook;
  readonly players: { readonly min: number; readonly max: number };
  readonly query: Query;
  readonly onGo: (clause: string) => void;
}

/** From so many pixels on cards are drawn larger. */
const ROOMY = 800;
const ANY = '*';
const NO_QUERY = queryOf('');

/** Every card, by filters and by what is looked for; the chosen one with its clauses. */
export function BrowserPanel({ cards, book, players, query, onGo }: BrowserPanelProps): ReactElement {
  const { say } = useSpeech();
  const [wish, setWish] = useState<CardWish>(ANY_CARD);
  const [chosen, setChosen] = useState<string | null>(null);
  const [ref, box] = useBox<HTMLDivElement>();
  const found = useMemo(() => findCards(cards.entries, wish, query), [cards, wish, query]);
  const open = found.find(({ id }) => id === chosen);
  const roomy = box.width > ROOMY;
  const filtered = wish.players !== null || Object.keys(wish.marks).length > 0;
  const counted = cards.entries.some(({ copies }) => copies !== undefined);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => String(players.min + i));

  const setMark = (filter: string, value: string) => {
    const { [filter]: _, ...marks } = wish.marks;
    setWish({ ...wish, marks: value === ANY ? marks : { ...marks, [filter]: value } });
  };
  return (
    <div ref={ref} className={roomy ? 'sk-browser sk-browser-roomy' : 'sk-browser'}>
      <header>
        <h2>{cards.title ?? say('hall.cards')}</h2>
        <output className="sk-dim">
          {counted
            ? say('hall.cards.count', {
                kinds: found.length,
                allKinds: cards.entries.length,
                cards: cardCount(found, wish.players),
                allCards: cardCount(cards.entries, null),
              })
            : say('hall.cards.found', { cards: found.length })}
        </output>
      </header>
      <div className="sk-browser-filters">
        {cards.filters.map(({ id, label, values }) => (
          <div key={id} className="sk-browser-filter">
            <span aria-hidden="true">{label}</span>
            <Segmented
              label={label}
              segments={[
                { value: ANY, label: say('hall.cards.any') },
                ...values.map(({ value, label: name, icon }) => ({
                  value,
                  label: name,
                  icon,
                  iconOnly: values.length > 4 && icon !== undefined,
                })),
              ]}
              value={wish.marks[id] ?? ANY}
              onChange={value => setMark(id, value)}
            />
          </div>
        ))}
        <div className="sk-browser-filter">
          {counted && (
            <>
              <span aria-hidden="true">{say('hall.cards.players')}</span>
              <Segmented
                label={say('hall.cards.players')}
                segments={[
                  { value: ANY, label: say('hall.cards.any') },
                  ...counts.map(value => ({ value, label: value })),
                ]}
                value={wish.players === null ? ANY : String(wish.players)}
                onChange={value => setWish({ ...wish, players: value === ANY ? null : Number(value) })}
              />
            </>
          )}
          {filtered && (
            <Button tone="quiet" icon="anticlockwise-rotation" onClick={() => setWish(ANY_CARD)}>
              {say('hall.cards.clear')}
            </Button>
          )}
        </div>
      </div>
      <ul className="sk-browser-cards">
        {found.map(entry => (
          <li key={entry.id}>
            <Tooltip content={<Card {...entry.card} size="zoom" />} bare prefer="beside">
              <Card
                {...entry.card}
                size={roomy ? 'draft' : 'hand'}
                foot={entry.copies && <Foot entry={entry} copies={entry.copies} players={wish.players} />}
                selected={entry === open}
                onPress={() => setChosen(entry === open ? null : entry.id)}
              />
            </Tooltip>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{say('hall.cards.nothing')}</p>}
      {open && <Answers entry={open} book={book} onGo={onGo} onClose={() => setChosen(null)} />}
      {cards.note && (
        <p className="sk-browser-note">
          <Icon name="uncertainty" size={17} />
          {cards.note}
        </p>
      )}
    </div>
  );
}

interface FootProps {
  readonly entry: CardBrowserEntry;
  readonly copies: readonly number[];
  readonly players: number | null;
}

/** How many there are, and from how many players on. */
function Foot({ entry, copies, players }: FootProps): ReactElement {
  const { say } = useSpeech();
  return (
    <span className="sk-browser-foot">
      <span>{say('hall.cards.copies', { copies: copiesOf(entry, players) })}</span>
      <span>
        <Icon name="three-friends" size={14} label={say('hall.cards.players')} /> {copies.map(n => `${n}+`).join(' ')}
      </span>
    </span>
  );
}

interface AnswersProps {
  readonly entry: CardBrowserEntry;
  readonly book: RulesBook;
  readonly onGo: (clause: string) => void;
  readonly onClose: () => void;
}

/** What the rules say about one card. */
function Answers({ entry, book, onGo, onClose }: AnswersProps): ReactElement {
  const { say } = useSpeech();
  const clauses = entry.clauses.flatMap(id => book.clauses.get(id) ?? []);
  return (
    <section className="sk-browser-answers sk-hollow" aria-live="polite">
      <header>
        <h3>{say('hall.cards.answers', { card: entry.card.name })}</h3>
        <Button tone="quiet" icon="cancel" label={say('hall.close')} onClick={onClose} />
      </header>
      <p>{entry.card.text}</p>
      {clauses.map(({ id, text }) => (
        <div key={id} lang={book.language}>
          <button type="button" className="sk-clause-link" onClick={() => onGo(id)}>
            {say('hall.term.rule')}
          </button>
          <p>
            <ClauseText text={text} book={book} query={NO_QUERY} onGo={onGo} />
          </p>
        </div>
      ))}
    </section>
  );
}
