import type en from '../en/weighing.ts';

export default {
  'price.rage': 'Furia',
  'warning.pass': 'Rinunci a {rage, plural, one {# Furia} other {# Furia}} e non fai altre azioni in questa Era.',
  'warning.pillage':
    '{seats_count, plural, one {{seats} può contenderti} other {{seats} possono contenderti}} {province}. Dopo la chiamata non si torna indietro.',
  'ui.rage-track': 'Indicatore di Furia {n, number}',
  'ui.horns-track': 'Corni {n, number}',
} satisfies Record<keyof typeof en, string>;
