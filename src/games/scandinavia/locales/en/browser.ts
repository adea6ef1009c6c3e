export default {
  // What troops can do
  'kindText.half-elf': 'Worth 3, and 5 against an enemy with chaotic units.',
  'kindText.goblin': 'Worth 3, and 4 where they outnumber the enemy or attack an independent region.',
  'kindText.human':
    'Worth 4. Each unit adds 1 prosperity to its region before the taxes. They have no alignment, so anybody recruits them with ease.',
  'kindText.knight': 'Worth 6 in attack, 4 in defence or when landed from a fleet. Movement 2, by hex 6.',
  'kindText.viking': 'Worth 5, and 8 at sea or when they land where the capital lies on the coast.',
  'kindText.imperial-guard': 'Worth 6 in attack, 8 in defence.',
  'kindText.dwarf': 'Worth 5, and 8 with war engines, which cost 5 gold in the construction phase.',
  'kindText.elf': 'Worth 5. They cost nothing to keep in good regions.',
  'kindText.orc': 'Worth 5. Before a battle one unit may be paid: 1 more for each gold, up to 10.',
  'kindText.pegasus': 'Worth 12. They fly over regions and seas, spread fear, and board no fleet.',
  'kindText.giant': 'Worth 15. They spread fear. Movement 2, by hex 6.',
  'kindText.ogre':
    'Worth 12. They spread fear. A region they help to take loses 2 more prosperity for each, and this turn they are kept for nothing.',
  'kindText.undead': 'Worth 3. They spread fear and cost nothing to keep. Only Lord Krosen raises them.',
  'kindText.valkyrie':
    'Worth 5. They fly and cost nothing to keep. One that stands aside raises a lost unit if the battle is won.',
  'kindText.living-forest': 'Worth 5. Maerith calls them to a battle; they never move and are gone at upkeep.',

  // What buildings do
  'buildingText.castle': 'Without it a region brings no taxes and no recruits.',
  'buildingText.mill': 'The region gains 2 prosperity before the taxes.',
  'buildingText.camp': 'The frequency is 1 higher, and units there are kept for half, rounded up.',
  'buildingText.temple': 'The region has 1 more creed, and heroes can be recruited there.',
  'buildingText.fortification':
    'A defender with troops adds 5 to the die, and the commoners have 1 more combativeness.',
  'buildingText.port':
    'Builds fleets from the next turn on and keeps them for nothing. Leaving its coast costs no point.',
  'buildingText.guild': 'Each of a lord’s guilds earns 1 gold for every guild of the lord and the allies.',
  'buildingText.drakkar':
    'Carries 4 units and any number of heroes, but no Pegasi. 2 movement points, by hex 7; 3 gold to keep without a port.',

  // What each fate means for a captive
  'fateText.release': 'The captive goes free, to a region of their own.',
  'fateText.execute': 'The captive is out of the game: units, buildings and gold are gone, the regions independent.',
  'fateText.ransom': 'The captive pays 50 gold, now or as soon as there is any, and is free.',
  'fateText.prison': 'The captive keeps regions and units, but has no creed, cannot win and may not attack the captor.',
  'fateText.vassal': 'The captive is free, allied to the captor, and gives half of taxes and trade.',

  // All of it, side by side
  'ui.cards-title': 'Units, buildings, events, powers',
  'ui.card-sort': 'What',
  'ui.card-lord': 'Lord',
  'ui.card-units': 'Units',
  'ui.card-heroes': 'Heroes',
  'ui.card-legends': 'Legends',
  'ui.card-buildings': 'Buildings',
  'ui.card-events': 'Events',
  'ui.card-powers': 'Powers',
  'ui.card-stone': 'The Stone of Wisdom',
  'ui.card-prices':
    'To recruit {recruit, number} gold, to keep {upkeep, number}, with a camp {camp, number}. {counters, plural, one {# counter} other {# counters}}.',
  'ui.card-counters': '{counters, plural, one {# counter} other {# counters}}.',
  'ui.card-hero': 'Adds {bonus, number} to the die. Movement {move, number}, by hex {points, number}.',
  'ui.card-legend': 'Comes forth: {region_label}, D100 {least, number}–{most, number}',
  'ui.card-price': '{gold, number} gold · {counters, plural, one {# counter} other {# counters}}',
  'ui.card-power': '{lord_label}, Power {level, number}',
  'ui.cards-note': 'What bears the sign ≈ was not in the rulebook and is reconstructed; a content pack may replace it.',
} as const;
