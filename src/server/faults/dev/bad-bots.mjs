// A shelf for threads on which every game has bots that misbehave. `?as=hangs` gives all of a game's own bots the same
// manners; `?gate=<file>` names what those who wait are waiting for. Loaded by the compiled program, so it is no TypeScript.

import { existsSync } from 'node:fs';
import { compiled } from '../../../../scripts/build.mjs';

const { CATALOGUE: SHELF } = await compiled('games/catalogue.js');
const { searchParams } = new URL(import.meta.url);
const gate = searchParams.get('gate') ?? '';
const first = (_view, { choices }) => choices[0];

const BAD = {
  throws() {
    throw new Error('no idea');
  },
  hangs() {
    for (;;);
  },
  eats() {
    const eaten = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  },
  exits() {
    process.exit(1);
  },
  nonsense: () => ({ kind: 'nonsense' }),
  /** Cannot be sent from one thread to another. */
  unsayable: () => () => undefined,
  waits(view, ask) {
    while (!existsSync(gate));
    return first(view, ask);
  },
  first,
  last: (_view, { choices }) => choices.at(-1),
};
const bots = Object.fromEntries(Object.entries(BAD).map(([level, choose]) => [level, { choose }]));
const as = bots[searchParams.get('as')];

export const CATALOGUE = SHELF.map(entry => ({
  ...entry,
  async load() {
    const module = await entry.load();
    const own = as ? Object.fromEntries(Object.keys(module.bots).map(name => [name, as])) : module.bots;
    // The first is who every level is made of.
    return { ...module, bots: { ...own, ...bots } };
  },
}));
