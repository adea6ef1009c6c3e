/** The questions of a first game, and the clauses that say what each is about: one is told each time it is asked. */
export const firsts: Readonly<Record<string, readonly string[]>> = {
  draft: ['BR-4.3', 'BR-11.3', 'BR-4.5'],
  action: ['BR-17.4', 'BR-6.1', 'BR-10.1', 'BR-8.1', 'BR-9.1', 'BR-1.9', 'BR-6.6', 'BR-10.6', 'BR-15.1'],
  march: ['BR-7.1'],
  'free-invasion': ['BR-8.5'],
  'call-to-battle': ['BR-10.2', 'BR-10.5'],
  'battle-card': ['BR-11.1', 'BR-11.3', 'BR-12.1', 'BR-12.13'],
  'late-card': ['BR-11.5'],
  raise: ['BR-14.4', 'BR-17.3'],
  'keep-card': ['BR-13.1'],
};
