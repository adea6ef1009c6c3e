import { describe, expect, test } from 'vitest';
import { FastChance } from '../src/engine/chance/chance.ts';
import { optionSets, randomOptions } from '../src/engine/conformance/option-sets.ts';
import { examine } from '../src/engine/conformance/suite.ts';
import { defaultOptions, type Options } from '../src/engine/contract/options.ts';
import { CATALOGUE } from './catalogue.ts';

const MIXES = 4;
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
        const { problems, played } = examine({ rules, options, seats, seed: `${seats} ${level}` }, level);
        expect(problems).toEqual([]);
        expect(played.result).not.toBeNull();
      },
      TIMEOUT,
    );
  });
});
