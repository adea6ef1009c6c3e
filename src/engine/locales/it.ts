import type en from './en.ts';

export default {
  seat: 'Posto {number, number}',
  'fact.sealed': '',
  'fact.forced': '{seat}: {choice} (scelta obbligata).',
  'why.not-asked': 'Ora non tocca a te scegliere.',
  'why.not-listed': 'Non è tra le scelte di ora.',
  'why.not-a-choice': 'Non è affatto una scelta.',
  'why.unknown': 'In questo gioco non esiste: {field}.',
  'why.nothing-to-undo': 'Non c’è nulla da riprendere.',
  'why.undo-barrier':
    'Nel frattempo qualcosa è stato scoperto o deciso: non si torna indietro senza l’accordo del tavolo.',
  'why.other-rules': 'Non si torna indietro su ciò che è stato giocato con una versione precedente delle regole.',
  'why.not-your-seat': 'Questo posto non è tuo.',
  'why.not-over': 'La cronaca intera si mostra a partita finita.',
  'why.not-kept': 'Non è stato possibile salvare, quindi non è successo nulla. Riprova.',
} satisfies Record<keyof typeof en, string>;
