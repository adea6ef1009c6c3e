import type { Heard } from '../../../engine/match/match.ts';
import type { Moment } from '../../../host/protocol.ts';
import type { PlayedScene, Scene } from '../../../kit/table/scene/scene.ts';
import type { TableExtras } from '../../../kit/table/table-module.ts';

/** What was heard of the act that led to a moment. */
export const heardOf = (all: readonly Heard[], at: number): readonly Heard[] =>
  all.filter(({ at: entry }) => entry === at - 1);

/** The climaxes of that act, as they were when it happened; one that broke off has no end to be seen. */
export function scenesAgain(
  scenes: TableExtras['scenes'],
  heard: readonly Heard[],
  before: Moment,
  after: Moment,
): readonly Scene[] {
  if (!scenes || heard.length === 0) return [];
  const facts = heard.map(({ fact }) => fact);
  const found = scenes({ facts, seat: after.seat, before: before.view, after: after.view });
  return found.filter(({ verdict }) => verdict !== null);
}

/** Which of the scenes of an act a line leads to: one that has something to read, and tells what the line tells. */
export function readAgain(scenes: readonly Scene[], heard: readonly Heard[], line: number | null): number | null {
  const fact = heard.find(({ seq }) => seq === line)?.fact;
  if (!fact) return null;
  const at = scenes.findIndex(({ reads, beats }) => reads && beats.some(({ facts }) => facts.includes(fact)));
  return at < 0 ? null : at;
}

/** What comes after one of so many scenes, or after the board: the one that a line led to leads to the board at once. */
export function nextAgain(count: number, at: number | null, led: number | null): number | null {
  const next = at === null ? 0 : at + 1;
  return next < count && (at === null || at !== led) ? next : null;
}

/** A scene at its end, where all of it is told. */
export const atItsEnd = (scene: Scene, goOn: () => void): PlayedScene => ({
  scene,
  at: scene.beats.length - 1,
  over: true,
  goOn,
});
