import type en from './en.ts';

export default {
  seat: 'Place {number, number}',
  'fact.sealed': '',
  'fact.forced': '{seat} : {choice} (seul choix possible).',
  'why.not-asked': 'Ce n’est pas à vous de choisir maintenant.',
  'why.not-listed': 'Cela ne figure pas parmi les choix du moment.',
  'why.not-a-choice': 'Ce n’est pas un choix.',
  'why.unknown': 'Cela n’existe pas dans ce jeu : {field}.',
  'why.nothing-to-undo': 'Il n’y a rien sur quoi revenir.',
  'why.undo-barrier': 'Quelque chose a été révélé ou décidé depuis : on ne revient pas sans l’accord de la table.',
  'why.other-rules': 'On ne revient pas sur ce qui a été joué avec une version antérieure des règles.',
  'why.not-your-seat': 'Cette place n’est pas la vôtre.',
  'why.not-over': 'La chronique entière se montre une fois la partie finie.',
  'why.not-kept': 'L’enregistrement a échoué : rien n’a été fait. Réessayez.',
} satisfies Record<keyof typeof en, string>;
