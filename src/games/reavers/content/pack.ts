import type { Content, ContentShape, ContentSpec, ContentValue } from '../../../engine/contract/content.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import type { Json } from '../../../engine/input/json.ts';
import { needList, needOnly, needRecord, needWhole } from '../../../engine/input/need.ts';
import { COLOURS, DIE_FACES, FACES } from './dice.ts';
import { RECONSTRUCTED, type Reconstructed } from './reconstructed.ts';
import { SPECIALISATIONS } from './ship.ts';
import { SPACES } from './spaces.ts';

/** What a pack may replace, and what must hold (RM-R-pack): each part of it is read by one of these, and shown as it says. */
interface Reader {
  readonly read: (given: unknown, where: string) => void;
  readonly shape: ContentShape;
}

const whole = (min: number, max: number): Reader => ({
  read: (given, where) => {
    needWhole(given, where, min, max);
  },
  shape: { is: 'number', min, max },
});

/** A list of names, which the messages of a kind say. */
const listOf = (of: string, names: readonly string[], least: number, most: number): Reader => ({
  read: (given, where) => needNames(given, where, names, least, most),
  shape: { is: 'list', item: { is: 'name', of, names }, least, most },
});

function needNames(given: unknown, where: string, names: readonly (string | number)[], min: number, max: number): void {
  const list = needList(given, where);
  if (list.length < min || list.length > max) {
    throw new BadInput(where, `must name ${min === max ? min : `${min} to ${max}`}, but names ${list.length}`);
  }
  list.forEach((item, i) => {
    if (!names.includes(item as string)) {
      throw new BadInput(`${where}[${i}]`, `is ${JSON.stringify(item)}; allowed are ${names.join(', ')}`);
    }
  });
}

const upTo = (max: number) => ({ is: 'number', min: 0, max }) as const;

const resources: Reader = {
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

const tiles: Reader = {
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
const sides = listOf('need', FACES, DIE_FACES, DIE_FACES);
const successes: Reader = {
  read: (given, where) => needNames(given, where, [0, 1, 2], DIE_FACES, DIE_FACES),
  shape: { is: 'list', item: upTo(2), least: DIE_FACES, most: DIE_FACES },
};
const places: Reader = {
  read: (given, where) => {
    const list = needList(given, where);
    if (list.length !== 3) throw new BadInput(where, 'must be three numbers, for 2, 3 and 4 players');
    list.forEach((item, i) => {
      needWhole(item, `${where}[${i}]`, 0, 9);
    });
  },
  shape: { is: 'list', item: upTo(9), least: 3, most: 3 },
};

/** How each value is checked, by its group and its own name. */
const READERS: Readonly<Record<keyof Reconstructed, Readonly<Record<string, Reader>>>> = {
  reavers: { copies: whole(0, 66), rolled: listOf('colour', COLOURS, 0, 4), rally: listOf('colour', COLOURS, 0, 4) },
  battles: { copies: whole(0, 45), defence: whole(1, 12), combination: listOf('need', PAYABLE, 1, 6) },
  journeys: { copies: whole(0, 24) },
  prophecies: { copies: whole(0, 43) },
  keeps: { copies: whole(0, 76) },
  villages: { copies: whole(0, 62), glory: whole(0, 20) },
  territories: { cost: resources, tiles },
  upgrades: { copies: whole(0, 12), countsAs: listOf('need', PAYABLE, 1, 4) },
  dice: { red: sides, blue: sides, yellow: sides, combat: successes },
  faceUp: { recruit: places, battle: places, villages: places, keeps: places, trade: places },
  board: {
    diceSpaces: whole(1, 20),
    upgradeSlots: whole(0, 12),
    specialisations: listOf('space', SPACES, SPECIALISATIONS, SPECIALISATIONS),
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

/** Groups whose values lie at once under them; in the others, under the name of a card or a stack. */
const FLAT: readonly string[] = ['dice', 'faceUp', 'board'];

/** What the names in a group are names of; cards unless it is told here. */
const NAMED: Partial<Record<keyof Reconstructed, string>> = { territories: 'territory', upgrades: 'upgrade' };

const groups = Object.keys(RECONSTRUCTED) as (keyof Reconstructed)[];
type Fields = Readonly<Record<string, unknown>>;

function valuesOf(group: keyof Reconstructed): ContentValue[] {
  const leaf = (id: string, value: unknown, of: { readonly of?: string } = {}): ContentValue => ({
    id,
    ...of,
    value: value as Json,
    shape: READERS[group][id.split('.').at(-1) ?? ''].shape,
    clause: id === 'board.specialisations' ? 'RM-R-slots' : CLAUSES[group],
  });
  const named = (name: string) => ({ of: `${NAMED[group] ?? 'card'}.${name}` });
  return Object.entries(RECONSTRUCTED[group] as Fields).flatMap(([name, value]) =>
    FLAT.includes(group)
      ? [leaf(`${group}.${name}`, value)]
      : Object.entries(value as Fields).map(([field, inner]) => leaf(`${group}.${name}.${field}`, inner, named(name))),
  );
}

function readFields(given: unknown, known: Fields, readers: Readonly<Record<string, Reader>>, where: string): void {
  const fields = needRecord(given, where);
  needOnly(fields, Object.keys(known), where);
  for (const [name, value] of Object.entries(fields)) readers[name].read(value, `${where}.${name}`);
}

function checkTotals(pack: Reconstructed): void {
  for (const [group, allowed] of TOTALS) {
    const cards = Object.values(pack[group] as Readonly<Record<string, { readonly copies: number }>>);
    const total = cards.reduce((sum, { copies }) => sum + copies, 0);
    if (!allowed.includes(total)) {
      throw new BadInput(group, `the copies add up to ${total}, and the box has ${allowed.join(' or ')}`);
    }
  }
  const all = Object.values(pack.territories).flatMap(stack => stack.tiles);
  const total = all.reduce((sum, { copies }) => sum + copies, 0);
  if (total !== TILES_IN_ALL) {
    throw new BadInput('territories', `the tiles add up to ${total}, and the box has ${TILES_IN_ALL}`);
  }
  const { specialisations } = pack.board;
  if (new Set(specialisations).size < specialisations.length) {
    throw new BadInput('board.specialisations', 'must name four different spaces');
  }
}

/** All values as a table has them: its own where its pack has one. */
export function withPack(pack: Content): Reconstructed {
  const merged = groups.map(group => {
    const own = (pack[group] ?? {}) as Fields;
    const base = RECONSTRUCTED[group] as Fields;
    const values = Object.entries(base).map(([name, value]) => {
      if (!(name in own)) return [name, value];
      return [name, FLAT.includes(group) ? own[name] : { ...(value as object), ...(own[name] as object) }];
    });
    return [group, Object.fromEntries(values)];
  });
  return Object.fromEntries(merged) as Reconstructed;
}

/** What an owner of the box may correct. */
export const contentSpec: ContentSpec = {
  values: groups.flatMap(valuesOf),

  read(given) {
    const pack = needRecord(given, '', 'the content pack');
    needOnly(pack, groups, '');
    for (const group of groups) {
      if (pack[group] === undefined) continue;
      const known = RECONSTRUCTED[group] as Fields;
      if (FLAT.includes(group)) {
        readFields(pack[group], known, READERS[group], group);
        continue;
      }
      const named = needRecord(pack[group], group);
      needOnly(named, Object.keys(known), group);
      for (const [name, fields] of Object.entries(named)) {
        readFields(fields, known[name] as Fields, READERS[group], `${group}.${name}`);
      }
    }
    const read = JSON.parse(JSON.stringify(pack)) as Content;
    checkTotals(withPack(read));
    return read;
  },
};
