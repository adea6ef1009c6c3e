import { FastChance } from '../../../../engine/chance/chance.ts';
import { pick } from '../../../../engine/conformance/pick.ts';
import { type Ask, isAwaited } from '../../../../engine/contract/ask.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { HEX_IDS } from '../../content/hexes.ts';
import { LORDS } from '../../content/lords.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { scandinavia } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Moment {
  readonly state: State;
  readonly ask: Ask<ScandinaviaChoice>;
  readonly view: View;
}

/** The first question with this prompt, from some turn on, in a game that is played by luck alone; nobody wants it to end before. */
export function momentOf(seed: string, seats: number, prompt: string, turn: number, advanced = false): Moment {
  const chance = new FastChance(seed);
  const state = scandinavia.setup(
    readOptions(scandinavia.options, advanced ? { rules: 'advanced' } : {}, seats),
    seats,
    chance,
  );
  for (;;) {
    const asks = scandinavia.decisions(state);
    const ask = asks.find(isAwaited) as Ask<ScandinaviaChoice> | undefined;
    if (!ask) throw new Error(`no question “${prompt}” in game “${seed}”`);
    if (ask.prompt === prompt && state.turn >= turn) return { state, ask, view: scandinavia.view(state, ask.seat) };
    const { seat, choice } = pick(asks, chance);
    if (choice.kind === 'confirm-last-turn') continue;
    scandinavia.apply(state, seat, choice as ScandinaviaChoice, chance);
  }
}

/** The same with stacks on so many hexes: more than a game ever has. */
export function crowded(view: View, stacks: number): View {
  const free = HEX_IDS.filter(id => !(id in view.pieces)).slice(
    0,
    Math.max(0, stacks - Object.keys(view.pieces).length),
  );
  const more = Object.fromEntries(free.map((id, i) => [id, { [LORDS[i % LORDS.length]]: { viking: (i % 4) + 1 } }]));
  return { ...view, pieces: { ...view.pieces, ...more } };
}
