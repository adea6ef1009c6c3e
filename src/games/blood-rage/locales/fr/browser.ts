/** Words beside the cards when they are looked through. */
export default {
  'ui.kind': 'Type',
  'ui.god': 'Divinité',
  'ui.cards-note':
    'Les textes sont de nous. La marque 3+ ou 4+ ne met un exemplaire en jeu qu’à partir de ce nombre de places.',
} as const;
