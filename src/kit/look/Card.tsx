import {
  type CSSProperties,
  Fragment,
  isValidElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CardArt, type CardKind, type ValueShape, ValueSign } from './CardArt.tsx';
import { WordsOf } from './Explained.tsx';
import { Icon, type IconName } from './Icon.tsx';
import type { Marks } from './marks.ts';
import { useWholeLines } from './useWholeLines.ts';
import { Woven } from './Woven.tsx';
import './card.css';
import './card-tile.css';

export type { CardKind, ValueShape } from './CardArt.tsx';

/**
 * Hand 146×204, phone 128×168, draft 174×246, zoom 292×408; `fit` as large as the list it lies in says (`useCardFit`), `slip` its head
 * alone, in a row with others.
 */
export type CardSize = 'hand' | 'phone' | 'draft' | 'fit' | 'slip' | 'zoom';

export interface CardProps {
  readonly kind: CardKind;
  readonly name: string;
  readonly art: IconName;
  /** Printed upper left; its shape tells the kind a second time. */
  readonly value?: string | number | undefined;
  readonly shape?: ValueShape | undefined;
  /** How strong what it stands for is: a coin on the lower right of the picture. The line of its kind says it in words. */
  readonly badge?: string | number | undefined;
  /** A sign upper right, with its spoken name. */
  readonly sign?: { readonly icon: IconName; readonly label: string } | undefined;
  readonly kindLine: string;
  readonly text?: ReactNode | undefined;
  readonly foot?: ReactNode | undefined;
  readonly size?: CardSize | undefined;
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** Dark vellum; the card can still be pressed to hear why. */
  readonly disabled?: boolean | undefined;
  /** Three words on a strip below the name of a disabled card. */
  readonly reason?: string | undefined;
  /** Spoken name, if the printed words in order are not enough. */
  readonly label?: string | undefined;
  /** What it stands for at a table. */
  readonly marks?: Marks | undefined;
  /** With it the card is a button. */
  readonly onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The words among what is printed, without signs. */
function textIn(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textIn).join(' ');
  return isValidElement<{ readonly children?: ReactNode }>(node) && node.type === Fragment
    ? textIn(node.props.children)
    : '';
}

/** A printed card: woven head, picture, value, sign, name, kind, text. It knows no game. */
export function Card(props: CardProps): ReactElement {
  const {
    kind,
    name,
    art,
    value,
    shape,
    badge,
    sign,
    kindLine,
    text,
    foot,
    size = 'hand',
    lit,
    selected,
    disabled,
    reason,
  } = props;
  const whole = useWholeLines<HTMLSpanElement>(text);
  const classes = [
    'sk-card',
    `sk-card-${size}`,
    lit && 'sk-card-lit',
    selected && 'sk-card-selected',
    disabled && 'sk-card-off',
    props.className,
  ];
  const face = (
    <>
      <span ref={whole} className="sk-card-face">
        <Woven band={kind} className="sk-card-head" style={{ height: undefined }} />
        <span className="sk-card-art">
          <CardArt kind={kind} art={art} seed={name.length} />
          {value !== undefined && <ValueSign value={value} shape={shape ?? 'shield'} />}
          {badge !== undefined && (
            <span className="sk-card-badge" aria-hidden="true">
              {badge}
            </span>
          )}
          {sign && (
            <span className="sk-card-sign">
              <Icon name={sign.icon} size={19} color="#1b0f08" label={sign.label} />
            </span>
          )}
        </span>
        <span className="sk-card-name">{name}</span>
        {/* Its colours and the shape of its value say the kind as well: the strip needs the room more. */}
        <span className={reason ? 'sk-heard' : 'sk-card-kind'}>{kindLine}</span>
        {reason && <span className="sk-card-reason">{reason}</span>}
        {text !== undefined && (
          <span className="sk-card-text">
            <span>{text}</span>
          </span>
        )}
        {foot !== undefined && <span className="sk-card-foot">{foot}</span>}
      </span>
      {selected && <span className="sk-card-arrows" aria-hidden="true" />}
    </>
  );
  const look = { className: classes.filter(Boolean).join(' '), style: props.style, ...props.marks };
  if (!props.onPress && size === 'zoom') {
    return (
      <div className="sk-card-zoomed">
        <div {...look}>{face}</div>
        <WordsOf text={textIn(text)} />
      </div>
    );
  }
  if (!props.onPress) return <div {...look}>{face}</div>;
  return (
    <button
      type="button"
      {...look}
      aria-pressed={selected ?? false}
      aria-disabled={disabled ? true : undefined}
      aria-label={props.label}
      onClick={props.onPress}
    >
      {face}
    </button>
  );
}
