/** Words beside the cards when they are looked through. */
export default {
  'ui.kind': 'Kind',
  'ui.god': 'God',
  'ui.cards-note': 'Texts are ours. A mark of 3+ or 4+ puts a copy in only with that many players.',
} as const;
