import { type ReactElement, useState } from 'react';
import { type Choice, inRange, type NumberRange } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { AmountPicker } from '../../../kit/table/AmountPicker.tsx';

interface RangeChoiceProps {
  readonly range: NumberRange<Choice>;
  readonly prompt: string;
  readonly speaker: Speaker;
  readonly onChoose: (choice: Choice) => void;
}

/** An answer that is any number from one to another. */
export function RangeChoice({ range, prompt, speaker, onChoose }: RangeChoiceProps): ReactElement {
  const [amount, pick] = useState(range.min);
  const confirm = () => onChoose(inRange(range, amount));
  return (
    <div className="sk-text-range">
      <AmountPicker range={range} amount={amount} pick={pick} confirm={confirm} prompt={prompt} speaker={speaker} />
    </div>
  );
}
