import type { Ask, Choice, Seat } from '../contract/ask.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Rules } from '../contract/rules.ts';
import { waitingFor } from '../contract/waiting.ts';
import { difference } from './difference.ts';
import { forgeries } from './forgeries.ts';
import { type Law, viewerName, viewers, type WalkStep } from './law.ts';
import { pickSome } from './pick.ts';
import { outcomeFor, sampleOf, type Twin, tryStep } from './twin.ts';

/**
 * What a viewer cannot know makes no difference to it. Everything hidden is dealt anew; the questions, the refusals,
 * what is heard and what is seen must stay the same to the byte.
 */
export const secrecy: Law = {
  name: 'secrecy',
  dear: true,
  *atDecision({ subject, state, asks, chance }) {
    const { rules, seats } = subject;
    const waiting = JSON.stringify(waitingFor(asks));
    const out = JSON.stringify(rules.out(state));
    for (const viewer of viewers(seats)) {
      const world = sampleOf(subject, JSON.stringify(rules.view(state, viewer)), viewer, chance);
      const asksThere = rules.decisions(world);
      const waitingThere = JSON.stringify(waitingFor(asksThere));
      if (waiting !== waitingThere) {
        yield `whom the table waits for tells ${viewerName(viewer)} a secret: ${difference(waiting, waitingThere)}`;
      }
      const outThere = JSON.stringify(rules.out(world));
      if (out !== outThere) {
        yield `who is out of the game is a secret from ${viewerName(viewer)}: ${difference(out, outThere)}`;
      }
      const own = asks.find(ask => ask.seat === viewer);
      const [asked, askedThere] = [own, asksThere.find(ask => ask.seat === viewer)].map(
        ask => JSON.stringify(ask) ?? '',
      );
      if (asked !== askedThere) {
        yield `the question to ${viewerName(viewer)} tells it a secret: ${difference(asked, askedThere)}`;
      } else if (own) {
        for (const choice of forgeries(own, 1, chance, rules.vocabulary?.choices)) {
          const [why, whyThere] = [state, world].map(s => refusalOf(rules, s, own.seat, choice));
          if (why !== whyThere)
            yield `the refusal of ${JSON.stringify(choice)} tells a secret: ${difference(why, whyThere)}`;
        }
      }
    }
  },
  *afterStep(step) {
    for (const twin of step.twins()) {
      const { viewer, real, other, sameAnswers } = twin;
      if (!other) yield* hiddenChoice(step, twin);
      if (!other || real.shown !== other.shown) continue;
      const looksSame = real.seen === other.seen;
      // Other answers may well lead elsewhere; but where that makes no difference, none may be heard of.
      if (!looksSame && !sameAnswers) continue;
      if (!looksSame) yield `${viewerName(viewer)} sees a secret: ${difference(other.seen, real.seen)}`;
      if (real.heard !== other.heard) {
        yield `${viewerName(viewer)} hears a secret: ${difference(other.heard, real.heard)}`;
      }
    }
    yield* otherSealedAnswers(step);
  },
};

function refusalOf(rules: Rules, state: Stacked, seat: Seat, choice: Choice): string {
  return JSON.stringify(rules.apply(rules.clone(state), seat, choice, NO_LUCK)?.reasons ?? 'taken');
}

/** A refused choice has no use for luck. */
const NO_LUCK = { below: () => 0, shuffle: <T>(items: T[]) => items, fork: () => NO_LUCK, save: () => '', draws: 0 };

/**
 * A choice that needs something hidden, a card of the hand, say, and that looks like another choice in another world:
 * then it must sound like it, too.
 */
function* hiddenChoice(step: WalkStep, { viewer, world, real }: Twin): Generator<string> {
  const ask = step.subject.rules.decisions(world).find(({ seat }) => seat === step.seat);
  const alike = (ask?.choices ?? []).filter(({ kind }) => kind === step.choice.kind);
  for (const choice of alike.slice(0, step.effort.listed)) {
    const other = tryStep(step, world, choice, viewer);
    if (!other || other.shown !== real.shown || other.seen !== real.seen || other.heard === real.heard) continue;
    yield `${viewerName(viewer)} hears a secret: ${difference(other.heard, real.heard)}`;
  }
}

/** Until they are opened, one sealed answer is as good as another to everybody else. */
function* otherSealedAnswers(step: WalkStep): Generator<string> {
  const ask: Ask | undefined = step.asks.find(({ seat }) => seat === step.seat);
  if (!ask?.sealed || step.opened) return;
  for (const choice of pickSome(ask, 2, step.chance)) {
    for (const viewer of viewers(step.subject.seats)) {
      if (viewer === step.seat) continue;
      const real = outcomeFor(step, viewer, step.after, step.facts);
      const other = tryStep(step, step.before, choice, viewer);
      if (other && (other.seen !== real.seen || other.heard !== real.heard)) {
        yield `${viewerName(viewer)} can tell the sealed ${JSON.stringify(step.choice)} from ${JSON.stringify(choice)}`;
      }
    }
  }
}
