import type { RuleTerm } from '../../../../kit/table/table-module.ts';

/** Words of the game and the clause that says what each means. */
export const terms: readonly RuleTerm[] = [
  { word: 'word.province', many: 'word.province.many', clause: 'BR-1.1' },
  { word: 'word.village', many: 'word.village.many', clause: 'BR-1.2' },
  { word: 'word.adjacent', many: 'word.adjacent.many', clause: 'BR-1.3' },
  { word: 'word.fjord', many: 'word.fjord.many', clause: 'BR-1.5' },
  { word: 'place.yggdrasil', clause: 'BR-1.7' },
  { word: 'figure.warrior', many: 'figure.warrior.many', clause: 'BR-1.8' },
  { word: 'figure.leader', many: 'figure.leader.many', clause: 'BR-1.8' },
  { word: 'figure.ship', many: 'figure.ship.many', clause: 'BR-1.8' },
  { word: 'stat.rage', clause: 'BR-1.9' },
  { word: 'stat.axes', clause: 'BR-1.9' },
  { word: 'stat.horns', clause: 'BR-1.9' },
  { word: 'word.clan', many: 'word.clan.many', clause: 'BR-2.1' },
  { word: 'word.glory', clause: 'BR-2.2' },
  { word: 'word.pillage-token', many: 'word.pillage-token.many', clause: 'BR-2.3' },
  { word: 'word.ragnarok-token', many: 'word.ragnarok-token.many', clause: 'BR-2.4' },
  { word: 'word.first-player-token', clause: 'BR-2.8' },
  { word: 'phase.ragnarok', clause: 'BR-15.1' },
  { word: 'place.valhalla', clause: 'BR-18.1' },
  { word: 'word.pillager', many: 'word.pillager.many', clause: 'BR-10.1' },
  { word: 'word.legendary', clause: 'BR-17.3' },
];
