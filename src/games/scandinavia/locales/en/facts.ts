export default {
  // Setting up
  'fact.pick-rolled': '{seat} rolls {die, number}.',
  'fact.picked': '{lord} enters the struggle.',
  'fact.land-taken': '{lord} begins {region_in}.',

  // The turn
  'fact.turn-began': 'Turn {turn, number} begins; {seat} has the initiative.',
  'fact.phase-began': '{phase_label}.',
  'fact.part-began': '',
  'fact.round-began': '{lord} begins round {round, number} of marches and battles.',

  // Diplomacy
  'fact.alliances-over': 'The alliances of the last turn are over.',
  'fact.offered':
    '{gold, plural, =0 {{seat} offers {to_label} an alliance.} one {{seat} offers {to_label} an alliance and # gold.} other {{seat} offers {to_label} an alliance and # gold.}}{motive_id, select, none {} other { “{motive}”}}',
  'fact.thinks-again': '{seat} goes back to the talk.',
  'fact.refused': '{seat} refuses the alliance with {to_label}.{motive_id, select, none {} other { “{motive}”}}',
  'fact.agreed':
    '{gold, plural, =0 {{seat} accepts the alliance with {to_label}.} one {{seat} accepts the alliance with {to_label} and # gold.} other {{seat} accepts the alliance with {to_label} and # gold.}}{motive_id, select, none {} other { “{motive}”}}',
  'fact.lapsed': 'The offer of {seat_label} to {to_label} lapses.',
  'fact.allied': '{seat_label} and {to_label} form an alliance.',
  'fact.gave': '{seat} gives {to_label} {gold, plural, one {# gold} other {# gold}}.',
  'fact.ready': '{seat} ends the talk.',
  'fact.wants-end': '{seat} wants this turn to be the last.',
  'fact.last-turn': 'All agree: this turn is the last.',
  'fact.region-given': '{lord} gives {region} to {to}.',
  'fact.bowed': '{lord} offers {to} vassalage.',
  'fact.bow-refused': '{to} refuses the vassalage of {lord}.',
  'fact.vassal': 'Before the gods, {lord} swears vassalage to {to}.',
  'fact.bond-over': 'The vassalage of {lord} to {to} is over.',
  'fact.prison-tried': '{lord} tries to break out: a die of {die, number}.',
  'fact.freed': '{lord} is free again.',

  // Gold
  'fact.gained': '{cause_label}: {lord} gains {gold, plural, one {# gold} other {# gold}}.',
  'fact.paid': '{cause_label}: {lord} pays {gold, plural, one {# gold} other {# gold}}.',
  'fact.paid-to': '{cause_label}: {lord} pays {to} {gold, plural, one {# gold} other {# gold}}.',
  'fact.owes': '{lord} still owes {to} {gold, plural, one {# gold} other {# gold}}.',
  'fact.purse-shown': '{seat} shows {gold, plural, one {# gold} other {# gold}}.',

  // Land
  'fact.creed': '{lord} has {creed, number} creed and Power {level, number}.',
  'fact.prosperity': '{cause_label}: prosperity {region_in} {change, number, ::sign-always}, now {to, number}.',
  'fact.built':
    '{cause_id, select, construction {{lord} builds {building} {region_in}.} other {{cause_label}: {lord} has {building} {region_in}.}}',
  'fact.destroyed': '{cause_label}: {building_the} {region_in} falls.',
  'fact.building-stood': '{building_the} {region_in} stands (a die of {die, number}).',
  'fact.launched': '{lord} launches {fleet} {region_in} ({sea_label}).',
  'fact.fleet-lost': '{cause_label}: {lord} loses {fleet}.',
  'fact.fleet-taken': '{lord} captures {fleet} ({from_label}).',
  'fact.equipped': '{lord} fits {count, plural, one {# Dwarf} other {# Dwarves}} with war engines {region_in}.',
  'fact.independent': '{cause_label}: {region} is independent again.',
  'fact.barbarians-hold': 'The barbarians now hold {region}.',

  // Pieces
  'fact.came':
    '{cause_id, select, valhalla {{cause_label}: {piece_counted} {place_in}, for whoever lands there first.} other {{cause_label}: {piece_counted} {place_in} for {lord}.}}',
  'fact.died': 'Losses {place_in} for {lord}: {piece_counted} ({cause_label}).',
  'fact.left': 'Gone {place_in} for {lord}: {piece_counted} ({cause_label}).',
  'fact.became': 'Change {place_in} for {lord}: {piece_counted}, now {into_counted} ({cause_label}).',
  'fact.joined': '{lord} is joined by {piece_counted} {place_in}.',

  // Events
  'fact.event-rolled': 'The omens read {die, number}: {event_label}.',
  'fact.event-passed': '{event_label}: it cannot happen now, and the omens are read again.',
  'fact.die-rolled': '{cause_label}: a die of {die, number}.',
  'fact.region-rolled': '{cause_label}: {region}, a die of {die, number}.',
  'fact.storm': 'A storm rages {sea_in}.',
  'fact.afflicted': 'Unrest shakes the regions of {lord}.',
  'fact.great': '{lord} is called the Great, and needs 2 regions fewer to win.',
  'fact.stone-appeared': 'The Stone of Wisdom appears {place_in}.',
  'fact.stone-taken': '{lord}: {piece_one} takes up the Stone {place_in}.',
  'fact.stone-power': 'The Stone shows {lord} its power: {stone_label} (a die of {die, number}).',
  'fact.stone-left': 'The Stone is left lying {place_in}.',
  'fact.stone-gone': 'The Stone leaves this world.',
  'fact.sanctuaries': 'A sanctuary rises on each of the four islands.',
  'fact.token-placed': '{lord} takes up quarters {region_in}.',

  // Dragon and Loki
  'fact.bid': '{gold, plural, =0 {{seat} bids nothing.} one {{seat} bids # gold.} other {{seat} bids # gold.}}',
  'fact.no-dragon': 'The highest bids are equal: the Dragon serves nobody this turn.',
  'fact.beast-won': '{beast} obeys {lord}.',
  'fact.raised': '{seat} raises the bid to {gold, number}.',
  'fact.passed': '{seat} passes.',
  'fact.no-loki': 'Nobody bids, and Loki goes his own way.',
  'fact.cannot-pay': '{seat} cannot pay Loki and loses all there is: {gold, plural, one {# gold} other {# gold}}.',
  'fact.beast-set': '{lord} sends {beast} {place_to}.',
  'fact.beast-gone': '{beast} leaves {lord}.',

  // Taxes and recruiting
  'fact.taxed':
    '{level_id, select, none {{lord} collects no taxes.} light {{lord} collects light taxes.} heavy {{lord} collects heavy taxes.} plunder {{lord} plunders the realm.} other {{lord} collects normal taxes.}}',
  'fact.region-taxed':
    '{level_id, select, none {{lord} collects no taxes {region_in}.} light {{lord} collects light taxes {region_in}.} heavy {{lord} collects heavy taxes {region_in}.} plunder {{lord} plunders {region}.} other {{lord} collects normal taxes {region_in}.}}',
  'fact.hero-tried': '{lord} seeks a hero {region_in}: a roll of {die, number}, less than {creed, number} needed.',
  'fact.surcharged': '{lord} buys {points, plural, one {# point} other {# points}} of frequency {region_in}.',
  'fact.recruit-tried':
    '{lord} tries to recruit {region_in}: a roll of {die, number}, less than {frequency, number} needed.',
  'fact.cast':
    '{lord} casts {power_label} ({place_label}) for {points, plural, one {# power point} other {# power points}}.',

  // Marches
  'fact.marched': '{lord} moves {piece_counted} {from_from} {to_to}.',
  'fact.sailed':
    '{to_kind, select, sea {{lord} sails with {fleet} {to_to}.} hex {{lord} sails with {fleet} {to_to}.} none {{lord} sails with {fleet}.} other {{lord} lands with {fleet} {to_in}.}}',
  'fact.storm-tried': '{lord} braves the storm with {fleet}: a die of {die, number}.',

  // Battles
  'fact.battle': 'Battle {place_in}: {attacker} against {defender}.',
  'fact.hero-killed': '{lord}: Ragnar kills {piece_one} ({from_label}).',
  'fact.turned': '{cause_label}: {lord} wins over {piece_counted} ({from_label}).',
  'fact.bribed': '{lord} bribes {piece_counted} ({from_label}).',
  'fact.fanatic': '{lord} casts Fanaticism on {piece_one}.',
  'fact.furious': '{lord} sends {piece_counted} into a fury.',
  'fact.orc-paid': '{lord} pays {piece_one} {gold, plural, one {# gold} other {# gold}}.',
  'fact.aside': '{lord} keeps {count, plural, one {# Valkyrie} other {# Valkyries}} out of the fight.',
  'fact.force':
    '{die, plural, =0 {{side_label}: force {force, number}.} other {{side_label}: force {force, number}. Potential {potential, number}, die {die, number}, with bonuses {roll, number}, table {result, number}{dragon, plural, =0 {} other {, Dragon {dragon, number}}}{commoners, plural, =0 {} other {, commoners {commoners, number}}}.}}',
  'fact.loki': 'Loki fights for {lord}: {die, number}.',
  'fact.battle-won': 'Victory {place_in} for {side} against {against}, by {margin, number}.',
  'fact.risen-tried': 'The dead stir {place_in}: {count, number} of {dice, number} rise.',
  'fact.fights-on': '{lord} fights on {place_in} with the risen dead.',
  'fact.conquered':
    '{from_id, select, commoners {{lord} conquers {region}.} other {{lord} conquers {region} ({from_label}).}}',
  'fact.found': 'Discovery by {lord} {region_in}: the die shows {die, number}, with the fertility {number, number}.',
  'fact.out': '{lord} falls and leaves the game.',
  'fact.captured': '{to} captures {lord}.',
  'fact.escape-tried': '{lord} tries to slip away: a roll of {die, number}, {needs, number} or less needed.',
  'fact.escaped': '{lord} gets away.',
  'fact.fate':
    '{fate_id, select, release {{to} lets {lord} go.} execute {{to} puts {lord} to death.} ransom {{to} demands a ransom for {lord}.} prison {{to} imprisons {lord}.} other {{to} demands the vassalage of {lord}.}}',
  'fact.swapped': '{lord} buys the sentence off with a ransom.',

  // The end of the turn
  'fact.island-owned': '{lord} holds {island}.',
  'fact.game-over':
    '{way_id, select, empire {The Empire is rebuilt.} limit {The last turn is over.} agreed {The last turn is over, as agreed.} other {One realm alone is left.}}',
} as const;
