import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf } from '../../../../kit/rules/piles.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { UPGRADE_GLORY, type VillageCard } from '../../content/villages.ts';
import {
  type ChoiceOf,
  CURSE,
  DECLINE,
  GIVE_UP,
  GIVE_UP_WITH,
  PILLAGE,
  PLUNDER,
  type ReaversChoice,
  TAKE_DICE,
  TAKE_GLORY,
  TAKE_UPGRADE,
} from '../choices.ts';
import { discard, toPile } from '../decks.ts';
import { addDie, rollDice, settle } from '../dice/dice.ts';
import { VILLAGE, type VillageFrame } from '../frames.ts';
import { gain, gainGlory, loseTerror } from '../gains.ts';
import {
  CARD_IDS,
  type Card,
  cardNumber,
  colourNumber,
  type Die,
  UPGRADE_COUNT,
  type Upgrade,
  upgradeNumber,
  villageCardOf,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { BARE, lyingOn, meant, toldApart } from './alike.ts';

/** A free slot for a tile, and a tile for it? (RM-9.6, RM-C-ship-upgrade) */
export function canTakeUpgrade(state: State, seat: number, tile: Upgrade): boolean {
  if (state.upgradePool[tile] === 0) return false;
  let tiles = 0;
  for (let i = seat * UPGRADE_COUNT; i < (seat + 1) * UPGRADE_COUNT; i++) tiles += state.ready[i] + state.spent[i];
  return tiles < printed(state).upgradeSlots;
}

/** May a seat pass terror on? (RM-O-runes) */
export const canCurse = (state: State, seat: number): boolean =>
  state.options.runes === 'always' || state.terror[seat] > 0;

export const artefactsOf = (state: State, seat: number): Card[] =>
  state.artefacts.slice(seat * ARTEFACT_SLOTS, (seat + 1) * ARTEFACT_SLOTS);

/** An artefact leaves its slot; the die on it goes to the board (RM-8.10). */
export function clearSlot(state: State, seat: number, slot: number): void {
  const die = state.stored[slot];
  state.artefacts[slot] = NONE;
  state.stored[slot] = NONE;
  state.used[slot] = 0;
  if (die >= 0) addDie(state, seat, die);
}

/** Artefacts lie in the first slots, without gaps. */
export function closeGaps(state: State, seat: number): void {
  const from = seat * ARTEFACT_SLOTS;
  let to = from;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.artefacts[slot] < 0) continue;
    if (slot > to) {
      for (const list of [state.artefacts, state.stored, state.used]) list[to] = list[slot];
      state.artefacts[slot] = NONE;
      state.stored[slot] = NONE;
      state.used[slot] = 0;
    }
    to++;
  }
}

/** The slot of the artefact of this name that leaves with such a die on it: of equal ones, one that was used. */
export function slotToClear(state: State, seat: number, card: Card, die: Die): number {
  const from = seat * ARTEFACT_SLOTS;
  let found = -1;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.artefacts[slot] !== card || state.stored[slot] !== die) continue;
    if (found < 0 || state.used[slot]) found = slot;
  }
  return found;
}

/** What lies on each artefact of a name that may be given up; the new one comes without a die. */
export function toGiveUp(state: State, seat: number, card: Card, given: Card): Die[] {
  const kinds = lyingOn(state, seat, given);
  return given === card && !kinds.includes(BARE) ? [...kinds, BARE] : kinds;
}

function place({ state, facts }: Act, seat: number, card: Card): boolean {
  const slot = state.artefacts.indexOf(NONE, seat * ARTEFACT_SLOTS);
  if (slot < 0 || slot >= (seat + 1) * ARTEFACT_SLOTS) return false;
  state.artefacts[slot] = card;
  facts.tell({ kind: 'artefact-placed', seat, card: CARD_IDS[card] });
  return true;
}

/** One card of village loot (RM-14.5, RM-14.6). */
export const village: Rule<VillageFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, card } = frame;
    const own = villageCardOf(card);
    // An artefact used at the question may bring another tile, so whether this one can be taken is asked anew.
    if (frame.step === VILLAGE.asked && own.kind !== 'upgrade') return true;
    frame.step = VILLAGE.asked;
    switch (own.kind) {
      case 'artefact':
        if (!place(act, seat, card)) return true;
        act.finish(frame);
        return false;
      case 'upgrade':
        if (canTakeUpgrade(state, seat, upgradeNumber[own.tile])) return true;
        act.finish(frame);
        discard(act, card);
        gainGlory(act, seat, UPGRADE_GLORY, 'villages', CARD_IDS[card]);
        return false;
      case 'pillage':
        gain(act, seat, own.gain, 'villages', CARD_IDS[card]);
        return true;
      case 'artisan':
      case 'runes':
        return true;
    }
  },

  asks(state, { seat, card }) {
    const own = villageCardOf(card);
    const args = { card: CARD_IDS[card] };
    switch (own.kind) {
      case 'artefact': {
        const choices = kindsOf([...artefactsOf(state, seat), card]).flatMap(one =>
          toldApart(toGiveUp(state, seat, card, one), one, GIVE_UP, GIVE_UP_WITH),
        );
        return [{ seat, prompt: 'give-up', args, choices }];
      }
      case 'upgrade':
        return [{ seat, prompt: 'upgrade', args, choices: [TAKE_UPGRADE, TAKE_GLORY] }];
      case 'pillage':
        return [{ seat, prompt: 'pillage', args, choices: [PILLAGE, DECLINE] }];
      case 'artisan':
        return [{ seat, prompt: 'artisan', args, choices: [TAKE_DICE, PLUNDER] }];
      case 'runes': {
        const choices: ReaversChoice[] = [];
        for (let other = 0; other < state.seats; other++) {
          if (other !== seat && canCurse(state, seat)) choices.push(CURSE[other]);
        }
        choices.push(PLUNDER);
        return [{ seat, prompt: 'runes', args, choices }];
      }
    }
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    const { card } = frame;
    const own = villageCardOf(card);
    act.finish(frame);
    if (choice.kind === 'give-up') {
      giveUp(act, seat, card, choice);
      return;
    }
    discard(act, card);
    const cause = CARD_IDS[card];
    switch (choice.kind) {
      case 'take-upgrade':
        takeUpgrade(act, seat, own);
        break;
      case 'take-glory':
        gainGlory(act, seat, UPGRADE_GLORY, 'villages', cause);
        break;
      case 'take-dice': {
        if (own.kind !== 'artisan') break;
        const dice = own.dice.map(colour => colourNumber[colour]);
        settle(state, seat, rollDice(act, seat, dice, cause));
        break;
      }
      case 'curse':
        loseTerror(act, seat, cause);
        state.terror[choice.seat]++;
        facts.tell({ kind: 'cursed', seat, other: choice.seat });
        break;
      case 'pillage':
      case 'plunder':
        facts.tell({ kind: 'pillaged', seat, card: cause });
        if ('spoils' in own) gain(act, seat, own.spoils, 'villages', cause);
    }
  },
};

function takeUpgrade({ state, facts }: Act, seat: number, own: VillageCard): void {
  if (own.kind !== 'upgrade') return;
  const tile = upgradeNumber[own.tile];
  state.upgradePool[tile]--;
  state.ready[seat * UPGRADE_COUNT + tile]++;
  facts.tell({ kind: 'upgrade-taken', seat, upgrade: own.tile });
}

/** A fifth artefact: one of the five goes to the glory pile (RM-8.1). */
function giveUp(act: Act, seat: number, card: Card, choice: ChoiceOf<'give-up'>): void {
  const { state, facts } = act;
  const given = cardNumber[choice.card];
  const slot = slotToClear(state, seat, given, meant(toGiveUp(state, seat, card, given), choice) ?? BARE);
  facts.tell({ kind: 'artefact-given-up', seat, card: choice.card });
  toPile(act, seat, given);
  // The new one goes, unless an equal one has already been used.
  if (slot < 0 || (given === card && choice.die === undefined && !state.used[slot])) return;
  clearSlot(state, seat, slot);
  closeGaps(state, seat);
  place(act, seat, card);
  settle(state, seat);
}
