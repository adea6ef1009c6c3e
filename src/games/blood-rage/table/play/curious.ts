import type { Ask } from '../../../../engine/contract/ask.ts';
import type { Way } from '../../../../kit/table/play/touching.ts';
import { CARDS } from '../../content/cards.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { cardNumber, figureNumber } from '../../rules/numbers.ts';
import { isShip } from '../../rules/upgrades.ts';
import type { FjordView, ProvinceView, View } from '../../rules/view.ts';
import type { Target } from './targets.ts';

const rest = (target: string): string => target.slice(target.indexOf(':') + 1);

/** The choice that a player seems to have in mind who touches something that is not lit: for asking why not. */
export function curious(
  target: Target,
  way: Way<Target>,
  ask: Ask<BloodRageChoice>,
  view: View,
): BloodRageChoice | undefined {
  const id = rest(target);
  if (target.startsWith('act:')) return withoutMore(id, ask, view);
  const [first] = way.touched;
  if (target.startsWith('place:')) return atPlace(id, first, way, ask, view);
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

/** A whole kind of action is off: with what would most likely do, so that what is against it is against all. */
function withoutMore(act: string, { seat }: Ask<BloodRageChoice>, view: View): BloodRageChoice | undefined {
  switch (act) {
    case 'invade':
      return { kind: 'invade', figure: 'warrior', to: openTo(view, 'warrior') };
    case 'march': {
      const from = view.provinces.find(({ figures }) => ofSeat(figures, seat)) ?? view.provinces[0];
      return { kind: 'march', from: from.id, to: marchTo(view, from.id) };
    }
    case 'pillage': {
      const at = view.provinces.find(province => isPresent(view, province, seat)) ?? view.provinces[0];
      return { kind: 'pillage', province: at.id };
    }
    default:
      return undefined;
  }
}

const ofSeat = (figures: ProvinceView['figures'], seat: number): boolean => figures.some(group => group.seat === seat);

/** In a province that stands, or beside it in its fjord. */
const isPresent = ({ fjords }: View, { id, destroyed, figures }: ProvinceView, seat: number): boolean =>
  !destroyed &&
  (ofSeat(figures, seat) || fjords.some(fjord => fjord.supports.includes(id) && ofSeat(fjord.figures, seat)));

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
  way: Way<Target>,
  ask: Ask<BloodRageChoice>,
  view: View,
): BloodRageChoice | undefined {
  if (first?.startsWith('reserve:')) return { kind: 'invade', figure: rest(first), to: place };
  if (first?.startsWith('valhalla:')) return { kind: 'return', figure: rest(first), to: place };
  if (first?.startsWith('from:')) return { kind: 'march', from: rest(first), to: place };
  switch (ask.prompt) {
    case 'action':
      return acting(place, way.mode, ask, view);
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

/** A place that is touched for an action: the one that was named, else what may be done with such a place. */
function acting(place: string, mode: Target | null, { seat }: Ask<BloodRageChoice>, view: View): BloodRageChoice {
  const fjord = view.fjords.some(({ id }) => id === place);
  switch (mode) {
    case 'act:invade':
      return { kind: 'invade', figure: 'warrior', to: place };
    case 'act:march':
      return { kind: 'march', from: place, to: marchTo(view, place) };
    case 'act:pillage-again':
      return { kind: 'pillage-again', province: place };
    case 'act:pillage':
      return { kind: 'pillage', province: place };
    default:
      // Nothing is pillaged in a fjord; whoever touches one thinks of a Ship.
      return fjord ? { kind: 'invade', figure: shipOf(view, seat), to: place } : { kind: 'pillage', province: place };
  }
}

/** Somewhere to march to, so that the place it begins at is what stands against it. */
function marchTo(view: View, from: string): string {
  const to = view.provinces.find(({ id, destroyed, villages }) => id !== from && !destroyed && villages === null);
  return to?.id ?? openTo(view, 'warrior');
}

/** A Ship of one's own in the reserve, if there is one. */
const shipOf = (view: View, seat: number): string =>
  view.clans[seat].reserve.find(({ figure }) => isShip(figureNumber[figure]))?.figure ?? 'ship';

function withCard(card: string, ask: Ask<BloodRageChoice>): BloodRageChoice | undefined {
  switch (ask.prompt) {
    case 'action':
      return CARDS[cardNumber[card]].type === 'quest' ? { kind: 'quest', card } : { kind: 'upgrade', card };
    case 'late-card':
      return { kind: 'add', card };
    case 'battle-card':
      return { kind: 'commit', card };
    case 'keep-card':
      return { kind: 'keep-card', card };
    case 'buy-back':
      return { kind: 'buy-back', card };
    default:
      return undefined;
  }
}
