/** How large the lead of either side would be, by all their throws. */
export interface Lead {
  readonly attacker: boolean;
  /** From so much on. */
  readonly from: number;
  /** Up to so much; null where there is no end to it. */
  readonly to: number | null;
  /** So often of a hundred. */
  readonly chance: number;
}

const STEPS = [
  [17, null],
  [9, 16],
  [1, 8],
] as const;

/** The attacker's largest leads first, the defender's last. With free folk a draw is the attacker's (SC-13.10). */
export function leadsOf(attack: readonly number[], defence: readonly number[], freeFolk: boolean): readonly Lead[] {
  const margins = attack.flatMap(a => defence.map(d => a - d));
  const share = (fits: (margin: number) => boolean): number =>
    Math.round((margins.filter(fits).length * 100) / margins.length);
  const within = (lead: number, from: number, to: number | null) => lead >= from && (to === null || lead <= to);
  const rows = (attacker: boolean): Lead[] =>
    STEPS.map(([least, to]) => {
      // A draw is a lead of nothing.
      const from = least === 1 && attacker === freeFolk ? 0 : least;
      return { attacker, from, to, chance: share(margin => within(attacker ? margin : -margin, from, to)) };
    });
  return [...rows(true), ...rows(false).reverse()];
}
