/** How much of a game is still a game: what is long for one is short for another. */
export interface Limits {
  /**
   * A log from elsewhere, which has to be played again before it is believed: one with more entries, more of them that
   * take something back, or more bytes of JSON is no game but a way to keep a hall busy. A hall lets no table of its own
   * grow past it: the seats share `undos` among them, for all that brings the game no further.
   */
  readonly log: { readonly entries: number; readonly undos: number; readonly bytes: number };
  /** A game that takes more decisions than this, if all of them are made by chance, does not end. */
  readonly decisions: number;
  /** So many decisions are looked at by every law in one walk: of a longer game, other walks begin further on. */
  readonly walk: number;
}

/** For a game of an evening. */
export const USUAL_LIMITS: Limits = {
  log: { entries: 3_000, undos: 600, bytes: 2 * 1024 * 1024 },
  decisions: 20_000,
  walk: 2_000,
};

export const limitsOf = (own: Partial<Limits> = {}): Limits => ({ ...USUAL_LIMITS, ...own });
