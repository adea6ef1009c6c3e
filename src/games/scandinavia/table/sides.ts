import type { Side } from '../../../kit/look/side.ts';
import type { LordId } from '../content/lords.ts';

/** Dye, emblem and rim of the six lords. */
export const LORD_SIDES: Readonly<Record<LordId, Side>> = {
  ohrrkan: { dye: '#ad2b22', on: '#fbe6d2', emblem: 'burning-eye', rim: 'teeth' },
  krosen: { dye: '#33224a', on: '#e4d6f2', emblem: 'crowned-skull', rim: 'bars' },
  eurich: { dye: '#7fb0e6', on: '#0d141b', emblem: 'drakkar-dragon', rim: 'wave' },
  meloch: { dye: '#efc04a', on: '#1b140a', emblem: 'crown-coin', rim: 'studs' },
  maerith: { dye: '#3a9a63', on: '#07140c', emblem: 'linden-leaf', rim: 'leaves' },
  sandra: { dye: '#f8ecef', on: '#4a1226', emblem: 'queen-crown', rim: 'scallop' },
};
