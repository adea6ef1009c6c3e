import type en from '../en/summary.ts';

export default {
  'game.name': 'Scandinavia',

  // How it was won
  'won.empire':
    '{count, plural, one {{names} reconstruit l’Empire au tour {turn, number}.} other {{names} reconstruisent l’Empire au tour {turn, number}.}}',
  'won.limit':
    '{count, plural, one {{names} {throne_id, select, held {tient Selorian} other {est en tête}} après le dernier tour ({turn, number}).} other {{names} {throne_id, select, held {tiennent Selorian} other {sont en tête}} après le dernier tour ({turn, number}).}}',
  'won.agreed':
    '{count, plural, one {{names} {throne_id, select, held {tient Selorian} other {est en tête}} après le tour {turn, number}, le dernier d’un commun accord.} other {{names} {throne_id, select, held {tiennent Selorian} other {sont en tête}} après le tour {turn, number}, le dernier d’un commun accord.}}',
  'won.last':
    '{count, plural, one {Il ne reste que {names} (tour {turn, number}).} other {Il ne reste que {names} (tour {turn, number}).}}',

  // The score sheet
  'source.regions': 'Régions',
  // What advice weighs
  'source.gold': 'or',
  'source.lands': 'terres, en or',
  'source.troops': 'troupes, en or',
  'unit.regions': 'Régions',
} satisfies Record<keyof typeof en, string>;
