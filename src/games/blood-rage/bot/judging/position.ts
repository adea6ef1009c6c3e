import { CARDS } from '../../content/cards.ts';
import {
  axes,
  beastFigure,
  figureStrength,
  figuresAt,
  figuresOnBoard,
  room,
  statValue,
  strength,
} from '../../rules/figures.ts';
import {
  BOX,
  FJORD_OF,
  HORNS,
  IS_UPGRADE,
  isFjord,
  LEADER,
  MONSTER_SLOTS,
  onBoard,
  PLACE_COUNT,
  PROVINCE_COUNT,
  RESERVE,
  SHIP,
  VALHALLA,
  WARRIOR,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import { isShip, upgradeCost } from '../../rules/upgrades.ts';
import { battleCardWorth } from './battle-cards.ts';
import { pillageChances, winChance } from './fight.ts';
import { type Hopes, hopesOf } from './hopes.ts';
import { type Outlook, rivalFigures } from './outlook.ts';
import { questsWorth } from './quests.ts';
import { reinforcements } from './reinforcements.ts';
import { pillageReward, victoryGlory } from './spoils.ts';
import { upgradeParts } from './upgrades.ts';

/**
 * What a seat may still hope for from this table, in Glory: its Rage, figures, pillages, quests, cards and dead.
 * Glory and steps that are booked already are left out, so choices that book some add it themselves.
 */
export function prospects(o: Outlook): number {
  const hopes = hopesOf(o);
  return (
    rageWorth(o, hopes) +
    figuresWorth(o, hopes) +
    provincesWorth(o, hopes) +
    questsWorth(o, hopes) +
    handWorth(o, hopes)
  );
}

/** Rage is worth what it can buy: figures while Horns are free, upgrades in hand, a march or two. */
function rageWorth({ state, seat, weights }: Outlook, { turn }: Hopes): number {
  if (turn === 0) return 0;
  const rage = state.rage[seat];
  let uses = Math.max(statValue(state, seat, HORNS) - figuresOnBoard(state, seat), 0) * weights.rageByHorn + 1;
  for (const card of state.hands[seat]) if (IS_UPGRADE[card]) uses += upgradeCost(state, seat, card);
  const used = Math.min(rage, uses);
  return turn * (used * weights.rage[state.age] + (rage - used) * weights.idleRage);
}

/** Cards in hand: strength for battles to come, upgrades that can still be paid. Quests are reckoned apart. */
function handWorth(o: Outlook, { turn, open }: Hopes): number {
  const { state, seat, weights } = o;
  // Where little is left to fight for, a card is worth less; one may be kept for the next age.
  const fights = Math.min(open / weights.fightsFull, 1);
  let total = 0;
  let kept = 0;
  for (const card of state.hands[seat]) {
    if (CARDS[card].type === 'battle') {
      const worth = battleCardWorth(o, card);
      total += worth * fights;
      if (worth > kept) kept = worth;
    } else if (turn > 0 && IS_UPGRADE[card]) {
      const cost = upgradeCost(state, seat, card);
      if (cost > state.rage[seat]) continue;
      const { now, later } = upgradeParts(o, card);
      const net = now * weights.unplayedNow + later * weights.unplayed - cost * weights.rage[state.age];
      if (net > 0) total += turn * net;
    }
  }
  return total + (o.agesLeft > 0 ? kept * (1 - fights) : 0);
}

/** Each figure where it stands or lies. */
function figuresWorth(o: Outlook, hopes: Hopes): number {
  const { state, seat } = o;
  let total = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const count = state.warriors[seat * PLACE_COUNT + place];
    if (count > 0 && place !== RESERVE) total += count * figureWorth(o, hopes, WARRIOR, place);
  }
  total += figureWorth(o, hopes, LEADER, state.leader[seat]);
  total += figureWorth(o, hopes, SHIP, state.ship[seat]);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place !== BOX) total += figureWorth(o, hopes, beastFigure(state, seat, i), place);
  }
  return total;
}

/** The Glory a figure will bring by being at a place: standing there in ages to come, dying there, lying in Valhalla. */
function figureWorth(o: Outlook, hopes: Hopes, figure: number, place: number): number {
  const { state, weights } = o;
  if (place === VALHALLA) return hopes.fates.release;
  if (!onBoard(place)) return 0;
  const power = figureStrength(state, o.seat, figure, place);
  const near = hopes.open > 0 && !isFjord(place) ? weights.presence * power : 0;
  if (isDoomed(state, place)) {
    const lost = isShip(figure) ? hopes.fates.shipLost : 0;
    return near + survival(o, hopes) * (hopes.fates.ragnarok + hopes.fates.release + lost);
  }
  return near + hopes.fates.atEnd + weights.standing[state.age] * Math.min(power, 3) + laterDoom(o, place);
}

/** Is this where this age's Ragnarök strikes, the fjord included? */
const isDoomed = ({ doom, age }: State, place: number): boolean => place === doom[age] || place === FJORD_OF[doom[age]];

/** Already where a later Ragnarök will pay. */
function laterDoom({ state, weights }: Outlook, place: number): number {
  for (let age = state.age + 1; age < state.doom.length; age++) {
    if (place === state.doom[age] || place === FJORD_OF[state.doom[age]]) return weights.laterDoom;
  }
  return 0;
}

/** The chance that a figure in the doomed province is there when it falls. */
function survival(o: Outlook, hopes: Hopes): number {
  const { state, weights } = o;
  const doom = state.doom[state.age];
  if (state.pillaged[doom] || o.active === 0 || hopes.open === 0) return weights.doomSafe;
  if (rivalFigures(o, doom) === 0 && room(state, doom) === 0) return weights.doomSafe;
  const win = winChance(o, doom, strength(state, o.seat, doom) + hopes.card);
  return weights.doomFought + (weights.doomSafe - weights.doomFought) * win;
}

/** Pillages to come, and battles that others may bring on. */
function provincesWorth(o: Outlook, hopes: Hopes): number {
  const { state, seat, weights } = o;
  let best = 0;
  let second = 0;
  let total = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    if (state.destroyed[province] || state.pillaged[province]) continue;
    const fjord = FJORD_OF[province];
    if (figuresAt(state, seat, province) === 0 && (fjord < 0 || figuresAt(state, seat, fjord) === 0)) continue;
    const own = strength(state, seat, province);
    const loss = lossOf(o, hopes, province);
    if (hopes.turn > 0) {
      const value = stillThere(o, province) * pillageHope(o, hopes, province, own, loss);
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    if (o.active > 0 && o.met[province]) {
      const win = winChance(o, province, own + hopes.card);
      total += weights.exposure * (win * axes(state, seat) - (1 - win) * loss);
    }
  }
  return total + hopes.turn * (best + second * weights.secondPillage);
}

/** How much of a pillage is left for the next turn: rivals there may be first, or come, or change it all. */
function stillThere({ active, contested, weights }: Outlook, province: number): number {
  if (active === 0) return weights.nextTurnAlone;
  return contested[province] ? weights.nextTurnContested : weights.nextTurn;
}

/** What pillaging a province promises as things stand. */
function pillageHope(o: Outlook, hopes: Hopes, province: number, own: number, loss: number): number {
  const { state, seat, weights } = o;
  const ownJoin = reinforcements(state, seat, province, Math.min(room(state, province), 3));
  const { win, fight } = pillageChances(o, province, own + hopes.card, ownJoin);
  const victory = victoryGlory(o, province, true) - hopes.card * weights.bonus;
  return win * (pillageReward(o, province) + fight * victory) - (1 - win) * loss;
}

/** What the clan would lose with its figures in a battle for a province; negative when they are better off dead. */
function lossOf(o: Outlook, hopes: Hopes, province: number): number {
  const { state, seat } = o;
  const fjord = FJORD_OF[province];
  let total = 0;
  const count = state.warriors[seat * PLACE_COUNT + province];
  if (count > 0) total += count * lifeWorth(o, hopes, WARRIOR, province);
  if (state.leader[seat] === province) total += lifeWorth(o, hopes, LEADER, province);
  if (fjord >= 0 && state.ship[seat] === fjord) total += lifeWorth(o, hopes, SHIP, fjord);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place === province || (place === fjord && isFjord(place))) {
      total += lifeWorth(o, hopes, beastFigure(state, seat, i), place);
    }
  }
  return total;
}

/** What a figure is worth alive, less what it is worth dead. */
function lifeWorth(o: Outlook, hopes: Hopes, figure: number, place: number): number {
  const dead = hopes.fates.release + hopes.fates.wish + (isShip(figure) ? hopes.fates.shipLost : 0);
  return figureWorth(o, hopes, figure, place) - dead;
}
