import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Message, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { SourceId } from '../../rules/numbers.ts';
import type { View } from '../../rules/view.ts';

export interface RoundBeat extends Beat {
  readonly facts: readonly ReaversFact[];
  /** What pays in it; null where nothing does: what lies out anew, who leads. */
  readonly source: SourceId | null;
  /** The Glory of each seat when this is told. */
  readonly glory: readonly number[];
}

export interface RoundScene extends Scene<RoundBeat> {
  readonly kind: 'round';
  /** The round that is over. */
  readonly round: number;
  readonly was: readonly number[];
  /** The last one: the final scoring. */
  readonly last: boolean;
}

type Glory = Extract<ReaversFact, { kind: 'glory' }>;

/** In the order of the rulebook's final scoring. */
const SCORED: readonly SourceId[] = ['territories', 'terror', 'artefacts', 'sets', 'tokens', 'prophecies'];

/** The end of a round: tribute, what lies out anew, who leads; or the final scoring, source by source. */
export function roundScene(happened: Happened<View, ReaversFact>): RoundScene | null {
  const { facts, before, seat } = happened;
  const scoring = facts.findIndex(({ kind }) => kind === 'scoring');
  const next = facts.findIndex(({ kind }) => kind === 'round-began');
  const last = scoring >= 0;
  const began = facts[next];
  // Before the first round nothing has ended.
  if (!last && !(began?.kind === 'round-began' && began.round > 1)) return null;
  const from = last ? scoring : startOfCleanUp(facts, next);
  const was = before.seats.map(({ glory }) => glory);
  for (const fact of facts.slice(0, from)) if (fact.kind === 'glory') was[fact.seat] += fact.glory;
  const told = facts.slice(from, last ? facts.length : next + 1);
  const glory = [...was];
  const beats: RoundBeat[] = [];
  for (const source of SCORED) {
    const paid = told.filter((fact): fact is Glory => fact.kind === 'glory' && fact.source === source);
    if (paid.length === 0) continue;
    for (const fact of paid) glory[fact.seat] += fact.glory;
    beats.push({ source, facts: paid, glory: [...glory], sound: 'tally', lasts: last ? 1.6 : 1 });
  }
  const rest = told.filter(({ kind }) => kind === 'honour-ship' || kind === 'round-began' || kind === 'game-over');
  beats.push({ source: null, facts: rest, glory: [...glory], lasts: 1.2, ...(last && { sound: 'win' as const }) });
  const round = before.round;
  return {
    kind: 'round',
    round,
    was,
    last,
    beats,
    title: last ? { key: 'ui.scene.scoring' } : { key: 'ui.scene.round-ends', args: { round } },
    verdict: verdictOf(glory, told, seat, last),
    waits: seat !== null,
  };
}

/** What is told between the last act of a round and the next round belongs to its end. */
function startOfCleanUp(facts: readonly ReaversFact[], next: number): number {
  const own = new Set<ReaversFact['kind']>([
    'honour-ship',
    'glory',
    'trade-dice',
    'discarded',
    'reshuffled',
    'laid-out',
  ]);
  let from = next;
  while (from > 0 && own.has(facts[from - 1].kind) && !otherGlory(facts[from - 1])) from--;
  return from;
}

const otherGlory = (fact: ReaversFact): boolean => fact.kind === 'glory' && fact.cause !== 'tribute';

function verdictOf(glory: readonly number[], told: readonly ReaversFact[], seat: Seat | null, last: boolean): Message {
  const over = told.find(fact => fact.kind === 'game-over');
  const most = Math.max(...glory);
  const winners =
    over?.kind === 'game-over' ? over.winners : glory.flatMap((points, of) => (points === most ? [of] : []));
  const args = { winners, glory: most };
  const alone = winners.length === 1 && winners[0] === seat;
  if (last) return { key: alone ? 'ui.scene.you-have-won' : 'ui.scene.has-won', args };
  return { key: alone ? 'ui.scene.you-lead' : 'ui.scene.leads', args };
}
