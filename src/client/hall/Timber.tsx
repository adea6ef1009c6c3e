import type { ReactElement } from 'react';
import { Wall } from './Wall.tsx';

/** The wall and the light on it, behind every screen of the hall. */
export function Room(): ReactElement {
  return (
    <>
      <Wall />
      <div className="sk-hearth" aria-hidden="true" />
    </>
  );
}

/** The carved beam that things hang from. */
export function Beam(): ReactElement {
  return <div className="sk-beam" aria-hidden="true" />;
}

/** Two rafters that meet above the name of the hall. */
export function Rafters(): ReactElement {
  return (
    <svg className="sk-rafters" aria-hidden="true" viewBox="0 0 1440 220">
      <path d="M694,-20L720,-46L1480,166V214Z" />
      <path d="M720,-36L1480,178" />
      <path d="M746,-20L720,-46L-40,166V214Z" />
      <path d="M720,-36L-40,178" />
    </svg>
  );
}
