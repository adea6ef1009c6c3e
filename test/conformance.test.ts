import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { besideOf, scenariosAt } from '../src/cli/scenario-files.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { optionSets, randomOptions } from '../src/engine/conformance/option-sets.ts';
import { examine } from '../src/engine/conformance/suite.ts';
import { defaultOptions, type OptionSpec, type Options } from '../src/engine/contract/options.ts';
import { readLayout } from '../src/engine/scenario/scenario.ts';
import { THOROUGH } from '../src/kit/test/thorough.ts';
import { CATALOGUE } from './catalogue.ts';
import { ownPath } from './own-path.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** With LAWS=full every option has every number of seats, else each of them has one, in turn; mixes have all. */
const MIXES = THOROUGH ? 3 : 1;
/** Decisions from a scene on: as many as it takes to come out of it. */
const SCENE = 16;
/** Generous: other work may share the machine. */
const TIMEOUT = 400_000;

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));

/** What differs from the defaults, to name a test by. */
function named(options: Options, usual: Options): string {
  const other = Object.keys(options).filter(name => String(options[name]) !== String(usual[name]));
  return other.map(name => `${name}=${options[name]}`).join(' ') || 'as it comes';
}

/** The number of seats that has its turn with each single option, out of those that can play it. */
function turnsOf(specs: readonly OptionSpec[], counts: readonly number[]): ReadonlyMap<string, number> {
  const able = new Map<string, number[]>();
  for (const seats of counts) {
    const [usual, ...others] = optionSets(specs, seats);
    for (const options of others) {
      const name = named(options, usual);
      able.set(name, [...(able.get(name) ?? []), seats]);
    }
  }
  return new Map([...able].map(([name, seats], i) => [name, seats[i % seats.length]]));
}

describe.each(games.map(({ rules }) => ({ rules, id: rules.id })))('$id keeps every law', ({ rules }) => {
  const chance = new FastChance(`mixes of ${rules.id}`);
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);
  const turns = turnsOf(rules.options, counts);
  /** What is examined at every step, not at some: that takes time. */
  const closely = (seats: number, usual: Options, mix: Options): readonly Options[] => {
    if (THOROUGH) return [usual, mix];
    if (seats === rules.seats.max) return [usual];
    return seats === rules.seats.min ? [mix] : [];
  };

  describe.each(counts)('with %d seats', seats => {
    const usual = defaultOptions(rules.options, seats);
    const single = optionSets(rules.options, seats).filter(options => {
      const turn = turns.get(named(options, usual));
      return THOROUGH || turn === undefined || turn === seats;
    });
    const mixed = Array.from({ length: MIXES }, () => randomOptions(rules.options, seats, chance));
    const tables = [
      ...closely(seats, usual, mixed[0]).map(options => ({ options, level: 'full' as const })),
      ...[...single, ...mixed].map(options => ({ options, level: 'quick' as const })),
    ].map(table => ({ ...table, name: named(table.options, usual) }));

    test.each(tables)(
      '$level: $name',
      ({ options, level }) => {
        const stopAfter = rules.limits.walk;
        const { problems, played } = examine({ rules, options, seats, seed: `${seats} ${level}`, stopAfter }, level);
        expect(problems).toEqual([]);
        expect(played.stopped || played.result !== null).toBe(true);
      },
      TIMEOUT,
    );
  });
});

// A game may be long, and what is rare in it late: tables that stand in scenario files are walked on from for a while.
const scenes = games.flatMap(game => {
  const folder = join(root, ownPath('scenarios/<game>', game.rules.id));
  return existsSync(folder) ? [{ game, id: game.rules.id, files: scenariosAt(folder) }] : [];
});

describe.each(scenes)('$id keeps every law from any of its scenes', ({ game, files }) => {
  const { rules } = game;

  test.each(files.map(file => ({ file, name: basename(file) })))(
    '$name',
    ({ file }) => {
      const layout = readLayout(readFileSync(file, 'utf8'), game, name => besideOf(file, name));
      const { problems, played } = examine({ rules, ...layout, stopAfter: SCENE }, 'quick');
      expect(problems).toEqual([]);
      expect(played.stopped || played.result !== null).toBe(true);
    },
    TIMEOUT,
  );
});
