import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import { examine } from '../../../engine/conformance/suite.ts';
import { defaultOptions } from '../../../engine/contract/options.ts';
import { readLog, writeLog } from '../../../engine/match/log.ts';
import { Match, replay } from '../../../engine/match/match.ts';
import { reavers } from '../rules/index.ts';
import { table } from '../rules/testing.ts';
import { contentSpec } from './pack.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

/** Another box: rarer Huskarls, a stronger Knarr, other dice, a smaller board, dearer land. */
const PACK = {
  reavers: { huskarl: { copies: 2, rolled: ['blue'], rally: ['blue', 'blue'] }, freeman: { copies: 5 } },
  battles: { knarr: { defence: 5, combination: ['ship', 'hammer'] } },
  dice: { red: ['clan', 'clan', 'chest', 'ship', 'hammer', 'hammer'], combat: [0, 1, 1, 1, 2, 2] },
  board: { diceSpaces: 8, upgradeSlots: 2 },
  faceUp: { keeps: [3, 4, 5] },
  territories: { 'dice-1': { cost: { food: 2 }, tiles: [{ copies: 6, chosen: 1, rolled: 1 }] } },
};

const problem = (pack: unknown): string => {
  try {
    contentSpec.read(pack);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'it is taken';
};

describe('a content pack [RM-R-pack]', () => {
  test('may replace every reconstructed value, and each is listed with its clause', () => {
    const ids = contentSpec.values.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['reavers.axe-chief.copies', 'battles.knarr.defence', 'dice.combat', 'board.diceSpaces']),
    );
    expect(contentSpec.values.every(({ clause }) => clause.startsWith('RM-R-'))).toBe(true);
    expect(problem(JSON.parse(JSON.stringify(RECONSTRUCTED)))).toBe('it is taken');
  });

  test.each([
    [[], 'the content pack must be an object {…}, but is []'],
    [{ runes: {} }, 'runes: unknown'],
    [{ reavers: { olaf: {} } }, 'reavers.olaf: unknown'],
    [{ reavers: { huskarl: { ability: 'fly' } } }, 'reavers.huskarl.ability: unknown; there are copies, rolled, rally'],
    [
      { reavers: { huskarl: { copies: -1 } } },
      'reavers.huskarl.copies: must be a whole number from 0 to 66, but is -1',
    ],
    [{ reavers: { huskarl: { copies: 5 } } }, 'reavers: the copies add up to 67, and the box has 66'],
    [{ reavers: { huskarl: { rolled: ['green'] } } }, 'reavers.huskarl.rolled[0]: is "green"; allowed are red, blue'],
    [{ battles: { knarr: { combination: ['clan'] } } }, 'battles.knarr.combination[0]: is "clan"; allowed are shield'],
    [{ dice: { combat: [0, 1, 2] } }, 'dice.combat: must have 6 values, but has 3'],
    [{ dice: { combat: [0, 1, 2, 3, 1, 1] } }, 'dice.combat[3]: must be a whole number from 0 to 2, but is 3'],
    [{ villages: { bodn: { glory: 5 } } }, 'villages.bodn.glory: unknown'],
    [{ territories: { 'food-1': { tiles: [{ copies: 5, food: 2 }] } } }, 'territories: the tiles add up to 53'],
    [{ faceUp: { trade: [4] } }, 'faceUp.trade: must have 3 values, but has 1'],
    [
      { board: { specialisations: ['battle', 'battle', 'keeps', 'trade'] } },
      'board.specialisations: must name four different spaces',
    ],
  ])('is refused by field and value: %j', (pack, message) => {
    expect(problem(pack)).toContain(message);
  });

  test('43 prophecies are as good as 34', () => {
    const nine = Object.fromEntries(
      Object.keys(RECONSTRUCTED.prophecies)
        .slice(0, 9)
        .map(id => [id, { copies: 3 }]),
    );
    expect(problem({ prophecies: nine })).toBe('it is taken');
  });

  test('changes the game', () => {
    const t = table(['boar', 'stag'], { open: { battles: ['knarr'] } }, { pack: PACK });
    const view = t.view();
    expect(view).toMatchObject({ diceSpaces: 8, upgradeSlots: 2, content: PACK });
    expect(view.open.keeps).toHaveLength(3);
    expect(view.territories.find(({ id }) => id === 'dice-1')).toMatchObject({ food: 2 });
    expect(t.audit()).toEqual([]);
  });

  test.each([2, 3, 4])('keeps every law with %d seats', seats => {
    const content = contentSpec.read(PACK);
    const { problems, played } = examine(
      { rules: reavers, options: defaultOptions(reavers.options, seats), content, seats, seed: `pack ${seats}` },
      'quick',
    );
    expect(problems).toEqual([]);
    expect(played.log.content).toEqual(PACK);
  });

  test('is part of the log, which replays to the same state', () => {
    const match = Match.begin(reavers, { seats: 2, seed: 'packed', content: contentSpec.read(PACK) });
    const chance = new FastChance('packed');
    for (let i = 0; i < 60; i++) {
      const [ask] = match.decisions();
      match.choose(ask.seat, ask.choices[chance.below(ask.choices.length)]);
    }
    const { log } = match.save();
    expect(log.content).toEqual(PACK);
    const again = replay(reavers, readLog(writeLog(log)));
    expect(again.hash()).toBe(match.hash());
    const { content: _, ...bare } = log;
    expect(() => replay(reavers, bare)).toThrow('may not choose');
  });

  test('of a log is checked as any other', () => {
    const { log } = Match.begin(reavers, { seats: 2, seed: 'bad' }).save();
    expect(() => replay(reavers, { ...log, content: { dice: { combat: [9] } } })).toThrow('dice.combat');
  });
});
