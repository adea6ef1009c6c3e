/** What people are told when it is their turn and they are not there. */
export default {
  'notice.title': 'À toi de jouer : {game}',
  'notice.body': '{count, plural, =0 {La table t’attend.} other {À la table avec {names}, c’est à toi de jouer.}}',
};
