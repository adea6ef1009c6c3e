/** How a game is set up: freely, as history has it, with two lords a seat, or in pairs. */
export const SCENARIOS = ['free', 'historical', 'two-characters', 'alliances'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export interface Scenario {
  readonly id: ScenarioId;
  /** Numbers of seats that can play it. */
  readonly seats: readonly number[];
  /** Lords of one seat. */
  readonly lords: number;
  /** Lords bound to each other for the whole game; never a good and a chaotic one. */
  readonly paired?: true;
  /** Lands needed to win, where it is not by the number of seats. */
  readonly minimum?: Readonly<Record<number, number>>;
}

/** Pairs need as many lands together, be they one seat or two (SC-15.11, SC-15.15, SC-A-alliance-scenario-minimum). */
export const SCENARIO: readonly Scenario[] = [
  { id: 'free', seats: [2, 3, 4, 5, 6], lords: 1 },
  { id: 'historical', seats: [6], lords: 1 },
  { id: 'two-characters', seats: [2, 3], lords: 2, paired: true, minimum: { 2: 17, 3: 13 } },
  { id: 'alliances', seats: [4, 6], lords: 1, paired: true, minimum: { 4: 17, 6: 13 } },
];
