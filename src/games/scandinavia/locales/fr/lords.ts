import type en from '../en/lords.ts';

export default {
  // Who the lords are, and what their tokens can do where they stand
  'role.ohrrkan': 'Grand prêtre du Chaos',
  'trait.ohrrkan':
    'Sa région a 1 point de croyance de plus et compte comme si elle avait un temple. Chaque Seigneur mis à mort lui rapporte 2 points de croyance pour toujours, sauf Lord Krosen.',
  'role.krosen': 'Liche et nécromancien',
  'trait.krosen': 'À chaque tour, pendant le recrutement, un Mort-vivant le rejoint.',
  'role.eurich': 'Seigneur viking',
  'trait.eurich': 'Il se bat comme un héros +5 et commence sans son héros +3.',
  'role.meloch': 'Marchand et administrateur',
  'trait.meloch':
    'Les taxes de sa région augmentent de moitié. Il peut changer toute sentence en rançon, s’il a 50 pièces d’or.',
  'role.maerith': 'Mage elfe',
  'trait.maerith': 'Dans une région elfe, un Elfe le rejoint à chaque tour pendant le recrutement.',
  'role.sandra': 'Princesse charismatique',
  'trait.sandra': 'Là où elle se trouve, sa Renommée compte 3 au lieu de 1.',
} satisfies Record<keyof typeof en, string>;
