/** What happened, for the log. Facts without words have an empty message. */
export default {
  // Rounds and selections
  'fact.round-began': 'Round {round, number} begins.',
  'fact.laid-out': 'Laid out from {deck}: {cards}.',
  'fact.trade-dice': 'Dice on the Trade space: {dice_label}.',
  'fact.reshuffled': '{deck_label}: {count, plural, one {# card is} other {# cards are}} shuffled to make a new deck.',
  'fact.discarded': '',
  'fact.selected': '{seat} sends a ship to {space}.',
  'fact.marker': '{seat} takes the start-player marker.',
  'fact.honour-ship': '{seat} takes the honour ship.',
  'fact.acts': '{seat} takes part in {space}.',
  'fact.rests': '{seat} rests.',

  // Gains and losses
  'fact.gained': '{cause_label}: {seat} gains {what_counted}.',
  'fact.paid': '{seat} pays {what_counted} ({cause_label}).',
  'fact.lost': '{cause_label}: {seat} loses {what_counted}.',
  'fact.glory': '{cause_label}: {glory, plural, one {# Glory} other {# Glory}} for {seat}.',
  'fact.token-gone': '{cause_label}: no {what} is left for {seat}.',

  // Dice
  'fact.rolled': '{seat} rolls {dice}.',
  'fact.die-gained': '{seat} gains {die}.',
  'fact.die-spent': '{seat} spends {die} as {as}.',
  'fact.upgrade-spent': '{seat} uses {upgrade} as {as}.',
  'fact.die-lost': '{cause_label}: {seat} loses {die}.',
  'fact.die-dropped': '{seat} has no room for {die}.',
  'fact.die-stored': '{seat} puts {die} on {artefact}.',
  'fact.no-die': 'No {colour} die is left for {seat}.',

  // Reavers
  'fact.recruited': '{seat} recruits {cards}.',
  'fact.rallied': '{seat} rallies {card}.',
  'fact.specialised': '{seat} specialises {card} in {space}.',
  'fact.promoted': '{seat} promotes {card} to Leader.',
  'fact.leader-left': '{card} is no longer the Leader of {seat}.',
  'fact.reaver-works': '{seat} uses the ability of {card}.',

  // Cards
  'fact.cards-drawn': '{seat} draws {cards}.',
  'fact.drew-unseen':
    '{seat} draws {count, plural, one {# card} other {# cards}} from {deck} and looks at {count, plural, one {it} other {them}}.',
  'fact.cards-taken': '{seat} takes {cards}.',
  'fact.card-kept': '{seat} keeps {card}.',
  'fact.to-pile': '',
  'fact.prophecy': '{seat} gains the prophecy {card}.',
  'fact.prophecy-returned': '{seat} puts the prophecy {card} back.',
  'fact.artefact-placed': '{seat} takes the artefact {card}.',
  'fact.artefact-given-up': '{seat} has no room for {card}.',
  'fact.artefact-used': '{seat} gives up {die} and uses {card}.',
  'fact.artefact-lost': '{cause_label}: {seat} loses {card}.',
  'fact.upgrade-taken': '{seat} takes {upgrade}.',
  'fact.upgrade-lost': '{cause_label}: {seat} loses {upgrade}.',
  'fact.pillaged': '{seat} pillages: {card}.',
  'fact.cursed': '{seat} gives 1 Terror {other_to}.',

  // The sea
  'fact.journey': '{seat} puts to sea ({card}).',
  'fact.journey-paid': '{card}: {seat} gets through.',
  'fact.journey-suffered': '{card}: {seat} suffers it.',
  'fact.journey-cancelled': '{card}: it passes {seat} by.',
  'fact.sea-battle': '{seat} faces {card}.',
  'fact.sea-won': '{seat} overcomes {card}.',
  'fact.sea-lost': '{seat} does not overcome {card}.',

  // Combat
  'fact.combat-began': '{seat} fights against Defence {defence, number}.',
  'fact.combat-rolled':
    'The combat dice of {seat} show {zeros, plural, =0 {no blank} one {# blank} other {# blanks}}, {ones, plural, =0 {no single} one {# single} other {# singles}} and {twos, plural, =0 {no double} one {# double} other {# doubles}}.',
  'fact.rerolled': '{seat} rolls {count, plural, one {# combat die} other {# combat dice}} again.',
  'fact.combat-won':
    '{seat} wins: {successes, plural, one {# success} other {# successes}} against Defence {defence, number}.',
  'fact.combat-lost':
    '{seat} loses: {successes, plural, one {# success} other {# successes}} against Defence {defence, number}.',

  // Territories
  'fact.subdued': '{seat} subdues {territory} {by}.',
  'fact.not-subdued': '{seat} does not subdue {territory}.',
  'fact.tile-turned':
    '{seat} turns over {territory}:{food, plural, =0 {} other { +# Food}}{favour, plural, =0 {} other { +# Favour}}{chosen, plural, =0 {} one { +# die on a chosen face} other { +# dice on chosen faces}}{rolled, plural, =0 {} one { +# die to roll} other { +# dice to roll}}.',

  // The end
  'fact.scoring': 'The final scoring.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} wins the game with {glory, plural, one {# Glory} other {# Glory}}.} other {{winners} share the victory with {glory, plural, one {# Glory} other {# Glory}} each.}}',
} as const;
