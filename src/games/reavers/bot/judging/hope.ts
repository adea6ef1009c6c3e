import { FIRST } from '../../../../kit/rules/ids.ts';
import { TOKENS } from '../../content/gain.ts';
import { SETS } from '../../content/scoring.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { ARTEFACTS, prophecyOf, SPACE_COUNT, type Space, UPGRADE_COUNT, type Upgrade } from '../../rules/numbers.ts';
import { allArtefacts, countOf, setGlory } from '../../rules/phases/scoring.ts';
import { type Hand, handOf, stockWorth } from './hand.ts';
import { powerWorth, tileWorth, usesToCome } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { readiness } from './prospects.ts';
import { fireWorth } from './spaces.ts';
import { allTerrorWorth, between, growthOf, inPile, prophesied, tapestriesWorth, tokensWorth } from './tally.ts';

const SET_NAMES = Object.keys(SETS) as (keyof typeof SETS)[];

/**
 * Glory that a seat may hope for by the end of the game. Each thing counts as the player counts one more of it, so that
 * what a choice adds to the hope is what the player finds it worth.
 */
export function hopeOf(o: Outlook): number {
  const hand = handOf(o.state, o.seat);
  return o.state.glory[o.seat] + stockWorth(o, hand) + readiness(o, hand) + collected(o) + atWork(o, hand);
}

/** What is scored at the end, with what will still come of it, and tribute. */
function collected(o: Outlook): number {
  const { state, seat, tables, cleanUps } = o;
  let sum = tapestriesWorth(o) + allTerrorWorth(o);
  for (const set of SET_NAMES) sum += between(cards => setGlory(set, cards), inPile(o, set) + growthOf(o, set));
  for (const token of TOKENS) sum += tokensWorth(o, token);
  for (const card of state.prophecies[seat]) {
    const { counts, glory } = prophecyOf(card);
    sum += glory * (countOf(state, seat, counts) + growthOf(o, counts));
  }
  for (const card of allArtefacts(state, seat)) sum += tables.glory[card];
  const tributes = cleanUps + (state.options.lastTribute === 'paid' ? 1 : 0);
  return sum + tributes * state.territories[seat].length;
}

/** What serves again and again: the leader, reavers in their slots, artefacts on the board, upgrade tiles. */
function atWork(o: Outlook, hand: Hand): number {
  const { state, seat, weights } = o;
  let sum = state.leader[seat] < 0 ? 0 : o.left * weights.leader;
  for (let space: Space = FIRST; space < SPACE_COUNT; space++) {
    sum += o.coming[space] * weights.specialised * fireWorth(o, hand, space);
  }
  for (let slot = seat * ARTEFACT_SLOTS; slot < (seat + 1) * ARTEFACT_SLOTS; slot++) {
    const own = state.artefacts[slot] < 0 ? undefined : ARTEFACTS[state.artefacts[slot]];
    if (own) sum += powerWorth(o, hand, own) * usesToCome(o, own) * weights.artefactUse;
  }
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    const tiles = state.ready[seat * UPGRADE_COUNT + tile] + state.spent[seat * UPGRADE_COUNT + tile];
    // What prophecies say of tiles is counted with the prophecies.
    if (tiles > 0) sum += tiles * (tileWorth(o, tile) - prophesied(o, 'upgrades'));
  }
  return sum;
}
