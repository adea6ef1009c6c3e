/** Moves by hex in a line each, for tests: the land or sea is named where that is asked first. */
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { areaOf } from '../hex/standing.ts';
import { placeName } from '../names.ts';
import { spotNumber } from '../numbers.ts';
import type { TestTable } from '../testing.ts';

type Pieces = NonNullable<Given['pieces']>;

/** Who stands there by history leaves; one unit of each lord stays far away, so that a round ends when they say so. */
export const alone = (pieces: Pieces): Pieces => ({
  koregan: { eurich: {} },
  noorland: { eurich: {} },
  larsoyane: { sandra: {} },
  ringeriken: { sandra: {} },
  x19: { eurich: { orc: 1 } },
  a19: { sandra: { orc: 1 } },
  ...pieces,
});

export const marching = (part: LordId, given: Given = {}): Given => ({ phase: 'military', part, ...given });

const does = (t: TestTable, lord: LordId, kind: string, fields: object = {}): void => {
  t.does(lord, { kind, ...fields } as ScandinaviaChoice);
};
const isAsked = (t: TestTable, lord: LordId, prompt: string): boolean => t.asked()[0] === `${lord} ${prompt}`;

/** Names the land or sea of a hex, if it has to be named and can be. */
function aim(t: TestTable, lord: LordId, to: string): void {
  const area = placeName(areaOf(t.state, spotNumber[to]));
  if (t.of(lord, 'toward').some(choice => choice.area === area)) does(t, lord, 'toward', { area });
}

/** One of a kind is taken up, with riders. */
export function takes(t: TestTable, lord: LordId, from: string, piece: string, ...riders: readonly string[]): void {
  does(t, lord, 'march', { from });
  if (isAsked(t, lord, 'who'))
    does(t, lord, piece === 'everybody' ? piece : 'take', { ...(piece !== 'everybody' && { piece }) });
  if (isAsked(t, lord, 'how-many')) does(t, lord, 'count', { count: 1 });
  for (const rider of riders) does(t, lord, 'ride', { piece: rider });
  if (isAsked(t, lord, 'riders')) does(t, lord, 'on');
}

/** May those in hand go there? */
export function mayGo(t: TestTable, lord: LordId, to: string): boolean {
  aim(t, lord, to);
  return t.of(lord, 'go').some(choice => choice.to === to);
}

export function goes(
  t: TestTable,
  lord: LordId,
  [from, to]: readonly [string, string],
  piece: string,
  ...riders: readonly string[]
): void {
  takes(t, lord, from, piece, ...riders);
  aim(t, lord, to);
  does(t, lord, 'go', { to });
}

/** Hexes from which a lord can march. */
export const marches = (t: TestTable, lord: LordId): readonly string[] => t.of(lord, 'march').map(({ from }) => from);

export function sails(t: TestTable, lord: LordId, fleet: string, to: string): void {
  if (!isAsked(t, lord, 'fleet')) does(t, lord, 'sail', { fleet });
  aim(t, lord, to);
  does(t, lord, 'steer', { to });
}

/** May the fleet go there? It is in hand after this. */
export function maySail(t: TestTable, lord: LordId, fleet: string, to: string): boolean {
  if (!isAsked(t, lord, 'fleet')) does(t, lord, 'sail', { fleet });
  aim(t, lord, to);
  return t.of(lord, 'steer').some(choice => choice.to === to);
}

/** Battles begin, and these dice fall. */
export const fights = (t: TestTable, lord: LordId, ...dice: readonly number[]): void => {
  t.luck(...dice).does(lord, { kind: 'to-battle' });
};
