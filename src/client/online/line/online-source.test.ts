import { describe, expect, it } from 'vitest';
import type { Lobby } from '../../../host/hall-api.ts';
import { savedOf, tableIn } from './online-source.ts';

describe('a table in a link', () => {
  it.each([
    ['https://skali.example/play/amber-oak', { id: 'amber-oak' }],
    ['  http://localhost:4710/base/play/a%20b?lang=it ', { id: 'a b' }],
    ['https://skali.example/play/t1?seat=2&invite=xyz', { id: 't1', seat: 2, invite: 'xyz' }],
    ['amber-oak_71', { id: 'amber-oak_71' }],
  ])('%s', (text, found) => {
    expect(tableIn(text)).toEqual(found);
  });

  it.each(['', 'no link at all', 'https://skali.example/rules/x', 'abc'])('there is none in "%s"', text => {
    expect(() => tableIn(text)).toThrow();
  });
});

it('the reader sits where the lobby says so', () => {
  const seat = (name: string, mine: boolean, bot: string | null = null) =>
    ({ kind: bot ? 'bot' : 'person', name, bot, mine }) as const;
  const lobby: Lobby = {
    id: 't',
    game: 'g',
    options: {},
    seats: [seat('Runa', false), seat('Orm', true), seat('Karl', false, 'heuristic')],
    visibility: 'open',
    spectators: true,
    timing: { rule: { kind: 'none' }, runOut: 'decision' },
    state: 'over',
    commitment: '',
    created: 5,
    mine: true,
    next: null,
  };
  expect(savedOf(lobby)).toMatchObject({
    you: [1],
    over: true,
    begun: 5,
    seats: [
      { name: 'Runa', bot: null },
      { name: 'Orm', bot: null },
      { name: 'Karl', bot: 'heuristic' },
    ],
  });
});
