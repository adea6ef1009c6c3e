/** The steps of a battle, in the order of the rules. */
export const STEP = {
  commit: 0,
  reveal: 1,
  onReveal: 2,
  keepOne: 3,
  countQuest: 4,
  late: 5,
  compare: 6,
  texts: 7,
  winnersCards: 8,
  losses: 9,
  reward: 10,
  axes: 11,
  bodyCount: 12,
  aftermath: 13,
} as const;
