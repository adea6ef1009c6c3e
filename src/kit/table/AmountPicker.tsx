import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { type Choice, inRange, type NumberRange } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../look/Button.tsx';
import type { IconName } from '../look/Icon.tsx';
import { afterKey, isWithin, stepsOf } from './amounts.ts';
import './amount-picker.css';

interface AmountPickerProps {
  readonly range: NumberRange<Choice>;
  readonly amount: number;
  readonly pick: (amount: number) => void;
  readonly confirm: () => void;
  /** What is asked. */
  readonly prompt: string;
  readonly speaker: Speaker;
  /** On the button that confirms. */
  readonly seal?: IconName | undefined;
  /** What the answer with the number that is picked would cost or bring. */
  readonly costOf?: ((choice: Choice) => ReactElement | undefined) | undefined;
}

/**
 * Any number from one to another: by its digits, one less or one more, on a line from the least to the most, or by keys. The
 * button says the answer with its number; nothing is chosen before.
 */
export function AmountPicker(props: AmountPickerProps): ReactElement {
  const { range, amount, confirm, prompt, speaker, seal = 'check-mark' } = props;
  const { min, max } = range;
  const id = useId();
  // Digits as they are typed: on the way to 12 there is a 1, which may be too little.
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && !isWithin(range, Number(typed || Number.NaN));
  const label = speaker.say('hall.text.number', { min, max });
  const { less, more } = stepsOf(range, amount);
  const pick = (next: number | null) => {
    if (next === null) return;
    setTyped(null);
    props.pick(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(range, amount, event.key);
    if (next === null) return;
    event.preventDefault();
    pick(next);
  };
  return (
    <form
      className="sk-amount"
      data-part="amount"
      onSubmit={event => {
        event.preventDefault();
        if (!wrong) confirm();
      }}
    >
      <label className="sk-heard" htmlFor={id}>
        {label}
      </label>
      <Button act="less" label={speaker.say('hall.amount.less')} off={less === null} onClick={() => pick(less)}>
        <span aria-hidden="true">−</span>
      </Button>
      <input
        id={id}
        className="sk-amount-number sk-hollow"
        type="number"
        min={min}
        max={max}
        value={typed ?? amount}
        aria-invalid={wrong}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isWithin(range, target.valueAsNumber)) props.pick(target.valueAsNumber);
        }}
      />
      <Button act="more" label={speaker.say('hall.amount.more')} off={more === null} onClick={() => pick(more)}>
        <span aria-hidden="true">+</span>
      </Button>
      <span className="sk-amount-line">
        <span aria-hidden="true">{min}</span>
        <input
          type="range"
          aria-label={label}
          min={min}
          max={max}
          value={amount}
          onKeyDown={onKeyDown}
          onChange={({ target }) => pick(target.valueAsNumber)}
        />
        <span aria-hidden="true">{max}</span>
      </span>
      <Button
        tone="main"
        icon={seal}
        act="confirm"
        off={wrong}
        cost={props.costOf?.(inRange(range, amount))}
        onClick={() => !wrong && confirm()}
      >
        {speaker.choice(inRange(range, amount), prompt)}
      </Button>
    </form>
  );
}
