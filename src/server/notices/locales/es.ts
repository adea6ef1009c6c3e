/** What people are told when it is their turn and they are not there. */
export default {
  'notice.title': 'Te toca: {game}',
  'notice.body': '{count, plural, =0 {La mesa te espera.} other {En la mesa con {names}, te toca a ti.}}',
};
