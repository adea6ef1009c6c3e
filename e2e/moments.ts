import { Match } from '../src/engine/match/match.ts';
import { first, lay, type OwnAsk, once, topFrameOf, viewOf } from './kept.ts';

/** Moments of seeded games that tests and pictures come back to. Seat 0 is the reader. */

const mine = (ask: OwnAsk, prompt: string): boolean => ask.seat === 0 && ask.prompt === prompt;

const figuresOf = (match: Match): number => viewOf(match, null).clans.reduce((sum, clan) => sum + clan.onBoard, 0);

/** The third gift of the first age, the others have chosen already. */
export const draft = once(() =>
  first('draft', 'ybbb', (match, ask) => mine(ask, 'draft') && viewOf(match, 0).clans[0].picks === 2),
);

/** Late in the second age, with a full board, cards to play and things to do. */
export const action = once(() =>
  first('action', 'ybbb', (match, ask) => {
    const view = viewOf(match, 0);
    const kinds = new Set(ask.choices.map(choice => choice.kind));
    return (
      mine(ask, 'action') &&
      view.age === 2 &&
      figuresOf(match) >= 14 &&
      (['invade', 'march', 'pillage'] as const).every(kind => kinds.has(kind)) &&
      (kinds.has('upgrade') || kinds.has('quest')) &&
      (view.own?.hand.length ?? 0) >= 4
    );
  }),
);

/** Three clans in a battle, all others have sealed a card. */
export const battle = once(() =>
  first('battle', 'ybbb', (match, ask) => {
    const frame = topFrameOf(match);
    return (
      mine(ask, 'battle-card') && frame?.kind === 'battle' && frame.fighters.length === 3 && ask.choices.length >= 4
    );
  }),
);

/** All four clans in one battle. */
export const fourfold = once(() =>
  first('fourfold', 'ybbb', (match, ask) => {
    const frame = topFrameOf(match);
    return mine(ask, 'battle-card') && frame?.kind === 'battle' && frame.fighters.length === 4;
  }),
);

/** A battle that is decided when the first card that may be played is. */
export const decisive = once(() =>
  first('decisive', 'ybbb', (match, ask) => {
    if (!mine(ask, 'battle-card') || ask.choices.length < 2) return false;
    const then = Match.load(match.rules, match.save().log);
    const taken = then.choose(0, ask.choices[0]);
    return taken.refusal === undefined && taken.facts.some(({ fact }) => fact.kind === 'strength-compared');
  }),
);

/** The reader's last word before a province is destroyed, and another one doomed. */
export const ragnarok = once(() =>
  first('ragnarok', 'ybbb', (match, ask) => {
    if (ask.seat !== 0 || viewOf(match, 0).frames.some(frame => frame.kind === 'battle')) return false;
    const then = Match.load(match.rules, match.save().log);
    const taken = then.choose(0, ask.choices[0]);
    return (
      taken.refusal === undefined &&
      taken.facts.some(({ fact }) => fact.kind === 'province-destroyed') &&
      taken.facts.some(({ fact }) => fact.kind === 'doom-moved')
    );
  }),
);

/** On the march, with more than one figure to choose from. */
export const march = once(() => first('march', 'ybbb', (_, ask) => mine(ask, 'march') && ask.choices.length >= 2));

/** Where three and more of the reader's figures stand together and could march. */
export const hostAt = (match: Match): string | undefined =>
  viewOf(match, 0).provinces.find(({ figures }) => {
    const own = figures.filter(group => group.seat === 0);
    return own.reduce((sum, group) => sum + group.count, 0) >= 3;
  })?.id;

/** The reader could march with three figures or more. */
export const host = once(() =>
  first(
    'host',
    'ybbb',
    (match, ask) =>
      mine(ask, 'action') && ask.choices.some(choice => choice.kind === 'march' && choice.from === hostAt(match)),
  ),
);

/** A game that is over. */
export const over = once(() => lay({ seed: 'over 1', seats: 'ybbb' }));

/** Three people at one screen, the first to be handed it. */
export const handOver = once(() =>
  first(
    'hand-over',
    'yyyb',
    (match, ask) => ask.prompt === 'action' && viewOf(match, 0).age === 1 && figuresOf(match) > 4,
  ),
);
