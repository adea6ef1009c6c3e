import type { Side } from '../../../kit/look/side.ts';
import type { LordId } from '../content/lords.ts';

/** Dye, emblem and rim of the six lords. The dyes are as far apart for every kind of eyes, and in grey, as those of four sides are elsewhere. */
export const LORD_SIDES: Readonly<Record<LordId, Side>> = {
  ohrrkan: { dye: '#a1150f', on: '#fbe6d2', emblem: 'burning-eye', rim: 'teeth' },
  krosen: { dye: '#34234b', on: '#e4d6f2', emblem: 'crowned-skull', rim: 'bars' },
  eurich: { dye: '#9d93ec', on: '#0d141b', emblem: 'drakkar-dragon', rim: 'wave' },
  meloch: { dye: '#f0c14a', on: '#1b140a', emblem: 'crown-coin', rim: 'studs' },
  maerith: { dye: '#19856d', on: '#07140c', emblem: 'linden-leaf', rim: 'leaves' },
  sandra: { dye: '#fbf6fd', on: '#4a1226', emblem: 'queen-crown', rim: 'scallop' },
};
