import { expect, it } from 'vitest';
import type { Lobby, LobbySeat } from '../../../host/hall-api.ts';
import { toldAlone, whomToTell } from './whom-to-tell.ts';

const seat = (kind: LobbySeat['kind'], mine = false): LobbySeat => ({ kind, mine, name: kind, bot: null });
const lobby = (seats: readonly LobbySeat[], state: Lobby['state'] = 'playing'): Lobby =>
  ({ seats, state }) as unknown as Lobby;

it('one may speak alone to other people who play, and not to bots', () => {
  const seats = [seat('person'), seat('bot'), seat('person', true), seat('person')];
  expect(whomToTell(lobby(seats))).toEqual([0, 3]);
  expect(whomToTell(lobby(seats, 'over'))).toEqual([0, 3]);
});

it('nobody whispers before the game, from outside, or where there is nobody to hide it from', () => {
  const seats = [seat('person'), seat('person', true), seat('person')];
  expect(whomToTell(lobby(seats, 'gathering'))).toEqual([]);
  expect(whomToTell(lobby(seats.map(one => ({ ...one, mine: false }))))).toEqual([]);
  expect(whomToTell(lobby(seats.slice(0, 2)))).toEqual([]);
});

it('whoever is wished for at the table is told alone, where all of them can be', () => {
  const seats = [seat('person'), seat('bot'), seat('person', true), seat('person')];
  expect(toldAlone(lobby(seats), [0])).toEqual([0]);
  expect(toldAlone(lobby(seats), [3, 0])).toEqual([3, 0]);
  // Never to fewer than were meant, nor to a bot: then it is said aloud, and the reader sees that it is.
  expect(toldAlone(lobby(seats), [0, 1])).toEqual([]);
  expect(toldAlone(lobby(seats), [])).toEqual([]);
});
