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
    case 'event-passed':
    case 'afflicted':
    case 'great':
    case 'storm':
    case 'sanctuaries':
      return { icon: 'uncertainty' };
    case 'battle':
      return { icon: 'crossed-swords', knot: 'great' };
    case 'conquered':
    case 'region-given':
    case 'land-taken':
      return { icon: 'flying-flag', knot: 'act' };
    case 'part-began':
    case 'round-began':
    case 'independent':
    case 'barbarians-hold':
    case 'island-owned':
      return { icon: 'flying-flag' };
    case 'marched':
      return { icon: 'footsteps', knot: 'dot' };
    case 'sailed':
    case 'launched':
    case 'fleet-lost':
    case 'fleet-taken':
    case 'storm-tried':
      return { icon: 'drakkar', knot: 'dot' };
    case 'allied':
    case 'agreed':
    case 'offered':
    case 'refused':
    case 'bowed':
    case 'vassal':
      return { icon: 'shaking-hands', knot: 'dot' };
    case 'bow-refused':
    case 'bond-over':
    case 'alliances-over':
    case 'last-turn':
      return { icon: 'shaking-hands' };
    case 'built':
    case 'destroyed':
    case 'building-stood':
      return { icon: BUILDING_ICONS[fact.building as BuildingId], knot: 'dot' };
    case 'gained':
    case 'paid':
    case 'paid-to':
    case 'gave':
    case 'taxed':
    case 'region-taxed':
    case 'owes':
    case 'surcharged':
    case 'bribed':
    case 'orc-paid':
      return { icon: 'two-coins', knot: 'dot' };
    case 'prosperity':
      return { icon: 'wheat' };
    case 'creed':
      return { icon: 'viking-church' };
    case 'recruit-tried':
    case 'came':
    case 'joined':
      return { icon: 'guards', knot: 'dot' };
    case 'left':
    case 'became':
    case 'turned':
    case 'equipped':
    case 'aside':
    case 'fanatic':
    case 'furious':
    case 'fights-on':
      return { icon: 'guards' };
    case 'cast':
      return { icon: 'glowing-hands', knot: 'dot' };
    case 'found':
      return { icon: 'receive-money' };
    case 'hero-tried':
      return { icon: 'sword-brandish', knot: 'dot' };
    case 'died':
    case 'hero-killed':
      return { icon: 'death-skull', knot: 'dot' };
    case 'out':
      return { icon: 'death-skull', knot: 'great' };
    case 'stone-appeared':
    case 'stone-taken':
    case 'stone-power':
    case 'stone-left':
    case 'stone-gone':
      return { icon: 'rune-stone', knot: 'dot' };
    case 'token-placed':
    case 'captured':
    case 'fate':
    case 'swapped':
    case 'freed':
    case 'escaped':
      return { icon: 'sword-brandish', knot: 'dot' };
    case 'bid':
    case 'beast-won':
    case 'beast-set':
      return { icon: 'spiked-dragon-head', knot: 'dot' };
    case 'beast-gone':
    case 'no-dragon':
      return { icon: 'spiked-dragon-head' };
    case 'raised':
    case 'loki':
      return { icon: 'jester-hat', knot: 'dot' };
    case 'no-loki':
      return { icon: 'jester-hat' };
    case 'force':
    case 'pick-rolled':
    case 'die-rolled':
    case 'region-rolled':
    case 'prison-tried':
    case 'escape-tried':
    case 'risen-tried':
      return { icon: 'rolling-dices' };
    case 'battle-won':
    case 'game-over':
      return { icon: 'trophy' };
    default:
      return {};
  }
}
