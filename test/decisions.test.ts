import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { decisionsOf } from './decisions.ts';

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));

test.each(games.map(game => ({ id: game.rules.id, game })))(
  'bots of $id answer as is kept (when a change is meant: GOLDEN=write, and read what it changed)',
  ({ id, game }) => {
    const file = new URL(`golden/decisions/${id}.txt`, import.meta.url);
    const told = decisionsOf(game);
    if (process.env.GOLDEN === 'write') writeFileSync(file, told);
    expect(told.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  },
);
