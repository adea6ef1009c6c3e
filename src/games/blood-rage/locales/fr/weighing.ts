import type en from '../en/weighing.ts';

export default {
  'price.rage': 'Rage',
  'warning.pass':
    'Vous renoncez à {rage, plural, one {# point de Rage} other {# points de Rage}} et ne faites plus d’action pendant cet Âge.',
  'warning.pillage':
    '{clans, plural, one {Un autre clan peut vous disputer} other {# autres clans peuvent vous disputer}} {province}. Une fois l’appel lancé, on ne revient pas en arrière.',
  'ui.rage-track': 'Piste de Rage {n, number}',
  'ui.horns-track': 'Cornes {n, number}',
} satisfies Record<keyof typeof en, string>;
