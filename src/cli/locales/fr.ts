import type en from './en.ts';

export default {
  'cli.game': '{game} à {players, plural, one {# place} other {# places}}. La vôtre : {seat}.',
  'cli.since': 'Depuis votre dernier choix :',
  'cli.choose': 'Votre choix (h pour l’aide) : ',
  'cli.idle': 'Personne n’attend votre réponse : une ligne vide continue la partie.',
  'cli.number': 'Un nombre de {min, number} à {max, number} : ',
  'cli.unclear': 'Ce n’est pas un choix. Tapez un numéro, quelques mots d’un choix, ou h pour l’aide.',
  'cli.several': '{count, plural, one {# choix contient} other {# choix contiennent}} ces mots :',
  'cli.undone': 'Retour en arrière.',
  'cli.no-reason': 'Rien ne l’interdit : cela figure parmi les choix.',
  'cli.hint':
    'Que ferait quelqu’un qui joue bien ? ({games, plural, one {# partie poursuivie} other {# parties poursuivies}}.)',
  'cli.no-hint': 'Il n’y a rien à choisir ici.',
  'cli.not-now': 'Impossible pour l’instant :',
  'cli.unknown': 'Rien ici ne contient ces mots.',
  'cli.saved': 'Enregistré dans {file}. Pour continuer : skali play {game} --load {file}',
  'cli.no-clause': 'Aucun article n’a ce numéro ou ces mots.',
  'cli.over': 'La partie est finie.',
  'cli.shared': 'La victoire est commune.',
  'cli.place': 'Rang',
  'cli.total': 'Total',
  'cli.help': `Tapez le numéro d’un choix, ou quelques-uns de ses mots.
  s            la table
  u            revenir d’un choix
  ? [mots]     ce qui est impossible pour l’instant, et pourquoi
  w mots       pourquoi pas cela ? (la même chose, pour quelques mots)
  hint         ce que ferait quelqu’un qui joue bien
  l [all]      la chronique (les dernières lignes, ou tout)
  r mots       un article des règles par son numéro, ou une recherche
  b            revenir à tous les choix
  q            enregistrer et quitter`,
} satisfies Record<keyof typeof en, string>;
