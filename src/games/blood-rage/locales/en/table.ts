/** The game’s own words around the table. */
export default {
  'game.name': 'Blood Rage',
  'tie.battles': 'The tie is broken by the Glory won in battles.',

  // The table in a few lines
  'table.head': '{age}, {phase}. First-player token: {first_label}.',
  'table.doom': 'Ragnarök takes {provinces}.',
  'table.doom.provinces': '{province} (Age {age, number}, {glory, number} Glory a figure)',
  'table.free': '{free, number} of {villages, number} free',
  'table.no-limit': 'no limit',
  'table.strength': 'STR {strength, number}',
  'table.cost': 'cost {cost, number}',
  'table.bonus': '+{bonus, number} STR',
  'table.glory': '{glory, plural, one {# Glory} other {# Glory}}',
  'table.passed': 'has passed',
  'table.seal': 'has sealed a choice',
  'table.upgrades': 'Upgrades: {cards}',
  'table.reserve': 'Reserve: {groups}',
  'table.valhalla': 'Valhalla: {groups}',
  'table.hand': 'Your hand',
  'table.pack': 'The cards before you',
  'table.picks': 'Kept so far',
  'table.quests': 'Your quests',
  'table.cards': 'Cards',
} as const;
