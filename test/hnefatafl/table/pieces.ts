// How the things of Hnefatafl look.
import type { Side } from '../../../src/kit/look/side.ts';
import type { SideId } from '../rules/board.ts';

export const SIDE_LOOKS: Readonly<Record<SideId, Side>> = {
  raiders: { dye: '#7c2f24', on: '#fbeedd', emblem: 'barbute', rim: 'teeth' },
  guards: { dye: '#e9dfc6', on: '#2a1d10', emblem: 'queen-crown', rim: 'studs' },
};
