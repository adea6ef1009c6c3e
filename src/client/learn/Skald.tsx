import { type ReactElement, useEffect, useState } from 'react';
import './skald.css';

// A long line, and nobody waits for it.
const harp = async (): Promise<string> => (await import('./icons.generated.ts')).OUTLINES.harp;

/** The sign of whoever teaches: a harp in brass, never a person. */
export function Skald({ size = 64 }: { readonly size?: number }): ReactElement {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    harp().then(setLine, console.warn);
  }, []);
  return (
    <svg className="sk-skald" aria-hidden="true" width={size} height={size} viewBox="-4 -4 72 72">
      <circle cx="32" cy="35" r="31" className="sk-skald-shade" />
      <circle cx="32" cy="32" r="31" className="sk-skald-ink" />
      <circle cx="32" cy="32" r="29.4" className="sk-skald-brass" />
      <circle cx="32" cy="32" r="26" className="sk-skald-face" />
      <circle cx="32" cy="32" r="21.5" className="sk-skald-rim" />
      <path d={line} transform="translate(16.5,16.5) scale(0.0605)" className="sk-skald-harp" />
    </svg>
  );
}
