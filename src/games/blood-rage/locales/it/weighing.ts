import type en from '../en/weighing.ts';

export default {
  'price.rage': 'Furia',
  'warning.pass': 'Rinunci a {rage, plural, one {# Furia} other {# Furia}} e non fai altre azioni in questa Era.',
  'warning.pillage':
    '{clans, plural, one {Un altro clan può contenderti} other {Altri # clan possono contenderti}} {province}. Dopo la chiamata non si torna indietro.',
  'ui.rage-track': 'Indicatore di Furia {n, number}',
  'ui.horns-track': 'Corni {n, number}',
} satisfies Record<keyof typeof en, string>;
