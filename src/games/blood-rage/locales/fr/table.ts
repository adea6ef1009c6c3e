import type en from '../en/table.ts';

export default {
  'game.name': 'Blood Rage',
  'tie.battles': 'L’égalité est tranchée par la Gloire gagnée en bataille.',

  // The table in a few lines
  'table.head': '{age}, {phase}. Jeton Premier Joueur : {first_label}.',
  'table.doom': 'Le Ragnarök détruira {provinces}.',
  'table.doom.provinces':
    '{province} (Âge {age, number}, {glory, plural, one {# point de Gloire} other {# points de Gloire}} par figurine)',
  'table.free': '{free, plural, one {# libre} other {# libres}} sur {villages, number}',
  'table.clan-there': '{seat_label} : {groups}',
  'table.clan-strong': '{seat_label} : {groups} (FOR {strength, number})',
  'table.no-limit': 'sans limite',
  'table.strength': 'FOR {strength, number}',
  'table.cost': 'coût {cost, number}',
  'table.bonus': '+{bonus, number} FOR',
  'table.glory': '{glory, plural, one {# point de Gloire} other {# points de Gloire}}',
  'table.passed': 'a passé',
  'table.seal': 'a scellé un choix',
  'table.upgrades': 'Améliorations : {cards}',
  'table.reserve': 'Réserve : {groups}',
  'table.valhalla': 'Au Valhalla : {groups}',
  'table.hand': 'Votre main',
  'table.titled': '{title} :',
  'table.pack': 'Les cartes devant vous',
  'table.picks': 'Gardées jusqu’ici',
  'table.quests': 'Vos Quêtes',
  'table.quests-held': '{n, plural, one {# Quête} other {# Quêtes}}',
  'table.cards': 'Cartes',
} satisfies Record<keyof typeof en, string>;
