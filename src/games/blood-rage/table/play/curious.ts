import type { Ask } from '../../../../engine/contract/ask.ts';
import { CARDS } from '../../content/cards.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { cardNumber, figureNumber } from '../../rules/numbers.ts';
import { isShip } from '../../rules/upgrades.ts';
import type { FjordView, ProvinceView, View } from '../../rules/view.ts';
import type { Target, Way } from './targets.ts';

const rest = (target: string): string => target.slice(target.indexOf(':') + 1);

/** The choice that a player seems to have in mind who touches something that is not lit: for asking why not. */
export function curious(
  target: Target,
  way: Way,
  ask: Ask<BloodRageChoice> | null,
  view: View,
): BloodRageChoice | undefined {
  if (!ask) return undefined;
  const id = rest(target);
  const [first] = way.touched;
  if (target.startsWith('place:')) return atPlace(id, first, way, ask);
  if (target.startsWith('card:')) return withCard(id, ask);
  if (target.startsWith('reserve:')) return { kind: 'invade', figure: id, to: openTo(view, id) };
  if (target.startsWith('figure:')) {
    const [place, figure] = id.split('/');
    if (ask.prompt === 'march') return { kind: 'march-figure', figure };
    if (ask.prompt === 'call-to-battle') return { kind: 'join', figure, from: place };
    return { kind: 'pillage', province: place };
  }
  return undefined;
}

/** Somewhere with room for the figure, if there is any: the place must not be what stands against it. */
function openTo(view: View, figure: string): string {
  if (isShip(figureNumber[figure])) return openFjord(view).id;
  const outer = view.provinces.filter(p => !p.destroyed && p.villages !== null);
  const taken = (province: ProvinceView): number => province.figures.reduce((sum, group) => sum + group.count, 0);
  return (outer.find(p => taken(p) < (p.villages ?? 0)) ?? outer[0])?.id ?? '';
}

const openFjord = ({ fjords, provinces }: View): FjordView =>
  fjords.find(({ supports }) => provinces.some(p => supports.includes(p.id) && !p.destroyed)) ?? fjords[0];

function atPlace(
  place: string,
  first: Target | undefined,
  way: Way,
  ask: Ask<BloodRageChoice>,
): BloodRageChoice | undefined {
  if (first?.startsWith('reserve:')) return { kind: 'invade', figure: rest(first), to: place };
  if (first?.startsWith('valhalla:')) return { kind: 'return', figure: rest(first), to: place };
  if (first?.startsWith('from:')) return { kind: 'march', from: rest(first), to: place };
  switch (ask.prompt) {
    case 'action':
      return way.kind === 'invade'
        ? { kind: 'invade', figure: 'warrior', to: place }
        : { kind: 'pillage', province: place };
    case 'free-invasion':
      return { kind: 'invade', figure: String(ask.args?.figure), to: place };
    case 'bring-warrior':
    case 'come-back':
      return { kind: 'invade', figure: 'warrior', to: place };
    case 'call-to-battle':
      return { kind: 'join', figure: 'warrior', from: place };
    case 'move-leader':
      return { kind: 'move-leader', to: place };
    default:
      return undefined;
  }
}

function withCard(card: string, ask: Ask<BloodRageChoice>): BloodRageChoice | undefined {
  switch (ask.prompt) {
    case 'action':
      return CARDS[cardNumber[card]].type === 'quest' ? { kind: 'quest', card } : { kind: 'upgrade', card };
    case 'late-card':
      return { kind: 'add', card };
    case 'battle-card':
      return { kind: 'commit', card };
    default:
      return undefined;
  }
}
