import type { ReactElement } from 'react';
import { addOutlines, outline } from '../../kit/look/outlines.ts';
import { OUTLINES } from './icons.generated.ts';
import './skald.css';

addOutlines(OUTLINES);

/** The sign of whoever teaches: a harp in brass, never a person. */
export function Skald({ size = 64 }: { readonly size?: number }): ReactElement {
  return (
    <svg className="sk-skald" aria-hidden="true" width={size} height={size} viewBox="-4 -4 72 72">
      <circle cx="32" cy="35" r="31" className="sk-skald-shade" />
      <circle cx="32" cy="32" r="31" className="sk-skald-ink" />
      <circle cx="32" cy="32" r="29.4" className="sk-skald-brass" />
      <circle cx="32" cy="32" r="26" className="sk-skald-face" />
      <circle cx="32" cy="32" r="21.5" className="sk-skald-rim" />
      <path d={outline('harp')} transform="translate(16.5,16.5) scale(0.0605)" className="sk-skald-harp" />
    </svg>
  );
}
