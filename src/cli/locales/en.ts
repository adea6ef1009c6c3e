/** What the terminal says by itself while a game is played. */
export default {
  'cli.game': '{game} with {players, plural, one {# seat} other {# seats}}. Yours: {seat}.',
  'cli.since': 'Since your last choice:',
  'cli.choose': 'Your choice (h for help): ',
  'cli.idle': 'Nobody waits for this: an empty line goes on.',
  'cli.number': 'A number from {min, number} to {max, number}: ',
  'cli.unclear': 'That is not a choice. Type a number, some words of a choice, or h for help.',
  'cli.several': '{count, plural, one {# choice has} other {# choices have}} these words:',
  'cli.undone': 'Undone.',
  'cli.no-reason': 'Nothing forbids it: it is among the choices.',
  'cli.hint': 'What would a good player do? ({games, plural, one {# game} other {# games}} played on.)',
  'cli.no-hint': 'There is nothing to choose here.',
  'cli.not-now': 'Not possible now:',
  'cli.unknown': 'Nothing here has these words.',
  'cli.saved': 'Saved in {file}. Go on with: skali play {game} --load {file}',
  'cli.no-clause': 'No clause has this number or these words.',
  'cli.over': 'The game is over.',
  'cli.shared': 'They have won together.',
  'cli.place': 'Place',
  'cli.total': 'Total',
  'cli.help': `Type the number of a choice, or some of its words.
  s            the table
  u            undo your last choice
  ? [words]    what is not possible now, and why
  w words      why not that? (the same, for some words)
  hint         what a good player would do
  l [all]      what happened (the last lines, or all)
  r words      a clause of the rules by its number, or a search
  b            back to all choices
  q            save and quit`,
} as const;
