import { BadInput } from '../../../engine/input/bad-input.ts';
import { needName, needOnly, needRecord, needWhole } from '../../../engine/input/need.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { push } from '../../../kit/rules/stack.ts';
import { CARDS } from '../content/cards.ts';
import { type ClanId, LAST_STEP, WARRIORS } from '../content/clans.ts';
import { AGES } from '../content/tokens.ts';
import { figuresOnBoard, room, statValue } from './figures.ts';
import { ACTION, AGE } from './frames.ts';
import {
  CARD_COUNT,
  CARD_IDS,
  type CardNumber,
  cardNumber,
  FIGURE_IDS,
  FIGURE_OF_CARD,
  figureNumber,
  HORNS,
  IS_QUEST,
  isFjord,
  LEADER,
  MONSTER_SLOT,
  MONSTER_SLOTS,
  OUTER,
  PHASES,
  type PhaseId,
  PLACE_COUNT,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  placeNumber,
  RAGE,
  RESERVE,
  rewardNumber,
  SHIP,
  SLOT_COUNT,
  SOURCES,
  STAT_COUNT,
  statNumber,
  WARRIOR,
} from './numbers.ts';
import { deckOf } from './setup.ts';
import type { State } from './state.ts';
import { beastIndex, freeSlot, isShip } from './upgrades.ts';

/**
 * A table as a scenario describes it: what differs from a fresh set-up. Seats are named by their clan; cards that
 * are not named are out of the way (dealt ages) or in their decks (ages to come).
 */
export interface Given {
  /** 1, 2 or 3. */
  readonly age?: number;
  /** Where play begins; in the middle of the action phase unless said otherwise. */
  readonly phase?: string;
  /** The action phase begins anew: Rage is set by the stats. */
  readonly begin?: boolean;
  readonly first?: string;
  readonly turn?: string;
  /** The provinces of the three Ragnarök tokens, by age. */
  readonly ragnarok?: readonly string[];
  readonly destroyed?: readonly string[];
  readonly tokens?: Readonly<Record<string, string>>;
  readonly pillaged?: readonly string[];
  readonly clans?: Readonly<Record<string, GivenClan>>;
  /** Cards to come, by age, top first. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
}

export interface GivenClan {
  readonly rage?: number;
  readonly glory?: number;
  readonly passed?: boolean;
  /** Steps on the tracks, 1 to 6. */
  readonly stats?: Readonly<Record<string, number>>;
  /** Figures by place (also `valhalla`); all others wait in the reserve. */
  readonly figures?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly upgrades?: readonly string[];
  readonly hand?: readonly string[];
  readonly quests?: readonly string[];
}

const FIELDS = [
  'age',
  'phase',
  'begin',
  'first',
  'turn',
  'ragnarok',
  'destroyed',
  'tokens',
  'pillaged',
  'clans',
  'decks',
];
const CLAN_FIELDS = ['rage', 'glory', 'passed', 'stats', 'figures', 'upgrades', 'hand', 'quests'];

export function arrange(state: State, described: unknown): void {
  const given: Given = needRecord(described, 'given');
  needOnly(given, FIELDS, 'given');
  arrangeBoard(state, given);
  arrangePhase(state, given);
  const pool = new Pool(state);
  for (const [clan, there] of Object.entries(given.clans ?? {})) {
    arrangeClan(state, seatOf(state, clan, `given.clans.${clan}`), there, `given.clans.${clan}`, pool);
  }
  pool.layOut(state, given.decks ?? {});
  checkBoard(state);
  checkTurn(state, given);
}

function seatOf(state: State, clan: string, where: string): number {
  const clans = state.options.clans.slice(0, state.seats);
  const seat = clans.indexOf(clan as ClanId);
  if (seat < 0) throw new BadInput(where, `no seat plays "${clan}"; at this table are ${clans.join(', ')}`);
  return seat;
}

const outerProvince = (id: string, where: string): PlaceNumber => {
  const place = needName(placeNumber, id, where);
  if (!OUTER.includes(place)) throw new BadInput(where, `"${id}" is not an outer province`);
  return place;
};

function arrangeBoard(state: State, given: Given): void {
  // A scene that names its provinces should not stumble over one that luck took away.
  state.destroyed.fill(0);
  given.destroyed?.forEach((id, i) => {
    state.destroyed[outerProvince(id, `given.destroyed[${i}]`)] = 1;
  });
  arrangeDoom(state, given.ragnarok ?? []);
  for (const [id, reward] of Object.entries(given.tokens ?? {})) {
    const province = outerProvince(id, `given.tokens.${id}`);
    const wanted = needName(rewardNumber, reward, `given.tokens.${id}`);
    // Tokens change places, so that there are as many of each as in the box.
    const other = OUTER.find(p => state.tokens[p] === wanted && given.tokens?.[PLACE_IDS[p]] !== reward);
    if (state.tokens[province] === wanted) continue;
    if (other === undefined) throw new BadInput(`given.tokens.${id}`, `there is no further "${reward}" token`);
    state.tokens[other] = state.tokens[province];
    state.tokens[province] = wanted;
  }
  for (const id of given.pillaged ?? []) {
    const place = needName(placeNumber, id, 'given.pillaged');
    if (place >= PROVINCE_COUNT) throw new BadInput('given.pillaged', `"${id}" is not a province`);
    state.pillaged[place] = 1;
  }
}

/** The Ragnarök tokens; luck does not take for the other Ages what is named already, or gone. */
function arrangeDoom(state: State, named: readonly string[]): void {
  named.forEach((id, i) => {
    const where = `given.ragnarok[${i}]`;
    if (i >= AGES) throw new BadInput(where, `there are only ${AGES} Ages`);
    state.doom[i] = outerProvince(id, where);
    if (named.indexOf(id) < i) throw new BadInput(where, `"${id}" cannot fall twice`);
  });
  for (let age = named.length; age < AGES; age++) {
    const free = (province: PlaceNumber) => !state.destroyed[province] && !state.doom.includes(province);
    const taken = state.destroyed[state.doom[age]] || state.doom.indexOf(state.doom[age]) < age;
    if (taken) state.doom[age] = OUTER.find(free) ?? state.doom[age];
  }
}

function arrangePhase(state: State, given: Given): void {
  state.age = needWhole(given.age ?? 1, 'given.age', 1, AGES) - 1;
  const id = given.phase ?? 'action';
  const phase = PHASES.indexOf(id as PhaseId);
  if (phase < 0) throw new BadInput('given.phase', `"${id}" is unknown; there are ${PHASES.join(', ')}`);
  // Not left to luck either.
  state.first = given.first === undefined ? 0 : seatOf(state, given.first, 'given.first');
  state.turn = given.turn === undefined ? state.first : seatOf(state, given.turn, 'given.turn');
  state.phase = phase;
  const midAction = id === 'action' && !given.begin;
  state.stack.length = 0;
  state.stack.push({ kind: 'age', step: midAction ? AGE.discard : AGE[PHASES[phase]] });
  if (midAction) push(state, { kind: 'action', step: ACTION.turn });
}

function arrangeClan(state: State, seat: number, given: GivenClan, where: string, pool: Pool): void {
  needOnly(given, CLAN_FIELDS, where);
  for (const [stat, step] of Object.entries(given.stats ?? {})) {
    const at = `${where}.stats.${stat}`;
    state.steps[seat * STAT_COUNT + needName(statNumber, stat, at)] = needWhole(step, at, 1, LAST_STEP + 1) - 1;
  }
  state.rage[seat] = needWhole(given.rage ?? statValue(state, seat, RAGE), `${where}.rage`, 0, 99);
  state.glory[seat] = needWhole(given.glory ?? 0, `${where}.glory`, 0, 999);
  // Glory from before the scene is booked somewhere: as battles.
  state.scores[seat * SOURCES.length + SOURCES.indexOf('battles')] = state.glory[seat];
  if (given.passed) state.passed[seat] = 1;
  given.upgrades?.forEach((id, i) => {
    const at = `${where}.upgrades[${i}]`;
    const card = pool.take(id, at);
    const slot = freeSlot(state, seat, card);
    if (slot < 0) throw new BadInput(at, `there is no free slot for "${id}"`);
    state.slots[seat * SLOT_COUNT + slot] = card;
    if (FIGURE_OF_CARD[card] > SHIP) state.beasts[seat * MONSTER_SLOTS + slot - MONSTER_SLOT] = RESERVE;
  });
  for (const [place, figures] of Object.entries(given.figures ?? {})) {
    arrangeFigures(state, seat, place, figures, `${where}.figures.${place}`);
  }
  given.hand?.forEach((id, i) => {
    state.hands[seat].push(pool.take(id, `${where}.hand[${i}]`));
  });
  given.quests?.forEach((id, i) => {
    const card = pool.take(id, `${where}.quests[${i}]`);
    if (!IS_QUEST[card]) throw new BadInput(`${where}.quests[${i}]`, `"${id}" is not a quest`);
    state.quests[seat].push(card);
  });
}

function arrangeFigures(
  state: State,
  seat: number,
  placeId: string,
  figures: Readonly<Record<string, number>>,
  where: string,
): void {
  const place = needName(placeNumber, placeId, where);
  if (place < PROVINCE_COUNT && state.destroyed[place]) {
    throw new BadInput(where, `"${placeId}" is destroyed, and nothing is left in it`);
  }
  for (const [id, count] of Object.entries(figures)) {
    const at = `${where}.${id}`;
    const figure = needName(figureNumber, id, at);
    if (place < RESERVE && isShip(figure) !== isFjord(place)) {
      throw new BadInput(at, isFjord(place) ? 'only ships may be in a fjord' : 'a ship may only be in a fjord');
    }
    if (figure === WARRIOR) {
      needWhole(count, at, 0, WARRIORS);
      state.warriors[seat * PLACE_COUNT + place] += count;
      state.warriors[seat * PLACE_COUNT + RESERVE] -= count;
      if (state.warriors[seat * PLACE_COUNT + RESERVE] < 0) throw new BadInput(at, `a clan has ${WARRIORS} Warriors`);
    } else if (needWhole(count, at, 0, 1) === 1) {
      if (figure === LEADER) state.leader[seat] = place;
      else if (figure === SHIP) state.ship[seat] = place;
      else {
        const beast = beastIndex(state, seat, figure);
        if (beast < 0) throw new BadInput(at, `the clan has no upgrade for its ${FIGURE_IDS[figure]}`);
        state.beasts[seat * MONSTER_SLOTS + beast] = place;
      }
    }
  }
}

/** The cards of the box that are not yet somewhere. */
class Pool {
  private readonly left = new Array<number>(CARD_COUNT).fill(0);
  private readonly seats: number;

  constructor(state: State) {
    this.seats = state.seats;
    for (let age = 0; age < AGES; age++) for (const card of deckOf(age, state.seats)) this.left[card]++;
    for (const deck of state.decks) deck.length = 0;
  }

  take(id: string, where: string): CardNumber {
    if (!Object.hasOwn(cardNumber, id))
      throw new BadInput(where, `there is no card "${id}"; ids look like a2-odins-tide`);
    const card = cardNumber[id];
    if (this.left[card] === 0) {
      throw new BadInput(where, `no copy of "${id}" is left in a game of ${this.seats} players`);
    }
    this.left[card]--;
    return card;
  }

  /** Ages that were dealt lie aside; the others, and an age about to be dealt, are in their decks. */
  layOut(state: State, decks: Readonly<Record<string, readonly string[]>>): void {
    const dealt = state.age + (PHASES[state.phase] === 'gods-gifts' ? 0 : 1);
    for (let age = 0; age < AGES; age++) {
      const where = `given.decks.${age + 1}`;
      const top = decks[age + 1]?.map((id, i) => this.take(id, `${where}[${i}]`)) ?? [];
      const stray = top.findIndex(card => CARDS[card].age !== age + 1);
      if (stray >= 0) {
        throw new BadInput(`${where}[${stray}]`, `"${CARD_IDS[top[stray]]}" is a card of age ${CARDS[top[stray]].age}`);
      }
      if (top.length > 0 && age < dealt) throw new BadInput(where, `the cards of age ${age + 1} have been dealt`);
      const rest = deckOf(age, state.seats).filter(card => {
        if (this.left[card] === 0) return false;
        this.left[card]--;
        return true;
      });
      if (age < dealt) state.away.push(...rest);
      else state.decks[age].push(...top, ...rest);
    }
  }
}

/** Who is to move can move: it has not passed. */
function checkTurn(state: State, given: Given): void {
  if (given.turn !== undefined && state.passed[state.turn]) {
    throw new BadInput('given.turn', `"${given.turn}" has passed, and takes no more turns in this phase`);
  }
}

function checkBoard(state: State): void {
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (room(state, province) < 0) {
      throw new BadInput('given.clans', `${PLACE_IDS[province]} holds more figures than it has villages`);
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const [onBoard, horns] = [figuresOnBoard(state, seat), statValue(state, seat, HORNS)];
    const clan = state.options.clans[seat];
    if (onBoard > horns) {
      throw new BadInput(`given.clans.${clan}`, `${onBoard} figures on the board, but its Horns allow ${horns}`);
    }
  }
}
