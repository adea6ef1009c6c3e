/** What people are told when it is their turn and they are not there, and what letters say besides. */
export default {
  'notice.title': 'Your turn: {game}',
  'notice.body': '{count, plural, =0 {The table waits for you.} other {At the table with {names}, it is your turn.}}',
  'mail.confirm.title': 'Is this your address?',
  'mail.confirm.body':
    'Somebody gave this address in a Skáli hall, to be told when it is their turn at a table. If that was you, confirm it by the link below within a day. If not, ignore this e-mail: nothing else will be sent to you.',
  'mail.end': 'You get this e-mail because this address was given at {hall}. No more e-mails:',
};
