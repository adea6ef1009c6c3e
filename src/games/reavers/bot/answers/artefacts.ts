import type { Ask } from '../../../../engine/ask.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import { COMMIT } from '../../rules/dice/combat-dice.ts';
import { type CombatFrame, innermost, top } from '../../rules/frames.ts';
import { ARTEFACTS, cardNumber, dieNumber, reaverOf } from '../../rules/numbers.ts';
import { best } from '../judging/best.ts';
import { dieLoss, type Hand, handOf } from '../judging/hand.ts';
import { rawPower } from '../judging/loot.ts';
import { combatFaces, winChance } from '../judging/odds.ts';
import type { Outlook } from '../judging/outlook.ts';
import { abilityWorth, clanBonusWorth } from '../judging/reavers.ts';
import { prizeOf } from './combat.ts';

/** An artefact to be called upon now, or a die to be put on one, before the question itself is answered. */
export function callOrStore(o: Outlook, ask: Ask<ReaversChoice>): ReaversChoice | undefined {
  if (!ask.choices.some(({ kind }) => kind === 'use' || kind === 'store')) return undefined;
  const hand = handOf(o.state, o.seat);
  const chosen = best(ask.choices, choice => {
    if (choice.kind === 'use') return callWorth(o, hand, cardNumber[choice.artefact]);
    return choice.kind === 'store' ? storeWorth(o, hand, choice.artefact, choice.die) : 0;
  });
  return chosen.kind === 'use' || chosen.kind === 'store' ? chosen : undefined;
}

/** What calling upon it brings, less the die that lies on it. */
function callWorth(o: Outlook, hand: Hand, card: number): number {
  const { state, seat } = o;
  const artefact = ARTEFACTS[card];
  if (!artefact) return 0;
  const slot = state.artefacts.findIndex(
    (own, i) =>
      own === card &&
      Math.floor((i * state.seats) / state.artefacts.length) === seat &&
      state.stored[i] >= 0 &&
      !state.used[i],
  );
  const die = state.stored[slot];
  const spendable = state.options.storedDice === 'crew';
  const cost = spendable && die >= 0 ? dieLoss(o, hand, die) : 0;
  return powerNow(o, hand, card) - cost;
}

/** What the power gives at this very point. */
function powerNow(o: Outlook, hand: Hand, card: number): number {
  const artefact = ARTEFACTS[card];
  if (!artefact) return 0;
  const { power } = artefact;
  const gained = innermost(o.state, 'turn')?.gained ?? [];
  switch (power.kind) {
    case 'clan-bonus':
      return Math.max(0, ...gained.map(one => clanBonusWorth(o, hand, one)));
    case 'ability':
      return Math.max(0, ...gained.map(one => abilityWorth(o, hand, reaverOf(one).ability)));
    case 'combat-dice':
      return combatDiceWorth(o, hand, top(o.state) as CombatFrame, power.dice);
    case 'cancel-journey':
      return o.weights.journey * 2;
    case 'turn-die':
      return o.weights.turnDie;
    default:
      return rawPower(o, hand, artefact);
  }
}

/** How much surer the fight becomes: after a roll, where the dice can still turn it. */
function combatDiceWorth(o: Outlook, hand: Hand, frame: CombatFrame, dice: number): number {
  const faces = combatFaces(o.tables.combat);
  const prize = prizeOf(o, hand);
  if (frame.step === COMMIT) {
    if (frame.dice === 0) return 0;
    const more = winChance(faces, frame.dice + dice, frame.defence, 0) - winChance(faces, frame.dice, frame.defence, 0);
    return more * prize * 0.5;
  }
  return winChance(faces, dice, frame.defence - frame.ones - 2 * frame.twos, 0) * prize;
}

/** A die that can be spent from there is stored at no cost; otherwise the power has to be worth it. */
function storeWorth(o: Outlook, hand: Hand, id: string, die: string): number {
  const card = cardNumber[id];
  const artefact = ARTEFACTS[card];
  if (!artefact) return 0;
  const loss = dieLoss(o, hand, dieNumber[die]);
  const power = rawPower(o, hand, artefact);
  if (o.state.options.storedDice === 'crew') return power > 0 ? 0.5 / (1 + loss) : 0;
  return power * 0.7 - loss;
}
