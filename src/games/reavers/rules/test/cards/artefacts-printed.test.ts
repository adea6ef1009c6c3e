import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

const SPACES = ['recruit', 'trade', 'battle', 'villages', 'keeps', 'territories'];
const COLOURS = [
  { colour: 'red', clan: 'helmet', leader: 'lithsman' },
  { colour: 'blue', clan: 'raven', leader: 'huskarl' },
  { colour: 'yellow', clan: 'tree', leader: 'scout' },
];
const FACES = ['shield', 'chest', 'ship', 'hammer', 'double-hammer'];
const each = (face: string): string[] => COLOURS.map(({ colour }) => `${colour}-${face}`);

interface Row {
  readonly clause: string;
  readonly card: string;
  readonly works: readonly string[];
  readonly dice: readonly string[];
  readonly glory: number;
}

const row = (clause: string, card: string, works: readonly string[], dice: readonly string[], glory: number): Row => ({
  clause,
  card,
  works,
  dice,
  glory,
});

const ANY = COLOURS.flatMap(({ colour, clan }) => [clan, ...FACES].map(face => `${colour}-${face}`));

const ROWS: readonly Row[] = [
  row('[RM-C-andvarinaut]', 'andvarinaut', ['keeps'], each('shield'), 3),
  row('[RM-C-bodn]', 'bodn', SPACES, ANY, 4),
  row('[RM-C-brisingamen]', 'brisingamen', ['trade'], ['yellow-tree'], 4),
  row('[RM-C-dainsleif]', 'dainsleif', ['battle'], each('hammer'), 2),
  row('[RM-C-draupnir]', 'draupnir', ['keeps'], each('shield'), 3),
  row('[RM-C-eldhrimnir]', 'eldhrimnir', ['villages'], ['blue-raven'], 3),
  row('[RM-C-fragment-of-mjolnir]', 'fragment-of-mjolnir', ['territories'], ['red-helmet'], 2),
  row('[RM-C-friggs-chalice]', 'friggs-chalice', ['villages'], each('chest'), 3),
  row('[RM-C-harp-of-the-ljosalfar]', 'harp-of-the-ljosalfar', SPACES, ['yellow-tree'], 3),
  row('[RM-C-hringhorni]', 'hringhorni', ['trade'], each('ship'), 2),
  row('[RM-C-jarnglofar]', 'jarnglofar', ['recruit'], ['blue-raven'], 4),
  row('[RM-C-laevateinn]', 'laevateinn', ['territories'], ['red-helmet'], 2),
  row('[RM-C-sacred-ash-stave]', 'sacred-ash-stave', ['recruit'], each('chest'), 4),
  row('[RM-C-skidbladnir]', 'skidbladnir', ['battle'], each('ship'), 2),
];

/** Is the space one that the artefact names? Where it is, another rule may still stand against its use. */
function namesSpace(card: string, die: string, space: string): boolean {
  const dice = { 'red-ship': 1 };
  const t = table(['boar', 'stag'], { seats: { boar: { artefacts: [{ card, die }], dice } } });
  t.does('boar', { kind: 'select', space });
  const use = { kind: 'use', artefact: card } as const;
  if (t.of('boar', 'use').length > 0) return true;
  return !t.why('boar', use).includes('RM-8.6');
}

/** Dice that may be put on it, out of all there are: a board has room for those of one colour at a time. */
function holds(card: string): string[] {
  return COLOURS.flatMap(({ colour, clan, leader }) => {
    const dice = Object.fromEntries([clan, ...FACES].map(face => [`${colour}-${face}`, 1]));
    // The Leader makes its sign wild: it may not lie there for another one all the same.
    const t = table(['boar', 'stag'], { seats: { boar: { artefacts: [{ card }], dice, leader } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    return t.of('boar', 'store').map(({ die }) => die);
  });
}

function gloryAtEnd(card: string, place: 'board' | 'pile'): number[] {
  const boar = place === 'board' ? { artefacts: [{ card }] } : { pile: [card] };
  const t = table(['boar', 'stag'], { round: 6, begin: 'clean-up', seats: { boar } });
  return t.told('glory').map(({ glory }) => glory);
}

describe.each(ROWS)('$card $clause', ({ card, works, dice, glory }) => {
  test(`is there twice and gives ${glory} Glory at the end`, () => {
    expect(copiesOf('villages', card)).toBe(2);
    expect(gloryAtEnd(card, 'board')).toEqual([glory]);
    expect(gloryAtEnd(card, 'pile')).toEqual([glory]);
  });

  test(`works at ${works.join(', ')} and nowhere else`, () => {
    expect(SPACES.filter(space => namesSpace(card, dice[0], space))).toEqual(works);
  });

  test('holds a die of its face alone', () => {
    expect(holds(card)).toEqual(dice);
  });
});
