/** What people are told when it is their turn and they are not there. */
export default {
  'notice.title': 'Your turn: {game}',
  'notice.body': '{count, plural, =0 {The table waits for you.} other {At the table with {names}, it is your turn.}}',
};
