/** How a battle would end that an answer leads to, before it is given. */
import { innermost } from '../../../../kit/rules/stack.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { isManned } from '../fleets.ts';
import { ATTACKER, BATTLE, DEFENDER } from '../frames.ts';
import { hexChance } from '../hex/foreseen.ts';
import { imagined } from '../imagined.ts';
import { sideName } from '../names.ts';
import { isSea, placeNumber, type Spot } from '../numbers.ts';
import { clone, type State } from '../state.ts';
import { encounters } from './encounters.ts';
import { battleFrame } from './engage.ts';
import { go } from './military.ts';
import { chanceOf } from './odds.ts';
import { isAttack } from './reach.ts';
import { steer } from './sailing.ts';
import { actInWindow, isAskedHowMany } from './windows.ts';

/** What is done in a window; all else that may be said beside it changes no battle. */
const IN_WINDOW: ReadonlySet<ScandinaviaChoice['kind']> = new Set([
  ...(['done', 'kill-hero', 'dominate', 'fanaticise', 'call-forests', 'invert', 'bribe', 'rage'] as const),
  ...(['step-aside', 'pay-orc', 'count', 'pay-gold-to-orc'] as const),
]);

/** The chance of whoever answers, of a hundred; undefined where no battle comes of it, or more is asked first. */
export function warChance(state: State, choice: ScandinaviaChoice): number | undefined {
  const battle = innermost(state, 'battle');
  if (battle) return IN_WINDOW.has(choice.kind) ? windowChance(state, choice) : undefined;
  if (innermost(state, 'campaign')) return hexChance(state, choice);
  if (choice.kind === 'fight') return fightChance(state, placeNumber[choice.at], choice.side);
  if (choice.kind === 'steer') return landingChance(state, placeNumber[choice.to]);
  return choice.kind === 'go' ? marchChance(state, placeNumber[choice.to]) : undefined;
}

/** Whoever has come by now, against those who are met there. */
function fightChance(state: State, place: Spot, side?: string): number | undefined {
  const frame = innermost(state, 'military');
  if (!frame) return undefined;
  const met = encounters(state, frame.lord).filter(each => each.place === place);
  const foe = side === undefined ? met[0] : met.find(each => sideName(each.side) === side);
  return foe && chanceOf(state, battleFrame(state, place, frame.lord, foe.side, frame.moved));
}

/** Those who would go there, beside those who have gone before them. */
function marchChance(state: State, to: Spot): number | undefined {
  const marching = innermost(state, 'military');
  if (!marching || !isAttack(state, marching.lord, to)) return undefined;
  const then = clone(state);
  const frame = innermost(then, 'military');
  if (!frame) return undefined;
  go(imagined(then), frame, to);
  return fightChance(then, to);
}

/** Those aboard who would go ashore there; a battle at sea is as each likes, and none is foreseen. */
function landingChance(state: State, to: Spot): number | undefined {
  const sailing = innermost(state, 'military');
  if (!sailing || isSea(to) || !isManned(state, sailing.fleet) || !isAttack(state, sailing.lord, to)) return undefined;
  const then = clone(state);
  const frame = innermost(then, 'military');
  if (!frame) return undefined;
  steer(imagined(then), frame, frame.fleet, to);
  return fightChance(then, to);
}

/** The window as it would be after the answer; nothing is said of one that still has to be given its number. */
function windowChance(state: State, choice: ScandinaviaChoice): number | undefined {
  const then = clone(state);
  const frame = innermost(then, 'battle');
  if (!frame || (frame.step !== BATTLE.attack && frame.step !== BATTLE.defence)) return undefined;
  const who = frame.step === BATTLE.attack ? ATTACKER : DEFENDER;
  actInWindow(imagined(then), frame, who, choice);
  if (isAskedHowMany(frame)) return undefined;
  const chance = chanceOf(then, frame);
  return who === ATTACKER ? chance : 100 - chance;
}
