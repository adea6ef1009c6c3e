/** The hall’s words about people: who is there, who is awaited, and what they may leave to the hall. */
export const people = {
  'hall.looked.back': 'Volver a lo mío',
  'hall.watching': 'Estás mirando. Ves lo que todo el mundo puede ver.',
  'hall.awaited.away': '{name}: fuera desde hace {time}',
  'hall.awaited.bot-in': 'un bot podrá jugar en {time}',
  'hall.awaited.bot': 'Que juegue un bot',
  'hall.gathering.seats':
    '{free, plural, =0 {{kept, plural, =0 {Todos los asientos están ocupados} one {# asiento está reservado para {names}} other {# asientos están reservados para {names}}}} one {# asiento está libre{kept, plural, =0 {} one {, # está reservado para {names}} other {, # están reservados para {names}}}} other {# asientos están libres{kept, plural, =0 {} one {, # está reservado para {names}} other {, # están reservados para {names}}}}}',
  'hall.gathering.kept':
    'Los asientos que quedan están reservados por invitación. Si uno es tuyo, abre el enlace de tu invitación.',
  'hall.gathering.invited': 'Este asiento está reservado para ti.',
  'hall.gathering.invite-gone': 'El asiento de tu invitación está ocupado. Toma otro que esté libre.',
  'hall.gathering.copy-for': 'Copiar el enlace para {name}',
  'hall.seat.let-go': 'Liberar el asiento',
  'hall.seat.let-go.spoken': 'Liberar el asiento reservado para {name}',
  'hall.rematch.watch': 'Se juega otra vez en otra mesa.',
  'hall.rematch.watch.go': 'Mirar',
  'hall.tables': 'Tus mesas',
  'hall.tables.yours': '{yours, plural, =0 {Ninguna mesa te espera} one {# mesa te espera} other {# mesas te esperan}}',
  'hall.tables.deadline': 'tiempo restante: {time}',
  'hall.tables.awaited': 'esperando a: {names}',
  'hall.tables.lost': 'un bot juega por ti',
  'hall.profile.no-tables': 'Ninguna mesa en curso. Aquí están las que abres o a las que te unes en línea.',
  'hall.profile.record':
    '{games, plural, one {# partida} other {# partidas}}, {won, plural, one {# ganada} other {# ganadas}}',
  'hall.profile.go': 'Tu sitio en la sala',
  'hall.profile.forget.ask': '¿Borrar todo lo que la sala guarda de ti?',
  'hall.orders': 'Instrucciones',
  'hall.orders.text':
    'La sala responde a estas preguntas por ti, unos segundos después. Nadie más lo sabe, y puedes cambiarlas en cualquier momento.',
  'hall.orders.menu': 'Lo que la sala puede responder por ti cuando no estás.',
  'hall.orders.now': 'La sala responde por ti: {names}',
  'hall.orders.change': 'Cambiar',
} as const;
