/** Words beside the cards when they are looked through. */
export default {
  'ui.kind': 'Tipo',
  'ui.god': 'Divinità',
  'ui.cards-note': 'I testi sono nostri. Il segno 3+ o 4+ dice con quanti posti, almeno, quella copia è in gioco.',
} as const;
