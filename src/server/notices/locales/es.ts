/** What people are told when it is their turn and they are not there, and what letters say besides. */
export default {
  'notice.title': 'Te toca: {game}',
  'notice.body': '{count, plural, =0 {La mesa te espera.} other {En la mesa con {names}, te toca a ti.}}',
  'mail.confirm.title': '¿Es tu dirección?',
  'mail.confirm.body':
    'Alguien indicó esta dirección en una sala Skáli para saber cuándo le toca en una mesa. Si fuiste tú, confírmala en el plazo de un día con el enlace de abajo. Si no, ignora este mensaje: no recibirás nada más.',
  'mail.end': 'Recibes este mensaje porque esta dirección se indicó en {hall}. Para no recibir más:',
};
