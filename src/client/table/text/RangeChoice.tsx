import { type ReactElement, useId, useState } from 'react';
import { type Choice, inRange, type NumberRange } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { useSpeech } from '../../speech.tsx';

interface RangeChoiceProps {
  readonly range: NumberRange<Choice>;
  readonly prompt: string;
  readonly speaker: Speaker;
  readonly onChoose: (choice: Choice) => void;
}

/** An answer that is any number from one to another. */
export function RangeChoice({ range, prompt, speaker, onChoose }: RangeChoiceProps): ReactElement {
  const { say } = useSpeech();
  const { min, max } = range;
  const [number, setNumber] = useState(min);
  const id = useId();
  const fits = Number.isInteger(number) && number >= min && number <= max;
  const choice = inRange(range, fits ? number : min);
  return (
    <form
      className="sk-text-range"
      onSubmit={event => {
        event.preventDefault();
        if (fits) onChoose(choice);
      }}
    >
      <label htmlFor={id}>{say('hall.text.number', { min, max })}</label>
      <input
        id={id}
        type="number"
        className="sk-field sk-hollow"
        min={min}
        max={max}
        value={Number.isNaN(number) ? '' : number}
        onChange={event => setNumber(event.target.valueAsNumber)}
      />
      <Button off={!fits} onClick={() => fits && onChoose(choice)}>
        {speaker.choice(choice, prompt)}
      </Button>
    </form>
  );
}
