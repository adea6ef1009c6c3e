import type en from '../en/browser.ts';

export default {
  // What troops can do
  'kindText.half-elf': 'Valent 3, et 5 contre un ennemi qui a des unités chaotiques.',
  'kindText.goblin': 'Valent 3, et 4 en surnombre ou contre une région indépendante.',
  'kindText.human':
    'Valent 4. Chaque unité donne 1 point de prospérité à sa région avant les taxes. Sans alignement, elles se recrutent sans malus.',
  'kindText.knight': 'Valent 6 en attaque, 4 en défense ou débarqués d’un drakkar. Mouvement 2, par hexagones 6.',
  'kindText.viking': 'Valent 5, et 8 en mer ou quand ils débarquent là où la capitale est sur la côte.',
  'kindText.imperial-guard': 'Valent 6 en attaque, 8 en défense.',
  'kindText.dwarf': 'Valent 5, et 8 avec des machines de guerre, qui coûtent 5 pièces d’or pendant la construction.',
  'kindText.elf': 'Valent 5. Leur entretien est gratuit dans les régions bonnes.',
  'kindText.orc': 'Valent 5. Avant une bataille, on peut payer une unité : 1 de plus par pièce d’or, jusqu’à 10.',
  'kindText.pegasus': 'Valent 12. Ils survolent régions et mers, inspirent la peur et n’embarquent pas.',
  'kindText.giant': 'Valent 15. Ils inspirent la peur. Mouvement 2, par hexagones 6.',
  'kindText.ogre':
    'Valent 12. Ils inspirent la peur. La région qu’ils aident à prendre perd 2 points de prospérité de plus par unité, et ce tour-là leur entretien est gratuit.',
  'kindText.undead': 'Valent 3. Ils inspirent la peur et leur entretien est gratuit. Seul Lord Krosen les anime.',
  'kindText.valkyrie':
    'Valent 5. Elles volent et leur entretien est gratuit. Celle qui reste à l’écart ressuscite une unité perdue si la bataille est gagnée.',
  'kindText.living-forest':
    'Valent 5. Maerith les appelle pour une bataille ; elles ne bougent pas et disparaissent à l’entretien.',

  // What buildings do
  'buildingText.castle': 'Sans château, une région ne donne ni taxes ni recrues.',
  'buildingText.mill': 'La région gagne 2 points de prospérité avant les taxes.',
  'buildingText.camp':
    'La fréquence monte de 1, et l’entretien des unités sur place est réduit de moitié, arrondi au supérieur.',
  'buildingText.temple': 'La région a 1 point de croyance de plus, et on peut y recruter des héros.',
  'buildingText.fortification': 'Une défense qui a des troupes ajoute 5 au dé, et la combativité du peuple monte de 1.',
  'buildingText.port':
    'Construit des drakkars dès le tour suivant et les entretient gratuitement. Quitter sa côte ne coûte aucun point.',
  'buildingText.guild': 'Chaque guilde d’un Seigneur rapporte 1 pièce d’or par guilde de ce Seigneur et de ses alliés.',
  'buildingText.drakkar':
    'Transporte 4 unités et autant de héros qu’on veut, mais pas de Pégases. 2 points de mouvement, par hexagones 7 ; 3 pièces d’or d’entretien sans port.',

  // What each fate means for a captive
  'fateText.release': 'Retrouve la liberté, dans une de ses régions.',
  'fateText.execute':
    'Quitte la partie : ses unités, ses bâtiments et son or disparaissent, ses régions deviennent indépendantes.',
  'fateText.ransom': 'Paie 50 pièces d’or, tout de suite ou dès que possible, et retrouve la liberté.',
  'fateText.prison':
    'Garde ses régions et ses unités, mais n’a plus de croyance, ne peut ni gagner ni attaquer le vainqueur.',
  'fateText.vassal': 'Retrouve la liberté, en alliance avec le vainqueur, et donne la moitié des taxes et du commerce.',

  // All of it, side by side
  'ui.cards-title': 'Unités, bâtiments, événements, pouvoirs',
  'ui.card-sort': 'Type',
  'ui.card-lord': 'Seigneur',
  'ui.card-units': 'Unités',
  'ui.card-heroes': 'Héros',
  'ui.card-legends': 'Légendes',
  'ui.card-buildings': 'Bâtiments',
  'ui.card-events': 'Événements',
  'ui.card-powers': 'Pouvoirs',
  'ui.card-stone': 'La Pierre de Sagesse',
  'ui.card-prices':
    'Recrutement : {recruit, plural, one {# pièce d’or} other {# pièces d’or}} ; entretien : {upkeep, number}, avec un camp {camp, number}. {counters, plural, one {# pion} other {# pions}}.',
  'ui.card-counters': '{counters, plural, one {# pion} other {# pions}}.',
  'ui.card-hero': 'Ajoute {bonus, number} au dé. Mouvement {move, number}, par hexagones {points, number}.',
  'ui.card-legend': 'Apparaît\u00a0: {region_label}, D100 {least, number}–{most, number}',
  'ui.card-price':
    '{gold, plural, one {# pièce d’or} other {# pièces d’or}} · {counters, plural, one {# pion} other {# pions}}',
  'ui.card-power': '{lord_label}, Pouvoir {level, number}',
  'ui.cards-note':
    'Ce qui porte le signe ≈ n’est pas dans le livret et a été reconstitué\u202f; un pack de contenu peut le remplacer.',
} satisfies Record<keyof typeof en, string>;
