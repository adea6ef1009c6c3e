import { best } from '../../../../kit/bot/best.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { doomedGroups } from '../../rules/doomed.ts';
import { move } from '../../rules/figures.ts';
import type { DestructionFrame } from '../../rules/frames.ts';
import { figureNumber, VALHALLA, YGGDRASIL } from '../../rules/numbers.ts';
import { effectsOf, isShip } from '../../rules/upgrades.ts';
import type { Decide } from '../decide.ts';
import { fatesOf } from '../judging/fates.ts';
import { type Outlook, onTable } from '../judging/outlook.ts';
import { prospects } from '../judging/position.ts';
import { tryOut } from '../judging/ventures.ts';

/** Rage for a life, or a retreat: when the figure is worth more alive than dead. */
export const rescue: Decide = (o, ask) => {
  const frame = innermost(o.state, 'destruction');
  if (!frame) return ask.choices[0];
  return best(ask.choices, choice => (choice.kind === 'decline' ? 0 : gain(o, frame, choice as ChoiceOf<'save'>)));
};

function gain(o: Outlook, frame: DestructionFrame, choice: ChoiceOf<'save'> | ChoiceOf<'retreat'>): number {
  const figure = figureNumber[choice.figure];
  const place = doomedGroups(frame.doomed).find(group => group.seat === o.seat && group.figure === figure)?.place;
  if (place === undefined) return -1;
  const dead = tryOut(o.state);
  move(dead, o.seat, figure, place, VALHALLA);
  const fates = fatesOf(o.state, o.seat);
  const booked = (isShip(figure) ? fates.shipLost : 0) + (frame.cause === 'ragnarok' ? fates.ragnarok : 0);
  const alive = tryOut(o.state);
  if (choice.kind === 'retreat') move(alive, o.seat, figure, place, YGGDRASIL);
  else alive.rage[o.seat] -= Math.min(...effectsOf(o.state, o.seat, 'saves-for-rage').map(effect => effect.rage));
  return prospects(onTable(o, alive)) - prospects(onTable(o, dead)) - booked;
}
