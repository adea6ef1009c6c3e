import type { Ask } from '../../../engine/contract/ask.ts';
import { Match } from '../../../engine/match/match.ts';
import type { Moment } from '../../../kit/test/on-page.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';
import { topFrame } from '../table/play/where.ts';

type OwnAsk = Ask<BloodRageChoice>;

const mine = (ask: OwnAsk, prompt: string): boolean => ask.seat === 0 && ask.prompt === prompt;
const figuresOf = (view: View): number => view.clans.reduce((sum, clan) => sum + clan.onBoard, 0);

/** What is told when the reader takes the first answer. */
function toldThen(match: Match, ask: OwnAsk): ReadonlySet<string> {
  const then = Match.load(match.rules, match.save().log);
  const taken = then.choose(0, ask.choices[0]);
  return new Set(taken.refusal ? [] : taken.facts.map(({ fact }) => fact.kind));
}

/** Where three and more of the reader's figures stand together and could march. */
export const hostAt = (view: View): string | undefined =>
  view.provinces.find(({ figures }) => {
    const own = figures.filter(group => group.seat === 0);
    return own.reduce((sum, group) => sum + group.count, 0) >= 3;
  })?.id;

const all = {
  /** The first gift of a draft: no hand is larger. */
  'first hand': { until: (_, ask, { clans }) => mine(ask, 'draft') && clans[0].picks === 0 },
  /** The third gift of the first age, the others have chosen already. */
  draft: { until: (_, ask, { clans }) => mine(ask, 'draft') && clans[0].picks === 2 },
  /** Late in the second age, with a full board, cards to play and things to do. */
  action: {
    game: 3,
    until(_, ask, view) {
      const kinds = new Set(ask.choices.map(choice => choice.kind));
      return (
        mine(ask, 'action') &&
        view.age === 2 &&
        figuresOf(view) >= 14 &&
        (['invade', 'march', 'pillage'] as const).every(kind => kinds.has(kind)) &&
        (kinds.has('upgrade') || kinds.has('quest')) &&
        (view.own?.hand.length ?? 0) >= 4
      );
    },
  },
  /** Three clans in a battle, all others have sealed a card. */
  battle: {
    until(_, ask, view) {
      const frame = topFrame(view);
      const three = frame?.kind === 'battle' && frame.fighters.length === 3;
      return mine(ask, 'battle-card') && three && ask.choices.length >= 4;
    },
  },
  /** All four clans in one battle. */
  fourfold: {
    until(_, ask, view) {
      const frame = topFrame(view);
      return mine(ask, 'battle-card') && frame?.kind === 'battle' && frame.fighters.length === 4;
    },
  },
  /** A battle that is decided when the first card that may be played is. */
  decisive: {
    game: 2,
    until: (match, ask) =>
      mine(ask, 'battle-card') && ask.choices.length >= 2 && toldThen(match, ask).has('strength-compared'),
  },
  /** The reader's last word before a province is destroyed, and another one doomed. */
  ragnarok: {
    game: 4,
    until(match, ask, view) {
      if (ask.seat !== 0 || view.frames.some(frame => frame.kind === 'battle')) return false;
      const told = toldThen(match, ask);
      return told.has('province-destroyed') && told.has('doom-moved');
    },
  },
  /** On the march, with more than one figure to choose from. */
  march: { until: (_, ask) => mine(ask, 'march') && ask.choices.length >= 2 },
  /** The reader could march with three figures or more. */
  host: {
    until: (_, ask, view) =>
      mine(ask, 'action') && ask.choices.some(choice => choice.kind === 'march' && choice.from === hostAt(view)),
  },
} satisfies Record<string, Moment<View, BloodRageChoice>>;

/** Moments of seeded games that tests and pictures come back to. Seat 0 is the reader. */
export const moments: Readonly<Record<keyof typeof all, Moment<View, BloodRageChoice>>> = all;
