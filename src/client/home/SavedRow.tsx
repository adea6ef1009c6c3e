import { type ReactElement, useId, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Medallion } from '../../kit/look/Medallion.tsx';
import { ago } from '../hall/ago.ts';
import { ToolButton } from '../hall/ToolButton.tsx';
import { go } from '../router.ts';
import { useSpeech } from '../speech.tsx';
import type { SavedTable } from '../store.ts';
import { isYourTurn, othersAt, sideOf, titleOf } from './saved.ts';
import { stageWords } from './stage-words.ts';

interface SavedRowProps {
  readonly table: SavedTable;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
  /** Hands a finished game on by a link; left out where that cannot be done. */
  readonly onShare?: (() => void) | undefined;
}

/** One table that is kept here: whose turn it is, and what can be done with it. */
export function SavedRow({ table, onRename, onExport, onRemove, onShare }: SavedRowProps): ReactElement {
  const speech = useSpeech();
  const { say, language } = speech;
  const [more, setMore] = useState(false);
  const title = useId();
  const side = sideOf(table, table.you[0] ?? 0);
  const yours = isYourTurn(table);
  return (
    <li className="sk-saved" aria-labelledby={title}>
      {side ? <Medallion kind="seat" side={side} size={38} /> : <Icon name="round-table" size={38} />}
      <div className="sk-saved-what">
        <h3 id={title}>{titleOf(table)}</h3>
        <p>
          {[
            stageWords(speech, table.game, table.over ? null : table.stage),
            say('hall.saved.with', { names: othersAt(table) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          <span className="sk-saved-when">{ago(table.changed, Date.now(), language)}</span>
        </p>
      </div>
      <Button
        tone={yours ? 'main' : 'plain'}
        className="sk-saved-go"
        describedBy={title}
        onClick={() => go({ screen: 'table', id: table.id })}
      >
        {say(yours ? 'hall.your-turn' : 'hall.look-in')}
      </Button>
      <ToolButton
        icon="hamburger-menu"
        label={say('hall.saved.more', { name: titleOf(table) })}
        expanded={more}
        onClick={() => setMore(!more)}
      />
      {more && (
        <div className="sk-saved-more">
          <button type="button" onClick={onRename}>
            {say('hall.rename')}
          </button>
          <button type="button" onClick={onExport}>
            {say('hall.export')}
          </button>
          {onShare && (
            <button type="button" onClick={onShare}>
              {say('hall.share-game')}
            </button>
          )}
          <button type="button" onClick={onRemove}>
            {say('hall.remove')}
          </button>
        </div>
      )}
    </li>
  );
}
