import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // What it costs, and yes
  'hall.price.leaves': 'reste {left, number}',
  'hall.price.lacks': 'manque {lacks, number}',
  'hall.yes': 'Oui',

  // Second thoughts
  'hall.held': '{name} peut encore annuler.',
  'hall.held.mine': 'Vous pouvez encore annuler.',
  'hall.held.end': 'Terminer le tour',
  'hall.motion.withdraw': 'Retirer la demande',
  'hall.pause': 'Temps pour se raviser',
  'hall.pause.text':
    'Après votre tour, les autres attendent\u00a0: vous pouvez annuler pendant ce temps. S’il y a une pendule, c’est la vôtre qui tourne.',
  'hall.pause.none': 'Pas d’attente',
  'hall.pause.short': '5 secondes',
  'hall.pause.long': '15 secondes',
  'hall.pause.own': 'Jusqu’à mon signal',

  // Without a pointer
  'hall.find': 'Aller à un lieu, une carte ou une figurine par son nom',
  'hall.find.nothing': 'Rien ici ne porte ce nom.',
  'hall.keys.next': 'Au prochain élément à choisir',
  'hall.keys.previous': 'Au précédent',
  'hall.keys.elsewhere': 'Changer',
  'hall.keys.change': 'Changer la touche\u00a0: {label}',
  'hall.keys.press': 'Appuyez sur la nouvelle touche, ou Échap',
  'hall.keys.taken': '«\u00a0{key}\u00a0» est prise\u00a0: {label}.',
  'hall.keys.reserved': '«\u00a0{key}\u00a0» ne peut pas servir.',
  'hall.keys.reset': 'Rétablir toutes les touches',
} satisfies Record<keyof typeof english, string>;
