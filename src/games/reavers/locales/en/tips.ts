/** One sentence for each thing that can be pointed at. */
export default {
  'tip.food': 'Food is what ships eat: sea battles, raids and some territories cost it.',
  'tip.favour': 'Favour rolls combat dice again, buys peace and helps some reavers; it also breaks ties.',
  'tip.terror': 'Terror costs Glory at the end, each token more than the one before.',
  'tip.farm': 'Farms give Glory at the end: the more of them, the more for each.',
  'tip.wall': 'Walls give Glory at the end: the more of them, the more for each.',
  'tip.tower': 'Towers give Glory at the end: the more of them, the more for each.',
  'tip.glory': 'Whoever has the most Glory after six rounds wins.',
  'tip.dice': 'Crew dice on the board; it holds ten, and each is spent for what it shows.',
  'tip.territories': 'Territories that were subdued; each gives 1 Glory at the end of every round.',
  'tip.artefacts': 'Artefacts on the ship, four at most; each holds a die and gives Glory at the end.',
  'tip.leader': 'The Leader makes dice that show its clan’s sign wild: a shield, chest, ship or hammer, as needed.',
  'tip.upgrade': 'A ship upgrade serves once a round as a die that shows its sign.',
  'tip.slot': 'Reavers here act whenever this space is selected, by whichever seat.',
  'tip.round': 'The game lasts six rounds of four choices each.',
  'tip.first': 'Whoever has it chooses first in the round.',
  'tip.honour': 'With three seats, whoever holds the start-player marker has this further ship to send.',
  'spaceText.recruit':
    'Take a pair of reavers, roll their dice, then rally, specialise or promote each; whoever chooses also gains 2 Favour.',
  'spaceText.trade':
    'Take rewards one by one: 2 Favour, 3 Food, two dice or a prophecy; whoever chooses takes three, the next two, the others one.',
  'spaceText.battle':
    'For 4 Food, brave a sea journey, then win a sea battle by its dice or in combat; whoever chooses gains 2 Glory.',
  'spaceText.villages':
    'For 1 Food and 2 chests, take a pair of village loot or two cards of the deck; whoever chooses draws 2 more, the next 1.',
  'spaceText.keeps':
    'For 2 Food and 2 shields, take a pair of keep loot or two cards of the deck; whoever chooses draws 2 more, the next 1.',
  'spaceText.territories':
    'Take a territory by force, against its Defence, or in peace, for its price; whoever chooses has three attempts, the next two, the others one.',
} as const;
