import { type MouseEventHandler, type ReactElement, type ReactNode, useContext } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { KeyNames } from './key-names.ts';
import { marksOf } from './marks.ts';
import { PointedContext } from './pointed.ts';
import './button.css';

interface ButtonProps {
  readonly children?: ReactNode | undefined;
  /** Main: the act the prompt asks for. Quiet: undo, cancel. Ice: what belongs to looking back. */
  readonly tone?: 'plain' | 'main' | 'quiet' | 'ice' | undefined;
  readonly icon?: IconName | undefined;
  /** What the act costs, e.g. an icon and a number; shown in its own recess. */
  readonly cost?: ReactNode | undefined;
  /** Looks and reads as disabled but still answers a click, so that the hall can say why not. */
  readonly off?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  /** Spoken name where the button shows only an icon. */
  readonly label?: string | undefined;
  /** The key that does the same, as it is before anybody puts it elsewhere. */
  readonly keys?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** What the button stands for at a table, for whoever has to find it: `say:pass`. */
  readonly target?: string | undefined;
  /** What the button does to whatever is under way, for whoever has to find it: `confirm`, `cancel`, `undo`. */
  readonly act?: string | undefined;
  readonly className?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

function toneOf({ tone = 'plain', target }: ButtonProps, pointed: string | undefined): ButtonProps['tone'] {
  if (pointed === undefined) return tone;
  return target === pointed ? 'main' : tone === 'main' ? 'plain' : tone;
}

/** A rune-stick with pointed ends. */
export function Button(props: ButtonProps): ReactElement {
  const { children, icon, cost, off, disabled, pressed, label, keys, wide, autoFocus, className } = props;
  const keyNow = useContext(KeyNames);
  const tone = toneOf(props, useContext(PointedContext));
  const classes = [
    'sk-btn',
    tone !== 'plain' && `sk-btn-${tone}`,
    (off || disabled) && 'sk-btn-off',
    wide && 'sk-btn-wide',
    children === undefined && 'sk-btn-bare',
    className,
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled}
      aria-disabled={off ? true : undefined}
      aria-pressed={pressed}
      aria-label={label}
      aria-keyshortcuts={keys && keyNow(keys)}
      aria-describedby={props.describedBy}
      data-act={props.act}
      {...marksOf(props.target, !off)}
      // biome-ignore lint/a11y/noAutofocus: a dialog's first choice takes the focus from the thing that opened it
      autoFocus={autoFocus}
      onClick={props.onClick}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
      {cost !== undefined && <span className="sk-btn-cost">{cost}</span>}
    </button>
  );
}
