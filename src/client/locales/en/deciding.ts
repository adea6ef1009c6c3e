/** The hall’s words about deciding: second thoughts, what gives much away, finding things by key. */
export const deciding = {
  // Second thoughts
  'hall.held': '{name} may still take this back.',
  'hall.held.mine': 'You may still take this back.',
  'hall.held.end': 'End turn',
  'hall.motion.withdraw': 'Withdraw the request',
  'hall.pause': 'Time to think again',
  'hall.pause.text':
    'After your turn the others wait so long: until then you can undo it. On a clock, it is your time that runs.',
  'hall.pause.none': 'None',
  'hall.pause.short': '5 seconds',
  'hall.pause.long': '15 seconds',
  'hall.pause.own': 'Until I end it',
} as const;
