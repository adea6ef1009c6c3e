import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { besideOf, scenariosAt } from '../src/cli/scenario-files.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { optionSets, randomOptions } from '../src/engine/conformance/option-sets.ts';
import { examine } from '../src/engine/conformance/suite.ts';
import { defaultOptions, type Options } from '../src/engine/contract/options.ts';
import { readLayout } from '../src/engine/scenario/scenario.ts';
import { CATALOGUE } from './catalogue.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const MIXES = 3;
/** Decisions from a scene on: as many as it takes to come out of it. */
const SCENE = 16;
/** Generous: other work may share the machine. */
const TIMEOUT = 120_000;

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));

/** What differs from the defaults, to name a test by. */
function named(options: Options, usual: Options): string {
  const other = Object.keys(options).filter(name => String(options[name]) !== String(usual[name]));
  return other.map(name => `${name}=${options[name]}`).join(' ') || 'as it comes';
}

describe.each(games.map(({ rules }) => ({ rules, id: rules.id })))('$id keeps every law', ({ rules }) => {
  const chance = new FastChance(`mixes of ${rules.id}`);
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);

  describe.each(counts)('with %d seats', seats => {
    const usual = defaultOptions(rules.options, seats);
    const single = optionSets(rules.options, seats);
    const mixed = Array.from({ length: MIXES }, () => randomOptions(rules.options, seats, chance));
    const tables = [
      ...[usual, mixed[0]].map(options => ({ options, level: 'full' as const })),
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
  const folder = join(root, 'scenarios', game.rules.id);
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
