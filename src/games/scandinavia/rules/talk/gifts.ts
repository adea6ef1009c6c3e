/**
 * Allies may give gold at any time (SC-5.8): beside every open question, not beside sealed ones (SC-A-ally-gifts). Who is
 * asked finds it in his own list; the others may speak, and nobody waits for it.
 */

import type { Ask } from '../../../../engine/contract/ask.ts';
import type { Frame } from '../../../../engine/contract/frames.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { GIFT, KEEP, type ScandinaviaChoice } from '../choices.ts';
import { areAllies, isAlive, lordsOf, seatsAllied } from '../lords.ts';
import { LORD_COUNT, type Lord } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { amounts, fallBack, GIVING, give, mayGive, NOTHING, say } from './hand.ts';

type Question = Ask<ScandinaviaChoice>;

/** By seat: those whose lords stand by lords of this one, a bit for each. Filled, and read at once. */
const COMPANIONS: number[] = [];

/** Vassals and partners stand together, and allies of this turn; by seat, a bit for each other. Good until the next call. */
export function companions(state: State): readonly number[] {
  const { seatOf, partner, overlord, allied, seats } = state;
  for (let seat = 0; seat < seats; seat++) COMPANIONS[seat] = 0;
  let seated = 0;
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    if (!isAlive(state, lord)) continue;
    const seat = seatOf[lord];
    seated |= 1 << seat;
    const [with_, above] = [partner[lord], overlord[lord]];
    if (with_ >= 0 && isAlive(state, with_)) COMPANIONS[seat] |= 1 << seatOf[with_];
    if (above < 0 || !isAlive(state, above)) continue;
    COMPANIONS[seat] |= 1 << seatOf[above];
    COMPANIONS[seatOf[above]] |= 1 << seat;
  }
  for (let seat = 0; seat < seats; seat++) {
    if ((seated & (1 << seat)) === 0) {
      COMPANIONS[seat] = 0;
      continue;
    }
    const first = seat * seats;
    for (let other = 0; other < seats; other++)
      if (allied[first + other] > 0) COMPANIONS[seat] |= seated & (1 << other);
    COMPANIONS[seat] &= ~(1 << seat);
  }
  return COMPANIONS;
}

/** Do lords of two seats stand by each other? */
export const standTogether = (state: State, seat: number, other: number): boolean =>
  (companions(state)[seat] & (1 << other)) !== 0;

/** Is nobody of two seats left between whom an alliance would be new? A bond of one lord binds him alone (SC-A-two-lords-seat). */
export function areAtOne(state: State, seat: number, other: number): boolean {
  if (seatsAllied(state, seat, other)) return true;
  if (!standTogether(state, seat, other)) return false;
  const lords = lordsOf(state, other).filter(lord => isAlive(state, lord));
  return lordsOf(state, seat).every(lord => !isAlive(state, lord) || lords.every(to => areAllies(state, lord, to)));
}

/** Those to whom a seat could give now, of its companions: a bit for each. */
function friends(state: State, seat: number, near: number): number {
  // What was begun in the talk is said to its end there.
  if (near === 0 || state.gold[seat] === 0 || state.hand[seat] !== NOTHING) return 0;
  let found = 0;
  for (let to = 0; to < state.seats; to++) if ((near & (1 << to)) !== 0 && mayGive(state, seat, to)) found |= 1 << to;
  return found;
}

/** Gifts to any company, made once for each. */
const GIFTS: readonly (readonly ScandinaviaChoice[])[] = Array.from({ length: 1 << GIFT.length }, (_, company) =>
  GIFT.filter((_gift, to) => (company & (1 << to)) !== 0),
);

/** What a seat that is not asked may say to any company, made once for each. */
const SPEAKING: readonly (readonly Question[])[] = GIFT.map((_, seat) =>
  GIFTS.map(choices => ({ seat, prompt: 'gift', choices, veiled: true, idle: true })),
);

/** Would it go by itself? Then a gift must not keep it: that there is gold would show. */
const isForced = ({ choices, ranges, veiled }: Question): boolean =>
  choices.length === 1 && !ranges?.length && veiled !== true;

const ONLY_KEEP: ReturnType<typeof amounts> = { choices: [KEEP], ranges: [] };

/** How much of a gift that was begun; nothing any more where the bond has ended meanwhile, or the other is out (SC-5.8). */
const amountsNow = (state: State, seat: number): ReturnType<typeof amounts> =>
  standTogether(state, seat, state.toward[seat]) ? amounts(state, seat) : ONLY_KEEP;

/** `asked`: whether who is asked may give at this point himself. What is promised already is not given away (SC-A-loki-payment). */
function withGifts(state: State, ask: Question, asked: boolean, near: number): Question {
  const { seat } = ask;
  if (state.hand[seat] === GIVING) return { ...ask, ...(asked ? amountsNow(state, seat) : ONLY_KEEP), veiled: true };
  if (isForced(ask)) return ask;
  const to = friends(state, seat, near);
  return to === 0 ? ask : { ...ask, choices: ask.choices.concat(GIFTS[to]), veiled: true };
}

function isAsked(asks: readonly Question[], seat: number): boolean {
  for (let i = 0; i < asks.length; i++) if (asks[i].seat === seat) return true;
  return false;
}

/** Questions of a rule, with what allies could do besides. */
export function besides(state: State, asks: Question[], asked: boolean): Question[] {
  if (asks.length === 0 || asks[0].sealed || asks[0].prompt === 'talk') return asks;
  if (asks.length === 1 && isForced(asks[0]) && !asks[0].idle) return asks;
  const near = companions(state);
  const all: Question[] = [];
  for (let i = 0; i < asks.length; i++) {
    const ask = asks[i];
    const speaks = asked || state.hand[ask.seat] === GIVING;
    all.push(speaks ? withGifts(state, ask, asked, near[ask.seat]) : ask);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (isAsked(asks, seat)) continue;
    if (state.hand[seat] === GIVING) {
      all.push({ seat, prompt: 'gift', ...amountsNow(state, seat), veiled: true, idle: true });
      continue;
    }
    const to = friends(state, seat, near[seat]);
    if (to !== 0) all.push(SPEAKING[seat][to]);
  }
  return all;
}

/** A rule whose questions leave room for gifts; `mayGive`: whether who is asked may give at this point himself. */
export function withAllies<Fr extends Frame>(rule: Rule<Fr>, mayGive: (frame: Fr) => boolean = () => true): Rule<Fr> {
  const { asks, take } = rule;
  if (!asks) return rule;
  return {
    ...rule,
    asks: (state, frame) => besides(state, asks(state, frame), mayGive(frame)),
    take(act, frame, seat, choice) {
      const { state } = act;
      if (choice.kind === 'gift') say(state, seat, GIVING, choice.to);
      else if (choice.kind === 'give') give(act, seat, choice.gold);
      else if (choice.kind === 'keep') fallBack(state, seat);
      else take?.(act, frame, seat, choice);
    },
  };
}
