/** What an answer costs, and what it gives away. */
export default {
  'price.rage': 'Rage',
  'warning.pass': 'You give up {rage, plural, one {# Rage} other {# Rage}} and take no more actions this Age.',
  'warning.pillage': '{seats} can fight you for {province}. Once they are called there is no way back.',
  'ui.rage-track': 'Rage track {n, number}',
  'ui.horns-track': 'Horns {n, number}',
} as const;
