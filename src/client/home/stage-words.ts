import type { Stage } from '../../engine/contract/rules.ts';
import { Speaker } from '../../engine/text/text.ts';
import { shelved } from '../games.ts';
import type { Speech } from '../speech.tsx';

/** How far a game is, in the words of its hanging; '' where it does not say. */
export function stageWords({ language }: Pick<Speech, 'language'>, game: string, stage: Stage | null): string {
  const message = stage && shelved(game)?.hanging.stage?.[language];
  return message ? new Speaker({ language, messages: { stage: message } }).say('stage', stage) : '';
}
