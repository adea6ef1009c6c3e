/** Phase 7: heroes by creed, then troops by frequency (SC-10.1 to SC-10.19). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { call, push } from '../../../../kit/rules/stack.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { KROSEN_UNDEAD, MAERITH_ELVES } from '../../content/tokens.ts';
import { RECRUIT_PROSPERITY } from '../../content/troop-classes.ts';
import { askForGold, askLord, rangeOf } from '../asking.ts';
import {
  AS_LAST_TURN,
  DISMISS,
  DONE,
  ENTICE,
  EVERY_TEMPLE,
  PAY_ALL,
  RECRUIT,
  type ScandinaviaChoice,
  SURCHARGE,
  TO_TROOPS,
  TRY_HERO,
} from '../choices.ts';
import { hasTemple, regionCreed } from '../creed.ts';
import { d10, heroDie } from '../dice.ts';
import { comeForth, comeToEach } from '../events/come-forth.ts';
import { RECRUITING, type RecruitingFrame } from '../frames.ts';
import { pay, purseOf } from '../gold.ts';
import { regionAt } from '../hex/standing.ts';
import { changeProsperity, countRegions, regionsOf } from '../land.ts';
import { lasts } from '../lasting.ts';
import { pieceName } from '../names.ts';
import {
  asRegion,
  ELF,
  FIRST_HERO,
  heroOf,
  KROSEN,
  type Lord,
  MAERITH,
  pieceNumber,
  REGION_COUNT,
  regionNumber,
  type Spot,
  spotNumber,
  TOKEN,
  UNDEAD,
} from '../numbers.ts';
import { countAt, eachPiece, heroesAt, isHero, placesOf, put } from '../pieces.ts';
import { canCast, costOf, hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import { canRecruitIn, classOf, frequencyOf, mostPoints, priceOf } from '../realm/frequency.ts';
import { isSilent } from '../realm/silence.ts';
import { spellFrame } from '../realm/spells.ts';
import { passOn } from '../realm/stone.ts';
import { pieceLeft } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { tokenAt } from '../tokens/token-at.ts';
import { takeOffFrame } from '../war/take-off.ts';
import { isUnpaid } from './taxes.ts';

const UNTRIED = -1;
const FAILED = -2;

/** Where a token brings troops by itself: the region it stands in, unless its lord is a prisoner (SC-16.4, SC-16.25, SC-A-token-regions). */
function musters(state: State, lord: Lord): Spot {
  const at = state.captor[lord] < 0 ? tokenAt(state, lord) : NONE;
  return regionAt(state, at) >= 0 ? at : NONE;
}

/**
 * At the start of a lord's own part: royal aura, and the troops of tokens, Elves and Undead (SC-16.8, SC-16.14,
 * SC-A-own-part-powers).
 */
function begin(act: Act, frame: RecruitingFrame): void {
  const { state } = act;
  const { lord } = frame;
  const { troop } = printed(state);
  if (hasPower(state, lord, 'royal-aura'))
    comeToEach(act, regionsOf(state, lord), region => classOf(troop[region]).aura, 'royal-aura');
  const at = musters(state, lord);
  if (at < 0) return;
  // By the advanced rules Elves come to the capital, the dead to his side (SC-21.39).
  const region = regionAt(state, at);
  if (lord === MAERITH && state.owner[region] === lord && troop[region] === ELF)
    comeForth(act, lord, region, ELF, MAERITH_ELVES, 'token');
  if (lord === KROSEN && state.pool[UNDEAD] < KROSEN_UNDEAD)
    call(state, frame, takeOffFrame(at, KROSEN_UNDEAD - state.pool[UNDEAD]));
}

/** Heroes of a lord, those of legend too, the token not (SC-10.6, SC-A-hero-limit). */
export function countHeroes(state: State, lord: Lord): number {
  let sum = 0;
  for (const spot of placesOf(state, lord)) sum += heroesAt(state, spot, lord) - countAt(state, spot, lord, TOKEN);
  return sum;
}

/** Once in every own region with a temple, castle or not (SC-10.2, SC-10.8). */
export const canTryHero = (state: State, { lord, heroes }: RecruitingFrame, region: Region): boolean =>
  state.owner[region] === lord && hasTemple(state, region) && !isUnpaid(state, region) && !heroes.includes(region);

const temples = (state: State, frame: RecruitingFrame): Region[] =>
  regionsOf(state, frame.lord).filter(region => canTryHero(state, frame, region));

export const hasRoomForHero = (state: State, lord: Lord): boolean =>
  countHeroes(state, lord) < countRegions(state, lord);

/**
 * The creed less the die is the bonus (SC-10.3, SC-10.5); the hero costs nothing, and stands where it was found
 * (SC-10.7).
 */
function tryHero(act: Act, frame: RecruitingFrame, region: Region): void {
  const { state, facts } = act;
  const { lord } = frame;
  frame.heroes.push(region);
  const creed = regionCreed(state, lord, region);
  const die = heroDie(act);
  facts.tell({ kind: 'hero-tried', lord: LORDS[lord], region: REGIONS[region], die, creed });
  if (die >= creed) return;
  const hero = heroOf(creed - die);
  put(state, region, lord, hero, 1);
  facts.tell({
    kind: 'came',
    lord: LORDS[lord],
    place: REGIONS[region],
    piece: pieceName(hero),
    count: 1,
    cause: 'recruiting',
  });
  if (!lasts(state, 'bards')) return;
  frame.hero = hero;
  frame.region = region;
  frame.step = RECRUITING.bard;
}

/** May a lord try there now, gold aside: no failure yet, and not as many as the class allows (SC-10.12, SC-10.18). */
export function isOpen(state: State, frame: RecruitingFrame, region: Region): boolean {
  const { lord, counts } = frame;
  return (
    canRecruitIn(state, lord, region) &&
    !hasFailed(frame, region) &&
    counts[region] < classOf(printed(state).troop[region]).most
  );
}

/** Was a try there lost in this turn? (SC-10.12) */
export const hasFailed = ({ counts }: RecruitingFrame, region: Region): boolean => counts[region] === FAILED;

/** What a try there would cost if it succeeded. */
export const priceThere = (state: State, { lord, counts, points }: RecruitingFrame, region: Region): number =>
  priceOf(state, lord, region, counts[region] >= 0 ? points[region] : 0);

function isAnyOpen(state: State, frame: RecruitingFrame): boolean {
  for (let region: Region = FIRST; region < REGION_COUNT; region++) if (isOpen(state, frame, region)) return true;
  return false;
}

const openRegions = (state: State, frame: RecruitingFrame): Region[] =>
  regionsOf(state, frame.lord).filter(region => isOpen(state, frame, region));

/**
 * Less than the frequency on a D10 (SC-10.10): then the unit is paid for and placed, and the region is the poorer
 * (SC-10.11).
 */
function tryTroop(act: Act, frame: RecruitingFrame, region: Region): void {
  const { state, facts } = act;
  const { lord, counts, points, enticed } = frame;
  const count = Math.max(0, counts[region]);
  const { total } = frequencyOf(state, lord, region, {
    points: points[region],
    enticed: enticed[region] > 0,
    count,
  });
  frame.tries.push(region, points[region]);
  frame.region = NONE;
  frame.step = RECRUITING.troops;
  const die = d10(act);
  facts.tell({ kind: 'recruit-tried', lord: LORDS[lord], region: REGIONS[region], die, frequency: total });
  if (die >= total) {
    counts[region] = FAILED;
    return;
  }
  counts[region] = count + 1;
  const kind = printed(state).troop[region];
  pay(act, lord, priceOf(state, lord, region, points[region]), 'recruiting');
  comeForth(act, lord, region, kind, 1, 'recruiting');
  changeProsperity(act, region, -RECRUIT_PROSPERITY, 'recruiting');
  frame.recruited.push(region, kind);
}

/** How often of a hundred a try there succeeds, as it stands or with what is yet to be named (SC-10.10). */
export function troopChance(
  state: State,
  { lord, counts, points, enticed }: RecruitingFrame,
  region: Region,
  named: { readonly points?: number; readonly enticed?: boolean } = {},
): number {
  const { total } = frequencyOf(state, lord, region, {
    points: named.points ?? points[region],
    enticed: named.enticed ?? enticed[region] > 0,
    count: Math.max(0, counts[region]),
  });
  return 10 * Math.max(0, Math.min(10, total - 1));
}

/** The same of a hero, on a die whose 0 is nothing (SC-10.4). */
export const heroChance = (state: State, { lord }: RecruitingFrame, region: Region): number =>
  10 * Math.max(0, Math.min(10, regionCreed(state, lord, region)));

export const canEntice = (state: State, { lord }: RecruitingFrame, region: Region): boolean =>
  canCast(state, lord, 'enticement') && hasTemple(state, region) && !isSilent(state, lord, 'enticement');

/** A region is named for the first time: enticement and surcharge come before the first try (SC-10.15). */
function nameRegion(act: Act, frame: RecruitingFrame, region: Region): void {
  const { state } = act;
  frame.region = region;
  if (frame.counts[region] !== UNTRIED) tryTroop(act, frame, region);
  else if (canEntice(state, frame, region)) frame.step = RECRUITING.entice;
  else toSurcharge(act, frame);
}

function toSurcharge(act: Act, frame: RecruitingFrame): void {
  const { region, enticed } = frame;
  if (mostPoints(act.state, frame.lord, region, enticed[region] > 0) > 0) frame.step = RECRUITING.surcharge;
  else tryTroop(act, frame, region);
}

/** As many points as the purse allows beside the unit itself. */
export function pointsInReach(state: State, { lord, enticed }: RecruitingFrame, region: Region): number {
  const { surcharge } = classOf(printed(state).troop[region]);
  const left = purseOf(state, lord) - priceOf(state, lord, region, 0);
  return Math.max(0, Math.min(mostPoints(state, lord, region, enticed[region] > 0), Math.floor(left / surcharge)));
}

/** What last turn's tries would cost at most, if all of them were made again and succeeded. */
export function priceOfLastTurn(state: State, lord: Lord): number {
  const tries = state.lastTries[lord];
  let sum = 0;
  for (let i = 0; i < tries.length; i += 2) sum += priceOf(state, lord, asRegion(tries[i]), tries[i + 1]);
  return sum;
}

/**
 * Goes through the tries of last turn, in their order, and leaves out what is barred now. It is offered only to a purse
 * that pays for all of them: what comes of it must not hang on what nobody may know.
 */
function asLastTurn(act: Act, frame: RecruitingFrame): void {
  const { state, facts } = act;
  const { lord } = frame;
  const tries = state.lastTries[lord];
  for (let i = 0; i < tries.length; i += 2) {
    const region = asRegion(tries[i]);
    if (!isOpen(state, frame, region)) continue;
    if (frame.counts[region] === UNTRIED) {
      const points = Math.min(tries[i + 1], mostPoints(state, lord, region, false));
      frame.points[region] = points;
      if (points > 0) facts.tell({ kind: 'surcharged', lord: LORDS[lord], region: REGIONS[region], points });
    }
    tryTroop(act, frame, region);
  }
}

function troopChoices(state: State, frame: RecruitingFrame): ScandinaviaChoice[] {
  const purse = purseOf(state, frame.lord);
  const choices: ScandinaviaChoice[] = [DONE];
  const again = frame.tries.length === 0 && state.lastTries[frame.lord].length > 0;
  if (again && priceOfLastTurn(state, frame.lord) <= purse) choices.push(AS_LAST_TURN);
  for (const region of openRegions(state, frame))
    if (priceThere(state, frame, region) <= purse) choices.push(RECRUIT[region]);
  return choices;
}

function heroChoices(state: State, frame: RecruitingFrame): ScandinaviaChoice[] {
  const { lord } = frame;
  const choices: ScandinaviaChoice[] = [TO_TROOPS];
  if (hasRoomForHero(state, lord)) {
    choices.push(EVERY_TEMPLE);
    for (const region of temples(state, frame)) choices.push(TRY_HERO[region]);
  }
  // Only at the start may one be sent away (SC-10.6).
  if (frame.heroes.length === 0)
    for (const spot of placesOf(state, lord))
      eachPiece(state, spot, lord, piece => {
        if (isHero(piece)) choices.push(DISMISS(piece, spot));
      });
  return choices;
}

/** Is there anything to ask about heroes? */
const asksForHeroes = (state: State, frame: RecruitingFrame): boolean =>
  temples(state, frame).length > 0 && (hasRoomForHero(state, frame.lord) || frame.heroes.length === 0);

/** One lord's part: heroes, then troops, for gold and prosperity (SC-10.1). */
export const recruiting: Rule<RecruitingFrame> = {
  run(act, frame) {
    const { state } = act;
    switch (frame.step) {
      case RECRUITING.begin:
        frame.step = RECRUITING.token;
        begin(act, frame);
        return false;
      case RECRUITING.token: {
        const at = musters(state, frame.lord);
        frame.step = RECRUITING.heroes;
        if (frame.lord === KROSEN && at >= 0) comeForth(act, KROSEN, at, UNDEAD, KROSEN_UNDEAD, 'token');
        return false;
      }
      case RECRUITING.heroes: {
        const [next] = temples(state, frame);
        if (frame.temples > 0 && next !== undefined && hasRoomForHero(state, frame.lord)) tryHero(act, frame, next);
        else if (frame.temples === 0 && asksForHeroes(state, frame)) return true;
        else frame.step = RECRUITING.troops;
        return false;
      }
      case RECRUITING.troops:
        if (isAnyOpen(state, frame)) return true;
        frame.step = RECRUITING.after;
        return false;
      case RECRUITING.after: {
        const { lord, tries, recruited } = frame;
        frame.step = RECRUITING.end;
        state.lastTries[lord] = tries.slice();
        if (canCast(state, lord, 'doubling') && !isSilent(state, lord, 'doubling') && recruited.length > 0)
          push(state, { ...spellFrame('doubling', lord, NONE), recruited: recruited.slice() });
        return false;
      }
      case RECRUITING.end:
        act.finish(frame);
        return false;
      default:
        return true;
    }
  },
  asks(state, frame) {
    const { lord, region } = frame;
    switch (frame.step) {
      case RECRUITING.heroes:
        return askLord(state, lord, 'heroes', heroChoices(state, frame));
      case RECRUITING.bard: {
        const price = frame.hero - FIRST_HERO + 1;
        return askForGold(state, lord, 'bard', purseOf(state, lord) >= price ? [DONE, PAY_ALL] : [DONE]);
      }
      case RECRUITING.entice:
        return askLord(state, lord, 'entice', [DONE, ENTICE], { region: REGIONS[region] });
      case RECRUITING.surcharge: {
        const ranges = rangeOf(SURCHARGE, 'points', 0, pointsInReach(state, frame, region));
        return askForGold(state, lord, 'surcharge', [], { region: REGIONS[region] }, ranges);
      }
      default:
        return askForGold(state, lord, 'troops', troopChoices(state, frame));
    }
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord, region } = frame;
    switch (choice.kind) {
      case 'to-troops':
        frame.step = RECRUITING.troops;
        return;
      case 'every-temple':
        frame.temples = 1;
        return;
      case 'try-hero':
        tryHero(act, frame, regionNumber[choice.region]);
        return;
      case 'dismiss':
        passOn(act, lord, () =>
          pieceLeft(act, spotNumber[choice.at], lord, pieceNumber[choice.piece], 1, 'recruiting'),
        );
        return;
      case 'pay-all':
        pay(act, lord, frame.hero - FIRST_HERO + 1, 'bards');
        frame.step = RECRUITING.heroes;
        return;
      case 'recruit':
        nameRegion(act, frame, regionNumber[choice.region]);
        return;
      case 'entice':
        state.spent[lord] += costOf('enticement');
        frame.enticed[region] = 1;
        facts.tell({
          kind: 'cast',
          lord: LORDS[lord],
          power: 'enticement',
          place: REGIONS[region],
          points: costOf('enticement'),
        });
        toSurcharge(act, frame);
        return;
      case 'surcharge':
        frame.points[region] = choice.points;
        if (choice.points > 0)
          facts.tell({ kind: 'surcharged', lord: LORDS[lord], region: REGIONS[region], points: choice.points });
        tryTroop(act, frame, region);
        return;
      case 'as-last-turn':
        asLastTurn(act, frame);
        return;
      case 'done':
        if (frame.step === RECRUITING.bard) {
          pieceLeft(act, region, lord, frame.hero, 1, 'bards');
          frame.step = RECRUITING.heroes;
        } else if (frame.step === RECRUITING.entice) toSurcharge(act, frame);
        else frame.step = RECRUITING.after;
    }
  },
  returned: { 'take-off'() {} },
};
