/** One sentence for each thing that can be pointed at. */
export default {
  'tip.food': 'Les provisions nourrissent les navires : batailles en mer, razzias et certains territoires en coûtent.',
  'tip.favour':
    'Les faveurs relancent les dés de combat, achètent la paix et servent à certains maraudeurs ; elles départagent aussi les égalités.',
  'tip.terror': 'La Terreur coûte de la Gloire à la fin, chaque jeton plus que le précédent.',
  'tip.farm': 'Les Fermes rapportent de la Gloire à la fin\u00a0: plus il y en a, plus chaque Ferme vaut.',
  'tip.wall': 'Les Murs rapportent de la Gloire à la fin\u00a0: plus il y en a, plus chaque Mur vaut.',
  'tip.tower': 'Les Tours rapportent de la Gloire à la fin\u00a0: plus il y en a, plus chaque Tour vaut.',
  'tip.glory': 'La victoire va à la place qui a le plus de Gloire après six manches.',
  'tip.dice': 'Dés d’équipage sur le plateau ; il en porte dix, et chaque dé se dépense pour ce qu’il montre.',
  'tip.territories': 'Territoires soumis\u202f; chaque territoire rapporte 1 point de Gloire à la fin de la manche.',
  'tip.artefacts':
    'Artefacts sur le navire, quatre au plus\u202f; chaque artefact porte un dé et rapporte de la Gloire à la fin.',
  'tip.leader':
    'Le Chef rend jokers les dés au signe de son clan\u00a0: bouclier, coffre, navire ou marteau, selon le besoin.',
  'tip.upgrade': 'Une fois par manche, une amélioration de navire vaut un dé montrant son symbole.',
  'tip.slot': 'Les maraudeurs d’ici agissent chaque fois que cette case est choisie, par qui que ce soit.',
  'tip.round': 'La partie compte six manches, et chaque manche quatre choix.',
  'tip.first': 'La place qui l’a choisit en premier dans la manche.',
  'tip.honour': 'À trois places, celle qui a le marqueur de départ a ce navire de plus à envoyer.',
  'spaceText.recruit':
    'Prenez une paire de maraudeurs, lancez leurs dés, puis ralliez, spécialisez ou promouvez chaque carte\u202f; qui choisit gagne aussi 2 faveurs.',
  'spaceText.trade':
    'Prenez des récompenses une à une\u00a0: 2 faveurs, 3 provisions, deux dés ou une prophétie\u202f; qui choisit en prend trois, la place suivante deux, les autres une.',
  'spaceText.battle':
    'Pour 4 provisions, affrontez un voyage en mer, puis gagnez une bataille en mer par ses dés ou au combat\u202f; qui choisit gagne 2 points de Gloire.',
  'spaceText.villages':
    'Pour 1 provision et 2 coffres, prenez une paire de butin de village ou deux cartes de la pioche\u202f; qui choisit en pioche 2 de plus, la place suivante 1.',
  'spaceText.keeps':
    'Pour 2 provisions et 2 boucliers, prenez une paire de butin de forteresse ou deux cartes de la pioche\u202f; qui choisit en pioche 2 de plus, la place suivante 1.',
  'spaceText.territories':
    'Prenez un territoire de force, contre sa défense, ou en paix, à son prix\u202f; qui choisit a trois tentatives, la place suivante deux, les autres une.',
} as const;
