export default {
  // Powers of the lords, I to IV
  'power.enticement': 'Enticement',
  'powerText.enticement':
    '3 points, before recruiting in a region with a temple: the frequency there rises by the region’s creed, at most to twice the base.',
  'power.fanaticism': 'Fanaticism',
  'powerText.fanaticism': '6 points, before an attack: one unit is worth double until the battle is over.',
  'power.cursed-waters': 'Cursed waters',
  'powerText.cursed-waters':
    '9 points, before an opponent recruits: a region loses 3 prosperity, and nobody is recruited there this turn.',
  'power.death-omen': 'Omen of death',
  'powerText.death-omen':
    '12 points, after an opponent has recruited: all units in a region die but Valkyries and Undead. Heroes live.',
  'power.animate': 'Animation of the dead',
  'powerText.animate': 'After a battle he has won, the units he lost rise again as Undead.',
  'power.dark-strength': 'Dark strength',
  'powerText.dark-strength': 'His Undead are worth 4.',
  'power.call-of-evil': 'Call for help to evil',
  'powerText.call-of-evil': 'In a region he conquers, up to 4 Undead appear.',
  'power.final-necromancy': 'Final necromancy',
  'powerText.final-necromancy':
    'When he loses a battle, each unit that died on either side rises for him on a die of 1 to 5, and the battle goes on.',
  'power.art-of-war': 'Art of war',
  'powerText.art-of-war': 'The bonus of his heroes is doubled.',
  'power.piracy': 'Piracy',
  'powerText.piracy':
    'His fleets have 1 more movement point (by hex 10 instead of 7), cost 5 gold to build and nothing to keep.',
  'power.pillage': 'Pillage',
  'powerText.pillage':
    'In the tax phase he may pillage one of his regions without a castle: 6 gold for each point of wealth, and prosperity falls by 8.',
  'power.viking-fury': 'Viking fury',
  'powerText.viking-fury':
    'Before an attack, any of his units may be worth double. They die whatever happens, and do not count as losses.',
  'power.commerce': 'Commerce',
  'powerText.commerce': 'His guilds earn double.',
  'power.master-builder': 'Master of works',
  'powerText.master-builder': 'Buildings cost him 7 gold, and demolition brings him 7.',
  'power.discounts': 'Discounts',
  'powerText.discounts': 'To recruit and to keep, prices of 10, 6, 5 and 3 gold are 6, 4, 3 and 2 for him.',
  'power.bribery': 'Negotiation with the enemy',
  'powerText.bribery': 'Before a battle of his, he may send enemy units away for twice their recruiting cost.',
  'power.forest-call': 'Call of the forest',
  'powerText.forest-call':
    '3 points each, before a battle in a region that is not chaotic: a Living forest fights for him, at most one for each forest hex.',
  'power.doubling': 'Doubling',
  'powerText.doubling': '6 points, after his recruiting: a unit just recruited is joined by another of its kind.',
  'power.inversion': 'Inversion',
  'powerText.inversion': '9 points for each, in a battle of his troops: an enemy unit changes sides for good.',
  'power.time-paralysis': 'Time paralysis',
  'powerText.time-paralysis':
    '12 points, before the military phase: nobody in a region or sea can move, and whoever enters must stop. A lord’s region loses 3 prosperity.',
  'power.fame': 'Fame',
  'powerText.fame': 'Commoners fight with 1 more combativeness in her regions, and with 1 less in regions she attacks.',
  'power.fervour': 'Fervour',
  'powerText.fervour':
    'Each of her regions with at least 2 buildings builds one more for nothing, every turn. Fleets do not count.',
  'power.code-of-honour': 'Code of honour',
  'powerText.code-of-honour':
    'When she conquers a region from a lord, no building is destroyed and no prosperity is lost.',
  'power.royal-aura': 'Royal aura',
  'powerText.royal-aura':
    'Before she recruits, local units appear in each of her regions: 3 minor, 2 ordinary or 1 exceptional.',

  // The Stone of Wisdom
  'stone.diabolic-plague': 'Diabolic plague',
  'stoneText.diabolic-plague': 'All heroes and all units of its bearer’s lord die, and the Stone is gone.',
  'stone.fertility': 'Rune of fertility',
  'stoneText.fertility': 'The region where the Stone is gains 4 prosperity before the taxes, every turn.',
  'stone.domination': 'Domination',
  'stoneText.domination': 'Before a battle of the bearer, one enemy unit changes sides for good.',
  'stone.death-wind': 'Wind of death',
  'stoneText.death-wind': 'Every turn after recruiting, the bearer may destroy any one unit of another lord.',
  'stone.submission': 'Submission',
  'stoneText.submission': 'The gold bid for the Dragon goes to the bearer’s lord.',

  // Heroes of legend
  'heroText.glok':
    'King of the Goblins: those beside him are worth double. He wants 3 gold at each upkeep, or leaves with every Goblin of his lord.',
  'heroText.ragnar': 'Demonic assassin: before a battle he may kill an enemy hero whose bonus is not above his own.',
  'heroText.ermanaric': 'Mage: flies as Pegasi do, and may carry a unit with him.',
  'heroText.aelrich': 'Warlord: keeps the normal taxes of the region where he stands for himself.',
  'heroText.sverin': 'Elf who hates Chaos: +5 where the enemy has chaotic units, or is a chaotic lord or region.',
  'heroText.joruld': 'Brother of Helric: the Dragon never attacks where he defends, and his region has 1 more creed.',
} as const;
