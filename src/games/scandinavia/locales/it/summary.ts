import type en from '../en/summary.ts';

export default {
  'game.name': 'Scandinavia',

  // How it was won
  'won.empire':
    '{count, plural, one {{names} ricostruisce l’Impero nel turno {turn, number}.} other {{names} ricostruiscono l’Impero nel turno {turn, number}.}}',
  'won.limit':
    '{count, plural, one {{names} {throne_id, select, held {ha Selorian} other {è in testa}} dopo l’ultimo turno ({turn, number}).} other {{names} {throne_id, select, held {hanno Selorian} other {sono in testa}} dopo l’ultimo turno ({turn, number}).}}',
  'won.agreed':
    '{count, plural, one {{names} {throne_id, select, held {ha Selorian} other {è in testa}} dopo il turno {turn, number}, l’ultimo per accordo.} other {{names} {throne_id, select, held {hanno Selorian} other {sono in testa}} dopo il turno {turn, number}, l’ultimo per accordo.}}',
  'won.last':
    '{count, plural, one {Resta in piedi soltanto {names} (turno {turn, number}).} other {Restano in piedi soltanto {names} (turno {turn, number}).}}',

  // The score sheet
  'source.regions': 'Regioni',
  // What advice weighs
  'source.gold': 'oro',
  'source.lands': 'terre, in oro',
  'source.troops': 'truppe, in oro',
  'unit.regions': 'Regioni',
} satisfies Record<keyof typeof en, string>;
