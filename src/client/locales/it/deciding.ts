import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // Second thoughts
  'hall.held': '{name} può ancora annullare.',
  'hall.held.mine': 'Puoi ancora annullare.',
  'hall.held.end': 'Fine turno',
  'hall.motion.withdraw': 'Ritira la richiesta',
  'hall.pause': 'Tempo per ripensarci',
  'hall.pause.text':
    'Dopo il tuo turno gli altri aspettano: intanto puoi annullare. Se c’è un orologio, corre il tuo tempo.',
  'hall.pause.none': 'Nessuno',
  'hall.pause.short': '5 secondi',
  'hall.pause.long': '15 secondi',
  'hall.pause.own': 'Finché non chiudo io',
} satisfies Record<keyof typeof english, string>;
