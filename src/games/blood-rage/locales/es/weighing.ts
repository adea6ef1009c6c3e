import type en from '../en/weighing.ts';

export default {
  'price.rage': 'Furia',
  'warning.pass':
    'Renuncias a {rage, plural, one {# punto de Furia} other {# puntos de Furia}} y no haces más acciones en esta Edad.',
  'warning.pillage':
    '{seats_count, plural, one {{seats} puede disputarte} other {{seats} pueden disputarte}} {province}. Tras la llamada ya no hay vuelta atrás.',
  'ui.rage-track': 'Medidor de Furia {n, number}',
  'ui.horns-track': 'Cuernos {n, number}',
} satisfies Record<keyof typeof en, string>;
