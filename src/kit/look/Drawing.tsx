import type { ReactElement, SVGProps } from 'react';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Spoken name; without it the drawing is decoration. */
  readonly label?: string | undefined;
}

/** Spread on a part of a drawing whose words are spoken elsewhere. */
export const SILENT = { 'aria-hidden': true } as const;

/** An svg that is either an image with a name or silent. */
export function Drawing({ label, children, ...rest }: DrawingProps): ReactElement {
  return label ? (
    <svg {...rest} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...rest} aria-hidden="true">
      {children}
    </svg>
  );
}
