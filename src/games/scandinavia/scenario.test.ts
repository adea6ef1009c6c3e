import { describe, expect, test } from 'vitest';
import { runScenario } from '../../engine/scenario/scenario.ts';
import { entry } from './entry.ts';

/** The worked example of the taxes: 9 points of wealth at four gold each. */
const TAXES = {
  game: 'scandinavia',
  title: 'Heavy taxes of Ohrrkan',
  proves: ['SC-9.2', 'SC-9.4', 'SC-9.5', 'SC-9.6'],
  seats: ['ohrrkan', 'sandra', 'meloch'],
  options: { picking: 'seated' },
  seed: 'any',
  given: {
    phase: 'taxes',
    regions: {
      kragh: { prosperity: 17, buildings: ['castle'] },
      selorian: { prosperity: 16, buildings: ['castle', 'mill'] },
      glorien: { owner: 'ohrrkan', prosperity: 18, buildings: ['mill'] },
    },
  },
  steps: [
    { seat: 'ohrrkan', does: { kind: 'tax', level: 'heavy' } },
    {
      expect: {
        facts: [{ kind: 'gained', lord: 'ohrrkan', gold: 36, cause: 'taxes' }],
        view: {
          'regions.kragh.prosperity': 14,
          'regions.selorian.prosperity': 15,
          'regions.glorien.prosperity': 20,
        },
      },
    },
  ],
};

const problemsOf = async (file: object): Promise<readonly unknown[]> =>
  (await runScenario(JSON.stringify(file, null, 2), [entry])).problems;

describe('a scenario file', () => {
  test('tells a worked example of the rulebook [SC-9.4]', async () => {
    expect(await problemsOf(TAXES)).toEqual([]);
  });

  test.each([
    ['a land that is none', { regions: { asgard: {} } }, 'asgard'],
    ['prosperity beyond its card', { regions: { kragh: { prosperity: 25 } } }, 'given.regions.kragh.prosperity'],
    ['a fleet among the buildings', { regions: { noorland: { buildings: ['drakkar'] } } }, 'drakkar'],
    ['a power that there is not', { lords: { sandra: { level: 5 } } }, 'given.lords.sandra.level'],
    ['a field of its own', { weather: 'fine' }, 'weather'],
  ])('is refused where it gives %s', async (_, given, said) => {
    expect(JSON.stringify(await problemsOf({ ...TAXES, given }))).toContain(said);
  });
});
