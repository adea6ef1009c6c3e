import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // What it costs, and yes
  'hall.price.leaves': '{left, plural, one {ne resta #} other {ne restano #}}',
  'hall.price.lacks': '{lacks, plural, one {ne manca #} other {ne mancano #}}',
  'hall.yes': 'Sì',

  // Second thoughts
  'hall.held': '{name} può ancora tornare indietro.',
  'hall.held.mine': 'Puoi ancora tornare indietro.',
  'hall.held.end': 'Termina il turno',
  'hall.motion.withdraw': 'Ritira la richiesta',
  'hall.pause': 'Tempo per ripensarci',
  'hall.pause.text':
    'Dopo il tuo turno il tavolo aspetta: intanto puoi tornare indietro. Se c’è un orologio, corre il tuo tempo.',
  'hall.pause.none': 'Nessuna attesa',
  'hall.pause.short': '5 secondi',
  'hall.pause.long': '15 secondi',
  'hall.pause.own': 'Finché non chiudo io',

  // Without a pointer
  'hall.find': 'Cerca per nome un luogo, una carta o una miniatura',
  'hall.find.nothing': 'Qui niente si chiama così.',
  'hall.keys.next': 'Al prossimo elemento che puoi scegliere',
  'hall.keys.previous': 'Al precedente',
  'hall.keys.elsewhere': 'Cambia',
  'hall.keys.change': 'Cambia il tasto: {label}',
  'hall.keys.press': 'Premi il nuovo tasto, oppure Esc',
  'hall.keys.taken': '«{key}» è già usato: {label}.',
  'hall.keys.reserved': '«{key}» non si può usare.',
  'hall.keys.reset': 'Ripristina tutti i tasti',
} satisfies Record<keyof typeof english, string>;
