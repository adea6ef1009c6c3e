import { TRADE_DICE_PER_COLOUR } from '../../content/spaces.ts';
import { clearCards, layOutCards, layOutDice } from '../decks.ts';
import { gainGlory } from '../gains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/** Tiles that were used are turned face up (RM-9.2). */
export function turnUpUpgrades(state: State): void {
  for (let i = 0; i < state.spent.length; i++) {
    state.ready[i] += state.spent[i];
    state.spent[i] = 0;
  }
}

/** One Glory for each territory tile (RM-18.3). */
function payTribute(act: Act): void {
  const { state } = act;
  for (let seat = 0; seat < state.seats; seat++) {
    gainGlory(act, seat, state.territories[seat].length, 'territories', 'tribute');
  }
}

/**
 * Between two rounds: marker and honour ship go on (RM-18.2), tribute comes, dice and cards are laid out anew, tiles
 * are turned and pawns taken back, and who has the marker now begins (RM-18.6). What seats have they keep (RM-18.7).
 */
export function cleanUp(act: Act): void {
  const { state, facts } = act;
  state.round++;
  if (state.honour >= 0) {
    state.honour = (state.honour + 1) % state.seats;
    facts.tell({ kind: 'honour-ship', seat: state.honour });
  }
  payTribute(act);
  layOutDice(act, TRADE_DICE_PER_COLOUR);
  clearCards(act);
  layOutCards(act);
  turnUpUpgrades(state);
  state.chosen.fill(-1);
  state.selections = 0;
  state.starter = state.first;
  facts.tell({ kind: 'round-began', round: state.round + 1 });
}
