/** The clause behind each thing that can be pointed at; the sentence is `tip.…` of the locales. */
export const TIPS = {
  food: 'RM-1.6',
  favour: 'RM-13.4',
  terror: 'RM-19.1',
  farm: 'RM-19.6',
  wall: 'RM-19.7',
  tower: 'RM-19.8',
  glory: 'RM-19.11',
  dice: 'RM-6.2',
  territories: 'RM-18.3',
  artefacts: 'RM-8.1',
  leader: 'RM-6.5',
  upgrade: 'RM-9.1',
  slot: 'RM-7.1',
  round: 'RM-3.1',
  first: 'RM-2.2',
  honour: 'RM-2.5',
} as const satisfies Readonly<Record<string, string>>;

export type Tip = keyof typeof TIPS;

/** The same for the six spaces, whose sentences are `spaceText.…`. */
export const SPACE_CLAUSES = {
  recruit: 'RM-10.1',
  trade: 'RM-11.1',
  battle: 'RM-12.1',
  villages: 'RM-14.1',
  keeps: 'RM-15.1',
  territories: 'RM-16.1',
} as const;
