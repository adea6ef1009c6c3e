/** The hall’s words about deciding: second thoughts, what gives much away, finding things by key. */
export const deciding = {
  // What it costs, and yes
  'hall.price.leaves': 'leaves {left, number}',
  'hall.price.lacks': '{lacks, number} short',
  'hall.yes': 'Yes',

  // Second thoughts
  'hall.held': '{name} can still undo this.',
  'hall.held.mine': 'You can still undo this.',
  'hall.held.end': 'End turn',
  'hall.motion.withdraw': 'Withdraw the request',
  'hall.pause': 'Time to think again',
  'hall.pause.text':
    'After your turn the others wait this long, so that you can still undo it. With a clock, it is your time that runs.',
  'hall.pause.none': 'No wait',
  'hall.pause.short': '5 seconds',
  'hall.pause.long': '15 seconds',
  'hall.pause.own': 'Until I end it',

  // Without a pointer
  'hall.find': 'Go to a place, card or figure by name',
  'hall.find.nothing': 'Nothing here is called that.',
  'hall.keys.next': 'To the next thing you can choose',
  'hall.keys.previous': 'To the one before',
  'hall.keys.elsewhere': 'Change',
  'hall.keys.change': 'Change the key: {label}',
  'hall.keys.press': 'Press the new key, or Esc',
  'hall.keys.taken': '“{key}” is taken: {label}.',
  'hall.keys.reserved': '“{key}” cannot be used.',
  'hall.keys.reset': 'Restore all keys',
} as const;
