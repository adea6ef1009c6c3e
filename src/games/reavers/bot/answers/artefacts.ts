import type { Ask } from '../../../../engine/contract/ask.ts';
import { best } from '../../../../kit/bot/best.ts';
import { current, innermost } from '../../../../kit/rules/stack.ts';
import { meant, readyOn } from '../../rules/cards/alike.ts';
import type { ChoiceOf, ReaversChoice } from '../../rules/choices.ts';
import { COMBAT, type CombatFrame } from '../../rules/frames.ts';
import { ARTEFACTS, type Card, cardNumber, dieNumber, reaverOf } from '../../rules/numbers.ts';
import { dieLoss, type Hand, handOf } from '../judging/hand.ts';
import { rawPower } from '../judging/loot.ts';
import { combatFaces, winChance } from '../judging/odds.ts';
import type { Outlook } from '../judging/outlook.ts';
import { abilityWorth, clanBonusWorth } from '../judging/reavers.ts';
import { prizeOf } from './combat.ts';
import { journeyCost } from './sea.ts';

/** An artefact to be called upon now, or a die to be put on one, before the question itself is answered. */
export function callOrStore(o: Outlook, ask: Ask<ReaversChoice>): ReaversChoice | undefined {
  if (!ask.choices.some(({ kind }) => kind === 'use' || kind === 'store')) return undefined;
  const hand = handOf(o.state, o.seat);
  const chosen = best(ask.choices, choice => {
    if (choice.kind === 'use') return callWorth(o, hand, choice);
    return choice.kind === 'store' ? storeWorth(o, hand, choice.artefact, choice.die) : 0;
  });
  return chosen.kind === 'use' || chosen.kind === 'store' ? chosen : undefined;
}

/** What calling upon it brings, less the die that lies on it. */
function callWorth(o: Outlook, hand: Hand, choice: ChoiceOf<'use'>): number {
  const { state, seat } = o;
  const card = cardNumber[choice.artefact];
  const artefact = ARTEFACTS[card];
  if (!artefact) return 0;
  const die = meant(readyOn(state, seat, card), choice);
  const spendable = state.options.storedDice === 'crew';
  const cost = spendable && die !== undefined ? dieLoss(o, hand, die) : 0;
  return powerNow(o, hand, card) - cost;
}

/** What the power gives at this very point. */
function powerNow(o: Outlook, hand: Hand, card: Card): number {
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
      return combatDiceWorth(o, hand, current(o.state) as CombatFrame, power.dice);
    case 'cancel-journey':
      return journeyCost(o, hand);
    case 'turn-die':
      return o.weights.turnDie;
    default:
      return rawPower(o, hand, artefact);
  }
}

/** The chance that further dice turn a fight that a roll has not won; before the first roll it is better to wait. */
function combatDiceWorth(o: Outlook, hand: Hand, frame: CombatFrame, dice: number): number {
  if (frame.step === COMBAT.commit) return 0;
  const missing = frame.defence - frame.ones - 2 * frame.twos;
  return winChance(combatFaces(o.tables.combat), dice, missing, 0) * prizeOf(o, hand);
}

/** A die that can be spent from there is stored at no cost; otherwise the power has to be worth it. */
function storeWorth(o: Outlook, hand: Hand, id: string, die: string): number {
  const card = cardNumber[id];
  const artefact = ARTEFACTS[card];
  if (!artefact) return 0;
  const loss = dieLoss(o, hand, dieNumber[die]);
  const power = rawPower(o, hand, artefact);
  if (o.state.options.storedDice === 'crew') return power > 0 ? 1 / (1 + loss) : 0;
  return power * o.weights.artefactUse - loss;
}
