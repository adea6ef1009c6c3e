/** The questions of a first game, and the clause that says what each is about. */
export const firsts: Readonly<Record<string, string>> = {
  draft: 'BR-4.3',
  action: 'BR-5.3',
  march: 'BR-7.1',
  'free-invasion': 'BR-8.5',
  'call-to-battle': 'BR-10.2',
  'battle-card': 'BR-11.1',
  'late-card': 'BR-11.5',
  raise: 'BR-14.4',
  'keep-card': 'BR-13.1',
};
