import { type Trace, tracesOf } from '../../../../kit/table/traces.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { BEAST_ICONS } from '../pieces.ts';

/** What a lord did somewhere, before it is known whose lord he is. */
type Deed = Omit<Trace, 'seat'> & { readonly lord: string };

/** Where on the map something was done: who came, who fought, whose the land is now. What is built and recruited is seen there. */
function deedOf(fact: ScandinaviaFact): Deed | null {
  switch (fact.kind) {
    case 'marched':
      return { lord: fact.lord, at: fact.to, icon: 'footsteps', from: fact.from };
    case 'sailed':
      return { lord: fact.lord, at: fact.to, icon: 'drakkar' };
    case 'battle':
      return { lord: fact.attacker, at: fact.place, icon: 'crossed-swords' };
    case 'conquered':
      return { lord: fact.lord, at: fact.region, icon: 'flying-flag' };
    case 'beast-set':
      return { lord: fact.lord, at: fact.place, icon: BEAST_ICONS[fact.beast as keyof typeof BEAST_ICONS] };
    default:
      return null;
  }
}

/** A mark on the map, in the dye of the lord who left it. */
export type MapTrace = Deed;

/** What others did since the reader's last act. */
export function mapTraces(recent: readonly ScandinaviaFact[], view: Pick<View, 'lords' | 'seat'>): readonly MapTrace[] {
  const lords = new Map<string, string>();
  const traces = tracesOf(recent, view.seat, fact => {
    const deed = deedOf(fact);
    const seat = deed === null ? undefined : view.lords[deed.lord]?.seat;
    if (deed === null || seat === undefined) return null;
    const { lord, ...trace } = deed;
    lords.set(`${seat}/${trace.at}/${trace.icon}`, lord);
    return { seat, ...trace };
  });
  return traces.map(({ seat, ...trace }) => ({ ...trace, lord: lords.get(`${seat}/${trace.at}/${trace.icon}`) ?? '' }));
}
