import type en from '../en/weighing.ts';

export default {
  'price.rage': 'Rage',
  'warning.pass':
    'Vous renoncez à {rage, plural, one {# point de Rage} other {# points de Rage}} et ne faites plus d’action pendant cet Âge.',
  'warning.pillage':
    '{seats_count, plural, one {{seats} peut vous disputer} other {{seats} peuvent vous disputer}} {province}. Une fois l’appel lancé, on ne revient pas en arrière.',
  'ui.rage-track': 'Piste de Rage {n, number}',
  'ui.horns-track': 'Cornes {n, number}',
} satisfies Record<keyof typeof en, string>;
