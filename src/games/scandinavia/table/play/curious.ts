import type { Ask } from '../../../../engine/contract/ask.ts';
import type { Way } from '../../../../kit/table/play/touching.ts';
import { HEX_IDS } from '../../content/hexes.ts';
import { REGIONS } from '../../content/regions.ts';
import { SEAS } from '../../content/waters.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import type { Target } from './targets.ts';

const LANDS: ReadonlySet<string> = new Set(REGIONS);
const HEXES: ReadonlySet<string> = new Set(HEX_IDS);
/** Questions about those who stand somewhere. */
const OF_WHO_STANDS: ReadonlySet<string> = new Set(['orders', 'battles', 'take-off', 'upkeep']);
const SEA_IDS: ReadonlySet<string> = new Set(SEAS);

/** Nobody recruits at sea: who touches what the answer could never name has something else in mind. */
function meant(place: string, choice: ScandinaviaChoice | undefined): ScandinaviaChoice | undefined {
  if (!choice) return undefined;
  if ('region' in choice && !LANDS.has(place)) return undefined;
  if ('sea' in choice && !SEA_IDS.has(place)) return undefined;
  // Whoever stands somewhere stands on land, on an island or aboard.
  const stands = choice.kind === 'march' || choice.kind === 'take-off' || choice.kind === 'disband-at';
  return stands && SEA_IDS.has(place) ? undefined : choice;
}

/** Who looks at a hex where nobody stands wants nobody there to do anything. */
const isEmpty = ({ pieces }: View, place: string, prompt: string): boolean =>
  OF_WHO_STANDS.has(prompt) && HEXES.has(place) && !(place in pieces);

/** What a land, a sea or an island would be touched for, by what is asked. */
const AT_PLACE: Readonly<Record<string, (place: string) => ScandinaviaChoice>> = {
  'first-region': region => ({ kind: 'start', region }),
  'second-region': region => ({ kind: 'start', region }),
  hire: region => ({ kind: 'hire', region }),
  lure: region => ({ kind: 'pay-region', region }),
  token: region => ({ kind: 'place-token', region }),
  taxes: region => ({ kind: 'tax-in', region }),
  pillage: region => ({ kind: 'pillage', region }),
  heroes: region => ({ kind: 'try-hero', region }),
  troops: region => ({ kind: 'recruit', region }),
  construction: region => ({ kind: 'build-in', region }),
  fervour: region => ({ kind: 'build-in', region }),
  launch: sea => ({ kind: 'launch', sea }),
  orders: from => ({ kind: 'march', from }),
  where: to => ({ kind: 'go', to }),
  toward: area => ({ kind: 'toward', area }),
  'beast-toward': area => ({ kind: 'toward', area }),
  'launch-at': at => ({ kind: 'launch-at', at }),
  stand: at => ({ kind: 'stand', at }),
  fleet: to => ({ kind: 'steer', to }),
  beast: at => ({ kind: 'set-down', at }),
  battles: at => ({ kind: 'fight', at }),
  'take-off': at => ({ kind: 'take-off', at }),
  upkeep: at => ({ kind: 'disband-at', at }),
  waters: at => ({ kind: 'cast', at }),
  omen: at => ({ kind: 'cast', at }),
  paralysis: at => ({ kind: 'cast', at }),
};

/** Whoever goes somewhere and touches a fleet wants to go where it lies. */
const towards = (prompt: string, place: string | undefined): ScandinaviaChoice | undefined =>
  place !== undefined && (prompt === 'where' || prompt === 'fleet') ? AT_PLACE[prompt]?.(place) : undefined;

/** The answer that a player seems to have in mind who touches something that is not lit: for asking why not. */
export function curious(
  target: Target,
  way: Way<Target>,
  { prompt }: Ask<ScandinaviaChoice>,
  view: View,
): ScandinaviaChoice | undefined {
  const [kind, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  if (way.touched.length > 0) return undefined;
  if (kind === 'place') return isEmpty(view, id, prompt) ? undefined : meant(id, AT_PLACE[prompt]?.(id));
  if (kind === 'fleet')
    return prompt === 'orders' ? { kind: 'sail', fleet: id } : towards(prompt, view.fleets[id]?.place);
  if (kind === 'building') return prompt === 'building' ? { kind: 'build', building: id } : undefined;
  return undefined;
}
