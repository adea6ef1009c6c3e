import type { Ask } from '../../../engine/contract/ask.ts';
import type { Moment } from '../../../kit/test/on-page.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { spotName } from '../rules/names.ts';
import type { View } from '../rules/view.ts';
import { frameOf } from '../table/play/frames.ts';

type OwnAsk = Ask<ScandinaviaChoice>;
type Until = Moment<View, ScandinaviaChoice>['until'];

const mine = (ask: OwnAsk, prompt: string): boolean => ask.seat === 0 && ask.prompt === prompt;
const offers = (ask: OwnAsk, ...kinds: readonly ScandinaviaChoice['kind'][]): boolean =>
  kinds.every(kind => ask.choices.some(choice => choice.kind === kind));

/** The first such question that the reader is asked, from some turn on. */
const asked =
  (prompt: string, turn = 2): Until =>
  (_, ask, view) =>
    mine(ask, prompt) && view.turn >= turn;

const ADVANCED = { rules: 'advanced' };

const all = {
  /** Which lord to be. */
  lords: { until: (_, ask) => mine(ask, 'pick-lord') },
  /** Where to begin, in a free game of four: what stands where is up to each. */
  start: { seats: 'ybbb', until: (_, ask) => mine(ask, 'first-region') },
  /** Somebody has offered the reader an alliance. */
  offered: { until: (_, ask, view) => mine(ask, 'talk') && view.turn >= 2 && offers(ask, 'agree', 'offer') },
  /** Something has happened that asks the reader. */
  event: {
    game: 59,
    until: (_, ask, view) =>
      ask.seat === 0 && frameOf(view, 'event') !== undefined && frameOf(view, 'battle') === undefined,
  },
  dragon: { until: asked('dragon', 3) },
  loki: { game: 10, until: (_, ask) => mine(ask, 'loki') },
  taxes: { until: asked('taxes') },
  heroes: { until: asked('heroes') },
  troops: { until: (_, ask, view) => mine(ask, 'troops') && view.turn >= 2 && ask.choices.length >= 3 },
  surcharge: { until: asked('surcharge') },
  building: { until: asked('building') },
  /** Armies and fleets may move, and some have been fought over already. */
  orders: { until: (_, ask, view) => mine(ask, 'orders') && view.turn >= 2 && offers(ask, 'march', 'sail') },
  where: { until: asked('where') },
  /** A battle against another lord, with something that may be brought to it. */
  battle: {
    game: 4,
    until: (_, ask, view) =>
      mine(ask, 'window') && (frameOf(view, 'battle')?.defender ?? -1) >= 0 && ask.choices.length >= 2,
  },
  losses: { until: (_, ask) => mine(ask, 'losses') },
  upkeep: { until: asked('upkeep') },
  /** By the advanced rules: armies and fleets on hexes, in the first of two rounds. */
  hexes: {
    game: 10,
    options: ADVANCED,
    until: (_, ask, view) => mine(ask, 'orders') && view.turn >= 2 && offers(ask, 'march', 'sail'),
  },
  /** Where to, with many hexes in reach. */
  reach: {
    options: ADVANCED,
    until: (_, ask, view) => mine(ask, 'where') && view.turn >= 2 && ask.choices.length >= 12,
  },
  /** A fleet in hand. */
  voyage: { options: ADVANCED, until: (_, ask, view) => mine(ask, 'fleet') && view.turn >= 2 && offers(ask, 'steer') },
  /** A battle on a hex, or in a capital. */
  clash: { game: 20, options: ADVANCED, until: (_, ask, view) => mine(ask, 'window') && view.turn >= 2 },
  /** A battle with troops and heroes on both sides. */
  fray: {
    game: 5,
    until: (_, ask, view) => {
      const { place, defender = -1 } = frameOf(view, 'battle') ?? {};
      const sides = place === undefined ? [] : Object.values(view.pieces[spotName(place)] ?? {});
      const heroes = (side: Readonly<Record<string, number>>) =>
        Object.keys(side).some(piece => piece.startsWith('hero'));
      return mine(ask, 'window') && defender >= 0 && ask.choices.length >= 2 && sides.filter(heroes).length === 2;
    },
  },
} satisfies Record<string, Moment<View, ScandinaviaChoice>>;

/** Moments of seeded games that tests and pictures come back to. Seat 0 is the reader. */
export const moments: Readonly<Record<keyof typeof all, Moment<View, ScandinaviaChoice>>> = all;
