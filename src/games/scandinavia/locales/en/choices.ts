export default {
  // Setting up
  'choice.pick-lord': 'Play {lord}',
  'choice.start': 'Begin {region_in}',
  'choice.as-history': 'Take the historical start',
  'choice.moor': 'Place port and fleet {region_in} ({sea_label})',
  'choice.place': 'Place {building} {region_in}',
  'choice.muster': 'Place {piece_one} {region_in}',

  // All phases
  'choice.next': 'Let {lord} play next',
  'choice.done': 'Done',
  'choice.decline': 'Decline',
  'choice.not-again': 'Do not ask again this turn',
  'choice.as-last-turn': 'Repeat last turn',
  'choice.pay-all': 'Pay everything',
  'choice.count': '{count, number}',

  // Diplomacy
  'choice.ready': 'End the talk',
  'choice.offer': 'Offer an alliance to {to_label}',
  'choice.lay-aside':
    '{gold, plural, =0 {Offer no gold with it} one {Offer # gold with it} other {Offer # gold with it}}',
  'choice.agree': 'Accept the alliance with {to_label}',
  'choice.refuse': 'Refuse the alliance with {to_label}',
  'choice.gift': 'Give gold to {to_label}',
  'choice.give': '{gold, plural, one {Give # gold} other {Give # gold}}',
  'choice.keep': 'Think better of it',
  'choice.give-region': 'Give {region} to your ally',
  'choice.bow': 'Offer {to_label} the vassalage of {lord}',
  'choice.accept-vassal': 'Accept the vassalage of {lord} to {to}',
  'choice.refuse-vassal': 'Refuse the vassalage of {lord} to {to}',
  'choice.release-vassal': 'End the vassalage of {lord}',
  'choice.last-turn': 'Propose that this turn be the last',
  'choice.confirm-last-turn': 'Yes, let this turn be the last',

  // Events
  'choice.hire': 'Hire them {region_in}',
  'choice.afflict': 'Unrest for {lord}',
  'choice.pay-region': 'Pay for {region}',
  'choice.pay-hero': 'Pay {piece_one} {at_in}',
  'choice.feast': 'Pay for the feast',
  'choice.place-token': 'Place the lord {region_in}',
  'choice.stand': 'Place the lord {at_in}',
  'choice.bear': 'Give the Stone to {piece_one}',

  // Dragon and Loki
  'choice.bid': '{gold, plural, =0 {Bid nothing} one {Bid # gold} other {Bid # gold}}',
  'choice.pass': 'Pass',
  'choice.raise': 'Raise the bid to {gold, number}',
  'choice.sacrifice-at': 'Sacrifice a unit {at_in} ({lord})',
  'choice.sacrifice': 'Sacrifice {piece_one}',
  'choice.pay-gold': 'Pay the rest in gold',
  'choice.default': 'Admit that you cannot pay',
  'choice.command': 'Give {lord} the command',

  // Taxes
  'choice.tax':
    '{level_id, select, none {Collect no taxes} light {Collect light taxes} heavy {Collect heavy taxes} plunder {Plunder} other {Collect normal taxes}}',
  'choice.tax-in': 'Set the taxes {region_in}',
  'choice.pillage': 'Pillage {region}',

  // Recruiting
  'choice.dismiss': 'Dismiss {piece_one} {at_in}',
  'choice.try-hero': 'Seek a hero {region_in}',
  'choice.every-temple': 'Seek heroes in every temple',
  'choice.to-troops': 'Go on to the troops',
  'choice.recruit': 'Recruit {region_in}',
  'choice.entice': 'Cast Enticement',
  'choice.surcharge':
    '{points, plural, =0 {Pay no surcharge} one {Buy # point of frequency} other {Buy # points of frequency}}',
  'choice.cast': 'Cast it on {at}',
  'choice.double': 'Double {piece_one} {at_in}',
  'choice.strike-at': 'Strike at {lord} {at_in}',
  'choice.strike': 'Destroy {piece_one}',

  // Construction
  'choice.build-in': 'Build {region_in}',
  'choice.build': 'Build {building}',
  'choice.demolish': 'Demolish {building_the}',
  'choice.scrap': 'Break up {fleet}',
  'choice.launch': 'Launch it {sea_in}',
  'choice.launch-at': 'Launch it {at_in}',
  'choice.engines': 'Fit {count, plural, one {# Dwarf} other {# Dwarves}} with war engines',

  // Marches
  'choice.march': 'March {from_from}',
  'choice.everybody': 'Take everybody who can go',
  'choice.take': 'Take {piece}',
  'choice.ride': 'Let {piece_one} ride along',
  'choice.carry': 'Carry {piece_one}',
  'choice.on': 'Go on',
  'choice.go': 'Go {to_to}',
  'choice.toward': 'Go toward {area}',
  'choice.sail': 'Sail with {fleet}',
  'choice.board': 'Take {piece} aboard',
  'choice.board-all': 'Take everybody aboard',
  'choice.land-all': 'Put everybody ashore',
  'choice.land': 'Put {piece} ashore',
  'choice.steer': '{to_kind, select, sea {Sail {to_to}} hex {Sail {to_to}} other {Land {to_in}}}',
  'choice.unleash': 'Send the Dragon or Loki out',
  'choice.set-down': 'Send it {at_to}',
  'choice.hand-stone': 'Hand the Stone to {piece_one}',
  'choice.to-battle': 'End the marches',
  'choice.fight': '{side_id, select, none {Fight {at_in}} other {Fight {side} {at_in}}}',

  // Battles
  'choice.kill-hero': 'Let Ragnar kill {piece_one}',
  'choice.dominate': 'Dominate {piece_one}',
  'choice.fanaticise': 'Cast Fanaticism on {piece_one}',
  'choice.call-forests': 'Call Living forests',
  'choice.invert': 'Turn {piece_one} with Inversion',
  'choice.bribe': 'Bribe {piece_one}',
  'choice.rage': 'Send {piece_one} into a fury',
  'choice.pay-orc': 'Pay {piece_one}',
  'choice.pay-gold-to-orc': 'Pay {gold, plural, one {# gold} other {# gold}}',
  'choice.step-aside': 'Let Valkyries stand aside',
  'choice.keep-best': 'Keep as much value as you can',
  'choice.lose': 'Lose {piece_one}',
  'choice.revive': 'Raise {piece_one}',
  'choice.take-off': 'Remove an Undead {at_in}',
  'choice.undead': '{count, plural, =0 {Call no Undead} one {Call # Undead} other {Call # Undead}}',
  'choice.fate': '{fate_button}',
  'choice.accept': 'Accept the sentence',
  'choice.ransom': 'Pay a ransom of 50 gold',

  // Upkeep
  'choice.settle': 'Keep what the gold allows',
  'choice.disband-at': 'Disband units {at_in}',
  'choice.disband': 'Disband {piece}',
} as const;
