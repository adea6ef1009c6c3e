/** Words of the engine itself, the same for every game. */
export default {
  seat: 'Seat {number, number}',
  'fact.sealed': '',
  'fact.forced': '{seat}: {choice} (only choice).',
  'why.not-asked': 'You are not asked now.',
  'why.not-listed': 'This is not among the choices now.',
  'why.not-a-choice': 'This is not a choice at all.',
  'why.unknown': 'There is no such thing in this game: {field}.',
  'why.nothing-to-undo': 'There is nothing to undo.',
  'why.undo-barrier': 'Something has been learned or decided since: no undo without the others.',
  'why.other-rules': 'What was played by an older version of the rules cannot be undone.',
  'why.not-your-seat': 'This seat is not yours.',
  'why.not-over': 'The whole log is shown when the game is over.',
  'why.not-kept': 'This could not be saved, so it was not done. Please try again.',
} as const;
