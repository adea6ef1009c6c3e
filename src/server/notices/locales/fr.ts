/** What people are told when it is their turn and they are not there, and what letters say besides. */
export default {
  'notice.title': 'À toi de jouer : {game}',
  'notice.body': '{count, plural, =0 {La table t’attend.} other {À la table avec {names}, c’est à toi de jouer.}}',
  'mail.confirm.title': 'Est-ce ton adresse\u202f?',
  'mail.confirm.body':
    'Quelqu’un a donné cette adresse dans une salle Skáli, pour savoir quand c’est son tour à une table. Si c’était toi, confirme-la dans la journée par le lien ci-dessous. Sinon, ignore ce message\u00a0: rien d’autre ne te sera envoyé.',
  'mail.end': 'Tu reçois ce message parce que cette adresse a été donnée sur {hall}. Pour ne plus en recevoir\u00a0:',
};
