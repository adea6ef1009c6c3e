import { RAGNAROK_GLORY } from '../content/tokens.ts';
import { type BloodRageChoice, type ChoiceOf, DECLINE, RETREAT, SAVE } from './choices.ts';
import { addDoomed, doomedGroups, spareDoomed } from './doomed.ts';
import { countAt, kindsAt, move } from './figures.ts';
import type { DestructionFrame } from './frames.ts';
import { gainGlory, payByUpgrade } from './gains.ts';
import {
  CARD_IDS,
  CARD_OF_FIGURE,
  FIGURE_IDS,
  type FigureNumber,
  figureNumber,
  isFjord,
  isOuter,
  PLACE_IDS,
  type PlaceNumber,
  VALHALLA,
  YGGDRASIL,
} from './numbers.ts';
import type { Act, Rule } from './rule.ts';
import type { State } from './state.ts';
import { effectOfCard, effectsOf, isShip, upgradeWith } from './upgrades.ts';

/** Adds all of a clan's figures at a place, as a destruction lists them: seat, figure, place, count. */
export function doomAll(state: State, seat: number, place: PlaceNumber, doomed: number[]): void {
  for (const figure of kindsAt(state, seat, place)) {
    addDoomed(doomed, seat, figure, place, countAt(state, seat, figure, place));
  }
}

/** Rage that keeps a figure where it stands, or undefined when nothing can (BR-C-friggas-protection). */
export function savingCost(state: State, seat: number, place: PlaceNumber, cause: string): number | undefined {
  if (cause === 'sacrifice') return undefined;
  if (cause === 'ragnarok' && !(state.options.protection === 'fjord-in-ragnarok' && isFjord(place))) return undefined;
  const prices = effectsOf(state, seat, 'saves-for-rage').map(effect => effect.rage);
  const price = Math.min(...prices);
  return price <= state.rage[seat] ? price : undefined;
}

/** May the figure slip away to Yggdrasil? (BR-C-volur-witch) */
function mayRetreat(state: State, figure: FigureNumber, place: PlaceNumber, cause: string): boolean {
  if (!isOuter(place) || !effectOfCard(CARD_OF_FIGURE[figure], 'retreats')) return false;
  return cause !== 'sacrifice' || state.options.witchSacrifice === 'retreats';
}

/** What a seat may still do for its doomed figures. */
function rescues(state: State, frame: DestructionFrame, seat: number): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  const { doomed, cause } = frame;
  for (const { seat: owner, figure, place } of doomedGroups(doomed)) {
    if (owner !== seat) continue;
    if (savingCost(state, seat, place, cause) !== undefined) choices.push(SAVE[figure]);
    if (mayRetreat(state, figure, place, cause)) choices.push(RETREAT[figure]);
  }
  return choices;
}

/**
 * Figures are about to be destroyed: their owners may save some, the rest go to Valhalla (BR-18.1, BR-18.3). Who is saved
 * was not destroyed (BR-18.2), and adds to a battle what it still does where it stands (BR-18.4).
 */
export const destruction: Rule<DestructionFrame> = {
  run(act, frame) {
    const { state } = act;
    for (; frame.at < state.seats; frame.at++) {
      if (rescues(state, frame, (frame.from + frame.at) % state.seats).length > 0) return true;
    }
    act.finish(frame, destroyAll(act, frame));
    return false;
  },

  asks(state, frame) {
    const seat = (frame.from + frame.at) % state.seats;
    const args = { cause: frame.cause };
    return [{ seat, prompt: 'save', args, choices: [...rescues(state, frame, seat), DECLINE] }];
  },

  take({ state, facts }, frame, seat, choice) {
    if (choice.kind === 'decline') {
      frame.at++;
      return;
    }
    const { kind, figure: id } = choice as ChoiceOf<'save'> | ChoiceOf<'retreat'>;
    const figure = figureNumber[id];
    const place = spareDoomed(frame.doomed, seat, figure);
    if (place === undefined) return;
    if (kind === 'retreat') {
      move(state, seat, figure, place, YGGDRASIL);
      const cause = CARD_IDS[CARD_OF_FIGURE[figure]];
      facts.tell({ kind: 'moved', seat, figure: id, from: PLACE_IDS[place], to: PLACE_IDS[YGGDRASIL], cause });
    } else {
      const rage = savingCost(state, seat, place, frame.cause) ?? 0;
      state.rage[seat] -= rage;
      const cause = CARD_IDS[upgradeWith(state, seat, 'saves-for-rage')];
      facts.tell({ kind: 'saved', seat, figure: id, at: PLACE_IDS[place], rage, cause });
    }
  },
};

/**
 * To Valhalla, with all that it pays: the dead of Ragnarök, ships under dragons. The card of a monster stays in its slot
 * (BR-18.6). Returns the dead of each seat: only a battle counts them (BR-18.5).
 */
function destroyAll(act: Act, { doomed, cause }: DestructionFrame): number[] {
  const { state, facts } = act;
  const fallen = new Array<number>(state.seats).fill(0);
  const groups = doomedGroups(doomed);
  if (cause === 'ragnarok') {
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const province = state.doom[state.age];
    state.destroyed[province] = 1;
    facts.tell({ kind: 'province-destroyed', province: PLACE_IDS[province], count });
  }
  for (const { seat, figure, place, count } of groups) {
    for (let n = 0; n < count; n++) move(state, seat, figure, place, VALHALLA);
    facts.tell({ kind: 'destroyed', seat, figure: FIGURE_IDS[figure], at: PLACE_IDS[place], count, cause });
    fallen[seat] += count;
    if (cause === 'ragnarok') {
      let glory = RAGNAROK_GLORY[state.age] * count;
      for (const effect of effectsOf(state, seat, 'multiplies-ragnarok')) glory *= effect.by;
      gainGlory(act, seat, glory, 'ragnarok', 'ragnarok');
    }
    if (isShip(figure)) payByUpgrade(act, seat, 'glory-per-ship-lost', count);
  }
  return fallen;
}
