import type en from '../en/table.ts';

export default {
  // The table in text
  'table.set-up': 'La table se met en place.',
  'table.head': 'Tour {turn, number}, {phase_label}. Initiative : {first}.',
  'table.purse': 'Votre or : {gold, number}.',
  'table.goal':
    'Le trône : {region} et plus de régions que quiconque, au moins {needed, number} (à présent {regions, number}).',
  'table.next-power':
    'Pouvoir {level, number} à partir de {creed, plural, one {# point} other {# points}} de croyance.',
  'table.upkeep': 'Entretien en l’état : {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'table.offered':
    'Offre de {name}, sans réponse : une alliance{gold, plural, =0 {} one {, avec # pièce d’or} other {, avec # pièces d’or}}.',
  'table.offering':
    'Votre offre à {name}, sans réponse : une alliance{gold, plural, =0 {} one {, avec # pièce d’or} other {, avec # pièces d’or}}.',
  'table.lasting': 'Ce tour-ci : {events}.',
  'table.storms': 'Tempête : {seas}.',
  'table.beast': '{beast_label} : sous les ordres de {lord}.',
  'table.beast-at': '{beast_label} : sous les ordres de {lord}, {place_in}.',
  'table.stone': 'La Pierre de Sagesse est {at_in}.',
  'table.stone-borne': 'Pierre de Sagesse : {piece_label} de {lord} {at_in} ({stone_label}).',
  'table.out': '{lord} : hors jeu.',
  'table.lord':
    '{lord} : {regions, plural, one {# région} other {# régions}}, {creed, plural, one {# point} other {# points}} de croyance, Pouvoir {level, number}.',
  'table.allies': 'Alliance avec : {names}.',
  'table.vassal': 'Vassalité envers {lord}.',
  'table.prisoner': 'En captivité chez {lord}.',
  'table.debt': 'Dette envers {lord} : {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'table.region': '{region} : prospérité {prosperity, number}, richesse {wealth, number}',
  'table.piece': '{piece_counted}',
  'table.stack': '{side_label} : {pieces}',
  'table.free': 'Indépendantes : {regions}.',
  'table.fleet': '{fleet_label} de {lord} {at_in}',
} satisfies Record<keyof typeof en, string>;
