/** What the hall can sound like. Who plays it is the hall's business; games and scenes only name it. */
export const SOUND_NAMES = ['act', 'turn', 'battle', 'crack', 'dice', 'doom', 'tally', 'win', 'lose'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];
