import type { View } from '../../rules/view.ts';
import { frameOf } from '../play/frames.ts';

/** Phases in which all play at once. */
const TOGETHER = ['talk', 'dragon-bids'] as const;

/**
 * What is shown in a few seconds: what a lord does in a phase, whoever answers him in his battles; where all play at once,
 * the phase.
 */
export function part(view: View): string | null {
  const phase = `${view.turn} ${view.phase}`;
  const ordered = frameOf(view, 'ordered');
  if (ordered) return `${phase} ${ordered.begun.at(-1) ?? ''}`;
  return TOGETHER.some(kind => frameOf(view, kind)) ? phase : null;
}
