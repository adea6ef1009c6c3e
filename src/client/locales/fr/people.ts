/** The hall’s words about people: who is there, who is awaited, and what they may leave to the hall. */
export const people = {
  'hall.looked.back': 'Revenir à mon jeu',
  'hall.watching': 'Vous regardez la partie. Vous voyez ce que tout le monde peut voir.',
  'hall.awaited.away': '{name}\u00a0: absence depuis {time}',
  'hall.awaited.bot-in': 'un bot pourra jouer dans {time}',
  'hall.awaited.bot': 'Laisser un bot jouer',
  'hall.gathering.seats':
    '{free, plural, =0 {{kept, plural, =0 {Toutes les places sont prises} one {# place est réservée à {names}} other {# places sont réservées à {names}}}} one {# place est libre{kept, plural, =0 {} one {, # est réservée à {names}} other {, # sont réservées à {names}}}} other {# places sont libres{kept, plural, =0 {} one {, # est réservée à {names}} other {, # sont réservées à {names}}}}}',
  'hall.gathering.kept':
    'Les places restantes sont réservées sur invitation. Si l’une est la vôtre, ouvrez le lien de votre invitation.',
  'hall.gathering.invited': 'Cette place vous est réservée.',
  'hall.gathering.invite-gone': 'La place de votre invitation est prise. Prenez-en une autre qui soit libre.',
  'hall.gathering.copy-for': 'Copier le lien pour {name}',
  'hall.seat.let-go': 'Libérer la place',
  'hall.seat.let-go.spoken': 'Libérer la place réservée à {name}',
  'hall.rematch.watch': 'On rejoue à une autre table.',
  'hall.rematch.watch.go': 'Regarder',
  'hall.tables': 'Vos tables',
  'hall.tables.yours':
    '{yours, plural, =0 {Aucune table ne vous attend} one {# table vous attend} other {# tables vous attendent}}',
  'hall.tables.deadline': 'il vous reste {time}',
  'hall.tables.awaited': 'on attend {names}',
  'hall.tables.lost': 'un bot joue pour vous',
  'hall.profile.no-tables': 'Aucune table en cours. Celles que vous ouvrez ou rejoignez en ligne se trouvent ici.',
  'hall.profile.record':
    '{games, plural, one {# partie} other {# parties}}, {won, plural, one {# gagnée} other {# gagnées}}',
  'hall.profile.go': 'Votre place dans la salle',
  'hall.profile.forget.ask': 'Supprimer tout ce que la salle garde de vous\u202f?',
  'hall.orders': 'Consignes',
  'hall.orders.text':
    'La salle répond à ces questions à votre place, quelques secondes après. Personne d’autre n’en est averti, et vous pouvez les changer à tout moment.',
  'hall.orders.menu': 'Ce que la salle peut répondre à votre place en votre absence.',
  'hall.orders.now': 'La salle répond pour vous\u00a0: {names}',
  'hall.orders.change': 'Changer',
} as const;
