/** What people are told when it is their turn and they are not there, and what letters say besides. */
export default {
  'notice.title': 'Tocca a te: {game}',
  'notice.body': '{count, plural, =0 {Il tavolo ti aspetta.} other {Al tavolo con {names} tocca a te.}}',
  'mail.confirm.title': 'È il tuo indirizzo?',
  'mail.confirm.body':
    'Qualcuno ha indicato questo indirizzo in una sala Skáli, per sapere quando è il suo turno a un tavolo. Se eri tu, confermalo entro un giorno con il link qui sotto. Altrimenti ignora questo messaggio: non riceverai altro.',
  'mail.end': 'Ricevi questo messaggio perché questo indirizzo è stato indicato su {hall}. Per non riceverne più:',
};
