import { BadInput } from '../../../engine/input/bad-input.ts';
import { needList, needOnly, needRecord, needWhole } from '../../../engine/input/need.ts';
import { listOf, nameOf, packsOf, type ValueReader, whole } from '../../../kit/rules/packs.ts';
import { COLOURS, DIE_FACES, FACES } from './dice.ts';
import { RECONSTRUCTED, type Reconstructed } from './reconstructed.ts';
import { SPECIALISATIONS } from './ship.ts';
import { SPACES } from './spaces.ts';

const names = (of: string, all: readonly string[], least: number, most: number): ValueReader =>
  listOf(nameOf(of, all), least, most);

const upTo = (max: number) => ({ is: 'number', min: 0, max }) as const;

const resources: ValueReader = {
  read: (given, where) => {
    const cost = needRecord(given, where);
    needOnly(cost, ['food', 'favour'], where);
    for (const [name, amount] of Object.entries(cost)) needWhole(amount, `${where}.${name}`, 0, 20);
  },
  shape: {
    is: 'record',
    fields: [
      { name: 'food', label: 'word.food', shape: upTo(20) },
      { name: 'favour', label: 'word.favour', shape: upTo(20) },
    ],
  },
};

const MOST_TILE_KINDS = 8;

const tiles: ValueReader = {
  read: (given, where) => {
    const list = needList(given, where);
    if (list.length < 1 || list.length > MOST_TILE_KINDS) {
      throw new BadInput(where, `must have 1 to ${MOST_TILE_KINDS} kinds of tiles, but has ${list.length}`);
    }
    list.forEach((item, i) => {
      const tile = needRecord(item, `${where}[${i}]`);
      needOnly(tile, ['copies', 'food', 'favour', 'chosen', 'rolled'], `${where}[${i}]`);
      needWhole(tile.copies, `${where}[${i}].copies`, 1, 54);
      for (const [name, amount] of Object.entries(tile)) needWhole(amount, `${where}[${i}].${name}`, 0, 54);
    });
  },
  shape: {
    is: 'list',
    least: 1,
    most: MOST_TILE_KINDS,
    item: {
      is: 'record',
      fields: [
        { name: 'copies', label: 'content.copies', shape: { is: 'number', min: 1, max: 54 }, needed: true },
        { name: 'food', label: 'word.food', shape: upTo(54) },
        { name: 'favour', label: 'word.favour', shape: upTo(54) },
        { name: 'chosen', label: 'content.chosen', shape: upTo(54) },
        { name: 'rolled', label: 'content.rolled', shape: upTo(54) },
      ],
    },
  },
};

/** A die shows any face but those of other clans; a price asks for what can be paid with one die. */
const PAYABLE = FACES.filter(face => face !== 'clan' && face !== 'double-hammer');
const sides = names('need', FACES, DIE_FACES, DIE_FACES);
const successes = listOf(whole(0, 2), DIE_FACES);
/** For 2, 3 and 4 players. */
const places = listOf(whole(0, 9), 3);

/** How each value is checked, by its group and its own name. */
const READERS: Readonly<Record<keyof Reconstructed, Readonly<Record<string, ValueReader>>>> = {
  reavers: { copies: whole(0, 66), rolled: names('colour', COLOURS, 0, 4), rally: names('colour', COLOURS, 0, 4) },
  battles: { copies: whole(0, 45), defence: whole(1, 12), combination: names('need', PAYABLE, 1, 6) },
  journeys: { copies: whole(0, 24) },
  prophecies: { copies: whole(0, 43) },
  keeps: { copies: whole(0, 76) },
  villages: { copies: whole(0, 62), glory: whole(0, 20) },
  territories: { cost: resources, tiles },
  upgrades: { copies: whole(0, 12), countsAs: names('need', PAYABLE, 1, 4) },
  dice: { red: sides, blue: sides, yellow: sides, combat: successes },
  faceUp: { recruit: places, battle: places, villages: places, keeps: places, trade: places },
  board: {
    diceSpaces: whole(1, 20),
    upgradeSlots: whole(0, 12),
    specialisations: names('space', SPACES, SPECIALISATIONS, SPECIALISATIONS),
  },
};

/** What the list of components counts; the number of prophecies is misprinted there. */
const TOTALS: readonly (readonly [keyof Reconstructed, readonly number[]])[] = [
  ['reavers', [66]],
  ['battles', [45]],
  ['journeys', [24]],
  ['prophecies', [34, 43]],
  ['keeps', [76]],
  ['villages', [62]],
  ['upgrades', [12]],
];
const TILES_IN_ALL = 54;

/** Where the rules tell how each group was reconstructed. */
const CLAUSES: Readonly<Record<keyof Reconstructed, string>> = {
  reavers: 'RM-R-reavers',
  battles: 'RM-R-sea',
  journeys: 'RM-R-sea',
  prophecies: 'RM-R-prophecies',
  keeps: 'RM-R-keep-loot',
  villages: 'RM-R-village-loot',
  territories: 'RM-R-territories',
  upgrades: 'RM-R-board',
  dice: 'RM-R-dice',
  faceUp: 'RM-R-places',
  board: 'RM-R-board',
};

/** What the names in a group are names of; cards unless it is told here. */
const NAMED: Partial<Record<keyof Reconstructed, string>> = { territories: 'territory', upgrades: 'upgrade' };

const wrongTotal = (group: string, what: string, found: number, allowed: readonly number[]): BadInput =>
  new BadInput(group, `the ${what} add up to ${found}, and the box has ${allowed.join(' or ')}`, 'total', {
    found,
    wanted: allowed.join(' / '),
  });

function checkTotals(pack: Reconstructed): void {
  for (const [group, allowed] of TOTALS) {
    const cards = Object.values(pack[group] as Readonly<Record<string, { readonly copies: number }>>);
    const total = cards.reduce((sum, { copies }) => sum + copies, 0);
    if (!allowed.includes(total)) {
      throw wrongTotal(group, 'copies', total, allowed);
    }
  }
  const all = Object.values(pack.territories).flatMap(stack => stack.tiles);
  const total = all.reduce((sum, { copies }) => sum + copies, 0);
  if (total !== TILES_IN_ALL) {
    throw wrongTotal('territories', 'tiles', total, [TILES_IN_ALL]);
  }
  const { specialisations } = pack.board;
  if (new Set(specialisations).size < specialisations.length) {
    throw new BadInput('board.specialisations', 'must name four different spaces', 'same');
  }
}

const packs = packsOf<Reconstructed>({
  values: RECONSTRUCTED,
  flat: ['dice', 'faceUp', 'board'],
  readers: READERS,
  clauseOf: (group, id) => (id === 'board.specialisations' ? 'RM-R-slots' : CLAUSES[group]),
  ownerOf: (group, name) => `${NAMED[group] ?? 'card'}.${name}`,
  check: checkTotals,
});

/** What an owner of the box may correct, and what must hold (RM-R-pack). */
export const contentSpec = packs.spec;
export const withPack = packs.withPack;
