/** What people are told when it is their turn and they are not there. */
export default {
  'notice.title': 'Tocca a te: {game}',
  'notice.body': '{count, plural, =0 {Il tavolo ti aspetta.} other {Al tavolo con {names} tocca a te.}}',
};
