/** One sentence for each thing that can be pointed at. */
export default {
  'tip.rage': 'La Rage paie les actions\u202f; un clan qui n’en a plus ne fait plus rien pendant cet Âge.',
  'tip.axes': 'Les Haches sont la Gloire que le clan gagne à chaque bataille remportée.',
  'tip.horns': 'Les Cornes sont le nombre de figurines que le clan peut avoir sur le plateau.',
  'tip.glory': 'La victoire va au clan qui a le plus de Gloire après le Troisième Âge.',
  'tip.hand': 'Cartes en main\u202f; les autres n’en connaissent que le nombre.',
  'tip.valhalla': 'Figurines détruites\u202f; elles reviennent à la réserve à la fin de l’Âge.',
  'tip.upgrades': 'Améliorations sur la fiche du clan\u202f; touchez pour les lire.',
  'tip.first': 'La place qui a le jeton Premier Joueur commence chaque phase.',
  'tip.gods-gifts': 'Cadeaux des Dieux\u00a0: chaque clan choisit six cartes pour cet Âge.',
  'tip.action':
    'Actions : à tour de rôle, les clans envahissent, marchent, s’améliorent, s’engagent dans des Quêtes et pillent, contre de la Rage.',
  'tip.discard': 'Défausse\u00a0: chaque clan garde une carte pour l’Âge suivant et défausse les autres.',
  'tip.quest': 'Quêtes\u00a0: les Quêtes engagées sont révélées, et celles qui sont accomplies rapportent.',
  'tip.ragnarok':
    'Ragnarök\u00a0: la province menacée est détruite\u202f; les figurines qui y tombent rapportent de la Gloire.',
  'tip.release-valhalla': 'Libération du Valhalla : toutes les figurines tombées reviennent à leur réserve.',
  'tip.age': 'La partie compte trois Âges, et chaque Âge six phases.',
  'tip.slot.warrior': 'Une amélioration pour tous les Guerriers du clan.',
  'tip.slot.leader': 'Une amélioration pour le Chef.',
  'tip.slot.ship': 'Une amélioration pour le Navire.',
  'tip.slot.monster': 'Un Monstre qui combat pour le clan\u202f; il y a place pour deux.',
  'tip.slot.clan': 'Une amélioration de tout le clan ; il y a place pour trois.',
} as const;
