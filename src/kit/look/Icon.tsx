import type { CSSProperties, ReactElement } from 'react';
import { Drawing } from './Drawing.tsx';
import type { IconName } from './icon-names.ts';
import { outline } from './outlines.ts';

export type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  readonly size?: number | undefined;
  readonly color?: string | undefined;
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function Icon({ name, size = 16, color = 'currentColor', label, className, style }: IconProps): ReactElement {
  const classes = className ? `sk-icon ${className}` : 'sk-icon';
  return (
    <Drawing className={classes} width={size} height={size} viewBox="0 0 512 512" style={style} label={label}>
      <path d={outline(name)} fill={color} />
    </Drawing>
  );
}

interface GlyphProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number | undefined;
}

/** An icon inside a drawing, centred on a point. */
export function Glyph({ name, x, y, size, fill, opacity }: GlyphProps): ReactElement {
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return <path d={outline(name)} transform={at} fill={fill} opacity={opacity} />;
}
