/** The hall’s words about people: who is there, who is awaited, and what they may leave to the hall. */
export const people = {
  'hall.looked.back': 'Back to mine',
  'hall.watching': 'You are watching. You see what everybody may see.',
  'hall.awaited.away': '{name} has been away for {time}',
  'hall.awaited.bot-in': 'a bot may play in {time}',
  'hall.awaited.bot': 'Let a bot play',
  'hall.gathering.seats':
    '{free, plural, =0 {{kept, plural, =0 {All seats are taken} one {# seat is kept for {names}} other {# seats are kept for {names}}}} one {# seat is free{kept, plural, =0 {} one {, # is kept for {names}} other {, # are kept for {names}}}} other {# seats are free{kept, plural, =0 {} one {, # is kept for {names}} other {, # are kept for {names}}}}}',
  'hall.gathering.kept':
    'The seats that are left are kept for guests. If one is yours, open the link of your invitation.',
  'hall.gathering.invited': 'This seat is kept for you.',
  'hall.gathering.invite-gone': 'The seat of your invitation is taken. Take another one that is free.',
  'hall.gathering.copy-for': 'Copy the link for {name}',
  'hall.seat.let-go': 'Let anybody sit here',
  'hall.seat.let-go.spoken': 'Let anybody have the seat kept for {name}',
  'hall.rematch.watch': 'They play again at another table.',
  'hall.rematch.watch.go': 'Watch it',
  'hall.tables': 'Your tables',
  'hall.tables.yours':
    '{yours, plural, =0 {No table waits for you} one {# table waits for you} other {# tables wait for you}}',
  'hall.tables.deadline': '{time} left for you',
  'hall.tables.awaited': 'waiting for {names}',
  'hall.tables.lost': 'a bot plays for you',
  'hall.profile.no-tables': 'No table under way. The tables you open or join online are listed here.',
  'hall.profile.record': '{games, plural, one {# game} other {# games}}, {won, number} won',
  'hall.profile.go': 'Your place in the hall',
  'hall.profile.forget.ask': 'Delete everything the hall keeps of you?',
  'hall.orders': 'Standing orders',
  'hall.orders.text':
    'The hall answers these questions for you, some seconds after they are asked. Nobody else is told, and you may change them at any time.',
  'hall.orders.menu': 'What the hall may answer for you while you are away.',
  'hall.orders.now': 'The hall answers for you: {names}',
  'hall.orders.change': 'Change',
} as const;
