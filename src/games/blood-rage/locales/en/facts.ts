/** What happened, for the log. Facts without words have an empty message. */
export default {
  // Ages and phases
  'fact.age-began':
    '{age, plural, =1 {The First Age begins.} =2 {The Second Age begins.} other {The Third Age begins.}}',
  'fact.phase-began': 'Phase: {phase}.',
  'fact.first-seat': '{seat} takes the first-player token.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} wins the game with {glory, plural, one {# Glory} other {# Glory}}.} other {{winners} share the victory with {glory, plural, one {# Glory} other {# Glory}} each.}}',

  // Gods’ Gifts: what others pick, and packs handed on, go without a line
  'fact.dealt':
    '{cards_kind, select, none {{seat} is dealt {count, plural, one {# card} other {# cards}}.} other {{seat} is dealt {count, plural, one {# card} other {# cards}} ({cards}).}}',
  'fact.handed': '',
  'fact.drafted': '{cards_kind, select, none {} other {{seat} keeps {cards} from the gifts.}}',

  // Actions: a march is told when it is over
  'fact.rage-set': '{seat} begins the phase with {rage, plural, one {# Rage} other {# Rage}}.',
  'fact.turn': '',
  'fact.invaded':
    '{from_id, select, valhalla {{cause}: {seat} invades {to} with {figure} out of Valhalla {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.} other {{cause_kind, select, none {{seat} invades {to} with {figure} {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.} other {{cause}: {seat} invades {to} with {figure} {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.}}}}',
  'fact.moved': '{cause_kind, select, none {} other {{cause}: {seat} moves {figure_whom} {from_from} {to_to}.}}',
  'fact.marched':
    '{seat} marches from {from} to {to} with {count, plural, one {# figure} other {# figures}} {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.',
  'fact.upgraded':
    '{replaced_kind, select, none {{seat} plays the upgrade {card} {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.} other {{seat} plays the upgrade {card} in place of {replaced} {rage, plural, =0 {at no cost} one {for # Rage} other {for # Rage}}.}}',
  'fact.monster-left': '{seat} puts {figure} back in the box.',
  'fact.quest-taken':
    '{card_kind, select, none {{seat} commits to a quest.} other {{seat} commits to the quest {card} in secret.}}',
  'fact.passed':
    '{rage, plural, =0 {{seat} passes.} one {{seat} passes and gives up # Rage.} other {{seat} passes and gives up # Rage.}}',

  // Pillage and battle
  'fact.pillage-declared':
    '{rage, plural, =0 {{seat} sets out to pillage {province}.} one {{seat} sets out to pillage {province} for # Rage.} other {{seat} sets out to pillage {province} for # Rage.}}',
  'fact.joined': '{seat} answers the call to battle with {figure} from {from}.',
  'fact.stayed-away': '{seat} does not answer the call.',
  'fact.battle-began': 'Battle for {province}: {seats}.',
  'fact.card-revealed':
    '{card_kind, select, none {{seat} has no card to play in the battle for {province}.} other {{seat} reveals {card} in the battle for {province}.}}',
  'fact.texts-silenced': '{card}: {seat} silences the texts of all other revealed cards.',
  'fact.cards-thrown-away': '{card}: {seat} has every card discarded ({cards}).',
  'fact.quest-counted': '{seat} counts the quest {card} as +{bonus, number} STR.',
  'fact.card-added': '{seat} adds {card} after the reveal.',
  'fact.no-card-added': '{seat} adds no card.',
  'fact.strength-compared': 'STR {province_in}: {sides}.',
  'fact.strength-compared.sides': '{seat_label} {total, number} ({figures, number} + {cards, number})',
  'fact.battle-won': '{seat} wins the battle for {province}.',
  'fact.battle-tied': 'A tie at STR {total, number}: nobody wins the battle for {province}.',
  'fact.rage-stolen':
    '{rage, plural, =0 {{cause}: {seat} finds no Rage to take {from_from}.} one {{cause}: {seat} takes # Rage {from_from}.} other {{cause}: {seat} takes # Rage {from_from}.}}',
  'fact.rage-lost':
    '{rage, plural, one {{cause}: {from} loses # Rage, for which {seat} has no room.} other {{cause}: {from} loses # Rage, for which {seat} has no room.}}',
  'fact.glory-stolen':
    '{glory, plural, =0 {{cause}: {seat} finds no Glory to take {from_from}.} one {{cause}: {seat} takes # Glory {from_from}.} other {{cause}: {seat} takes # Glory {from_from}.}}',
  'fact.rage-gained': '{cause}: {seat} gains {rage, plural, one {# Rage} other {# Rage}}.',
  'fact.cards-taken': '{cause}: {seat} takes the played cards {from_from} into hand ({cards}).',
  'fact.card-bought-back': '{seat} takes {card} back into hand for {rage, plural, one {# Rage} other {# Rage}}.',
  'fact.cards-discarded': '{seat} puts {cards} on the discard pile.',
  'fact.cards-returned': '{seat} takes {cards} back into hand.',
  'fact.destroyed':
    '{cause_kind, select, card {{count, plural, one {{cause}: {seat} loses {figure} {at_in}.} other {{cause}: {seat} loses {figure_counted} {at_in}.}}} other {{count, plural, one {{seat} loses {figure} {at_in}.} other {{seat} loses {figure_counted} {at_in}.}}}}',
  'fact.saved': '{cause}: {seat} keeps {figure} {at_in} for {rage, plural, one {# Rage} other {# Rage}}.',
  'fact.pillaged': '{seat} pillages {province}: {reward}.',

  // Gains
  'fact.stat-raised':
    '{cause_kind, select, card {{cause}: {seat} raises {stat} to {value, number}.} other {{seat} raises {stat} to {value, number}.}}',
  'fact.stat-at-top':
    '{cause_kind, select, card {{cause}: {seat} is on the last step already, and the raise is lost.} other {{seat} is on the last step already, and the raise is lost.}}',
  'fact.glory':
    '{source_id, select, quests {} battles {{seat} gains {glory, plural, one {# Glory} other {# Glory}} in the battle for {cause}.} ragnarok {{seat} gains {glory, plural, one {# Glory} other {# Glory}} for the fallen of Ragnarök.} legendary {{cause} at a legendary level: {seat} gains {glory, plural, one {# Glory} other {# Glory}}.} other {{cause}: {seat} gains {glory, plural, one {# Glory} other {# Glory}}.}}',

  // End of an Age
  'fact.cards-laid-down':
    '{kept_kind, select, none {{seat} discards {count, plural, one {# card} other {# cards}}.} other {{seat} keeps {kept} and discards {count, plural, one {# card} other {# cards}}.}}',
  'fact.quest-done': '{seat} completes the quest {card} for {glory, plural, one {# Glory} other {# Glory}}.',
  'fact.quest-failed': '{seat} reveals the quest {card} and fails it.',
  'fact.province-destroyed':
    '{count, plural, =0 {Ragnarök destroys {province}; no figure falls.} one {Ragnarök destroys {province}; # figure falls.} other {Ragnarök destroys {province}; # figures fall.}}',
  'fact.doom-moved': 'The doom marker moves to {province}.',
  'fact.released': '{seat} takes back {count, plural, one {# figure} other {# figures}} from Valhalla.',
} as const;
