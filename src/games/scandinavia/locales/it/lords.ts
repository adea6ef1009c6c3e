import type en from '../en/lords.ts';

export default {
  // Who the lords are, and what their tokens can do where they stand
  'role.ohrrkan': 'Gran prete del Caos',
  'trait.ohrrkan':
    'La sua regione ha 1 punto Credenza in più e vale come se avesse un tempio. Per ogni Signore messo a morte guadagna 2 punti Credenza per sempre, tranne che per Lord Krosen.',
  'role.krosen': 'Lich negromante',
  'trait.krosen': 'Ogni turno, nella fase di reclutamento, un Morto Vivente si unisce a lui.',
  'role.eurich': 'Signore vichingo',
  'trait.eurich': 'Combatte come un eroe +5, e comincia senza il suo eroe +3.',
  'role.meloch': 'Mercante e amministratore',
  'trait.meloch':
    'Le tasse della sua regione aumentano della metà. Può mutare ogni sentenza in riscatto, se ha 50 ori.',
  'role.maerith': 'Mago elfo',
  'trait.maerith': 'In una regione elfa, ogni turno un Elfo si unisce a lui nella fase di reclutamento.',
  'role.sandra': 'Principessa carismatica',
  'trait.sandra': 'Dove si trova, la sua Fama conta 3 invece di 1.',
} satisfies Record<keyof typeof en, string>;
