import type { BadInput } from '../engine/input/bad-input.ts';
import type { Speech } from './speech.tsx';

/** What is wrong with something that was handed to us, in the reader's language. */
export const badWords = ({ slip, args }: BadInput, say: Speech['say']): string => say(`hall.bad.${slip}`, args);
