import { NONE } from '../../../../kit/rules/ids.ts';
import type { BloodRageChoice } from '../choices.ts';
import { doomedGroups } from '../doomed.ts';
import type { DestructionFrame } from '../frames.ts';
import { CARD_OF_FIGURE, type FigureNumber, figureNumber, isFjord, type PlaceNumber, YGGDRASIL } from '../numbers.ts';
import { effectOfCard } from '../upgrades.ts';
import type { Against } from './against.ts';

/** What a seat may not do for its doomed figures (BR-18.3). */
export function rescue(frame: DestructionFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'decline') return;
  if (choice.kind !== 'save' && !against.is(choice, 'retreat')) return;
  const place = placeOfDoomed(frame, against.seat, figureNumber[choice.figure]);
  if (against.when(place < 0, 'BR-18.3', 'not-in-danger', { figure: choice.figure })) return;
  if (choice.kind === 'save') save(frame, place, against);
  else retreat(frame, choice.figure, place, against);
}

/** Where the figure is about to be destroyed, none when it is not. */
const placeOfDoomed = ({ doomed }: DestructionFrame, seat: number, figure: FigureNumber): PlaceNumber =>
  doomedGroups(doomed).find(group => group.seat === seat && group.figure === figure)?.place ?? NONE;

function save({ cause }: DestructionFrame, place: PlaceNumber, against: Against): void {
  const effect = against.upgrade('saves-for-rage', 'BR-C-friggas-protection');
  if (!effect) return;
  against.rage(effect.rage);
  against.when(cause === 'sacrifice', 'BR-C-friggas-sacrifice', 'must-die');
  const spared = against.state.options.protection === 'fjord-in-ragnarok' && isFjord(place);
  against.when(cause === 'ragnarok' && !spared, 'BR-O-protection', 'must-die');
}

function retreat({ cause }: DestructionFrame, id: string, place: PlaceNumber, against: Against): void {
  const able = effectOfCard(CARD_OF_FIGURE[figureNumber[id]], 'retreats') !== undefined;
  const nowhere = place === YGGDRASIL || isFjord(place);
  against.when(!able || nowhere, 'BR-C-volur-witch', 'cannot-retreat', { figure: id });
  const given = cause === 'sacrifice' && against.state.options.witchSacrifice === 'dies';
  against.when(given, 'BR-O-witchSacrifice', 'must-die');
}
