import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // Second thoughts
  'hall.held': '{name} peut encore annuler.',
  'hall.held.mine': 'Vous pouvez encore annuler.',
  'hall.held.end': 'Fin du tour',
  'hall.motion.withdraw': 'Retirer la demande',
  'hall.pause': 'Temps de réflexion après coup',
  'hall.pause.text':
    'Après votre tour, les autres attendent\u00a0: vous pouvez annuler pendant ce temps. S’il y a une pendule, c’est la vôtre qui tourne.',
  'hall.pause.none': 'Aucun',
  'hall.pause.short': '5 secondes',
  'hall.pause.long': '15 secondes',
  'hall.pause.own': 'Jusqu’à mon signal',
} satisfies Record<keyof typeof english, string>;
