import type { Speaker } from '../../../../engine/text/text.ts';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import type { FactLook } from '../../../../kit/table/table-module.ts';
import type { BuildingId } from '../../content/buildings.ts';
import type { PhaseId } from '../../content/phases.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { BUILDING_ICONS, PHASE_ICONS } from '../pieces.ts';

/** How each thing that happens looks in the saga and on the loom. */
export function factLook(fact: ScandinaviaFact, speaker: Speaker): FactLook {
  if (fact.kind === 'turn-began') return { chapter: speaker.say('ui.turn-n', { turn: fact.turn }) };
  if (fact.kind === 'phase-began') return { ...drawn(fact), section: speaker.name('phase', fact.phase) };
  return drawn(fact);
}

/** What stands before a line of a scene. */
export const factIcon = (fact: ScandinaviaFact): IconName => drawn(fact).icon ?? 'scroll-unfurled';

/** All of it that needs no words. */
function drawn(fact: ScandinaviaFact): Pick<FactLook, 'icon' | 'knot'> {
  switch (fact.kind) {
    case 'phase-began':
      return { icon: PHASE_ICONS[fact.phase as PhaseId] };
    case 'event-rolled':
      return { icon: 'uncertainty', knot: 'great' };
    case 'battle':
      return { icon: 'crossed-swords', knot: 'great' };
    case 'conquered':
    case 'region-given':
    case 'land-taken':
      return { icon: 'flying-flag', knot: 'act' };
    case 'marched':
      return { icon: 'footsteps', knot: 'dot' };
    case 'sailed':
    case 'launched':
    case 'fleet-lost':
    case 'fleet-taken':
      return { icon: 'drakkar', knot: 'dot' };
    case 'allied':
    case 'agreed':
    case 'offered':
    case 'refused':
      return { icon: 'shaking-hands', knot: 'dot' };
    case 'built':
    case 'destroyed':
      return { icon: BUILDING_ICONS[fact.building as BuildingId], knot: 'dot' };
    case 'gained':
    case 'paid':
    case 'paid-to':
    case 'gave':
    case 'taxed':
    case 'region-taxed':
      return { icon: 'two-coins', knot: 'dot' };
    case 'prosperity':
      return { icon: 'wheat' };
    case 'creed':
      return { icon: 'viking-church' };
    case 'recruit-tried':
    case 'came':
    case 'joined':
      return { icon: 'guards', knot: 'dot' };
    case 'hero-tried':
      return { icon: 'sword-brandish', knot: 'dot' };
    case 'died':
      return { icon: 'death-skull', knot: 'dot' };
    case 'out':
      return { icon: 'death-skull', knot: 'great' };
    case 'stone-appeared':
    case 'stone-taken':
    case 'stone-power':
      return { icon: 'rune-stone', knot: 'dot' };
    case 'bid':
    case 'beast-won':
    case 'beast-set':
      return { icon: 'spiked-dragon-head', knot: 'dot' };
    case 'raised':
    case 'loki':
      return { icon: 'jester-hat', knot: 'dot' };
    case 'force':
    case 'pick-rolled':
    case 'die-rolled':
      return { icon: 'rolling-dices' };
    case 'battle-won':
    case 'game-over':
      return { icon: 'trophy' };
    default:
      return {};
  }
}
