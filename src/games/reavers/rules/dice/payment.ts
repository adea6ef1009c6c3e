import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { UPGRADES } from '../../content/upgrades.ts';
import { type ChoiceOf, type ReaversChoice, SPEND, SPEND_OFF, SPEND_UPGRADE } from '../choices.ts';
import type { PaymentFrame } from '../frames.ts';
import {
  ANY,
  ANY_CLAN,
  CHEST,
  CLAN,
  COLOUR_COUNT,
  type Colour,
  DIE_FACE,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  DOUBLE_HAMMER,
  dieNumber,
  dieOf,
  FACE_COUNT,
  HAMMER,
  NEED_IDS,
  SHIELD,
  SHIP,
  UPGRADE_COUNT,
  type Upgrade,
  upgradeNumber,
} from '../numbers.ts';
import { countsAs, type Printed, printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { allDice, available, returnDie, wildDie } from './dice.ts';
import { ANYWHERE, partings, placeOf } from './places.ts';

/** The symbols that a wild or an upgrade tile can stand for. */
const PAYABLE = [SHIELD, CHEST, SHIP, HAMMER];

/**
 * May this die be spent for that need? Its face does (RM-6.4), any die where any is asked for (RM-6.9), a wild for each
 * symbol, but never as a double hammer (RM-6.5, RM-6.6), and a double hammer for one hammer (RM-6.8).
 */
export function fits(state: State, die: Die, need: number, wild: number): boolean {
  const face = DIE_FACE[die];
  if (face === need || need === ANY) return true;
  if (need === ANY_CLAN) return face === CLAN;
  if (die === wild) return PAYABLE.includes(need);
  return need === HAMMER && face === DOUBLE_HAMMER && state.options.doubleHammer === 'pays-one';
}

/** May this tile be spent for that need? It is no die, so it pays symbols only (RM-9.5). */
export const tileFits = (tables: Printed, tile: Upgrade, need: number): boolean =>
  need < FACE_COUNT && countsAs(tables, tile, need);

const wanted = [0, 0, 0, 0];

/** Dice of all colours that show a face. */
function showing(state: State, seat: number, face: number): number {
  let count = 0;
  for (let colour: Colour = FIRST; colour < COLOUR_COUNT; colour++)
    count += available(state, seat, dieOf(colour, face));
  return count;
}

/**
 * Can the needs from `at` on be paid, once `die` or `tile` is gone (-1: none)? What dice with the very symbol cannot
 * cover falls to tiles and wilds: by Hall's theorem they suffice when they do for every set of symbols.
 */
export function canPay(
  state: State,
  seat: number,
  needs: readonly number[],
  at = 0,
  die: Die = NONE,
  tile: Upgrade = NONE,
): boolean {
  const left = needs.length - at;
  if (left <= 0) return true;
  if (needs[at] === ANY) return allDice(state, seat) - (die >= 0 ? 1 : 0) >= left;
  if (needs[at] === ANY_CLAN) {
    const gone = die >= 0 && DIE_FACE[die] === CLAN ? 1 : 0;
    return showing(state, seat, CLAN) - gone >= left;
  }
  const wild = wildDie(state, seat);
  let wilds = wild < 0 ? 0 : available(state, seat, wild) - (die === wild ? 1 : 0);
  let missing = 0;
  for (let i = 0; i < PAYABLE.length; i++) wanted[i] = 0;
  for (let i = at; i < needs.length; i++) wanted[PAYABLE.indexOf(needs[i])]++;
  for (let i = 0; i < PAYABLE.length; i++) {
    if (wanted[i] === 0) continue;
    const face = PAYABLE[i];
    let have = showing(state, seat, face);
    if (face === HAMMER && state.options.doubleHammer === 'pays-one') {
      have += showing(state, seat, DOUBLE_HAMMER);
      if (die >= 0 && DIE_FACE[die] === DOUBLE_HAMMER) have--;
    }
    if (die >= 0 && DIE_FACE[die] === face) have--;
    wanted[i] = Math.max(0, wanted[i] - have);
    missing += wanted[i];
  }
  if (missing === 0) return true;
  wilds = Math.max(0, wilds);
  return missing <= wilds || coveredByTiles(state, seat, wilds, tile);
}

function coveredByTiles(state: State, seat: number, wilds: number, gone: Upgrade): boolean {
  const tables = printed(state);
  for (let set = 1; set < 16; set++) {
    let need = 0;
    let mask = 0;
    for (let i = 0; i < PAYABLE.length; i++) {
      if ((set >> i) & 1) {
        need += wanted[i];
        mask |= 1 << PAYABLE[i];
      }
    }
    let cover = wilds;
    for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
      if (tables.counts[tile] & mask) cover += state.ready[seat * UPGRADE_COUNT + tile] - (tile === gone ? 1 : 0);
    }
    if (need > cover) return false;
  }
  return true;
}

export function spendDie(
  { state, facts }: Act,
  seat: number,
  die: Die,
  as: number,
  cause: string,
  from = ANYWHERE,
): void {
  returnDie(state, seat, die, from);
  facts.tell({ kind: 'die-spent', seat, die: DIE_IDS[die], as: NEED_IDS[as], cause });
}

/** The tile is turned face down (RM-9.1). */
export function spendTile({ state, facts }: Act, seat: number, tile: Upgrade, as: number, cause: string): void {
  state.ready[seat * UPGRADE_COUNT + tile]--;
  state.spent[seat * UPGRADE_COUNT + tile]++;
  facts.tell({ kind: 'upgrade-spent', seat, upgrade: UPGRADES[tile], as: NEED_IDS[as], cause });
}

/** What could pay the need that is due, dice first. */
export function payers(state: State, { seat, needs, at }: PaymentFrame): ReaversChoice[] {
  const need = needs[at];
  const tables = printed(state);
  const wild = wildDie(state, seat);
  const choices: ReaversChoice[] = [];
  let units = 0;
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    if (!fits(state, die, need, wild)) continue;
    const count = available(state, seat, die);
    units += count;
    if (count > 0 && canPay(state, seat, needs, at + 1, die)) {
      choices.push(...partings(state, seat, die, SPEND, SPEND_OFF));
    }
  }
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    if (!tileFits(tables, tile, need)) continue;
    const count = state.ready[seat * UPGRADE_COUNT + tile];
    units += count;
    if (count > 0 && canPay(state, seat, needs, at + 1, NONE, tile)) choices.push(SPEND_UPGRADE[tile]);
  }
  // Where everything that fits is needed, in whatever order, nobody has to be asked for the order.
  if (units === needs.length - at && needs.lastIndexOf(need) - needs.indexOf(need, at) === units - 1) {
    choices.length = 1;
  }
  return choices;
}

/** Dice and tiles are spent one need after the other; only what leaves the rest payable is offered. */
export const payment: Rule<PaymentFrame> = {
  run(act, frame) {
    if (frame.at < frame.needs.length) return true;
    act.finish(frame);
    return false;
  },

  asks(state, frame) {
    const { seat, needs, at, cause } = frame;
    const args = { need: NEED_IDS[needs[at]], left: needs.length - at, cause };
    return [{ seat, prompt: 'payment', args, choices: payers(state, frame) }];
  },

  take(act, frame, seat, choice) {
    const need = frame.needs[frame.at++];
    if (choice.kind === 'spend') spendDie(act, seat, dieNumber[choice.die], need, frame.cause, placeOf(choice));
    else {
      const { upgrade } = choice as ChoiceOf<'spend-upgrade'>;
      spendTile(act, seat, upgradeNumber[upgrade], need, frame.cause);
    }
  },
};
