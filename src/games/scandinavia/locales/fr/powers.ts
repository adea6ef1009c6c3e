import type en from '../en/powers.ts';

export default {
  // Powers of the lords, I to IV
  'power.enticement': 'Incitation',
  'powerText.enticement':
    '3 points, avant de recruter dans une région avec un temple : la fréquence y augmente d’autant que la croyance de la région, au plus jusqu’au double de la base.',
  'power.fanaticism': 'Fanatisme',
  'powerText.fanaticism': '6 points, avant une attaque : une unité vaut le double jusqu’à la fin de la bataille.',
  'power.cursed-waters': 'Eaux maudites',
  'powerText.cursed-waters':
    '9 points, avant le recrutement d’un adversaire : une région perd 3 points de prospérité et on n’y recrute pas ce tour-ci.',
  'power.death-omen': 'Présage de mort',
  'powerText.death-omen':
    '12 points, après le recrutement d’un adversaire : toutes les unités d’une région meurent, sauf les Valkyries et les Morts-vivants. Les héros survivent.',
  'power.animate': 'Animation des morts',
  'powerText.animate': 'Après une bataille gagnée, les unités perdues reviennent en Morts-vivants.',
  'power.dark-strength': 'Force obscure',
  'powerText.dark-strength': 'Ses Morts-vivants valent 4.',
  'power.call-of-evil': 'Appel au mal',
  'powerText.call-of-evil': 'Dans une région conquise apparaissent jusqu’à 4 Morts-vivants.',
  'power.final-necromancy': 'Nécromancie ultime',
  'powerText.final-necromancy':
    'Quand il perd une bataille, chaque unité tombée, d’un côté comme de l’autre, se relève pour lui sur un dé de 1 à 5, et le combat reprend.',
  'power.art-of-war': 'Art de la guerre',
  'powerText.art-of-war': 'Le bonus de ses héros est doublé.',
  'power.piracy': 'Piraterie',
  'powerText.piracy':
    'Ses drakkars ont 1 point de mouvement de plus (par hexagones, 10 au lieu de 7), coûtent 5 pièces d’or et s’entretiennent gratuitement.',
  'power.pillage': 'Pillage',
  'powerText.pillage':
    'Pendant la levée des taxes, il peut piller une de ses régions sans château : 6 pièces d’or par point de richesse, et la prospérité baisse de 8.',
  'power.viking-fury': 'Fureur viking',
  'powerText.viking-fury':
    'Avant une attaque, autant d’unités qu’il veut valent le double. Elles meurent quoi qu’il arrive et ne comptent pas dans les pertes.',
  'power.commerce': 'Commerce',
  'powerText.commerce': 'Ses guildes rapportent le double.',
  'power.master-builder': 'Maître d’œuvre',
  'powerText.master-builder': 'Les bâtiments lui coûtent 7 pièces d’or, et les démolir lui en rapporte 7.',
  'power.discounts': 'Rabais',
  'powerText.discounts': 'Pour recruter et entretenir, les prix de 10, 6, 5 et 3 pièces d’or deviennent 6, 4, 3 et 2.',
  'power.bribery': 'Négociation avec l’ennemi',
  'powerText.bribery':
    'Avant une de ses batailles, il peut éloigner des unités ennemies pour le double de leur coût de recrutement.',
  'power.forest-call': 'Appel de la forêt',
  'powerText.forest-call':
    '3 points par forêt, avant une bataille dans une région non chaotique : une Forêt vivante se bat pour lui, au plus une par hexagone de forêt.',
  'power.doubling': 'Dédoublement',
  'powerText.doubling':
    '6 points, après son recrutement : une unité tout juste recrutée est rejointe par une autre du même type.',
  'power.inversion': 'Inversion',
  'powerText.inversion':
    '9 points par unité, dans une bataille de ses troupes : une unité ennemie change de camp pour toujours.',
  'power.time-paralysis': 'Paralysie temporelle',
  'powerText.time-paralysis':
    '12 points, avant la phase militaire : dans une région ou une mer, rien ne bouge, et tout ce qui entre s’arrête. La région d’un Seigneur perd 3 points de prospérité.',
  'power.fame': 'Renommée',
  'powerText.fame': 'La combativité du peuple monte de 1 dans ses régions et baisse de 1 dans celles qu’elle attaque.',
  'power.fervour': 'Ferveur',
  'powerText.fervour':
    'À chaque tour, chacune de ses régions avec au moins 2 bâtiments en construit un autre gratuitement. Les drakkars ne comptent pas.',
  'power.code-of-honour': 'Code d’honneur',
  'powerText.code-of-honour':
    'Quand elle conquiert une région d’un Seigneur, aucun bâtiment n’est détruit et la prospérité ne baisse pas.',
  'power.royal-aura': 'Aura royale',
  'powerText.royal-aura':
    'Avant son recrutement, des unités locales apparaissent dans chacune de ses régions : 3 mineures, 2 ordinaires ou 1 exceptionnelle.',

  // The Stone of Wisdom
  'stone.diabolic-plague': 'Plaie diabolique',
  'stoneText.diabolic-plague':
    'Tous les héros et toutes les unités du Seigneur qui l’a prise meurent, et la Pierre disparaît.',
  'stone.fertility': 'Rune de fertilité',
  'stoneText.fertility':
    'La région où se trouve la Pierre gagne 4 points de prospérité avant les taxes, à chaque tour.',
  'stone.domination': 'Domination',
  'stoneText.domination': 'Avant une bataille du porteur, une unité ennemie change de camp pour toujours.',
  'stone.death-wind': 'Vent de mort',
  'stoneText.death-wind':
    'À chaque tour, après le recrutement, le porteur peut détruire une unité quelconque d’un autre Seigneur.',
  'stone.submission': 'Soumission',
  'stoneText.submission': 'L’or offert pour le Dragon va au Seigneur du porteur.',

  // Heroes of legend
  'heroText.glok':
    'Roi des Gobelins : ceux qui l’accompagnent valent le double. À chaque entretien il veut 3 pièces d’or, sinon il part avec tous les Gobelins de son Seigneur.',
  'heroText.ragnar':
    'Assassin démoniaque : avant une bataille, il peut tuer un héros ennemi dont le bonus ne dépasse pas le sien.',
  'heroText.ermanaric': 'Mage : il vole comme les Pégases et peut emporter une unité avec lui.',
  'heroText.aelrich': 'Seigneur de guerre : il garde pour lui les taxes normales de la région où il se trouve.',
  'heroText.sverin':
    'Elfe qui hait le Chaos : +5 si l’ennemi a des unités chaotiques, ou est un Seigneur ou une région chaotique.',
  'heroText.joruld':
    'Frère de Helric : le Dragon n’attaque jamais là où il défend, et sa région a 1 point de croyance de plus.',
} satisfies Record<keyof typeof en, string>;
