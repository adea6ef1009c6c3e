import { expect, test } from 'vitest';
import { readOptions } from '../../engine/contract/options.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { ShelvedGame } from '../games.ts';
import { firstGame } from './first-game.ts';

test.each(CATALOGUE)(
  '$id: a first game is one against two of the gentlest bots, as its rulebook advises',
  async entry => {
    const { seats, options } = firstGame(entry as ShelvedGame, 'Runa');
    const bots = Math.min(2, entry.players.max - 1);
    expect(seats.map(({ bot }) => bot)).toEqual([null, ...Array.from({ length: bots }, () => 'thrall')]);
    expect(options).toEqual(entry.firstGame ?? {});
    const { rules } = await entry.load();
    expect(readOptions(rules.options, options, seats.length)).toMatchObject(options);
  },
);
