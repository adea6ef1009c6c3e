/** A game by hex as its questions tell it, held against what follows from the table alone. */
import { FastChance } from '../../../../engine/chance/chance.ts';
import { randomOptions } from '../../../../engine/conformance/option-sets.ts';
import { pick } from '../../../../engine/conformance/pick.ts';
import type { Ask } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { heuristic } from '../../bot/heuristic.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';
import { ALL_SPOT_IDS, FLEET_IDS, PIECE_IDS } from '../numbers.ts';
import type { State } from '../state.ts';
import { cellOf } from './reckoning/hex/cells.ts';
import { type Hand, Round } from './reckoning/hex/round.ts';
import { LORDS } from './reckoning/printed.ts';

type Question = Ask<ScandinaviaChoice>;
type Named<K extends ScandinaviaChoice['kind']> = Extract<ScandinaviaChoice, { kind: K }>;

export interface Heard {
  /** Questions that were held against the reckoning, by prompt. */
  readonly compared: Record<string, number>;
  readonly differences: readonly string[];
}

const listed = <K extends ScandinaviaChoice['kind']>({ choices }: Question, kind: K): Named<K>[] =>
  choices.filter((choice): choice is Named<K> => choice.kind === kind);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const areas = (hexes: readonly string[]): string[] => sorted(hexes.map(hex => cellOf(hex).area));

/** What is taken up: that is asked and answered, and not reckoned. */
function handOf(state: State): Hand | undefined {
  const frame = innermost(state, 'campaign');
  if (!frame || frame.from < 0) return undefined;
  return {
    from: ALL_SPOT_IDS[frame.from],
    piece: frame.piece < 0 ? 'everybody' : PIECE_IDS[frame.piece],
    count: frame.count,
    carried: frame.passenger >= 0,
    ridden: frame.riders.length > 0,
  };
}

/** Plays a game at a table by hex with any options, and compares every question of its marches. */
export function hear(seats: number, seed: string, most: number): Heard {
  const [luck, whim] = [new FastChance(seed), new FastChance(`${seed} whim`)];
  const drawn = { ...randomOptions(scandinavia.options, seats, whim), rules: 'advanced', limit: 4 };
  const state = scandinavia.setup(readOptions(scandinavia.options, drawn, seats), seats, luck);
  const compared: Record<string, number> = {};
  const differences: string[] = [];
  let round: Round | undefined;
  for (let n = 0; n < most && differences.length < 5; n++) {
    const asks = scandinavia.decisions(state) as Question[];
    if (asks.length === 0) break;
    const frame = state.stack.at(-1);
    const view = scandinavia.view(state, null);
    if (frame?.kind === 'campaign') {
      const lord = LORDS[frame.lord];
      if (round?.lord !== lord || round.number !== frame.round) round = new Round(view, lord, frame.round);
      // Who is about to make a gift is asked about that alone.
      const ask = asks.find(({ idle, choices }) => !idle && choices[0]?.kind !== 'keep');
      if (ask) compare(ask, round, frame.fleet >= 0 ? FLEET_IDS[frame.fleet] : '');
    } else if (!innermost(state, 'campaign')) round = undefined;
    const ask = asks.find(one => !one.idle && !one.answered);
    const led = whim.below(2) === 0 && ask;
    const { seat, choice } = led
      ? { seat: ask.seat, choice: heuristic.choose(scandinavia.view(state, ask.seat), ask, whim) }
      : pick(asks, whim);
    const hand = handOf(state);
    const marching = frame?.kind === 'campaign';
    const facts = new Facts<ScandinaviaFact>();
    const refused = scandinavia.apply(state, seat, choice as ScandinaviaChoice, luck, facts);
    if (refused) throw new Error(`refused: ${JSON.stringify({ choice, refused })}`);
    // What comes of a battle is no march any more.
    const all = facts.told.map(({ fact }) => fact);
    const battle = all.findIndex(({ kind }) => kind === 'battle');
    if (marching && round && innermost(state, 'battle') === undefined)
      round.hear(
        view,
        battle < 0 ? all : all.slice(0, battle),
        // Where one hex alone is left in a land that is named, it goes without saying.
        ['go', 'toward'].includes((choice as ScandinaviaChoice).kind) ? hand : undefined,
      );

    function compare(question: Question, now: Round, fleet: string): void {
      const differs = (what: string, told: readonly string[], found: readonly string[]): void => {
        if (told.join() === found.join()) return;
        const [more, less] = [told.filter(one => !found.includes(one)), found.filter(one => !told.includes(one))];
        differences.push(`${seed}, ${n}: ${what} of ${now.lord}: listed besides ${more}, not listed ${less}`);
      };
      const { prompt } = question;
      compared[prompt] = (compared[prompt] ?? 0) + 1;
      const inHand = handOf(state);
      if (prompt === 'orders')
        differs('marches', sorted(listed(question, 'march').map(({ from }) => from)), sorted(now.marches(view)));
      if ((prompt === 'where' || prompt === 'toward') && inHand) {
        const goals = sorted(now.where(view, inHand));
        const toward = sorted(listed(question, 'toward').map(({ area }) => area));
        const to = sorted(listed(question, 'go').map(one => one.to));
        const named =
          to.length > 0 && goals.length > 100 ? goals.filter(hex => cellOf(hex).area === cellOf(to[0]).area) : goals;
        if (toward.length > 0) differs(`areas from ${inHand.from}`, toward, areas(goals));
        else differs(`ways of ${inHand.piece} from ${inHand.from}`, to, named);
      }
      if (prompt === 'fleet') {
        const berths = sorted(now.berths(view, fleet));
        const to = sorted(listed(question, 'steer').map(one => one.to));
        const toward = sorted(listed(question, 'toward').map(({ area }) => area));
        differs(
          `boarders of ${fleet}`,
          sorted(listed(question, 'board').map(({ piece }) => piece)),
          sorted(now.boarders(view, fleet)),
        );
        if (toward.length > 0) differs(`waters of ${fleet}`, toward, areas(berths));
        else if (to.length > 0 && to.length < berths.length)
          differs(
            `berths of ${fleet}`,
            to,
            berths.filter(hex => cellOf(hex).area === cellOf(to[0]).area),
          );
        else differs(`berths of ${fleet}`, to, berths);
      }
    }
  }
  return { compared, differences };
}
