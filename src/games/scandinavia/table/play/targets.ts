import type { Target as AnyTarget } from '../../../../kit/table/play/touching.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';

/** Things of this table: `place:noorland`, `fleet:fleet-3`, `piece:viking`, `say:done`. */
export type Target = AnyTarget;

/** The place where a fleet lies that is touched; null for anything else. */
export function mooredAt(target: Target, { fleets }: Pick<View, 'fleets'>): Target | null {
  const place = target.startsWith('fleet:') ? fleets[target.slice('fleet:'.length)]?.place : undefined;
  return place === undefined ? null : `place:${place}`;
}

/** A place where pieces stand is touched on the map: a fleet as itself. */
export const spotTarget = (spot: string): Target => (spot.startsWith('fleet-') ? `fleet:${spot}` : `place:${spot}`);

/** Does it lie on the map? All else is said, or lies beside it. */
export const isOnMap = (target: Target): boolean => target.startsWith('place:') || target.startsWith('fleet:');

/** What has to be touched for an answer, one thing after the other. */
export function pathOf(choice: ScandinaviaChoice): readonly Target[] {
  switch (choice.kind) {
    // A land, a sea or an island is the answer itself.
    case 'start':
    case 'hire':
    case 'pay-region':
    case 'place-token':
    case 'tax-in':
    case 'pillage':
    case 'try-hero':
    case 'recruit':
    case 'build-in':
      return [`place:${choice.region}`];
    case 'launch':
      return [`place:${choice.sea}`];
    case 'go':
    case 'steer':
      return [`place:${choice.to}`];
    case 'toward':
    case 'choose-in':
      return [`place:${choice.area}`];
    case 'cast':
    case 'set-down':
    case 'launch-at':
    case 'stand':
      return [`place:${choice.at}`];
    case 'fight':
      return choice.side === undefined ? [`place:${choice.at}`] : [`place:${choice.at}`, `side:${choice.side}`];
    case 'moor':
      return [`place:${choice.region}`, `place:${choice.sea}`];
    case 'march':
      return [spotTarget(choice.from)];
    case 'take-off':
    case 'disband-at':
      return [spotTarget(choice.at)];
    case 'sail':
    case 'scrap':
      return [`fleet:${choice.fleet}`];
    // What is given away for good is said first.
    case 'give-region':
      return ['say:give-region', `place:${choice.region}`];
    case 'place':
      return [`building:${choice.building}`, `place:${choice.region}`];
    case 'muster':
      return [`piece:${choice.piece}`, `place:${choice.region}`];
    // First the place, then who stands there.
    case 'pay-hero':
    case 'double':
      return [spotTarget(choice.at), `piece:${choice.piece}`];
    case 'dismiss':
      return ['say:dismiss', spotTarget(choice.at), `piece:${choice.piece}`];
    case 'sacrifice-at':
    case 'strike-at':
      return [spotTarget(choice.at), `side:${choice.lord}`];
    case 'take':
    case 'ride':
    case 'carry':
    case 'board':
    case 'bear':
    case 'sacrifice':
    case 'strike':
    case 'lose':
    case 'revive':
    case 'disband':
      return [`piece:${choice.piece}`];
    // Those aboard and those ashore may be of one kind.
    case 'land':
      return [`land:${choice.piece}`];
    case 'hand-stone':
      return ['say:hand-stone', `piece:${choice.piece}`];
    // One window of a battle may offer several things to do with the same piece.
    case 'kill-hero':
    case 'dominate':
    case 'fanaticise':
    case 'invert':
    case 'bribe':
    case 'rage':
    case 'pay-orc':
      return [`${choice.kind}:${choice.piece}`];
    // A lord is chosen by his sheet.
    case 'pick-lord':
      return [`sheet:${choice.lord}`];
    case 'next':
    case 'afflict':
    case 'command':
      return [`lord:${choice.lord}`];
    // The board of diplomacy has a word for each lord.
    case 'offer':
    case 'agree':
    case 'refuse':
    case 'gift':
      return [`${choice.kind}:${choice.to}`];
    case 'bow':
    case 'accept-vassal':
    case 'refuse-vassal':
      return [`${choice.kind}:${choice.lord}/${choice.to}`];
    case 'release-vassal':
      return [`release-vassal:${choice.lord}`];
    case 'tax':
      return [`tax:${choice.level}`];
    case 'build':
      return [`building:${choice.building}`];
    case 'demolish':
      return ['say:demolish', `building:${choice.building}`];
    case 'fate':
      return [`fate:${choice.fate}`];
    default:
      return [`say:${choice.kind}`];
  }
}

/** The same in a question: only in the talk does each lord have his words; elsewhere gifts lie behind one of their own. */
export const pathIn = (choice: ScandinaviaChoice, prompt: string): readonly Target[] =>
  choice.kind === 'gift' && prompt !== 'talk' ? ['say:gift', ...pathOf(choice)] : pathOf(choice);

/** Numbers that are picked at once, where they are asked for; others are begun with a word. */
const AT_ONCE: ReadonlySet<ScandinaviaChoice['kind']> = new Set([
  'count',
  'surcharge',
  'undead',
  'pay-gold-to-orc',
  'bid',
  'raise',
  'lay-aside',
  'give',
]);
export const isPickedAtOnce = ({ kind }: ScandinaviaChoice): boolean => AT_ONCE.has(kind);
