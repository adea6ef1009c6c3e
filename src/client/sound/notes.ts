import type { SoundName } from '../../kit/table/scene/sounds.ts';

/**
 * One sound of wood, horn, string or earth. A knock is noise through a narrow band, a tone is a wave, a rumble is noise
 * under a low lid. Times are in seconds, pitches in hertz.
 */
export interface Note {
  readonly as: 'knock' | 'tone' | 'rumble';
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  /** Where a tone or a lid glides to. */
  readonly to?: number;
  readonly wave?: 'sine' | 'triangle' | 'sawtooth';
  /** From 0 to 1. */
  readonly loud: number;
}

const knock = (at: number, pitch: number, loud: number): Note => ({ as: 'knock', at, lasts: 0.12, pitch, loud });
const string = (at: number, pitch: number, loud = 0.34): Note => ({
  as: 'tone',
  at,
  lasts: 1.1,
  pitch,
  wave: 'triangle',
  loud,
});
const horn = (at: number, pitch: number, to: number, lasts: number): Note => ({
  as: 'tone',
  at,
  lasts,
  pitch,
  to,
  wave: 'sawtooth',
  loud: 0.2,
});

/** D, A and the D and F sharp above: what a harp of the hall is tuned to. */
const [D, A, HIGH_D, HIGH_F] = [146.8, 220, 293.7, 370];

/** All of it made here, of a few numbers: nothing is fetched to be heard. */
export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  // A figure is set down.
  act: [knock(0, 420, 0.5)],
  // Two knocks on the table: it is your turn.
  turn: [knock(0, 240, 0.9), knock(0.18, 240, 0.9)],
  // A horn calls, and a drum answers.
  battle: [horn(0, D / 2, D / 2, 0.35), horn(0.3, A / 2, A / 2 + 3, 0.8), knock(0.35, 95, 0.9), knock(0.6, 95, 0.7)],
  // Wax breaks.
  crack: [knock(0, 2100, 0.6), knock(0.03, 1500, 0.5), knock(0.07, 2600, 0.35), knock(0.11, 900, 0.4)],
  // Bones roll over wood, and lie.
  dice: [0, 0.07, 0.13, 0.21, 0.32].map((at, i) => knock(at, 760 + 130 * ((i * 7) % 5), 0.55 - i * 0.06)),
  // The ground gives way.
  doom: [
    { as: 'rumble', at: 0, lasts: 1.7, pitch: 150, to: 45, loud: 0.9 },
    { as: 'tone', at: 0, lasts: 1.5, pitch: 62, to: 36, wave: 'sine', loud: 0.5 },
    knock(0.1, 130, 0.6),
  ],
  // Points are counted.
  tally: [string(0, HIGH_D, 0.18), string(0.09, HIGH_F, 0.18)],
  // The harp goes up.
  win: [string(0, D), string(0.13, A), string(0.26, HIGH_D), string(0.39, HIGH_F), string(0.62, HIGH_D * 2, 0.26)],
  // And down.
  lose: [string(0, A, 0.3), string(0.22, D * 1.189, 0.3), string(0.46, D, 0.3)],
};

/** How long it is heard, in seconds. */
export const lengthOf = (notes: readonly Note[]): number => Math.max(0, ...notes.map(({ at, lasts }) => at + lasts));

/** Ears hear in squares: half of the way on the scale is a quarter of the strength. */
export const gainOf = (volume: number, loudest: number): number =>
  (Math.max(0, Math.min(volume, loudest)) / loudest) ** 2;
