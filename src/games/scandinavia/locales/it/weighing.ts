import type en from '../en/weighing.ts';

export default {
  'warning.give-region':
    '{region} passa al Signore alleato con tutte le unità, gli eroi e le costruzioni che contiene.',
  'warning.bow':
    'Da vassallo, {lord} cede metà dell’oro di tasse e gilde. Lo riceve {to}, e nessun altro può sciogliere il vincolo.',
  'warning.pillage': '{region} perde {lost, plural, one {# punto Prosperità} other {# punti Prosperità}}.',
  'warning.to-battle': '{lord} non ha mosso nessuno e, chiusi i movimenti, non potrà più farlo.',
  'warning.settle':
    '{count, plural, one {# unità o drakkar non può essere pagato e se ne va.} other {# tra unità e drakkar non possono essere pagati e se ne vanno.}}',

  'order.fight-as-it-stands': 'Non mettere nulla in battaglia',
  'order.fight-as-it-stands.text':
    'Se prima di una battaglia posso ancora lanciare, corrompere o pagare, combatto così.',
  'order.no-spells': 'Nessun incantesimo mentre altri reclutano',
  'order.no-spells.text': 'Se posso lanciare un incantesimo prima o dopo un reclutamento altrui, non lo faccio.',
  'order.pay-upkeep': 'Paga tutto il mantenimento',
  'order.pay-upkeep.text': 'Quando posso mantenere tutti, pago per tutti.',
} satisfies Record<keyof typeof en, string>;
