import type { RuleTerm } from '../../../../kit/table/table-module.ts';

/** Words of the game and the clause that says what each means. */
export const terms: readonly RuleTerm[] = [
  { word: 'space.recruit', clause: 'RM-1.1' },
  { word: 'space.trade', clause: 'RM-1.1' },
  { word: 'space.battle', clause: 'RM-1.1' },
  { word: 'space.villages', clause: 'RM-1.1' },
  { word: 'space.keeps', clause: 'RM-1.1' },
  { word: 'space.territories', clause: 'RM-1.1' },
  { word: 'clan.helmet', clause: 'RM-1.4' },
  { word: 'clan.raven', clause: 'RM-1.4' },
  { word: 'clan.tree', clause: 'RM-1.4' },
  { word: 'word.food', clause: 'RM-1.6' },
  { word: 'word.favour', many: 'word.favour.many', clause: 'RM-1.6' },
  { word: 'word.terror', clause: 'RM-1.6' },
  { word: 'ui.first-player', clause: 'RM-2.2' },
  { word: 'ui.honour-ship', clause: 'RM-2.5' },
  { word: 'ui.leader', clause: 'RM-6.5' },
];
