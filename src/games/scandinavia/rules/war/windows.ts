/** What can be done before the dice: one window for the attacker, then one for the defender (SC-13.20, SC-A-battle-windows). */

import { type Ask, sameChoice } from '../../../../engine/contract/ask.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import type { Objections } from '../../../../kit/rules/objections.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { BRIBE_TIMES } from '../../content/powers.ts';
import { askForGold, askLord, rangeOf } from '../asking.ts';
import { LOKI } from '../auctions/command.ts';
import {
  BRIBE,
  CALL_FORESTS,
  COUNT,
  DOMINATE,
  DONE,
  FANATICISE,
  GOLD_TO_ORC,
  INVERT,
  KILL_HERO,
  NOT_AGAIN,
  PAY_ORC,
  RAGE,
  type ScandinaviaChoice,
  STEP_ASIDE,
} from '../choices.ts';
import { pointsOf } from '../creed.ts';
import { printedBonus } from '../events/payments.ts';
import { roomOf } from '../fleets.ts';
import { ATTACKER, type BattleFrame } from '../frames.ts';
import { pay, purseOf } from '../gold.ts';
import { groundOf } from '../hex/ground.ts';
import { isAdvanced, isWater, regionAt, standingIn } from '../hex/standing.ts';
import { CHAOTIC, isLord } from '../lords.ts';
import { pieceName, placeName, sideName, spotName } from '../names.ts';
import {
  FIRST_HERO,
  fleetOf,
  isFleet,
  KIND_COUNT,
  KIND_TROOP,
  LIVING_FOREST,
  MAERITH,
  MOST_PAID,
  ORC,
  orcPaid,
  PEGASUS,
  paidOf,
  pieceNumber,
  RAGNAR,
  type Side,
  type Spot,
  stoneNumber,
  TOKEN,
  UNDEAD,
  VALKYRIE,
} from '../numbers.ts';
import { BARBARIANS, countAt, put, raise, remove, takeUp, turnInto } from '../pieces.ts';
import { canCast, costOf, hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import { fallSilent, isSilent } from '../realm/silence.ts';
import { pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { beastWith } from './beasts.ts';
import { armyOf, countUnits, lordOf, otherOf, sideOf, spotsOf } from './force.ts';

/** Acts that ask for a number next. */
const FORESTS = 0;
const RAGING = 1;
const PAYING = 2;
const STEPPING = 3;

/** Units of a side that may be turned by a spell or bribed: the dead, the winged and the frenzied may not, nor barbarians. */
export function isSwayable(frame: BattleFrame, who: number, kind: number, count: number): boolean {
  if (kind === UNDEAD || kind === VALKYRIE || kind === LIVING_FOREST || sideOf(frame, who) === BARBARIANS) return false;
  return count > (who === ATTACKER ? frenziedOf(frame, kind) : 0);
}

/** Attackers of a kind who are furious or fanatic. */
const frenziedOf = ({ fury, fanatic }: BattleFrame, kind: number): number => fury[kind] + fanatic[kind];

/** Attackers of a kind who fight and are not frenzied yet: who stands aside does not fight (SC-C-valkyrie). */
const calmOf = (frame: BattleFrame, kind: number, count: number): number =>
  count - frenziedOf(frame, kind) - (kind === VALKYRIE ? frame.aside[ATTACKER] : 0);

/** Valkyries of a side who could still stand aside: no frenzied one does. */
const idleOf = (frame: BattleFrame, who: number, count: number): number =>
  who === ATTACKER ? calmOf(frame, VALKYRIE, count) : count - frame.aside[who];

/** Kinds of a side that are there and pass a test. */
function kindsOf(army: readonly number[], test: (kind: number, count: number) => boolean): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) if (army[kind] > 0 && test(kind, army[kind])) kinds.push(kind);
  return kinds;
}

/** Heroes of the other side that Ragnar can kill: not above his own printed bonus, no token (SC-C-ragnar). */
function prey(state: State, frame: BattleFrame, who: number): number[] {
  if (frame.ragnar[who] > 0 || armyOf(state, frame, who)[RAGNAR] === 0) return [];
  const foes = armyOf(state, frame, otherOf(who));
  const pieces: number[] = [];
  for (let piece = FIRST_HERO; piece < TOKEN; piece++)
    if (foes[piece] > 0 && printedBonus(piece) <= printedBonus(RAGNAR)) pieces.push(piece);
  return pieces;
}

/** Is the bearer of the Stone of domination in this battle? He turns any unit (SC-C-domination, SC-A-domination-limits). */
const dominates = (state: State, frame: BattleFrame, who: number): boolean =>
  frame.dominated[who] === 0 &&
  state.stonePower === stoneNumber.domination &&
  state.stoneLord === sideOf(frame, who) &&
  spotsOf(state, frame, sideOf(frame, who)).includes(state.stonePlace);

/** The region whose forests hear the call in a battle: by the advanced rules on a forest hex or beside one of it (SC-21.28, SC-A-forest-beside). */
function forestLand(state: State, place: Spot): Region {
  const region = regionAt(state, place);
  if (region < 0 || !isAdvanced(state)) return region;
  const { isForest, next, areaOf } = groundOf(state);
  const near = isForest[place] || next[place].some(spot => isForest[spot] && areaOf[spot] === region);
  return near ? region : NONE;
}

/** Living forests that can still be called: by points, by the forests of the land, by counters (SC-C-forest-call, SC-A-forest-holds). */
export function forestsLeft(state: State, frame: BattleFrame, who: number): number {
  const { place } = frame;
  const side = sideOf(frame, who);
  const region = forestLand(state, place);
  if (side !== MAERITH || region < 0 || !canCast(state, side, 'forest-call')) return 0;
  const tables = printed(state);
  if (tables.alignment[region] === CHAOTIC) return 0;
  let room = tables.forests[region];
  for (const spot of standingIn(state, region)) room -= countAt(state, spot, side, LIVING_FOREST);
  const points = Math.floor(pointsOf(state, side) / costOf('forest-call'));
  return Math.max(0, Math.min(room, points, state.pool[LIVING_FOREST]));
}

const may = (state: State, lord: Side, power: 'fanaticism' | 'inversion'): boolean =>
  canCast(state, lord, power) && !isSilent(state, lord, power);

/** What a side may do, by what lies open; where gold decides, it is listed apart. */
interface Possible {
  readonly free: readonly ScandinaviaChoice[];
  readonly bribes: readonly number[];
  readonly orcs: readonly number[];
  readonly spells: boolean;
}

const NOTHING: Possible = { free: [], bribes: [], orcs: [], spells: false };

function possible(state: State, frame: BattleFrame, who: number): Possible {
  const side = sideOf(frame, who);
  // Loki fights alone: nobody is called to his side, and nobody turned to it (SC-8.15).
  if (beastWith(state, frame.place, side) === LOKI) return NOTHING;
  const own = armyOf(state, frame, who);
  const foes = armyOf(state, frame, otherOf(who));
  const free: ScandinaviaChoice[] = prey(state, frame, who).map(piece => KILL_HERO[piece]);
  if (dominates(state, frame, who)) for (const kind of kindsOf(foes, () => true)) free.push(DOMINATE[kind]);
  let spells = false;
  const cast = (choices: readonly ScandinaviaChoice[]): void => {
    spells ||= choices.length > 0;
    free.push(...choices);
  };
  // As often as the points last, each unit once (SC-17.1).
  if (who === ATTACKER && may(state, side, 'fanaticism'))
    cast(kindsOf(own, (kind, count) => calmOf(frame, kind, count) > 0).map(kind => FANATICISE[kind]));
  if (!isSilent(state, side, 'forest-call') && forestsLeft(state, frame, who) > 0) cast([CALL_FORESTS]);
  // Only where troops of his fight (SC-C-inversion).
  if (countUnits(own) > 0 && may(state, side, 'inversion'))
    cast(kindsOf(foes, (kind, count) => isSwayable(frame, otherOf(who), kind, count)).map(kind => INVERT[kind]));
  if (who === ATTACKER && hasPower(state, side, 'viking-fury'))
    free.push(...kindsOf(own, (kind, count) => calmOf(frame, kind, count) > 0).map(kind => RAGE[kind]));
  if (idleOf(frame, who, own[VALKYRIE]) > 0) free.push(STEP_ASIDE);
  // Only where he has anybody in the battle (SC-C-bribery), and by the advanced rules not at sea (SC-21.32).
  const bribes =
    own.some(count => count > 0) &&
    hasPower(state, side, 'bribery') &&
    !(isAdvanced(state) && isWater(state, frame.place))
      ? kindsOf(foes, (kind, count) => isSwayable(frame, otherOf(who), kind, count))
      : [];
  const paying = frame.orcPaid[who] === 0 || state.options.orcOne === 'each';
  const orcs = paying ? kindsOf(own, kind => KIND_TROOP[kind] === ORC && paidOf(kind) < MOST_PAID) : [];
  return { free, bribes, orcs, spells };
}

/** What a bribe costs: twice the printed price (SC-C-bribery). Gold for Orcs: one unit a battle, for the turn (SC-A-orc-one, SC-A-orc-turn). */
export const bribePrice = (state: State, kind: number): number => BRIBE_TIMES * printed(state).price[KIND_TROOP[kind]];

/** Is there a window at all? Gold never decides that. */
export function hasWindow(state: State, frame: BattleFrame, who: number): boolean {
  if (!isLord(sideOf(frame, who))) return false;
  const { free, bribes, orcs } = possible(state, frame, who);
  return free.length + bribes.length + orcs.length > 0;
}

const argsOf = (frame: BattleFrame, who: number) => ({
  at: placeName(frame.place),
  against: sideName(sideOf(frame, otherOf(who))),
});

export function askWindow(state: State, frame: BattleFrame, who: number): Ask<ScandinaviaChoice>[] {
  const lord = lordOf(frame, who);
  const args = argsOf(frame, who);
  if (frame.act === PAYING) {
    const most = Math.min(MOST_PAID - paidOf(frame.piece), purseOf(state, lord));
    return askForGold(state, lord, 'window-gold', [DONE], args, rangeOf(GOLD_TO_ORC, 'gold', 1, most));
  }
  if (frame.act >= 0) {
    const ranges = rangeOf(COUNT, 'count', 1, mostOf(state, frame, who));
    return [{ ...askLord(state, lord, 'window-count', [], args)[0], ranges }];
  }
  const purse = purseOf(state, lord);
  const { free, bribes, orcs, spells } = possible(state, frame, who);
  const choices: ScandinaviaChoice[] = spells ? [DONE, NOT_AGAIN, ...free] : [DONE, ...free];
  for (const kind of bribes) if (bribePrice(state, kind) <= purse) choices.push(BRIBE[kind]);
  if (purse > 0) for (const kind of orcs) choices.push(PAY_ORC[kind]);
  return askForGold(state, lord, 'window', choices, args);
}

/** Is a number still to be named? */
export const isAskedHowMany = ({ act }: BattleFrame): boolean => act >= 0;

/** How many of what is in hand. */
function mostOf(state: State, frame: BattleFrame, who: number): number {
  const own = armyOf(state, frame, who);
  if (frame.act === FORESTS) return forestsLeft(state, frame, who);
  if (frame.act === STEPPING) return idleOf(frame, who, own[VALKYRIE]);
  return calmOf(frame, frame.piece, own[frame.piece]);
}

/** All that a side may do, but to be done; with a purse that nobody knows, whatever gold could buy. */
export function deedsIn(state: State, frame: BattleFrame, who: number, purse: number | null): ScandinaviaChoice[] {
  const { free, bribes, orcs } = possible(state, frame, who);
  const paid = purse === null ? bribes : bribes.filter(kind => bribePrice(state, kind) <= purse);
  return [...free, ...paid.map(kind => BRIBE[kind]), ...(purse === 0 ? [] : orcs.map(kind => PAY_ORC[kind]))];
}

/** How many, or how much gold, a deed may name; null where it names no number. */
export function mostInHand(
  state: State,
  frame: BattleFrame,
  who: number,
  choice: ScandinaviaChoice,
  purse: number | null,
): number | null {
  if (choice.kind === 'pay-orc')
    return Math.min(MOST_PAID - paidOf(pieceNumber[choice.piece]), purse ?? Number.POSITIVE_INFINITY);
  const what = NUMBERED[choice.kind];
  if (what === undefined) return null;
  const piece = choice.kind === 'rage' ? pieceNumber[choice.piece] : -1;
  const most = mostOf(state, { ...frame, act: what, piece }, who);
  // Of one nobody asks how many.
  return most > 1 ? most : null;
}

const NUMBERED: Readonly<Record<string, number | undefined>> = {
  'call-forests': FORESTS,
  rage: RAGING,
  'step-aside': STEPPING,
};

/** The spot of a side where a piece stands. */
const spotWith = (state: State, frame: BattleFrame, side: Side, piece: number): Spot =>
  spotsOf(state, frame, side).find(spot => countAt(state, spot, side, piece) > 0) ?? frame.place;

/** Where a unit that joins a side in a battle goes: to the others, at sea aboard a fleet with room if there is one; a Pegasus stays in the air (SC-A-sea-sides, SC-A-flyers-over-sea). */
export function spotFor(state: State, frame: BattleFrame, side: Side, kind: number): Spot {
  if (kind === PEGASUS && isAdvanced(state)) return frame.place;
  const spots = spotsOf(state, frame, side);
  return spots.find(spot => !isFleet(spot) || roomOf(state, fleetOf(spot)) > 0) ?? spots[0] ?? frame.place;
}

/** An enemy unit changes sides for good, and fights at once (SC-C-inversion, SC-C-domination). */
function turn(act: Act, frame: BattleFrame, who: number, kind: number, cause: string): void {
  const { state, facts } = act;
  const [side, foe] = [sideOf(frame, who), sideOf(frame, otherOf(who))];
  takeUp(state, spotWith(state, frame, foe, kind), foe, kind, 1);
  put(state, spotFor(state, frame, side, kind), side, kind, 1);
  trim(state, frame, kind);
  facts.tell({ kind: 'turned', lord: LORDS[side], from: sideName(foe), piece: pieceName(kind), count: 1, cause });
}

/** Nobody rages, has landed or stands aside who is no longer there. */
function trim(state: State, frame: BattleFrame, kind: number): void {
  const left = armyOf(state, frame, ATTACKER)[kind];
  frame.landed[kind] = Math.min(frame.landed[kind], left);
  frame.fury[kind] = Math.min(frame.fury[kind], left);
  frame.fanatic[kind] = Math.min(frame.fanatic[kind], left);
  for (const who of [0, 1]) frame.aside[who] = Math.min(frame.aside[who], armyOf(state, frame, who)[VALKYRIE]);
}

/** Takes one answer; gives back whether the window is closed. */
export function actInWindow(act: Act, frame: BattleFrame, who: number, choice: ScandinaviaChoice): boolean {
  const { state, facts } = act;
  const lord = lordOf(frame, who);
  const foe = sideOf(frame, otherOf(who));
  const ask = (what: number, piece: number): boolean => {
    frame.act = what;
    frame.piece = piece;
    if (what !== PAYING && mostOf(state, frame, who) === 1) number(act, frame, who, 1);
    return false;
  };
  switch (choice.kind) {
    case 'kill-hero': {
      const piece = pieceNumber[choice.piece];
      frame.ragnar[who] = 1;
      facts.tell({ kind: 'hero-killed', lord: LORDS[lord], from: sideName(foe), piece: choice.piece });
      pieceGone(act, spotWith(state, frame, foe, piece), foe, piece, 1, 'battle', frame.place);
      return false;
    }
    case 'dominate':
      frame.dominated[who] = 1;
      turn(act, frame, who, pieceNumber[choice.piece], 'domination');
      return false;
    case 'fanaticise':
      state.spent[lord] += costOf('fanaticism');
      frame.fanatic[pieceNumber[choice.piece]]++;
      facts.tell({ kind: 'fanatic', lord: LORDS[lord], piece: choice.piece });
      return false;
    case 'invert':
      state.spent[lord] += costOf('inversion');
      turn(act, frame, who, pieceNumber[choice.piece], 'inversion');
      return false;
    case 'bribe': {
      const kind = pieceNumber[choice.piece];
      pay(act, lord, bribePrice(state, kind), 'bribe');
      remove(state, spotWith(state, frame, foe, kind), foe, kind, 1);
      trim(state, frame, kind);
      facts.tell({ kind: 'bribed', lord: LORDS[lord], from: sideName(foe), piece: choice.piece, count: 1 });
      return false;
    }
    case 'call-forests':
      return ask(FORESTS, LIVING_FOREST);
    case 'rage':
      return ask(RAGING, pieceNumber[choice.piece]);
    case 'step-aside':
      return ask(STEPPING, VALKYRIE);
    case 'pay-orc':
      return ask(PAYING, pieceNumber[choice.piece]);
    case 'count':
      number(act, frame, who, choice.count);
      return false;
    case 'pay-gold-to-orc': {
      const { piece } = frame;
      const spot = spotWith(state, frame, lord, piece);
      pay(act, lord, choice.gold, 'orc');
      const into = orcPaid(paidOf(piece) + choice.gold);
      turnInto(state, spot, lord, piece, into, 1);
      if (frame.landed[piece] > 0 && countAt(state, spot, lord, piece) < frame.landed[piece]) {
        frame.landed[piece]--;
        frame.landed[into]++;
      }
      if (who === ATTACKER) {
        // It is the frenzied one who is paid, where there is one.
        if (frame.fanatic[piece] > 0) {
          frame.fanatic[piece]--;
          frame.fanatic[into]++;
        }
        if (frame.fury[piece] > countAt(state, spot, lord, piece)) {
          frame.fury[piece]--;
          frame.fury[into]++;
        }
      }
      frame.orcPaid[who] = 1;
      facts.tell({ kind: 'orc-paid', lord: LORDS[lord], piece: pieceName(into), gold: choice.gold });
      frame.act = -1;
      return false;
    }
    case 'not-again':
      for (const power of ['fanaticism', 'forest-call', 'inversion'] as const)
        if (hasPower(state, lord, power)) fallSilent(state, lord, power);
      return false;
    default:
      if (frame.act < 0) return true;
      frame.act = -1;
      return false;
  }
}

function number(act: Act, frame: BattleFrame, who: number, count: number): void {
  const { state, facts } = act;
  const lord = lordOf(frame, who);
  const { piece, place } = frame;
  switch (frame.act) {
    case FORESTS:
      state.spent[lord] += count * costOf('forest-call');
      raise(state, place, lord, LIVING_FOREST, count);
      facts.tell({
        kind: 'came',
        lord: LORDS[lord],
        place: spotName(place),
        piece: pieceName(LIVING_FOREST),
        count,
        cause: 'forest-call',
      });
      break;
    case RAGING:
      frame.fury[piece] += count;
      facts.tell({ kind: 'furious', lord: LORDS[lord], piece: pieceName(piece), count });
      break;
    case STEPPING:
      frame.aside[who] += count;
      facts.tell({ kind: 'aside', lord: LORDS[lord], count });
  }
  frame.act = -1;
}

/** What stands against an answer in a window, clause by clause. */
export function mayAct(
  state: State,
  frame: BattleFrame,
  who: number,
  choice: ScandinaviaChoice,
  against: Pick<Objections<State, ScandinaviaChoice>, 'when' | 'enough' | 'notNow'>,
): void {
  const lord = lordOf(frame, who);
  if (frame.act === PAYING) {
    const most = Math.min(MOST_PAID - paidOf(frame.piece), purseOf(state, lord));
    if (choice.kind === 'pay-gold-to-orc')
      against.when(choice.gold < 1 || choice.gold > most, 'SC-C-orc', 'not-so-many', { min: 1, max: most });
    else if (choice.kind !== 'done') against.notNow();
    return;
  }
  if (frame.act >= 0) {
    const max = mostOf(state, frame, who);
    if (choice.kind !== 'count') against.notNow();
    else against.when(choice.count < 1 || choice.count > max, 'SC-13.20', 'not-so-many', { min: 1, max });
    return;
  }
  const { free, bribes, orcs, spells } = possible(state, frame, who);
  switch (choice.kind) {
    case 'done':
      return;
    case 'not-again':
      against.when(!spells, 'SC-13.20', 'no-spell');
      return;
    case 'bribe': {
      const kind = pieceNumber[choice.piece];
      if (!against.when(!bribes.includes(kind), 'SC-C-bribery', 'not-bribed'))
        against.enough(purseOf(state, lord), bribePrice(state, kind), 'SC-C-bribery', 'too-dear');
      return;
    }
    case 'pay-orc':
      if (!against.when(!orcs.includes(pieceNumber[choice.piece]), 'SC-C-orc', 'not-paid'))
        against.enough(purseOf(state, lord), 1, 'SC-C-orc', 'too-dear');
      return;
    default: {
      const clause = CLAUSE[choice.kind];
      if (clause === undefined) against.notNow();
      else against.when(!free.some(one => sameChoice(one, choice)), clause, 'not-in-this-battle');
    }
  }
}

const CLAUSE: Readonly<Record<string, string | undefined>> = {
  'kill-hero': 'SC-C-ragnar',
  dominate: 'SC-C-domination',
  fanaticise: 'SC-C-fanaticism',
  'call-forests': 'SC-C-forest-call',
  invert: 'SC-C-inversion',
  rage: 'SC-C-viking-fury',
  'step-aside': 'SC-C-valkyrie',
};
