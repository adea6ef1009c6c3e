import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import type { TableExtras } from '../../kit/table/table-module.ts';
import type { ShelvedGame } from '../games.ts';
import { useModal } from '../hall/useModal.ts';
import { useSpeech } from '../speech.tsx';
import { locate } from './parse.ts';
import { RulesPage } from './RulesPage.tsx';
import { SearchField } from './SearchField.tsx';
import { findClauses, queryOf } from './search.ts';
import { useRules } from './useRules.ts';
import './rules-drawer.css';

interface RulesDrawerProps {
  readonly entry: ShelvedGame;
  readonly speaker: Speaker;
  readonly extras: TableExtras;
  /** Where it opens; '' at the beginning. */
  readonly clause: string;
  readonly onClose: () => void;
}

/** The rules beside the table, open at the clause in question. */
export default function RulesDrawer({ entry, speaker, extras, clause, onClose }: RulesDrawerProps): ReactElement {
  const { say } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const book = useRules(entry.id, speaker, extras);
  const [text, setText] = useState('');
  const [at, setAt] = useState(clause);
  const query = useMemo(() => queryOf(text), [text]);
  const found = useMemo(() => (book ? findClauses(book.rules, query) : null), [book, query]);
  const here = (book && locate(book.rules, at)?.chapter.id) ?? '';

  useModal(dialog);
  const go = (id: string) => {
    setText('');
    setAt(id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one beside it
    <dialog
      ref={dialog}
      className="sk-drawer"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="sk-drawer-body">
        <header>
          <h2 id={heading}>{say('hall.rules')}</h2>
          {book && (
            <select
              className="sk-drawer-chapters sk-hollow"
              aria-label={say('hall.rules.chapters')}
              value={here}
              onChange={event => go(event.target.value)}
            >
              {here === '' && <option value="">{say('hall.rules.chapters')}</option>}
              {book.rules.chapters.map(({ id, title }) => (
                <option key={id} value={id}>
                  {id} {title}
                </option>
              ))}
            </select>
          )}
          <Button tone="quiet" icon="cancel" label={say('hall.close')} onClick={onClose} />
          <SearchField
            label={say('hall.rules.search')}
            value={text}
            found={say('hall.rules.found', { clauses: found?.clauses ?? 0 })}
            onChange={setText}
          />
        </header>
        <div className="sk-drawer-page">
          {book === null && <p className="sk-loading">{say('hall.rules.none')}</p>}
          {book && found && (
            <RulesPage book={book} found={found} query={query} at={at} band={entry.hanging.band} onGo={go} />
          )}
        </div>
      </div>
    </dialog>
  );
}
