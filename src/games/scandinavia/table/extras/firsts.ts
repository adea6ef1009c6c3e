/** The questions of a first game, and the clause that says what each is about. */
export const firsts: Readonly<Record<string, string>> = {
  talk: 'SC-5.1',
  dragon: 'SC-8.3',
  taxes: 'SC-9.4',
  heroes: 'SC-10.2',
  troops: 'SC-10.9',
  construction: 'SC-11.3',
  orders: 'SC-12.1',
  battles: 'SC-13.3',
  losses: 'SC-13.11',
  upkeep: 'SC-14.1',
};
