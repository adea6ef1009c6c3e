import { type Content, readContent } from '../../engine/contract/content.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { ShelvedGame } from './games.ts';
import { badInput } from './refused.ts';

const LONGEST_FIELD = 100;

/** The values a table replaces, checked by their game; null for none. */
export function readPack({ module }: ShelvedGame, given: unknown): Content | null {
  if (given === undefined) return null;
  const content = fitting(() => readContent(module.rules.content, given));
  return Object.keys(content).length > 0 ? content : null;
}

function fitting(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { where, message } = error;
    const problem = where === '' ? message : message.slice(where.length + 2);
    const field = where === '' || where === 'content' ? 'content' : `content.${where}`;
    throw badInput(field.slice(0, LONGEST_FIELD), problem);
  }
}
