import { type ReactElement, useEffect } from 'react';
import { adviceWords, type Naming } from '../../../bots/advise/words.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { announce } from '../../announce.tsx';
import { ToolButton } from '../../hall/ToolButton.tsx';
import { useSpeech } from '../../speech.tsx';
import { ChanceBar } from '../chances/ChanceBar.tsx';
import type { Hint } from './useAdvice.ts';
import './advice.css';

interface AdvicePanelProps {
  readonly hint: Hint;
  readonly ask: Ask;
  readonly speaker: Speaker;
  readonly named: Naming;
  /** It came of its own accord: only what to do, and why. */
  readonly unasked: boolean;
  readonly onClose: () => void;
}

/** What a good player would do: up to three answers, marked on the table by the same numbers. */
export default function AdvicePanel({ hint, ask, speaker, named, unasked, onClose }: AdvicePanelProps): ReactElement {
  const { say } = useSpeech();
  const title = say('hall.advice');
  const best = hint.state === 'told' ? hint.advice.answers[0] : undefined;
  useEffect(() => {
    if (best) announce(`${title} ${named(best.choice, ask.prompt)}`);
  }, [best, title, named, ask]);
  return (
    <Plank
      as="aside"
      className={unasked ? 'sk-advice sk-advice-unasked' : 'sk-advice'}
      groove="ice"
      label={title}
      part="advice"
    >
      <header className="sk-advice-head">
        <h2 className="sk-title">{title}</h2>
        <ToolButton icon="cancel" label={say('hall.close')} onClick={onClose} />
      </header>
      {hint.state === 'thinking' && (
        <p className="sk-advice-wait" role="status">
          <Icon name="hourglass" size={20} />
          {say('hall.advice.thinking')}
        </p>
      )}
      {hint.state === 'failed' && <p role="alert">{say('hall.advice.failed')}</p>}
      {hint.state === 'told' && (
        <>
          <ol className="sk-advice-list">
            {hint.advice.answers.map((one, i) => {
              const words = adviceWords(one, ask.prompt, speaker, named);
              return (
                <li key={words.choice}>
                  <span className={i === 0 ? 'sk-advised sk-advised-best' : 'sk-advised'} aria-hidden="true">
                    {i + 1}
                  </span>
                  <div>
                    <b>{words.choice}</b>
                    <ChanceBar
                      chance={one.chance}
                      error={one.error}
                      tone={i === 0 ? 'best' : 'plain'}
                      label={words.chance}
                    />
                    {words.why && <p>{words.why}</p>}
                    {i === 0 && words.course && !unasked && <p className="sk-dim">{words.course}</p>}
                  </div>
                </li>
              );
            })}
          </ol>
          {!unasked && (
            <p className="sk-advice-foot sk-dim">{say('hall.advice.sure', { games: hint.advice.rollOuts })}</p>
          )}
        </>
      )}
    </Plank>
  );
}
