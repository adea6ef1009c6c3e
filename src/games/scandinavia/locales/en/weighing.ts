/** What an answer gives away, and what a seat may leave to the hall. */
export default {
  'warning.give-region': '{region} goes to your ally with all units, heroes and buildings there.',
  'warning.bow': 'As a vassal, {lord} hands half of the gold from taxes and guilds to {to}, and only {to} can end it.',
  'warning.pillage': '{region} loses {lost, number} prosperity.',
  'warning.to-battle': '{lord} has not marched with anybody, and cannot once the marches are over.',
  'warning.settle':
    '{count, plural, one {# unit or fleet cannot be paid and leaves.} other {# units and fleets cannot be paid and leave.}}',

  'order.fight-as-it-stands': 'Bring nothing to battles',
  'order.fight-as-it-stands.text': 'Where I could still cast, bribe or pay before a battle, I fight as it stands.',
  'order.no-spells': 'Cast nothing as others recruit',
  'order.no-spells.text': 'Where I could cast a spell before or after somebody recruits, I do not.',
  'order.pay-upkeep': 'Pay the whole upkeep',
  'order.pay-upkeep.text': 'When I can keep everybody, I pay for everybody.',
} as const;
