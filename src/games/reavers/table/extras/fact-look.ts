import type { Speaker } from '../../../../engine/text/text.ts';
import type { FactLook } from '../../../../kit/table/table-module.ts';
import type { SpaceId } from '../../content/spaces.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { SPACE_ICONS } from '../pieces.ts';

/** How each thing that happens looks in the saga and on the loom. */
export function factLook(fact: ReaversFact, speaker: Speaker): FactLook {
  switch (fact.kind) {
    case 'round-began':
      return { chapter: speaker.say('ui.round-n', { round: fact.round }) };
    case 'selected':
      return {
        section: speaker.name('space', fact.space),
        icon: SPACE_ICONS[fact.space as SpaceId],
        knot: 'great',
        turn: fact.seat,
      };
    case 'acts':
      return { icon: SPACE_ICONS[fact.space as SpaceId], knot: 'act' };
    case 'rests':
      return { icon: 'camping-tent', knot: 'act' };
    case 'rolled':
    case 'die-gained':
      return { icon: 'rolling-dices' };
    case 'recruited':
    case 'rallied':
    case 'specialised':
    case 'reaver-works':
      return { icon: 'rally-the-troops', knot: 'dot' };
    case 'promoted':
      return { icon: 'crown', knot: 'dot' };
    case 'prophecy':
    case 'prophecy-returned':
      return { icon: 'tied-scroll', knot: 'dot' };
    case 'artefact-placed':
    case 'artefact-used':
    case 'artefact-lost':
    case 'artefact-given-up':
      return { icon: 'jeweled-chalice', knot: 'dot' };
    case 'pillaged':
      return { icon: 'torch', knot: 'dot' };
    case 'journey':
      return { icon: 'compass' };
    case 'sea-won':
      return { icon: 'drakkar-dragon', knot: 'act' };
    case 'combat-began':
    case 'combat-rolled':
    case 'combat-won':
    case 'combat-lost':
      return { icon: 'crossed-swords' };
    case 'subdued':
      return { icon: 'flying-flag', knot: 'dot' };
    case 'glory':
      return { icon: 'laurel-crown', points: [[fact.seat, fact.glory]], together: fact.source };
    case 'game-over':
      return { icon: 'trophy' };
    default:
      return {};
  }
}
