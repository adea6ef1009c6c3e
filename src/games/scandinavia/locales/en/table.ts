export default {
  // The table in text
  'table.set-up': 'The table is being set up.',
  'table.head': 'Turn {turn, number}, {phase_label}. Initiative: {first}.',
  'table.purse': 'Your gold: {gold, number}.',
  'table.lasting': 'This turn: {events}.',
  'table.storms': 'Storm: {seas}.',
  'table.beast': '{beast_label}: under the command of {lord}.',
  'table.beast-at': '{beast_label}: under the command of {lord}, {place_in}.',
  'table.stone': 'The Stone of Wisdom lies {at_in}.',
  'table.stone-borne': 'The Stone of Wisdom: {piece_label} of {lord} {at_in} ({stone_label}).',
  'table.out': '{lord}: out of the game.',
  'table.lord':
    '{lord}: {regions, plural, one {# region} other {# regions}}, {creed, number} creed, Power {level, number}.',
  'table.allies': 'Alliance with: {names}.',
  'table.vassal': 'Vassalage to {lord}.',
  'table.prisoner': 'Captive of {lord}.',
  'table.debt': 'Debt to {lord}: {gold, number} gold.',
  'table.region': '{region}: prosperity {prosperity, number}, wealth {wealth, number}',
  'table.piece': '{piece_counted}',
  'table.stack': '{side_label}: {pieces}',
  'table.free': 'Independent: {regions}.',
  'table.fleet': '{fleet_label} of {lord} {at_in}',
} as const;
