/** What people are told when it is their turn and they are not there, and what letters say besides. */
export default {
  'notice.title': 'À vous de jouer : {game}',
  'notice.body': '{count, plural, =0 {La table vous attend.} other {À la table avec {names}, c’est à vous de jouer.}}',
  'mail.confirm.title': 'Est-ce votre adresse ?',
  'mail.confirm.body':
    'Quelqu’un a donné cette adresse dans une salle Skáli, pour savoir quand c’est son tour à une table. Si c’était vous, confirmez-la dans la journée par le lien ci-dessous. Sinon, ignorez ce message : rien d’autre ne vous sera envoyé.',
  'mail.end': 'Vous recevez ce message parce que cette adresse a été donnée sur {hall}. Pour ne plus en recevoir :',
};
