import type en from '../en/summary.ts';

export default {
  'game.name': 'Scandinavia',

  // How it was won
  'won.empire':
    '{count, plural, one {{names} ricostruisce l’Impero nel turno {turn, number}.} other {{names} ricostruiscono l’Impero nel turno {turn, number}.}}',
  'won.limit':
    '{count, plural, one {{names} è in testa dopo l’ultimo turno ({turn, number}).} other {{names} sono in testa dopo l’ultimo turno ({turn, number}).}}',
  'won.agreed':
    '{count, plural, one {{names} è in testa dopo il turno {turn, number}, l’ultimo per accordo.} other {{names} sono in testa dopo il turno {turn, number}, l’ultimo per accordo.}}',
  'won.last':
    '{count, plural, one {Nel turno {turn, number} resta in piedi soltanto {names}.} other {Nel turno {turn, number} restano in piedi soltanto {names}.}}',

  // The score sheet
  'source.regions': 'Regioni',
  'unit.regions': 'Regioni',
} satisfies Record<keyof typeof en, string>;
