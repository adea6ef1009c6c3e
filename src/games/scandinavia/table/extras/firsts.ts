/** The questions of a first game, and the clauses that say what each is about: one is told each time it is asked. */
export const firsts: Readonly<Record<string, readonly string[]>> = {
  'pick-lord': ['SC-6.4'],
  'first-region': ['SC-1.2', 'SC-3.5'],
  place: ['SC-3.7'],
  muster: ['SC-3.7'],
  talk: ['SC-5.1'],
  dragon: ['SC-8.3', 'SC-8.7'],
  taxes: ['SC-9.4', 'SC-9.1'],
  heroes: ['SC-10.2', 'SC-10.5'],
  troops: ['SC-10.9', 'SC-10.10', 'SC-13.4'],
  construction: ['SC-11.3', 'SC-11.4'],
  orders: ['SC-12.1', 'SC-12.12', 'SC-13.2'],
  battles: ['SC-13.3', 'SC-13.6'],
  losses: ['SC-13.11'],
  upkeep: ['SC-14.1', 'SC-14.3'],
};
