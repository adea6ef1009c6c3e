import type en from './en.ts';

export default {
  'cli.game': '{game} con {players, plural, one {# posto} other {# posti}}. Il tuo è: {seat}.',
  'cli.since': 'Dalla tua ultima scelta:',
  'cli.choose': 'La tua scelta (h per aiuto): ',
  'cli.idle': 'Il tavolo non aspetta questa risposta: una riga vuota fa proseguire.',
  'cli.number': 'Un numero da {min, number} a {max, number}: ',
  'cli.unclear': 'Non è una scelta. Scrivi un numero, alcune parole di una scelta, oppure h per aiuto.',
  'cli.several': '{count, plural, one {# scelta ha} other {# scelte hanno}} queste parole:',
  'cli.undone': 'Si torna indietro.',
  'cli.no-reason': 'Nulla lo vieta: è tra le scelte.',
  'cli.hint':
    'Che cosa farebbe chi gioca bene? ({games, plural, one {# continuazione giocata} other {# continuazioni giocate}}.)',
  'cli.no-hint': 'Qui non c’è nulla da scegliere.',
  'cli.not-now': 'Ora non è possibile:',
  'cli.unknown': 'Qui nulla contiene queste parole.',
  'cli.saved': 'Salvato in {file}. Per continuare: skali play {game} --load {file}',
  'cli.no-clause': 'Nessun punto ha questo numero o queste parole.',
  'cli.over': 'La partita è finita.',
  'cli.shared': 'Vittoria condivisa.',
  'cli.place': 'Posizione',
  'cli.total': 'Totale',
  'cli.help': `Scrivi il numero di una scelta, o alcune sue parole.
  s            il tavolo
  u            torna indietro di una scelta
  ? [parole]   che cosa ora non è possibile, e perché
  w parole     perché non quello? (lo stesso, per alcune parole)
  hint         che cosa farebbe chi gioca bene
  l [all]      la cronaca (le ultime righe, o tutta)
  r parole     un punto delle regole per numero, o una ricerca
  b            torna a tutte le scelte
  q            salva ed esci`,
} satisfies Record<keyof typeof en, string>;
