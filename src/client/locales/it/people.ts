/** The hall’s words about people: who is there, who is awaited, and what they may leave to the hall. */
export const people = {
  'hall.looked.back': 'Torna al tuo posto',
  'hall.watching': 'Stai guardando. Vedi ciò che tutti possono vedere.',
  'hall.awaited.away': '{name}: manca da {time}',
  'hall.awaited.bot-in': 'un bot può giocare tra {time}',
  'hall.awaited.bot': 'Fai giocare un bot',
  'hall.gathering.seats':
    '{free, plural, =0 {{kept, plural, =0 {Tutti i posti sono occupati} one {# posto è riservato a {names}} other {# posti sono riservati a {names}}}} one {# posto è libero{kept, plural, =0 {} one {, # è riservato a {names}} other {, # sono riservati a {names}}}} other {# posti sono liberi{kept, plural, =0 {} one {, # è riservato a {names}} other {, # sono riservati a {names}}}}}',
  'hall.gathering.kept': 'I posti rimasti sono riservati su invito. Se uno è tuo, apri il link del tuo invito.',
  'hall.gathering.invited': 'Questo posto è riservato a te.',
  'hall.gathering.invite-gone': 'Il posto del tuo invito è occupato. Prendine un altro libero.',
  'hall.gathering.copy-for': 'Copia il link per {name}',
  'hall.seat.let-go': 'Libera il posto',
  'hall.seat.let-go.spoken': 'Libera il posto riservato a {name}',
  'hall.rematch.watch': 'Si gioca di nuovo a un altro tavolo.',
  'hall.rematch.watch.go': 'Guarda',
  'hall.tables': 'I tuoi tavoli',
  'hall.tables.yours':
    '{yours, plural, =0 {Nessun tavolo ti aspetta} one {# tavolo ti aspetta} other {# tavoli ti aspettano}}',
  'hall.tables.deadline': 'tempo rimasto: {time}',
  'hall.tables.awaited': 'in attesa di: {names}',
  'hall.tables.lost': 'un bot gioca per te',
  'hall.profile.no-tables': 'Nessun tavolo in corso. Qui trovi i tavoli che apri o a cui ti unisci online.',
  'hall.profile.record':
    '{games, plural, one {# partita} other {# partite}}, {won, plural, one {# vinta} other {# vinte}}',
  'hall.profile.go': 'Il tuo posto nella sala',
  'hall.profile.forget.ask': 'Eliminare tutto ciò che la sala conserva di te?',
  'hall.orders': 'Disposizioni',
  'hall.orders.text':
    'La sala risponde a queste domande al posto tuo, qualche secondo dopo. Al tavolo non lo sa nessuno, e puoi cambiare idea in ogni momento.',
  'hall.orders.menu': 'Ciò che la sala può rispondere al posto tuo quando non ci sei.',
  'hall.orders.now': 'La sala risponde per te: {names}',
  'hall.orders.change': 'Cambia',
} as const;
