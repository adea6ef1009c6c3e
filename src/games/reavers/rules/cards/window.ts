import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf } from '../../../../kit/rules/piles.ts';
import { innermost, push } from '../../../../kit/rules/stack.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { ChoiceOf, ReaversChoice } from '../choices.ts';
import { draw, drawProphecy } from '../decks.ts';
import { addCombatDice } from '../dice/combat.ts';
import type { ReaversFrame } from '../frames.ts';
import { gain, loseTerror } from '../gains.ts';
import { ARTEFACTS, CARD_IDS, type Card, cardNumber, DIE_COLOUR, DIE_IDS, KEEP_DECK } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import { cancelJourney } from '../spaces/journey.ts';
import { takeBetter } from '../spaces/subdue.ts';
import { isTakingDice } from '../spaces/trade.ts';
import { resolveAbility } from './ability.ts';
import { BARE, meant, readyOn } from './alike.ts';
import { giveClanBonus } from './clan-bonus.ts';
import { takeLoot } from './loot.ts';
import { artefactChoices, readySlot } from './powers.ts';
import { storeDie } from './store.ts';

/** The die on the artefact is spent, and its power unfolds, in the rule in progress where it is made for one (RM-8.5). */
function callUpon(act: Act, seat: number, choice: ChoiceOf<'use'>, frame: ReaversFrame): void {
  const { state, facts } = act;
  const card = cardNumber[choice.artefact];
  const slot = readySlot(state, seat, card, meant(readyOn(state, seat, card), choice) ?? BARE);
  const die = state.stored[slot];
  state.pool[DIE_COLOUR[die]]++;
  state.stored[slot] = NONE;
  state.used[slot] = 1;
  const cause = CARD_IDS[card];
  facts.tell({ kind: 'artefact-used', seat, card: cause, die: DIE_IDS[die] });
  const power = ARTEFACTS[card]?.power;
  switch (power?.kind) {
    case 'gain':
      gain(act, seat, power.gain, 'villages', cause);
      break;
    case 'lose-terror':
      loseTerror(act, seat, cause);
      break;
    case 'draw-keep-loot':
      takeLoot(act, seat, draw(act, seat, KEEP_DECK, 1));
      break;
    case 'roll-dice':
      push(state, {
        kind: 'gain-dice',
        step: START,
        seat,
        dice: new Array(power.dice).fill(NONE),
        at: 0,
        roll: 1,
        cause,
      });
      break;
    case 'turn-die':
      push(state, { kind: 'artefact', step: START, seat, card });
      break;
    case 'exchange-prophecy':
      drawProphecy(act, seat);
      push(state, { kind: 'artefact', step: START, seat, card });
      break;
    case 'clan-bonus':
    case 'ability':
      ofNewReaver(act, seat, card);
      break;
    case 'combat-dice':
      if (frame.kind === 'combat') addCombatDice(act, frame, power.dice);
      break;
    case 'cancel-journey':
      if (frame.kind === 'journey') cancelJourney(frame);
      break;
    case 'best-territory':
      if (frame.kind === 'subdue') takeBetter(act, frame);
      break;
  }
}

/** The bonus or the ability of a reaver gained in this part: which one is asked where there are two. */
function ofNewReaver(act: Act, seat: number, card: Card): void {
  const kinds = kindsOf(innermost(act.state, 'turn')?.gained ?? []);
  if (kinds.length > 1) push(act.state, { kind: 'artefact', step: START, seat, card });
  else drawOn(act, seat, card, kinds[0]);
}

/** What an artefact has of a reaver. */
export function drawOn(act: Act, seat: number, card: Card, reaver: Card): void {
  if (ARTEFACTS[card]?.power.kind === 'ability') resolveAbility(act.state, seat, reaver);
  else giveClanBonus(act, seat, reaver);
}

/**
 * At every question to a seat in its own part of a space it may use its artefacts, too, and put dice on them
 * (RM-8.3, RM-8.6).
 */
export function withArtefacts<Fr extends ReaversFrame>(rules: Rule<Fr>): Rule<Fr> {
  return {
    ...rules,
    asks(state, frame) {
      const asks = rules.asks?.(state, frame) ?? [];
      if (state.space < 0 || isTakingDice(frame)) return asks;
      for (const { seat, choices } of asks) {
        if (state.artefacts[seat * ARTEFACT_SLOTS] >= 0) {
          artefactChoices(state, seat, frame, choices as ReaversChoice[]);
        }
      }
      return asks;
    },
    take(act, frame, seat, choice) {
      if (choice.kind === 'use') callUpon(act, seat, choice, frame);
      else if (choice.kind === 'store') storeDie(act, seat, choice);
      else rules.take?.(act, frame, seat, choice);
    },
  };
}
