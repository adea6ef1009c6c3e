import type { table as english } from '../en/table.ts';

export const table = {
  // At the table
  'hall.table': 'À la table',
  'hall.table.skip': 'Voir la suite',
  'hall.recap': 'Depuis votre dernier tour',
  'hall.recap.nothing': 'Rien ne s’est passé depuis.',
  'hall.advice': 'Que ferait quelqu’un qui joue bien ?',
  'hall.advice.text': 'Jusqu’à trois choix avec leurs chances, d’après ce que vous voyez.',
  'hall.advice.thinking': 'On poursuit la partie depuis chaque choix…',
  'hall.advice.failed': 'Aucun conseil n’est arrivé. Redemandez.',
  'hall.advice.sure':
    'D’après ce que vous voyez, en poursuivant {games, plural, one {# fois} other {# fois}}. Les traits : 19 fois sur 20, la vraie chance est entre les deux.',
  'hall.scene.go-on': 'Continuer',
  'hall.scene.skip': 'Aller à la fin',
  'hall.term.rule': 'Lire la règle',
  'hall.undo': 'Revenir',
  'hall.spectator': 'Dans le public',
  'hall.key.digits': '1, 2, 3…',
  'hall.keys.digits':
    'Dans la table en mode texte : le choix qui porte ce numéro ; Entrée si d’autres chiffres peuvent suivre',
  'hall.key.any': 'Toute touche',
  'hall.keys.any': 'Voir la suite pendant que les autres jouent',
  'hall.closed': 'Cette table est fermée',
  'hall.closed.busy': 'La table est ouverte dans une autre fenêtre. Jouez-y, ou fermez cette fenêtre-là.',
  'hall.closed.missing':
    'Cette table n’est pas conservée dans ce navigateur. Elle a peut-être été supprimée, ou commencée sur un autre appareil.',
  'hall.closed.broken': 'La table ne fonctionne plus. Tous les choix faits jusqu’ici sont enregistrés.',

  // A setting
  'hall.switch.warn': 'M’avertir avant de gâcher mes chances',
  'hall.switch.warn.text':
    'Aux tables où vous n’affrontez que des bots : un choix qui coûte beaucoup de chances de victoire demande confirmation avant de compter. Il est pesé pendant une seconde.',
  'hall.warn': 'Vraiment\u202f?',
  'hall.warn.loss': 'Vous renoncez à environ {loss, number}\u202f% de chances de victoire. Mieux\u00a0: {better}.',
  'hall.warn.back': 'Réfléchir encore',
  'hall.warn.on': 'Le faire quand même',
  'hall.warn.weighing': 'Votre choix est pesé…',
  'hall.switch.autoAnswer': 'Répondre quand il n’y a pas de choix',
  'hall.switch.autoAnswer.text':
    'Quand une question n’a qu’une réponse, et que la sauter trahirait un secret, elle est donnée pour vous après un instant.',

  // From hand to hand
  'hall.handover': 'Passez l’appareil',
  'hall.handover.to': 'À {name}',
  'hall.handover.take': 'C’est moi, {name}',

  // The menu
  'hall.menu': 'Menu',
  'hall.menu.board': 'Revenir au plateau',
  'hall.menu.sound-on': 'Activer le son',
  'hall.menu.sound-off': 'Couper le son',
  'hall.menu.save': 'Enregistrer dans un fichier',
  'hall.menu.save.text':
    'Toute la partie, pour la continuer ailleurs. Le fichier connaît chaque carte : ne trichez pas.',
  'hall.menu.log.text': 'Chaque choix de la partie, à lire et à revoir partout.',
  'hall.menu.hand-to': 'Passer l’appareil à {name}',
  'hall.menu.hand-to.text': 'Pour que cette personne voie son jeu, ou intervienne hors de son tour.',
  'hall.menu.to-bot': 'Laisser jouer un bot : {name}',
  'hall.menu.to-bot.text': '{level} joue jusqu’à ce que la place soit reprise.',
  'hall.menu.take-back': '{name} reprend sa place',
  'hall.menu.leave.text': 'La table est enregistrée telle quelle.',

  // The saga
  'hall.saga': 'Saga',
  'hall.saga.earlier': 'Avant',
  'hall.saga.since': 'depuis votre dernier tour',
  'hall.saga.after': 'après ce moment',
  'hall.saga.then': 'Revoir la table à ce moment :',

  // Looking back
  'hall.replay': 'Relecture',
  'hall.replay.as-it-was': 'À ce moment-là, coup {move, number}',
  'hall.replay.move': 'Coup {move, number} sur {moves, number}.',
  'hall.replay.moment': 'Moment de la partie',
  'hall.replay.beginning': 'Le début',
  'hall.replay.last': 'Le dernier coup',
  'hall.replay.previous': 'Un coup en arrière',
  'hall.replay.next': 'Un coup en avant',
  'hall.replay.play': 'Lecture',
  'hall.replay.pause': 'Pause',
  'hall.replay.speed': 'Vitesse de la relecture',
  'hall.replay.present': 'maintenant',
  'hall.replay.now': 'Retour au présent',
  'hall.replay.again': 'Revoir la scène',
  'hall.replay.board': 'Au plateau',
  'hall.replay.over': 'La partie est finie.',

  // The table as text
  'hall.text.choices': 'Ce qui est demandé',
  'hall.text.table': 'L’état de la table',
  'hall.text.typed': 'Numéro {number} : appuyez sur Entrée, ou sur un autre chiffre',
  'hall.text.narrow': 'Affiner la liste',
  'hall.text.narrowed': '{n, plural, =0 {Aucun résultat} one {# réponse} other {# réponses}}',
  'hall.text.idle': 'Personne n’attend votre réponse : vous pouvez aussi ne rien faire.',
  'hall.text.out': 'Votre rôle dans cette partie est terminé. Vous pouvez rester et regarder.',
  'hall.text.change': 'Votre choix est fait. Vous pouvez le changer tant que tout le monde n’a pas choisi :',
  'hall.text.number': 'Un nombre de {min, number} à {max, number}',
  'hall.amount.less': 'Un de moins',
  'hall.amount.more': 'Un de plus',
  'hall.text.sure': '{choice} : vous confirmez ?',

  // The end of a game
  'hall.score': 'Score final',
  'hall.score.you-win': 'Vous gagnez : {names}, {points, plural, one {# point} other {# points}}',
  'hall.score.wins':
    '{count, plural, one {{names} gagne avec {points, plural, one {# point} other {# points}}} other {{names} gagnent à {points, plural, one {# point} other {# points}} partout}}',
  'hall.score.you-won': 'Vous gagnez : {names}',
  'hall.score.won': '{count, plural, one {{names} gagne} other {{names} gagnent}}',
  'hall.score.together': 'La victoire est commune.',
  'hall.score.places': 'Classement final',
  'hall.score.shared': 'La victoire est partagée.',
  'hall.score.sources': 'Score par source',
  'hall.score.total': 'Total',
  'hall.score.best': 'le meilleur de la colonne',
  'hall.score.graph': 'Les points au fil de la partie',
  'hall.score.graph.spoken': 'Les points au fil de la partie. À la fin : {totals}.',
  'hall.score.board': 'Voir la table',
  'hall.score.rematch': 'Revanche',
  'hall.score.save': 'Enregistrer la chronique',
  'hall.shuffle.title': 'Le mélange',
  'hall.shuffle.ask':
    'Les cartes ont-elles été données comme promis ? Faites rejouer ici toute la partie, dès la première carte.',
  'hall.shuffle.verify': 'Vérifier le mélange',
  'hall.shuffle.busy': 'Vérification en cours…',
  'hall.shuffle.kept': 'Vérifié : cartes données comme promis',
  'hall.shuffle.broken': 'Quelque chose ne concorde pas',
  'hall.shuffle.played': '{choices, plural, one {# choix rejoué} other {# choix rejoués}}, avec la même fin',
  'hall.shuffle.promise': 'Promis avant la donne',
  'hall.shuffle.seed': 'La graine, à présent dévoilée',
  'hall.shuffle.hash': 'Son empreinte, calculée ici',
  'hall.shuffle.end': 'La fin, rejouée ici',
  'hall.shuffle.shares': 'Parts des places',
  'hall.shuffle.fits': 'concorde',
  'hall.shuffle.differs': 'ne concorde pas',

  // The rules
  'hall.summary.note':
    'Résumé des règles telles que Skáli les joue ; tous les détails sont dans les règles complètes. Ce n’est pas le texte de l’éditeur.',
  'hall.summary.print': 'Imprimer',
  'hall.rules.search': 'Chercher dans les règles',
  'hall.rules.clear': 'Effacer la recherche',
  'hall.rules.found': '{clauses, plural, one {# article} other {# articles}}',
  'hall.rules.found-both':
    '{clauses, plural, one {# article} other {# articles}} · {cards, plural, one {# carte} other {# cartes}}',
  'hall.rules.nothing': 'Aucun article ne contient ces mots.',
  'hall.rules.none': 'Les règles de ce jeu ne sont pas encore écrites.',
  'hall.rules.chapters': 'Chapitres',
  'hall.rules.terms': 'Termes',
  'hall.rules.untranslated': 'Ces règles ne sont pas encore traduites : voici le texte anglais.',

  // The cards
  'hall.cards.search': 'Chercher parmi les cartes',
  'hall.cards.found': '{cards, plural, one {# carte} other {# cartes}}',
  'hall.cards.count':
    '{kinds, plural, one {# type} other {# types}} sur {allKinds, number} · {cards, plural, one {# carte} other {# cartes}} sur {allCards, number}',
  'hall.cards.any': 'Toutes',
  'hall.cards.players': 'Places',
  'hall.cards.clear': 'Ôter les filtres',
  'hall.cards.copies': '{copies, plural, one {# exemplaire} other {# exemplaires}}',
  'hall.cards.nothing': 'Aucune carte ne correspond.',
  'hall.cards.answers': '{card} : les réponses',
  'hall.menu.explain': 'Expliquer ce qui est nouveau',
  'hall.menu.explain-off': 'Ne plus expliquer',
} satisfies Record<keyof typeof english, string>;
