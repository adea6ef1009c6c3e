export default {
  // Why not
  'why.not-now': 'That is not the question now.',
  'why.not-yours': 'That is not yours.',
  'why.not-there': 'There is none of that there.',
  'why.nobody-there': 'Nobody plays there.',
  'why.too-dear': 'That costs {needs, plural, one {# gold} other {# gold}}; you have {has, number}.',
  'why.not-so-many': 'The number must lie between {min, number} and {max, number}.',
  'why.nothing-before': 'There is nothing from last turn to repeat.',

  // Setting up
  'why.not-on-offer': 'This lord cannot be taken now.',
  'why.taken': 'One of these regions belongs to another lord.',
  'why.not-open': 'Nobody can begin there, or the region is taken.',
  'why.no-pair': 'The two regions must touch and fit the lord’s sheet.',
  'why.no-fleet': 'Free buildings are no fleets.',
  'why.not-on-the-sheet': '{lord} has no such piece left to place.',

  // Diplomacy
  'why.has-said-all': 'You have ended the talk; only an offer to you opens it again.',
  'why.allies-already': 'You are allies already.',
  'why.has-offered': 'You have made your offer to this seat in this phase.',
  'why.answer-first': 'First answer the offer that this seat has made you.',
  'why.no-offer': 'There is no such offer to answer.',
  'why.has-given': 'One gift to each seat in a phase: you have given yours.',
  'why.empty-purse': 'Your purse is empty.',
  'why.no-ally': 'Outside diplomacy, gold goes to allies only.',
  'why.price-was-named': 'You have named a price; what it takes stays in your purse.',
  'why.name-the-gold': 'Say how much gold goes with the offer, even if it is none.',
  'why.cannot-give-land': 'A pair may hand on one region a turn, and never its lord’s last one.',
  'why.cannot-bow':
    'This vassalage cannot be offered: alignments are opposite, one of the two is bound already, or the offer was made.',
  'why.no-vassal': 'There is no such bond for you to end.',
  'why.has-said-so': 'You have said so already.',
  'why.last-turn-anyhow': 'This turn is the last one anyhow.',

  // Events, Dragon and Loki
  'why.not-the-mightiest': 'Civil disorder strikes one of the lords with the most regions.',
  'why.duty': 'At this table the feast must be paid if the gold is there.',
  'why.must-be-placed': 'The lord token must be placed in a region.',
  'why.there-already': 'The lord token stands there already.',
  'why.can-pay': 'You can pay, so you must.',
  'why.cannot-pay': 'Gold and units together do not cover the bid.',
  'why.no-beast': 'You command neither the Dragon nor Loki, or they are on the board already.',

  // Taxes, recruiting, construction
  'why.one-level': 'At this table one level of taxes holds for all your regions.',
  'why.not-taxed': 'This region cannot be taxed, or its level is set.',
  'why.not-pillaged': 'Only a region of Eurich’s without a castle can be pillaged, and only so often.',
  'why.too-many-heroes': 'You may not have more heroes than regions.',
  'why.no-try': 'A hero is sought once a turn in each of your regions with a temple.',
  'why.only-at-the-start': 'Heroes are dismissed before any is sought.',
  'why.no-recruits': 'Nobody can be recruited there now.',
  'why.not-recruited': 'Only a unit recruited this turn can be doubled, where there is room and a counter.',
  'why.one-of-a-kind':
    'It cannot stand there: one of a kind in a region, a port on a coast, a fleet where a port stood before.',
  'why.no-coast': 'This region does not lie on that sea.',
  'why.no-fervour': 'Fervour builds in regions with two buildings, once a turn.',
  'why.nothing-to-build': 'There is nothing to be done in this region.',
  'why.built-already': 'Demolition comes before the first building of the turn.',

  // War
  'why.had-his-part': 'This lord has had a part in this phase, or is out.',
  'why.cannot-move': 'That cannot move any more, or has nowhere to go.',
  'why.nobody-else': 'There is nobody to take along.',
  'why.out-of-reach': 'That is out of reach, or closed.',
  'why.cannot-ride': 'That cannot be taken along through the air.',
  'why.not-alone': 'Heroes do not go alone where there would be a battle.',
  'why.nobody-boards': 'Nobody can board here now.',
  'why.cannot-board': 'That cannot board: it has moved, there is no room, or it never sails.',
  'why.must-be-fought': 'Battles on land must be fought first.',
  'why.no-battle': 'There is no such battle to fight.',
  'why.no-target': 'The spell cannot strike there.',
  'why.must-stay': 'That unit must stay: the losses would come out otherwise.',
  'why.not-this-fate': 'This fate is closed to you here.',
} as const;
