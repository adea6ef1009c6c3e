/** How many more a land may give this turn, by what everybody sees. */
import { landOf } from '../../content/lands.ts';
import { withPack } from '../../content/pack.ts';
import { REGIONS, type RegionId } from '../../content/regions.ts';
import { TROOP_CLASS, type TroopClass } from '../../content/troop-classes.ts';
import { TROOP, TROOPS } from '../../content/troops.ts';
import type { View } from '../../rules/view.ts';
import { frameOf } from './frames.ts';

/** The class of the troop of a land: surcharge, most in a turn. */
export function classIn(view: View, region: string): TroopClass {
  const { troop } = landOf(withPack(view.content), region as RegionId);
  const of = TROOP[TROOPS.indexOf(troop)].class;
  return TROOP_CLASS.find(({ id }) => id === of) ?? TROOP_CLASS[0];
}

/** As many as the class allows, less those who have come, and never more than there are counters. */
export function recruitsLeft(view: View, region: string): number {
  const { troop } = landOf(withPack(view.content), region as RegionId);
  const come = frameOf(view, 'recruiting')?.counts[REGIONS.indexOf(region as RegionId)] ?? 0;
  const room = classIn(view, region).most - Math.max(0, come);
  return Math.max(0, Math.min(room, view.pool[TROOPS.indexOf(troop)] ?? 0));
}
