/** Words beside the cards when they are looked through. */
export default {
  'ui.kind': 'Tipo',
  'ui.god': 'Divinidad',
  'ui.cards-note':
    'Los textos son nuestros. La marca 3+ o 4+ incluye una copia solo a partir de ese número de asientos.',
} as const;
