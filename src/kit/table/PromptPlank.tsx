import type { ReactElement, ReactNode } from 'react';
import { isAwaited } from '../../engine/contract/ask.ts';
import type { Reason } from '../../engine/contract/explain.ts';
import { Button } from '../look/Button.tsx';
import { Plank } from '../look/Plank.tsx';
import type { TableProps } from './table-props.ts';
import './prompt-plank.css';

interface PromptPlankProps extends Pick<TableProps, 'ask' | 'canUndo' | 'undo' | 'openRules' | 'speaker'> {
  /** What to do, or whom the table waits for. */
  readonly words: string;
  /** What may be touched next; reasons take its place. */
  readonly hint: string;
  readonly play: {
    /** Something has been touched that is not yet a choice. */
    readonly begun: boolean;
    back(): void;
    /** Why the last thing touched is not allowed. */
    readonly reasons: readonly Reason[];
  };
  readonly strings: { readonly label: string; readonly cancel: string; readonly undo: string };
  readonly className: string;
  /** The acts, the main one first. */
  readonly children: ReactNode;
}

/** What to do: at the left the way back, then the words, at the right the acts. */
export function PromptPlank(props: PromptPlankProps): ReactElement {
  const { ask, words, hint, play, canUndo, undo, openRules, speaker, strings, className, children } = props;
  return (
    <Plank
      as="section"
      part="prompt"
      className={`sk-prompt ${className}`}
      label={strings.label}
      groove={ask && isAwaited(ask) ? 'ember' : undefined}
    >
      {play.begun ? (
        <Button tone="quiet" icon="return-arrow" keys="Escape" act="cancel" onClick={play.back}>
          {strings.cancel}
        </Button>
      ) : (
        <Button tone="quiet" icon="anticlockwise-rotation" act="undo" off={!canUndo} disabled={!canUndo} onClick={undo}>
          {strings.undo}
        </Button>
      )}
      <div className="sk-prompt-words">
        <p className="sk-prompt-say sk-display">{words}</p>
        {play.reasons.length > 0 ? (
          <p className="sk-prompt-why" role="status">
            {play.reasons.map(reason => (
              <button
                key={`${reason.clause}/${reason.reason}`}
                type="button"
                className="sk-why"
                onClick={() => openRules(reason.clause)}
              >
                {speaker.reason(reason)}
              </button>
            ))}
          </p>
        ) : (
          <p className="sk-prompt-hint sk-dim">{hint}</p>
        )}
      </div>
      <div className="sk-prompt-acts">{children}</div>
    </Plank>
  );
}
