import { describe, expect, test } from 'vitest';
import { falls, type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

const ROWS = [
  { clause: '[RM-C-axe-chief]', card: 'axe-chief', copies: 4, rolls: ['red', 'blue'] },
  { clause: '[RM-C-fanatic]', card: 'fanatic', copies: 4, rolls: ['red', 'yellow'] },
  { clause: '[RM-C-favoured-soul]', card: 'favoured-soul', copies: 4, rolls: ['red', 'blue'] },
  { clause: '[RM-C-lithsman]', card: 'lithsman', copies: 4, rolls: ['red', 'yellow'] },
  { clause: '[RM-C-flame-bringer]', card: 'flame-bringer', copies: 3, rolls: ['red', 'blue'] },
  { clause: '[RM-C-pillager-reaver]', card: 'pillager-reaver', copies: 3, rolls: ['red', 'yellow'] },
  { clause: '[RM-C-grizzled-warrior]', card: 'grizzled-warrior', copies: 4, rolls: ['blue', 'red'] },
  { clause: '[RM-C-huskarl]', card: 'huskarl', copies: 4, rolls: ['blue', 'yellow'] },
  { clause: '[RM-C-seasoned-hunter]', card: 'seasoned-hunter', copies: 4, rolls: ['blue', 'red'] },
  { clause: '[RM-C-spear-chief]', card: 'spear-chief', copies: 4, rolls: ['blue', 'yellow'] },
  { clause: '[RM-C-freeman]', card: 'freeman', copies: 3, rolls: ['blue', 'red'] },
  { clause: '[RM-C-scavenger]', card: 'scavenger', copies: 3, rolls: ['blue', 'yellow'] },
  { clause: '[RM-C-hromenn]', card: 'hromenn', copies: 4, rolls: ['yellow', 'red'] },
  { clause: '[RM-C-scout]', card: 'scout', copies: 4, rolls: ['yellow', 'blue'] },
  { clause: '[RM-C-spakona]', card: 'spakona', copies: 4, rolls: ['yellow', 'red'] },
  { clause: '[RM-C-sword-chief]', card: 'sword-chief', copies: 4, rolls: ['yellow', 'blue'] },
  { clause: '[RM-C-keeper-of-sagas]', card: 'keeper-of-sagas', copies: 3, rolls: ['yellow', 'red'] },
  { clause: '[RM-C-revered-seer]', card: 'revered-seer', copies: 3, rolls: ['yellow', 'blue'] },
] as const;

const SIGNS = { red: 'red-helmet', blue: 'blue-raven', yellow: 'yellow-tree' } as const;
const FACES = ['shield', 'chest', 'ship', 'hammer', 'double-hammer'];

/** Boar takes the card alone; both its dice fall on the sign of their clan. */
function recruits(card: string): TestTable {
  const t = table(['boar', 'stag'], { open: { reavers: [card] }, seats: { boar: { food: 0, favour: 0 } } });
  t.does('boar', { kind: 'select', space: 'recruit' });
  t.luck(...falls('clan', 'clan'));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  return t;
}

describe.each(ROWS)('$card $clause', ({ card, copies, rolls }) => {
  const [own] = rolls;

  test(`is there ${copies} times and rolls ${rolls.join(' and ')}`, () => {
    expect(copiesOf('reavers', card)).toBe(copies);
    expect(recruits(card).told('rolled')).toMatchObject([{ dice: rolls.map(colour => SIGNS[colour]) }]);
  });

  test(`rallies one ${own} die on a face of choice`, () => {
    const t = recruits(card);
    t.does('boar', { kind: 'rally', card });
    expect(t.of('boar', 'take-die').map(({ die }) => die)).toEqual([
      SIGNS[own],
      ...FACES.map(face => `${own}-${face}`),
    ]);
    t.does('boar', { kind: 'take-die', die: `${own}-ship` });
    expect(t.ship('boar')).toMatchObject({ crew: 3, pile: [card] });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('belongs to the clan of its own colour', () => {
    const t = recruits(card);
    t.does('boar', { kind: 'promote', card });
    expect(t.ship('boar')).toMatchObject({ leader: card, wild: SIGNS[own] });
    // 2 Favour are for selecting the space.
    const bonus = { red: { food: 0, favour: 2 }, blue: { food: 4, favour: 2 }, yellow: { food: 0, favour: 4 } };
    expect(t.ship('boar')).toMatchObject(bonus[own]);
    expect(t.asked()).toEqual([own === 'red' ? 'boar choose-deck' : 'stag act-or-rest']);
  });
});
