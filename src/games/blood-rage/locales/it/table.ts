import type en from '../en/table.ts';

export default {
  'game.name': 'Blood Rage',
  'tie.battles': 'La parità è decisa dalla Gloria ottenuta in battaglia.',

  // The table in a few lines
  'table.head': '{age}, {phase}. Segnalino primo giocatore: {first_label}.',
  'table.doom': 'Il Ragnarök distruggerà {provinces}.',
  'table.doom.provinces': '{province} (Era {age, number}, {glory, number} Gloria a miniatura)',
  'table.free': '{free, plural, one {# libero} other {# liberi}} su {villages, number}',
  'table.clan-there': '{seat_label}: {groups}',
  'table.clan-strong': '{seat_label}: {groups} (FOR {strength, number})',
  'table.no-limit': 'senza limite',
  'table.strength': 'FOR {strength, number}',
  'table.cost': 'costo {cost, number}',
  'table.bonus': '+{bonus, number} FOR',
  'table.glory': '{glory, plural, one {# Gloria} other {# Gloria}}',
  'table.passed': 'ha passato',
  'table.seal': 'ha sigillato una scelta',
  'table.upgrades': 'Migliorie: {cards}',
  'table.reserve': 'Riserva: {groups}',
  'table.valhalla': 'Nel Valhalla: {groups}',
  'table.hand': 'La tua mano',
  'table.titled': '{title}:',
  'table.pack': 'Le carte davanti a te',
  'table.picks': 'Tenute finora',
  'table.quests': 'Le tue imprese',
  'table.quests-held': '{n, plural, one {# impresa} other {# imprese}}',
  'table.cards': 'Carte',
} satisfies Record<keyof typeof en, string>;
