import type { Speaker } from '../../../../engine/text/text.ts';
import type { FactLook } from '../../../../kit/table/table-module.ts';
import type { BloodRageFact } from '../../rules/facts.ts';

const ROMAN = ['I', 'II', 'III'];

/** How each thing that happens looks in the saga and on the loom. */
export function factLook(fact: BloodRageFact, speaker: Speaker): FactLook {
  switch (fact.kind) {
    case 'age-began':
      return { chapter: speaker.say('ui.age-short', { roman: ROMAN[fact.age - 1] }) };
    case 'phase-began':
      return { section: speaker.name('phaseShort', fact.phase) };
    case 'turn':
      return { turn: fact.seat };
    case 'drafted':
      return { icon: 'card-pick', knot: 'dot' };
    case 'invaded':
      // A free invasion belongs to the act that brought it.
      return fact.cause === undefined ? { icon: 'drakkar', knot: 'act' } : { icon: 'drakkar' };
    case 'marched':
      return { icon: 'footsteps', knot: 'act' };
    case 'upgraded':
      return { icon: 'anvil', knot: 'act' };
    case 'quest-taken':
      return { icon: 'tied-scroll', knot: 'act' };
    case 'pillage-declared':
      return { icon: 'torch', knot: 'act' };
    case 'passed':
      return { icon: 'hand', knot: 'act' };
    case 'battle-won':
      return { icon: 'crossed-swords', knot: 'great' };
    case 'battle-began':
    case 'strength-compared':
    case 'battle-tied':
      return { icon: 'crossed-swords' };
    case 'quest-done':
      return { icon: 'tied-scroll', knot: 'act' };
    case 'province-destroyed':
      return { icon: 'burning-meteor', knot: 'act' };
    case 'doom-moved':
      return { icon: 'burning-meteor' };
    case 'released':
      return { icon: 'feathered-wing', knot: 'dot' };
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
    case 'game-over':
      return { icon: 'trophy' };
    default:
      return {};
  }
}
