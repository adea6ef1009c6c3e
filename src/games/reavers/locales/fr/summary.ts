import type en from '../en/summary.ts';

export default {
  'game.name': 'Reavers of Midgard',
  'tie.favour': 'L’égalité est tranchée par les faveurs.',

  // The table in a few lines
  'table.head': 'Manche {round, number} sur 6. Marqueur de départ : {first_label}.',
  'table.honour': 'Navire d’honneur : {seat_label}.',
  'table.resolving': '{space}, au choix de : {seat_label}.',
  'table.selected': 'Cases choisies : {spaces}.',
  'table.open': '{deck_label} : {groups}',
  'table.empty': 'rien',
  'table.trade-dice': 'Dés de la case Commerce : {groups}',
  'table.die-group': '{count, number} × {die_label}',
  'table.territory':
    '{left, plural, one {il en reste #} other {il en reste #}}, défense {defence, number}{food, plural, =0 {} one {, # provision} other {, # provisions}}{favour, plural, =0 {} one {, # faveur} other {, # faveurs}}',
  'table.crew': 'Dés {crew, number}/{room, number} : {groups}',
  'table.no-dice': 'Aucun dé',
  'table.leader': 'Chef : {card}',
  'table.slot': '{space} : {cards}',
  'table.artefacts': 'Artefacts : {groups}',
  'table.artefact': '{card_label}',
  'table.artefact-die': '{card_label} avec {die_label}',
  'table.upgrades': 'Améliorations de navire : {groups}',
  'table.upgrade': '{upgrade_label} × {up, number} face visible, {down, number} face cachée',
  'table.prophecies': 'Prophéties : {cards}',
  'table.pile': 'Pile de Gloire : {cards}',
  'table.tiles': 'Territoires : {groups}',
  'word.glory': 'Gloire',
  'word.food': 'Provisions',
  'word.favour': 'Faveur',
  'word.favour.many': 'Faveurs',
  'word.terror': 'Terreur',
  'word.farms': 'Fermes',
  'word.walls': 'Murs',
  'word.towers': 'Tours',
} satisfies Record<keyof typeof en, string>;
