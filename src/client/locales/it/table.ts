import type { table as english } from '../en/table.ts';

export const table = {
  // At the table
  'hall.table': 'Al tavolo',
  'hall.table.skip': 'Salta avanti',
  'hall.recap': 'Dal tuo ultimo turno',
  'hall.recap.nothing': 'Da allora non è successo nulla.',
  'hall.advice': 'Che cosa farebbe chi gioca bene?',
  'hall.advice.text': 'Fino a tre scelte con le loro probabilità, da ciò che vedi.',
  'hall.advice.thinking': 'La partita viene continuata da ogni scelta…',
  'hall.advice.failed': 'Il consiglio non è arrivato. Chiedi di nuovo.',
  'hall.advice.sure':
    'Da ciò che vedi, con {games, plural, one {# continuazione} other {# continuazioni}}. Le stanghette: 19 volte su 20 la probabilità sta tra l’una e l’altra.',
  'hall.scene.go-on': 'Avanti',
  'hall.scene.skip': 'Vai alla fine',
  'hall.term.rule': 'Leggi la regola',
  'hall.undo': 'Torna indietro',
  'hall.spectator': 'Tra il pubblico',
  'hall.key.digits': '1, 2, 3…',
  'hall.keys.digits':
    'Nel tavolo in forma di testo: la scelta con quel numero; Invio se potrebbero seguire altre cifre',
  'hall.key.any': 'Un tasto qualsiasi',
  'hall.keys.any': 'Salta avanti mentre giocano gli altri posti',
  'hall.closed': 'Questo tavolo è chiuso',
  'hall.closed.busy': 'Il tavolo è aperto in un’altra finestra. Chiudilo lì, o continua a giocare lì.',
  'hall.closed.missing':
    'Questo tavolo non si trova in questo browser. Forse è stato eliminato, o iniziato su un altro dispositivo.',
  'hall.closed.broken': 'Il tavolo ha smesso di funzionare. Tutte le scelte fatte finora sono salvate.',

  // A setting
  'hall.switch.warn': 'Avvisami prima di buttare via molto',
  'hall.switch.warn.text':
    'Ai tavoli con soli bot: una scelta che toglie molte possibilità di vittoria chiede conferma prima di valere. L’esame dura un secondo.',
  'hall.warn': 'Vuoi proprio farlo?',
  'hall.warn.loss': 'Così rinunci a circa il {loss, number}% di possibilità di vittoria. Meglio: {better}.',
  'hall.warn.back': 'Ripensaci',
  'hall.warn.on': 'Fallo comunque',
  'hall.warn.weighing': 'Esame della tua scelta…',
  'hall.switch.autoAnswer': 'Rispondi quando non c’è scelta',
  'hall.switch.autoAnswer.text':
    'Quando una domanda ha una sola risposta, e saltarla tradirebbe un segreto, la risposta viene data per te dopo un attimo.',

  // From hand to hand
  'hall.handover': 'Passa il dispositivo',
  'hall.handover.to': 'A {name}',
  'hall.handover.take': 'Io sono {name}',

  // The menu
  'hall.menu': 'Menu',
  'hall.menu.board': 'Torna al tabellone',
  'hall.menu.sound-on': 'Attiva l’audio',
  'hall.menu.sound-off': 'Disattiva l’audio',
  'hall.menu.save': 'Salva in un file',
  'hall.menu.save.text': 'L’intera partita, per continuarla altrove. Il file conosce ogni carta: non sbirciare.',
  'hall.menu.log.text': 'Ogni scelta della partita, da leggere e rivedere ovunque.',
  'hall.menu.hand-to': 'Passa il dispositivo: {name}',
  'hall.menu.hand-to.text': 'Perché possa guardare le sue cose, o intervenire fuori turno.',
  'hall.menu.to-bot': 'Fai giocare un bot: {name}',
  'hall.menu.to-bot.text': '{level} gioca finché il posto non viene ripreso.',
  'hall.menu.take-back': '{name} riprende il suo posto',
  'hall.menu.leave.text': 'Il tavolo resta salvato così com’è.',

  // The saga
  'hall.saga': 'Saga',
  'hall.saga.earlier': 'Prima',
  'hall.saga.since': 'dal tuo ultimo turno',
  'hall.saga.after': 'dopo questo momento',
  'hall.saga.then': 'Rivedi il tavolo com’era:',

  // Looking back
  'hall.replay': 'Replay',
  'hall.replay.as-it-was': 'Com’era, mossa {move, number}',
  'hall.replay.move': 'Mossa {move, number} di {moves, number}.',
  'hall.replay.moment': 'Momento della partita',
  'hall.replay.beginning': 'L’inizio',
  'hall.replay.last': 'L’ultima mossa',
  'hall.replay.previous': 'Una mossa indietro',
  'hall.replay.next': 'Una mossa avanti',
  'hall.replay.play': 'Avvia',
  'hall.replay.pause': 'Pausa',
  'hall.replay.speed': 'Velocità del replay',
  'hall.replay.present': 'adesso',
  'hall.replay.now': 'Torna al presente',
  'hall.replay.again': 'Rivedi la scena',
  'hall.replay.board': 'Al tavolo',
  'hall.replay.over': 'La partita è finita.',

  // The table as text
  'hall.text.choices': 'Che cosa si chiede',
  'hall.text.table': 'Il tavolo',
  'hall.text.typed': 'Numero {number}: premi Invio, o un’altra cifra',
  'hall.text.narrow': 'Restringi l’elenco',
  'hall.text.narrowed': '{n, plural, =0 {Nessun risultato} one {# risposta} other {# risposte}}',
  'hall.text.idle': 'Il tavolo non aspetta questa risposta: puoi anche non darla.',
  'hall.text.out': 'La tua parte in questa partita è finita. Puoi restare a guardare.',
  'hall.text.change': 'La tua scelta è fatta. Puoi cambiarla finché tutto il tavolo non ha scelto:',
  'hall.text.number': 'Un numero da {min, number} a {max, number}',
  'hall.amount.less': 'Uno in meno',
  'hall.amount.more': 'Uno in più',
  'hall.text.sure': '{choice}: confermi?',

  // The end of a game
  'hall.score': 'Punteggio finale',
  'hall.score.you-win': 'Hai vinto: {names}, {points, plural, one {# punto} other {# punti}}',
  'hall.score.wins':
    '{count, plural, one {Vince {names} con {points, plural, one {# punto} other {# punti}}} other {Vincono {names} con {points, plural, one {# punto} other {# punti}} a testa}}',
  'hall.score.you-won': 'Hai vinto: {names}',
  'hall.score.won': '{count, plural, one {Vince {names}} other {Vincono {names}}}',
  'hall.score.together': 'Hanno vinto insieme.',
  'hall.score.places': 'Posizioni finali',
  'hall.score.shared': 'La vittoria è condivisa.',
  'hall.score.sources': 'Punti per voce',
  'hall.score.total': 'Totale',
  'hall.score.best': 'il migliore della colonna',
  'hall.score.graph': 'I punti nel corso della partita',
  'hall.score.graph.spoken': 'I punti nel corso della partita. Alla fine: {totals}.',
  'hall.score.board': 'Guarda il tavolo',
  'hall.score.rematch': 'Rivincita',
  'hall.score.save': 'Salva la cronaca',
  'hall.shuffle.title': 'Il mescolamento',
  'hall.shuffle.ask': 'Le carte sono state date come promesso? Fai rigiocare qui tutta la partita, dalla prima carta.',
  'hall.shuffle.verify': 'Verifica il mescolamento',
  'hall.shuffle.busy': 'Verifica in corso…',
  'hall.shuffle.kept': 'Verificato: carte date come promesso',
  'hall.shuffle.broken': 'Qualcosa non torna',
  'hall.shuffle.played':
    '{choices, plural, one {# scelta rigiocata} other {# scelte rigiocate}}, con la stessa conclusione',
  'hall.shuffle.promise': 'Promesso prima di dare le carte',
  'hall.shuffle.seed': 'Il seme, ora svelato',
  'hall.shuffle.hash': 'Il suo hash, calcolato qui',
  'hall.shuffle.end': 'La conclusione, rigiocata qui',
  'hall.shuffle.shares': 'Contributi dei posti',
  'hall.shuffle.fits': 'corrisponde',
  'hall.shuffle.differs': 'non corrisponde',

  // The rules
  'hall.summary.note':
    'In breve, dalle regole come si giocano in Skáli, dove ci sono tutti i dettagli. Non è il testo dell’editore.',
  'hall.summary.print': 'Stampa',
  'hall.rules.search': 'Cerca nelle regole',
  'hall.rules.clear': 'Cancella la ricerca',
  'hall.rules.found': '{clauses, plural, one {# punto} other {# punti}}',
  'hall.rules.found-both':
    '{clauses, plural, one {# punto} other {# punti}} · {cards, plural, one {# carta} other {# carte}}',
  'hall.rules.nothing': 'Nessun punto contiene queste parole.',
  'hall.rules.none': 'Le regole di questo gioco non sono ancora scritte.',
  'hall.rules.chapters': 'Capitoli',
  'hall.rules.terms': 'Termini',
  'hall.rules.untranslated': 'Queste regole non sono ancora tradotte: ecco il testo inglese.',

  // The cards
  'hall.cards.search': 'Cerca tra le carte',
  'hall.cards.found': '{cards, plural, one {# carta} other {# carte}}',
  'hall.cards.count':
    '{kinds, plural, one {# tipo} other {# tipi}} su {allKinds, number} · {cards, plural, one {# carta} other {# carte}} su {allCards, number}',
  'hall.cards.any': 'Qualsiasi',
  'hall.cards.players': 'Posti',
  'hall.cards.clear': 'Togli i filtri',
  'hall.cards.copies': '{copies, plural, one {# copia} other {# copie}}',
  'hall.cards.nothing': 'Nessuna carta corrisponde.',
  'hall.cards.answers': '{card}: le risposte',
  'hall.menu.explain': 'Spiega le novità',
  'hall.menu.explain-off': 'Basta spiegazioni',
} satisfies Record<keyof typeof english, string>;
