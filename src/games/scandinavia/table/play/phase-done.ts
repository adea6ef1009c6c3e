/** How far the phase is: who has played their part of it, who plays now, who is still to come. */
import { LORDS } from '../../content/lords.ts';
import type { PhaseId } from '../../content/phases.ts';
import type { View } from '../../rules/view.ts';
import { frameOf } from './frames.ts';

export interface Part {
  readonly lord: string;
  readonly is: 'done' | 'now' | 'later';
}

/** A part for each living lord; none in a phase that nobody has a part in. */
export function partsOf(view: View): readonly Part[] {
  const living = LORDS.filter(lord => view.lords[lord] && !view.lords[lord].out);
  const all = (is: (lord: string) => Part['is']): readonly Part[] => living.map(lord => ({ lord, is: is(lord) }));
  if (frameOf(view, 'talk')) return all(lord => (view.ready[view.lords[lord].seat] ? 'done' : 'now'));
  if (frameOf(view, 'dragon-bids')) return all(lord => (view.answered[view.lords[lord].seat] ? 'done' : 'now'));
  const ordered = frameOf(view, 'ordered');
  if (!ordered) return [];
  const begun = ordered.begun.map(lord => LORDS[lord] as string);
  return all(lord => (!begun.includes(lord) ? 'later' : lord === begun.at(-1) ? 'now' : 'done'));
}

const SCENES: Readonly<Record<string, PhaseId>> = { event: 'events', power: 'power' };

/** The phase that is looked at: a scene may tell of powers and events before the table has come to them. */
export const phaseShown = (phase: PhaseId, scene: string | undefined): PhaseId =>
  (scene === undefined ? undefined : SCENES[scene]) ?? phase;
