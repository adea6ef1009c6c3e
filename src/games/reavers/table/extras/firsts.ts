/** The questions of a first game, and the clauses that say what each is about: one is told each time it is asked. */
export const firsts: Readonly<Record<string, readonly string[]>> = {
  select: ['RM-19.11', 'RM-4.1', 'RM-3.1', 'RM-4.6', 'RM-4.7'],
  'act-or-rest': ['RM-4.5', 'RM-5.1', 'RM-1.4'],
  rest: ['RM-5.1'],
  'use-reaver': ['RM-10.4', 'RM-10.5', 'RM-10.6', 'RM-10.8', 'RM-6.5'],
  trade: ['RM-11.2'],
  journey: ['RM-12.3'],
  'choose-battle': ['RM-12.6', 'RM-12.8'],
  'sea-battle': ['RM-12.7'],
  hammers: ['RM-13.1', 'RM-13.2'],
  reroll: ['RM-13.4', 'RM-13.6'],
  resolve: ['RM-14.4'],
  pillage: ['RM-14.6'],
  subdue: ['RM-16.3'],
  payment: ['RM-6.4'],
  overflow: ['RM-6.2'],
};
