/** The hall’s words at a table, in the rules and among the cards. */
export const table = {
  // At the table
  'hall.table': 'At the table',
  'hall.table.skip': 'Skip ahead',
  'hall.recap': 'Since your last turn',
  'hall.recap.nothing': 'Nothing has happened since.',
  'hall.scene.go-on': 'Go on',
  'hall.scene.skip': 'To the end',
  'hall.term.rule': 'Read the rule',
  'hall.undo': 'Undo',
  'hall.spectator': 'Watching',
  'hall.key.digits': '1 2 3 …',
  'hall.keys.digits': 'In the table in text: the choice with that number; Enter when more digits could follow',
  'hall.key.any': 'Any key',
  'hall.keys.any': 'Skip ahead while others act',
  'hall.closed': 'This table is closed',
  'hall.closed.busy': 'The table is open in another window. Close it there, or play on there.',
  'hall.closed.missing':
    'This table is not kept in this browser. It may have been deleted, or begun on another device.',
  'hall.closed.broken': 'The table stopped working. All choices made so far are saved.',

  // A setting
  'hall.switch.autoAnswer': 'Answer when there is no choice',
  'hall.switch.autoAnswer.text':
    'Where a question has one answer only, and saying so would give a secret away, it is given for you after a moment.',

  // From hand to hand
  'hall.handover': 'Hand the device over',
  'hall.handover.to': 'To {name}',
  'hall.handover.take': 'I am {name}',

  // The menu
  'hall.menu': 'Menu',
  'hall.menu.board': 'Back to the board',
  'hall.menu.sound-on': 'Sound on',
  'hall.menu.sound-off': 'Sound off',
  'hall.menu.save': 'Save to a file',
  'hall.menu.save.text': 'The whole game, to go on with it elsewhere. The file knows every card: do not peek.',
  'hall.menu.log.text': 'Every choice of the game, to be read and replayed anywhere.',
  'hall.menu.hand-to': 'Hand the device to {name}',
  'hall.menu.hand-to.text': 'So that they can look at what is theirs, or act out of turn.',
  'hall.menu.to-bot': 'Let a bot play for {name}',
  'hall.menu.to-bot.text': '{level} plays on until the seat is taken back.',
  'hall.menu.take-back': '{name} takes the seat back',
  'hall.menu.leave.text': 'The table is saved as it stands.',

  // The saga
  'hall.saga': 'Saga',
  'hall.saga.earlier': 'Earlier',
  'hall.saga.since': 'since your last turn',
  'hall.saga.after': 'after this moment',
  'hall.saga.then': 'See the table then:',

  // Looking back
  'hall.replay': 'Replay',
  'hall.replay.as-it-was': 'As it was, move {move, number}',
  'hall.replay.move': 'Move {move, number} of {moves, number}.',
  'hall.replay.moment': 'Moment of the game',
  'hall.replay.beginning': 'The beginning',
  'hall.replay.last': 'The last move',
  'hall.replay.previous': 'One move back',
  'hall.replay.next': 'One move on',
  'hall.replay.play': 'Play',
  'hall.replay.pause': 'Pause',
  'hall.replay.speed': 'Speed of the replay',
  'hall.replay.present': 'now',
  'hall.replay.now': 'Back to now',
  'hall.replay.over': 'The game is over.',

  // The table as text
  'hall.text.choices': 'What is asked',
  'hall.text.table': 'The table',
  'hall.text.typed': 'Number {number}: press Enter, or another digit',
  'hall.text.idle': 'Nobody waits for this: you may also say nothing.',
  'hall.text.out': 'Your part in this game is over. Stay and watch as long as you like.',
  'hall.text.change': 'Your choice is in. You can change it until everybody has chosen:',
  'hall.text.number': 'A number from {min, number} to {max, number}',
  'hall.amount.less': 'One less',
  'hall.amount.more': 'One more',
  'hall.text.sure': '{choice}: are you sure?',

  // The end of a game
  'hall.score': 'Score sheet',
  'hall.score.you-win': 'You win: {names}, {points, plural, one {# point} other {# points}}',
  'hall.score.wins':
    '{count, plural, one {{names} wins with {points, plural, one {# point} other {# points}}} other {{names} win with {points, plural, one {# point} other {# points}} each}}',
  'hall.score.you-won': 'You win: {names}',
  'hall.score.won': 'Victory for {names}',
  'hall.score.together': 'They have won together.',
  'hall.score.places': 'Final places',
  'hall.score.shared': 'The victory is shared.',
  'hall.score.sources': 'Score by source',
  'hall.score.total': 'Total',
  'hall.score.best': 'best of the column',
  'hall.score.graph': 'Points over the game',
  'hall.score.graph.spoken': 'Points over the game. At the end: {totals}.',
  'hall.score.board': 'See the table',
  'hall.score.rematch': 'Rematch',
  'hall.score.save': 'Save the log',
  'hall.shuffle.title': 'The shuffle',
  'hall.shuffle.ask': 'Was it dealt as promised? Have the whole game dealt and played again, here.',
  'hall.shuffle.verify': 'Verify the shuffle',
  'hall.shuffle.busy': 'Verifying…',
  'hall.shuffle.kept': 'Checked: dealt as promised',
  'hall.shuffle.broken': 'Something does not fit',
  'hall.shuffle.played': '{choices, plural, one {# choice} other {# choices}} played again, with the same end',
  'hall.shuffle.promise': 'Promised before the deal',
  'hall.shuffle.seed': 'The seed, now open',
  'hall.shuffle.hash': 'Its hash, worked out here',
  'hall.shuffle.end': 'The end, played again here',
  'hall.shuffle.shares': 'Shares of the seats',
  'hall.shuffle.fits': 'fits',
  'hall.shuffle.differs': 'does not fit',

  // The rules
  'hall.rules.search': 'Search the rules',
  'hall.rules.clear': 'Clear the search',
  'hall.rules.found': '{clauses, plural, one {# clause} other {# clauses}}',
  'hall.rules.found-both':
    '{clauses, plural, one {# clause} other {# clauses}} · {cards, plural, one {# card} other {# cards}}',
  'hall.rules.nothing': 'No clause has these words.',
  'hall.rules.none': 'The rules of this game are not written down yet.',
  'hall.rules.chapters': 'Chapters',
  'hall.rules.terms': 'Terms',
  'hall.rules.untranslated': 'These rules are not translated yet, and shown in English.',

  // The cards
  'hall.cards.search': 'Search the cards',
  'hall.cards.found': '{cards, plural, one {# card} other {# cards}}',
  'hall.cards.count':
    '{kinds, number} of {allKinds, plural, one {# kind} other {# kinds}} · {cards, number} of {allCards, plural, one {# card} other {# cards}}',
  'hall.cards.any': 'Any',
  'hall.cards.players': 'Players',
  'hall.cards.clear': 'Clear filters',
  'hall.cards.copies': '{copies, plural, one {# copy} other {# copies}}',
  'hall.cards.nothing': 'No card fits.',
  'hall.cards.answers': '{card}: questions answered',
} as const;
