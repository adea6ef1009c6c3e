import type { Speaker } from '../../engine/text/text.ts';
import type { TableHeld } from './table-props.ts';

/** Who may still take back what was done last. */
export const heldWords = ({ mine, name }: TableHeld, speaker: Speaker): string =>
  mine ? speaker.say('hall.held.mine') : speaker.say('hall.held', { name });

/** What ends second thoughts: the turn, or what a game whose turns have many parts calls it. */
export const endWords = (speaker: Speaker): string =>
  speaker.say(speaker.has('ui.held-end') ? 'ui.held-end' : 'hall.held.end');
