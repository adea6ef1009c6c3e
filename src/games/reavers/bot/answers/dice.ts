import { best } from '../../../../kit/bot/best.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { colourNumber, DIE_COLOUR, type Die, dieNumber, upgradeNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { copyHand, dieLoss, type Hand, handOf, meanRoll } from '../judging/hand.ts';
import type { Outlook } from '../judging/outlook.ts';
import { pendingOf, prospects } from '../judging/prospects.ts';

/** What the seat has after a die came or went. */
function changed(hand: Hand, die: Die, by: number): Hand {
  const after = copyHand(hand);
  after.dice[die] += by;
  after.crew += by;
  return after;
}

/** The die that would help most, on a face of choice; -1 when the supply is empty. */
export function bestDie(o: Outlook, hand: Hand): Die {
  const pending = pendingOf(o);
  const dice: Die[] = [];
  o.tables.shows.forEach((shown, colour) => {
    if (o.state.pool[colour] > 0) dice.push(...shown);
  });
  if (dice.length === 0) return NONE;
  return best(dice, die => prospects(o, changed(hand, die, 1), pending === 'part' ? 'nothing' : pending));
}

export const takeDie: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const pending = pendingOf(o);
  return best(ask.choices, choice =>
    choice.kind === 'take-die' ? prospects(o, changed(hand, dieNumber[choice.die], 1), pending) : -1,
  );
};

export const rollDie: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice =>
    choice.kind === 'roll-die' ? meanRoll(o, hand, colourNumber[choice.colour]) : -1,
  );
};

/** Returns, loses or spends what leaves the best remainder. */
export const parting: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const pending = pendingOf(o);
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'drop':
      case 'spend':
        return prospects(o, changed(hand, dieNumber[choice.die], -1), pending);
      case 'spend-upgrade': {
        const after = copyHand(hand);
        after.ready[upgradeNumber[choice.upgrade]]--;
        return prospects(o, after, pending) - o.weights.tileUse;
      }
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};

/** Too many dice: one off the board goes back. To part with one on an artefact, so that another can lie there, is rarely worth it. */
export const returning: Decide = (o, ask) =>
  parting(o, { ...ask, choices: ask.choices.filter(choice => choice.kind === 'drop' && choice.off === undefined) });

/** More dice are better than fewer. */
export const keepAll: Decide = (_, ask) => best(ask.choices, choice => (choice.kind === 'done' ? 1 : 0));

/** Only so many of the least useful dice are thought of. */
const TURNED = 3;

/** Turns one of the least useful dice, if a better face gains something; some artefacts leave no way out. */
export const turnDie: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const pending = pendingOf(o);
  const now = prospects(o, hand, pending);
  const losses = ask.choices.flatMap(choice => (choice.kind === 'turn' ? dieLoss(o, hand, dieNumber[choice.die]) : []));
  const least = losses.sort((a, b) => a - b)[Math.min(TURNED, losses.length) - 1];
  return best(ask.choices, choice => {
    if (choice.kind !== 'turn') return choice.kind === 'decline' ? now : Number.NEGATIVE_INFINITY;
    const die = dieNumber[choice.die];
    if (dieLoss(o, hand, die) > least) return Number.NEGATIVE_INFINITY;
    const without = changed(hand, die, -1);
    let most = Number.NEGATIVE_INFINITY;
    for (const face of o.tables.shows[DIE_COLOUR[die]]) {
      if (face !== die) most = Math.max(most, prospects(o, changed(without, face, 1), pending));
    }
    return most;
  });
};
