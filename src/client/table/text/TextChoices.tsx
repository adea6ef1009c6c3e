import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { Choice } from '../../../engine/contract/ask.ts';
import { useSpeech } from '../../speech.tsx';
import { hasWords, MANY, type TextChoice } from './text-choices.ts';

interface TextChoicesProps {
  readonly choices: readonly TextChoice[];
  readonly onChoose: (choice: Choice) => void;
  /** What is known of it before it is made. */
  readonly beside: (choice: Choice) => ReactNode;
}

/** Every answer with its number, under what it belongs to; many are narrowed by typing words of those that are meant. */
export function TextChoices({ choices, onChoose, beside }: TextChoicesProps): ReactElement {
  const { say } = useSpeech();
  const id = useId();
  const [typed, setTyped] = useState('');
  const many = choices.length > MANY;
  const shown = many ? choices.filter(({ words, group }) => hasWords(`${words} ${group ?? ''}`, typed)) : choices;
  return (
    <>
      {many && (
        <p className="sk-text-narrow">
          <label htmlFor={id}>{say('hall.text.narrow')}</label>
          <input
            id={id}
            className="sk-hollow"
            type="text"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span role="status">{typed && say('hall.text.narrowed', { n: shown.length })}</span>
        </p>
      )}
      <ol className={choices.length > 8 ? 'sk-text-choices sk-text-many' : 'sk-text-choices'}>
        {shown.map(({ choice, number, words, group }, i) => (
          <li key={JSON.stringify(choice)} data-heads={group !== undefined && shown[i - 1]?.group !== group}>
            {group !== undefined && shown[i - 1]?.group !== group && <h3 className="sk-title">{group}</h3>}
            <button type="button" onClick={() => onChoose(choice)}>
              <span className="sk-text-number">{number}</span>
              {words}
              {beside(choice)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
