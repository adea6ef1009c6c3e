/** Where stacks are too many for one list, the land or sea is named first in which one stands. */
import type { Ask } from '../../../../engine/contract/ask.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { isIn } from '../../rules/hex/stacks.ts';
import { placeNumber, type Spot } from '../../rules/numbers.ts';
import type { Outlook } from '../judging/outlook.ts';
import { allOf } from './pick.ts';

export const chooseIn = ({ state }: Outlook, ask: Ask<ScandinaviaChoice>, spot: Spot): ScandinaviaChoice | undefined =>
  allOf(ask, 'choose-in').find(({ area }) => isIn(state, placeNumber[area], spot));
