import type { Speaker } from '../../../../engine/text/text.ts';
import type { FactLook } from '../../../../kit/table/table-module.ts';
import type { BloodRageFact } from '../../rules/facts.ts';

const ROMAN = ['I', 'II', 'III'];

/** Looks that need nothing but the kind of what happened. */
const LOOKS: Readonly<Partial<Record<BloodRageFact['kind'], FactLook>>> = {
  drafted: { icon: 'card-pick', knot: 'dot' },
  marched: { icon: 'footsteps', knot: 'act' },
  upgraded: { icon: 'anvil', knot: 'act' },
  'quest-taken': { icon: 'tied-scroll', knot: 'act' },
  'pillage-declared': { icon: 'torch', knot: 'act' },
  passed: { icon: 'hand', knot: 'act' },
  'battle-began': { icon: 'crossed-swords' },
  'strength-compared': { icon: 'crossed-swords' },
  'battle-tied': { icon: 'crossed-swords' },
  'battle-won': { icon: 'crossed-swords', knot: 'great' },
  'quest-done': { icon: 'tied-scroll', knot: 'act' },
  'province-destroyed': { icon: 'burning-meteor', knot: 'act' },
  'doom-moved': { icon: 'burning-meteor' },
  released: { icon: 'feathered-wing', knot: 'dot' },
  'game-over': { icon: 'trophy' },
};

/** How each thing that happens looks in the saga and on the loom. */
export function factLook(fact: BloodRageFact, speaker: Speaker): FactLook {
  switch (fact.kind) {
    case 'age-began':
      return { chapter: speaker.say('ui.age-short', { roman: ROMAN[fact.age - 1] }) };
    case 'phase-began':
      return { section: speaker.name('phaseShort', fact.phase) };
    case 'turn':
      return { turn: fact.seat };
    case 'invaded':
      // A free invasion belongs to the act that brought it.
      return fact.cause === undefined ? { icon: 'drakkar', knot: 'act' } : { icon: 'drakkar' };
    case 'glory':
      return { icon: 'laurel-crown', points: [[fact.seat, fact.glory]] };
    case 'glory-stolen':
      return {
        icon: 'laurel-crown',
        points: [
          [fact.seat, fact.glory],
          [fact.from, -fact.glory],
        ],
      };
    default:
      return LOOKS[fact.kind] ?? {};
  }
}
