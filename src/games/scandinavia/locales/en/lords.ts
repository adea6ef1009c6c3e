export default {
  // Who the lords are, and what their tokens can do where they stand
  'role.ohrrkan': 'High priest of Chaos',
  'trait.ohrrkan':
    'His region has 1 more creed, and counts as having a temple. For each lord he puts to death he gains 2 creed for good, but not for Lord Krosen.',
  'role.krosen': 'Lich and necromancer',
  'trait.krosen': 'One Undead joins him each turn in the recruiting phase.',
  'role.eurich': 'Viking lord',
  'trait.eurich': 'He fights as a hero +5, and begins without his hero +3.',
  'role.meloch': 'Merchant and administrator',
  'trait.meloch':
    'The taxes of his region are half as much again. He may turn any sentence into a ransom if he has 50 gold.',
  'role.maerith': 'Elven mage',
  'trait.maerith': 'In an elf region, one Elf joins him each turn in the recruiting phase.',
  'role.sandra': 'Charismatic princess',
  'trait.sandra': 'Where she is, her Fame counts 3 instead of 1.',
} as const;
