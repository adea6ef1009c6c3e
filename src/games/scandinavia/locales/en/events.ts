export default {
  // What the seasons bring: name, and what it does
  'event.double-omens': 'Double omens',
  'eventText.double-omens': 'Two more events are rolled, and both come true.',
  'event.lull': 'Lull',
  'eventText.lull': 'Nothing worth a song happens this season.',
  'event.storm': 'Storm',
  'eventText.storm':
    'One sea is in uproar. Fleets in its open water sink with all aboard; until the turn ends, a fleet that sails there sinks on a die of 1 to 5.',
  'event.njord': 'Waves of Njord',
  'eventText.njord':
    'Every fleet has 1 more movement point this turn, by hex 10 instead of 7. Vikings who fight at sea or land from a fleet are worth 10.',
  'event.good-harvest': 'Good harvests',
  'eventText.good-harvest': 'Each region of a lord gains 2 prosperity on a die of 1 to 5.',
  'event.bad-harvest': 'Bad harvests',
  'eventText.bad-harvest': 'Each region of a lord loses 2 prosperity on a die of 1 to 5.',
  'event.barbarians': 'Barbarian invasion',
  'eventText.barbarians':
    'Three Humans and a hero +2 attack each region at the edge of the board that a lord holds, on a die of 1 to 3. What they win, they keep.',
  'event.revolts': 'Revolts',
  'eventText.revolts':
    'Where the strength of the commoners is 0 or less, a local unit attacks its lord at once. If it wins, the region is independent.',
  'event.blizzard': 'Blizzard',
  'eventText.blizzard':
    'Crossing a border of Koregan, Noorland or Terra Innoma costs 2 movement points this turn; by hex, every hex there costs 1 more.',
  'event.mercenaries': 'Mercenaries',
  'eventText.mercenaries': 'The first player may hire 2 Humans, 1 Knight and a hero +2 for 15 gold.',
  'event.civil-disorder': 'Civil disorder',
  'eventText.civil-disorder':
    'The lord with the most regions suffers unrest in all those without a unit or hero: each loses 4 prosperity, its mill and its fortification.',
  'event.legendary-hero': 'Legendary heroes',
  'eventText.legendary-hero': 'A hero of legend comes forth in his homeland and serves whoever rules it.',
  'event.stone': 'Stone of Wisdom',
  'eventText.stone':
    'The Stone appears on Aland. A hero who stands there when a turn ends takes it up, and a die reveals its power.',
  'event.yggdrasil': 'Yggdrasil',
  'eventText.yggdrasil': 'Each temple gives 2 more creed this turn, for powers and for recruiting heroes.',
  'event.plague': 'The plague',
  'eventText.plague':
    'Regions at prosperity 15 or less lose 4. Each unit there dies on a die of 1 to 5; heroes, Undead and Valkyries are spared.',
  'event.call-of-gold': 'Lure of gold',
  'eventText.call-of-gold':
    'The governors ask for 2 gold a region. Where they are not paid, this turn brings neither taxes nor recruits.',
  'event.bards': 'Singers of legends',
  'eventText.bards':
    'Every hero asks for as much gold as his bonus, those recruited this turn too. A hero who is not paid leaves.',
  'event.ogre-giant-war': 'War of ogres and giants',
  'eventText.ogre-giant-war': 'All Ogres and Giants leave the board, and their frequency is 1 lower this turn.',
  'event.glaciation': 'Great frost',
  'eventText.glaciation':
    'The seas freeze this turn: fleets lie still, Pegasi cannot fly, and units with movement 2 may cross the ice.',
  'event.loki': 'Loki',
  'eventText.loki': 'Loki takes the Dragon’s place in this turn’s auction. He is paid in gold and in units.',
  'event.astral': 'Astral conjunction',
  'eventText.astral':
    'All creed is doubled this turn, and powers are worked out anew. Hero recruiting gains nothing by it.',
  'event.sanctuaries': 'Sanctuaries',
  'eventText.sanctuaries': 'A sanctuary rises on each of the four islands. Whoever owns an island gains 2 creed by it.',
  'event.valhalla': 'Valhalla',
  'eventText.valhalla': 'A Valkyrie comes to each island and joins the first army that lands there.',
  'event.frigg': 'Solstice of Frigg',
  'eventText.frigg':
    'Each region with a temple receives a local unit and, this turn, 2 more creed. Sanctuaries give 4 creed.',
  'event.fenrir': 'Nightmare of Fenrir',
  'eventText.fenrir': 'This turn the creed of every region is halved, rounded down, and every frequency is 2 lower.',
  'event.tyr': 'Call of Tyr',
  'eventText.tyr': 'Each region of a lord receives a unit of its local type.',
  'event.freya': 'Passion of Freya',
  'eventText.freya': 'No battle is fought this turn: nobody may move to where one would follow.',
  'event.false-embassies': 'False embassies',
  'eventText.false-embassies': 'All alliances are broken, and none can be made this turn.',
  'event.fury-of-gods': 'Wrath of the gods',
  'eventText.fury-of-gods': 'Each minor or ordinary unit leaves the board on a die of 1 to 5.',
  'event.vestals': 'Eye of the three sisters',
  'eventText.vestals': 'Everybody shows their gold.',
  'event.viking-expedition': 'Viking expedition',
  'eventText.viking-expedition': 'All fleets and all Vikings sail for Greenland. Their lords receive 10 gold for each.',
  'event.ohrrkan-great': 'Ohrrkan the Great',
  'eventText.ohrrkan-great':
    'From now on Ohrrkan needs 2 regions fewer to win. All regions of lords who are not with him receive a local unit.',
  'event.sif': 'Feast of Sif',
  'eventText.sif':
    'All regions of lords lose 3 prosperity. A lord who gives 10 gold a region after the taxes has 3 back in each.',
  'event.hel': 'Curse of Hel',
  'eventText.hel':
    'Fire falls on one region of a lord: it loses 6 prosperity, and each building, unit and hero there is lost on a die of 1 to 5.',
  'event.surtur': 'Mutations of Surtur',
  'eventText.surtur':
    'Units change for good: Half-elves and Goblins, Elves and Orcs, Pegasi and Knights, Humans and Undead, Dwarves and Vikings, Ogres and Giants turn into each other.',
  'event.thor': 'Anger of Thor',
  'eventText.thor':
    'All units in regions without a temple are destroyed. Each region with a temple receives a Valkyrie.',
  'event.odin': 'Will of Odin',
  'eventText.odin':
    'Beside each unit on the board comes another of its kind, and every frequency is 1 higher this turn.',
} as const;
