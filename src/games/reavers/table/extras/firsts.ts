/** The questions of a first game, and the clause that says what each is about. */
export const firsts: Readonly<Record<string, string>> = {
  select: 'RM-4.1',
  'act-or-rest': 'RM-4.5',
  rest: 'RM-5.1',
  'use-reaver': 'RM-10.6',
  trade: 'RM-11.2',
  journey: 'RM-12.3',
  'choose-battle': 'RM-12.6',
  'sea-battle': 'RM-12.7',
  hammers: 'RM-13.1',
  reroll: 'RM-13.4',
  resolve: 'RM-14.4',
  pillage: 'RM-14.6',
  subdue: 'RM-16.3',
  payment: 'RM-6.4',
  overflow: 'RM-6.2',
};
