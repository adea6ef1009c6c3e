import type en from '../en/summary.ts';

export default {
  'game.name': 'Scandinavia',

  // How it was won
  'won.empire':
    '{count, plural, one {{names} reconstruye el Imperio en el turno {turn, number}.} other {{names} reconstruyen el Imperio en el turno {turn, number}.}}',
  'won.limit':
    '{count, plural, one {{names} {throne_id, select, held {domina Selorian} other {va en cabeza}} tras el último turno ({turn, number}).} other {{names} {throne_id, select, held {dominan Selorian} other {van en cabeza}} tras el último turno ({turn, number}).}}',
  'won.agreed':
    '{count, plural, one {{names} {throne_id, select, held {domina Selorian} other {va en cabeza}} tras el turno {turn, number}, el último de común acuerdo.} other {{names} {throne_id, select, held {dominan Selorian} other {van en cabeza}} tras el turno {turn, number}, el último de común acuerdo.}}',
  'won.last':
    '{count, plural, one {Solo queda en pie {names} (turno {turn, number}).} other {Solo quedan en pie {names} (turno {turn, number}).}}',

  // The score sheet
  'source.regions': 'Regiones',
  // What advice weighs
  'source.gold': 'oro',
  'source.lands': 'tierras, en oro',
  'source.troops': 'tropas, en oro',
  'unit.regions': 'Regiones',
} satisfies Record<keyof typeof en, string>;
