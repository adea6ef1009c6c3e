/** Words beside the cards when they are looked through. */
export default {
  'ui.kind': 'Tipo',
  'ui.god': 'Divinità',
  'ui.cards-note': 'I testi sono nostri. Il segno 3+ o 4+ mette in gioco una copia solo con almeno tanti giocatori.',
} as const;
