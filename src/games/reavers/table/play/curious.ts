import type { Ask } from '../../../../engine/contract/ask.ts';
import type { Way } from '../../../../kit/table/play/touching.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import type { Target } from './targets.ts';

/** The choice that a player seems to have in mind who touches something that is not lit: for asking why not. */
export function curious(
  target: Target,
  way: Way<Target>,
  ask: Ask<ReaversChoice>,
  view: View,
): ReaversChoice | undefined {
  const at = target.indexOf(':');
  const id = target.slice(at + 1);
  const begun = way.touched.at(-1);
  const after = begun?.slice(begun.indexOf(':') + 1) ?? '';
  switch (target.slice(0, at)) {
    case 'space':
      return ask.prompt === 'act-or-rest' && id === view.space ? { kind: 'act' } : { kind: 'select', space: id };
    case 'group':
      return { kind: 'take-group', group: Number(id.split('/')[1]) };
    case 'deck':
      return ask.prompt === 'choose-deck' ? { kind: 'choose-deck', deck: id } : { kind: 'draw' };
    case 'card':
      return withCard(id, ask);
    case 'territory':
      return { kind: 'peace', territory: id };
    case 'gift':
      return { kind: 'trade', reward: id };
    case 'market':
      return { kind: 'trade-die', die: id };
    case 'die':
      return begun?.startsWith('artefact:') ? { kind: 'store', artefact: after, die: id } : withDie(id, ask);
    case 'upgrade':
      return { kind: ask.prompt === 'lose-treasure' ? 'lose-upgrade' : 'spend-upgrade', upgrade: id };
    case 'artefact':
      return { kind: 'use', artefact: id };
    case 'prophecy':
      return { kind: 'return-prophecy', card: id };
    case 'slot':
      if (!begun?.startsWith('card:')) return undefined;
      return id === 'leader' ? { kind: 'promote', card: after } : { kind: 'specialise', card: after, space: id };
    case 'face':
      return { kind: 'take-die', die: id };
    case 'colour':
      return { kind: 'roll-die', colour: id };
    case 'say':
      return said(id, begun);
    default:
      return undefined;
  }
}

function withCard(card: string, ask: Ask<ReaversChoice>): ReaversChoice {
  switch (ask.prompt) {
    case 'trade':
    case 'trade-die':
      return { kind: 'trade-prophecy', card };
    case 'use-reaver':
      return { kind: 'rally', card };
    case 'resolve':
      return { kind: 'resolve', card };
    case 'keep-card':
      return { kind: 'keep-card', card };
    default:
      return { kind: 'face', card };
  }
}

function withDie(die: string, ask: Ask<ReaversChoice>): ReaversChoice {
  switch (ask.prompt) {
    case 'overflow':
    case 'lose-die':
      return { kind: 'drop', die };
    case 'turn-die':
      return { kind: 'turn', die };
    default:
      return { kind: 'spend', die };
  }
}

/** Buttons that stay in sight when they are off. */
function said(word: string, begun: Target | undefined): ReaversChoice | undefined {
  switch (word) {
    case 'force':
    case 'peace':
      return begun?.startsWith('territory:') ? { kind: word, territory: begun.slice('territory:'.length) } : undefined;
    case 'combine':
    case 'fight':
    case 'pay':
    case 'rest-die':
    case 'rest-food':
    case 'roll':
      return { kind: word };
    default:
      return undefined;
  }
}
