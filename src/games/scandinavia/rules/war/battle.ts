/** A battle from its first window to the last of what follows (SC-13.29, SC-13.30, SC-A-aftermath-order). */
import { call, push } from '../../../../kit/rules/stack.ts';
import { LORDS } from '../../content/lords.ts';
import { CALL_OF_EVIL_UNDEAD } from '../../content/powers.ts';
import { TROOP } from '../../content/troops.ts';
import { askLord, rangeOf } from '../asking.ts';
import { REVIVE, UNDEAD_COUNT } from '../choices.ts';
import { d10, isHit } from '../dice.ts';
import { roomOf } from '../fleets.ts';
import { ATTACKER, BATTLE, type BattleFrame, CAPTURE, DEFENDER, LOSSES } from '../frames.ts';
import { isWater, regionAt } from '../hex/standing.ts';
import { countRegions } from '../land.ts';
import { isAlive, isLord } from '../lords.ts';
import { pieceName, placeName, sideName, spotName } from '../names.ts';
import {
  asLord,
  fleetOf,
  isFleet,
  isRegion,
  KIND_COUNT,
  KIND_TROOP,
  KROSEN,
  PIECE_COUNT,
  pieceNumber,
  type Side,
  type Spot,
  TOKEN,
  UNDEAD,
} from '../numbers.ts';
import { beastGone } from '../phases/leaving.ts';
import { countAt, put, raise, takeUp, unitsAt } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { eliminate } from '../realm/fall.ts';
import { findLeftStone } from '../realm/stone.ts';
import { isBearer, leaveStone, pieceGone } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { handPrisonersOn } from '../tokens/capture.ts';
import { forgetGold, losersFleets, trimCrews } from './after.ts';
import { beastWith } from './beasts.ts';
import { clash } from './clash.ts';
import { conquer, takeFleets } from './conquest.ts';
import { armyOf, countUnits, groupsOf, lordOf, otherOf, sideOf, spotsOf } from './force.ts';
import { goHome } from './go-home.ts';
import { isSettled, totalOf } from './losses.ts';
import { others, takeOffFrame } from './take-off.ts';
import { actInWindow, askWindow, hasWindow, spotFor } from './windows.ts';

const loserOf = ({ winner }: BattleFrame): number => otherOf(winner);
const winnerSide = (frame: BattleFrame): Side => sideOf(frame, frame.winner);
const loserSide = (frame: BattleFrame): Side => sideOf(frame, loserOf(frame));
const deadOf = (frame: BattleFrame, who: number): number[] =>
  who === ATTACKER ? frame.deadAttackers : frame.deadDefenders;

/** Units of a kind die, wherever they stand in this battle. */
function kill(act: Act, frame: BattleFrame, who: number, piece: number, count: number, cause: string): void {
  const { state } = act;
  const side = sideOf(frame, who);
  let left = count;
  for (const spot of spotsOf(state, frame, side)) {
    const here = Math.min(left, countAt(state, spot, side, piece));
    pieceGone(act, spot, side, piece, here, cause, frame.place);
    left -= here;
  }
  if (piece < KIND_COUNT) deadOf(frame, who)[piece] += count;
}

/** All of the losers die; the Dragon goes, tokens wait for their fate (SC-13.9, SC-13.21, SC-13.22). */
function dieAll(act: Act, frame: BattleFrame, who: number): void {
  const { state } = act;
  const side = sideOf(frame, who);
  if (side < 0) return;
  const army = armyOf(state, frame, who);
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (army[piece] > 0 && piece !== TOKEN) kill(act, frame, who, piece, army[piece], 'battle');
  if (army[TOKEN] > 0) {
    for (const spot of spotsOf(state, frame, side)) {
      if (countAt(state, spot, side, TOKEN) === 0) continue;
      if (isBearer(state, spot, side, TOKEN)) leaveStone(act, frame.place);
      takeUp(state, spot, side, TOKEN, 1);
    }
    if (isLord(side)) frame.captives.push(side);
  }
  if (beastWith(state, frame.place, side) >= 0) beastGone(act);
}

/** Furious ones die whatever comes of it (SC-C-viking-fury). */
function dieOfFury(act: Act, frame: BattleFrame): void {
  if (frame.round > 0 || frame.winner !== ATTACKER) return;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = frame.fury[kind];
    if (count > 0) kill(act, frame, ATTACKER, kind, count, 'furious');
    frame.fury[kind] = 0;
    frame.landed[kind] = Math.max(0, frame.landed[kind] - count);
  }
}

/** How many Undead rise for Lord Krosen when he has won: all that he lost and nobody has raised (SC-C-animate, SC-A-krosen-1). */
const animated = (state: State, frame: BattleFrame): number =>
  winnerSide(frame) === KROSEN && hasPower(state, KROSEN, 'animate') ? countUnits(deadOf(frame, frame.winner)) : 0;

/** Where so many can stand: as long as there is room aboard, at sea. */
const roomAt = (state: State, spot: Spot, wanted: number): number =>
  isFleet(spot) ? Math.max(1, Math.min(wanted, roomOf(state, fleetOf(spot)))) : wanted;

function rise(act: Act, frame: BattleFrame, count: number, cause: string): number {
  const { state, facts } = act;
  let all = 0;
  while (all < count) {
    const spot = spotFor(state, frame, KROSEN, UNDEAD);
    const came = raise(state, spot, KROSEN, UNDEAD, roomAt(state, spot, count - all));
    if (came === 0) break;
    all += came;
    facts.tell({
      kind: 'came',
      lord: LORDS[KROSEN],
      place: spotName(spot),
      piece: pieceName(UNDEAD),
      count: came,
      cause,
    });
  }
  return all;
}

/** How many dead of both sides rise for Lord Krosen who was beaten, one in two: then it begins anew (SC-C-final-necromancy, SC-A-krosen-4). */
function necromancy(act: Act, frame: BattleFrame): number {
  const { state, facts } = act;
  if (loserSide(frame) !== KROSEN || isWater(state, frame.place) || !hasPower(state, KROSEN, 'final-necromancy'))
    return 0;
  const dead = countUnits(frame.deadAttackers) + countUnits(frame.deadDefenders);
  let risen = 0;
  for (let i = 0; i < dead; i++) if (isHit(d10(act))) risen++;
  facts.tell({ kind: 'risen-tried', place: placeName(frame.place), dice: dead, count: risen });
  frame.deadAttackers.fill(0);
  frame.deadDefenders.fill(0);
  return risen;
}

/** Undead whom the evil one may call: four, as far as counters go with those that he takes off elsewhere (SC-C-call-of-evil, SC-17.3). */
function callable(state: State, { place, attacker }: BattleFrame): number {
  let most = state.pool[UNDEAD];
  for (const spot of others(state, { lord: asLord(attacker), place })) most += countAt(state, spot, attacker, UNDEAD);
  return Math.min(CALL_OF_EVIL_UNDEAD, most);
}

/** Has the winner a unit, or a beast that may hold land, to take it with? (SC-A-dragon-alone, SC-A-heroes-alone) */
function canHold(state: State, { place, attacker }: BattleFrame): boolean {
  if (unitsAt(state, place, attacker) > 0) return true;
  return state.options.dragonAlone === 'takes' && beastWith(state, place, attacker) >= 0;
}

/** A beast that has won stays only where the land is its commander's, or on an island (SC-A-beast-stays). */
function settleBeast(act: Act, { place }: BattleFrame): void {
  const { state } = act;
  if (state.beast < 0 || state.beastPlace !== place) return;
  if (isRegion(place) && state.owner[place] !== state.beastLord) beastGone(act);
}

/** Who has lost his last land is out (SC-1.8). */
function checkOut(act: Act, frame: BattleFrame): void {
  const { state } = act;
  const loser = frame.defender;
  if (frame.taken > 0 && isLord(loser) && isAlive(state, loser) && countRegions(state, loser) === 0)
    eliminate(act, loser, frame.attacker, false);
}

/** Lords whose tokens were with the losers: out, escaped, or in the hands of the victor; in independent land they always escape (SC-16.18, SC-A-token-captor, SC-A-capture-last-region). */
function settleTokens(act: Act, frame: BattleFrame): void {
  const { state } = act;
  const captor = winnerSide(frame);
  const region = regionAt(state, frame.place);
  const free = region >= 0 && state.owner[region] < 0;
  for (const lord of frame.captives.splice(0)) {
    if (!isAlive(state, lord)) continue;
    // His dead have won in the end: he stands there again (SC-A-krosen-4-course).
    if (lord === captor) {
      put(state, frame.place, lord, TOKEN, 1);
      continue;
    }
    if (free || !isLord(captor) || !isAlive(state, captor)) {
      state.fugitives.push(lord);
      act.facts.tell({ kind: 'escaped', lord: LORDS[lord] });
      continue;
    }
    const led = armyOf(state, frame, frame.winner)[TOKEN] > 0 ? 1 : 0;
    handPrisonersOn(act, lord, captor, frame.place);
    push(state, { kind: 'capture', step: CAPTURE.escape, lord, captor, place: frame.place, led, passed: 0, fate: -1 });
  }
}

export const battle: Rule<BattleFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { place, attacker, defender } = frame;
    switch (frame.step) {
      case BATTLE.begin:
        frame.step = BATTLE.attack;
        return false;
      case BATTLE.attack:
        if (frame.act >= 0 || hasWindow(state, frame, ATTACKER)) return true;
        frame.step = BATTLE.defence;
        return false;
      case BATTLE.defence:
        if (frame.act >= 0 || hasWindow(state, frame, DEFENDER)) return true;
        frame.step = BATTLE.dice;
        return false;
      case BATTLE.dice: {
        clash(act, frame);
        const [attack, defence] = frame.force;
        // Never less than nothing: an attack without anybody fails against the weakest folk.
        const margin = Math.max(0, frame.winner === ATTACKER ? attack - defence : defence - attack);
        facts.tell({
          kind: 'battle-won',
          side: sideName(winnerSide(frame)),
          against: sideName(loserSide(frame)),
          place: placeName(place),
          margin,
        });
        frame.step = BATTLE.losses;
        const groups = groupsOf(state, frame, frame.winner, false);
        dieAll(act, frame, loserOf(frame));
        dieOfFury(act, frame);
        if (!isSettled(groups, margin) && totalOf(groups) > 0) {
          frame.step = BATTLE.raise;
          call(state, frame, {
            kind: 'losses',
            step: LOSSES.ask,
            place,
            side: winnerSide(frame),
            margin,
            groups,
            dead: new Array<number>(PIECE_COUNT).fill(0),
          });
        }
        return false;
      }
      case BATTLE.losses:
        frame.step = BATTLE.raise;
        return false;
      case BATTLE.raise:
        if (frame.raising === 0) frame.raising = frame.aside[frame.winner];
        frame.aside[frame.winner] = 0;
        if (frame.raising > 0 && revivable(frame).length > 0) return true;
        frame.raising = 0;
        frame.step = BATTLE.animate;
        return false;
      case BATTLE.animate: {
        frame.rising = animated(state, frame);
        frame.step = BATTLE.risen;
        const short = frame.rising - state.pool[UNDEAD];
        if (short > 0) call(state, frame, takeOffFrame(place, short));
        return false;
      }
      case BATTLE.risen:
        if (frame.rising > 0) rise(act, frame, frame.rising, 'animate');
        frame.step = BATTLE.necromancy;
        return false;
      case BATTLE.necromancy: {
        frame.rising = necromancy(act, frame);
        frame.step = BATTLE.again;
        const short = frame.rising - state.pool[UNDEAD];
        if (short > 0) call(state, frame, takeOffFrame(place, short));
        return false;
      }
      case BATTLE.again:
        frame.step = BATTLE.conquest;
        if (frame.rising === 0 || rise(act, frame, frame.rising, 'final-necromancy') === 0) return false;
        frame.round++;
        facts.tell({ kind: 'fights-on', lord: LORDS[KROSEN], place: placeName(place) });
        frame.step = BATTLE.dice;
        return false;
      case BATTLE.conquest:
        frame.step = BATTLE.evil;
        losersFleets(act, frame, loserOf(frame));
        // A region, by the advanced rules its capital (SC-21.19).
        if (frame.winner === ATTACKER && isRegion(place)) {
          if (canHold(state, frame)) {
            frame.taken = 1;
            conquer(act, frame);
          } else if (isLord(attacker)) goHome(act, attacker, place);
        } else if (frame.winner === ATTACKER && !isWater(state, place) && defender >= 0)
          takeFleets(act, place, defender, attacker);
        return false;
      case BATTLE.evil:
        if (frame.taken > 0 && hasPower(state, attacker, 'call-of-evil') && callable(state, frame) > 0) return true;
        frame.step = BATTLE.tokens;
        return false;
      case BATTLE.called:
        if (frame.rising > 0) rise(act, frame, frame.rising, 'call-of-evil');
        frame.step = BATTLE.tokens;
        return false;
      case BATTLE.tokens:
        frame.step = BATTLE.end;
        checkOut(act, frame);
        settleTokens(act, frame);
        return false;
      default: {
        trimCrews(act, frame);
        forgetGold(state, frame);
        settleBeast(act, frame);
        act.finish(frame);
        const holder = winnerSide(frame);
        if (isLord(holder)) findLeftStone(act, place, holder);
        return false;
      }
    }
  },
  asks(state, frame) {
    switch (frame.step) {
      case BATTLE.attack:
        return askWindow(state, frame, ATTACKER);
      case BATTLE.defence:
        return askWindow(state, frame, DEFENDER);
      case BATTLE.raise: {
        const choices = revivable(frame).map(kind => REVIVE[kind]);
        return askLord(state, lordOf(frame, frame.winner), 'revive', choices, { at: placeName(frame.place) });
      }
      default: {
        const ask = askLord(state, lordOf(frame, ATTACKER), 'undead', [], { at: placeName(frame.place) })[0];
        return [{ ...ask, ranges: rangeOf(UNDEAD_COUNT, 'count', 0, callable(state, frame)) }];
      }
    }
  },
  take(act, frame, _seat, choice) {
    switch (choice.kind) {
      case 'revive': {
        const kind = pieceNumber[choice.piece];
        deadOf(frame, frame.winner)[kind]--;
        frame.raising--;
        revive(act, frame, kind);
        return;
      }
      case 'undead': {
        const short = choice.count - act.state.pool[UNDEAD];
        frame.rising = choice.count;
        frame.step = BATTLE.called;
        if (short > 0) call(act.state, frame, takeOffFrame(frame.place, short));
        return;
      }
      default: {
        const who = frame.step === BATTLE.attack ? ATTACKER : DEFENDER;
        if (actInWindow(act, frame, who, choice)) frame.step = who === ATTACKER ? BATTLE.defence : BATTLE.dice;
      }
    }
  },
  returned: {
    losses(act, frame, dead) {
      dead.forEach((count, piece) => {
        if (count === 0) return;
        kill(act, frame, frame.winner, piece, count, 'battle');
        if (frame.winner === ATTACKER) forgetDead(frame, piece, count);
      });
    },
    'take-off'() {},
  },
};

/** Of units alike the one that weighs most has fallen first: the fanatic, the Viking who has landed. */
function forgetDead(frame: BattleFrame, piece: number, count: number): void {
  const { value, landed = value } = TROOP[KIND_TROOP[piece]].values;
  frame.fanatic[piece] = Math.max(0, frame.fanatic[piece] - count);
  if (landed > value) frame.landed[piece] = Math.max(0, frame.landed[piece] - count);
}

/** Own dead whom a Valkyrie who stood aside can bring back (SC-C-valkyrie, SC-A-valkyrie-raise). */
function revivable(frame: BattleFrame): number[] {
  const kinds: number[] = [];
  deadOf(frame, frame.winner).forEach((count, kind) => {
    if (count > 0) kinds.push(kind);
  });
  return kinds;
}

function revive(act: Act, frame: BattleFrame, kind: number): void {
  const { state, facts } = act;
  const side = winnerSide(frame);
  const spot = spotFor(state, frame, side, kind);
  if (raise(state, spot, side, kind, 1) > 0)
    facts.tell({
      kind: 'came',
      lord: sideName(side),
      place: spotName(spot),
      piece: pieceName(kind),
      count: 1,
      cause: 'valhalla',
    });
}
