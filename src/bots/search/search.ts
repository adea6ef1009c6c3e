import { type Chance, FastChance } from '../../engine/chance/chance.ts';
import { type Ask, type Choice, listed, type Seat, sameChoice } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { Prior, Standing } from '../../engine/contract/knowledge.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { rollOut, type Step, worthTo } from './roll-out.ts';
import type { Thinker } from './thinker.ts';

/** So many answers are thought of; the rest is left to first sight. */
const CANDIDATES = 6;
/** How far apart, in chances of winning, answers usually are: what is learned from few roll-outs is believed by this. */
const APART = 0.015;
/** What an answer that lies behind at first sight is thought to lose by that, before anything else is known. */
const BEHIND = 0.015;

/** Worlds after which it may be seen that no answer comes near the lead that is asked for. */
const FEW = 3;

/** All that goes in: what a seat sees and is asked, its luck, and how much it may think. */
export interface Thought {
  readonly view: unknown;
  readonly ask: Ask;
  readonly chance: Chance;
  /** Roll-outs, all answers together. */
  readonly iterations: number;
  /** True when time is up: then what is known by then decides. */
  readonly hurried?: () => boolean;
  /** The answer that the others are measured by: that of first sight, unless another is given. */
  readonly against?: Choice;
  /** So many answers are thought through to the end; two, unless more are wanted. */
  readonly keep?: number;
  /** So many answers are thought of; six, unless more are wanted. */
  readonly most?: number;
  /** How much of the chance of winning another answer has to gain before the one they are measured by is left; nothing, where left out. */
  readonly lead?: number;
  /** A world to play on in, where it is not to be dealt from the view: looking back, all cards may lie open. */
  readonly deal?: (chance: Chance) => Stacked;
  /** Hears how each roll-out came out. */
  readonly onLeaf?: (one: Judged, leaf: Leaf) => void;
}

/** Where a roll-out came to. */
export interface Leaf {
  readonly standing: Standing;
  /** As it stands there; it is nobody else's. */
  readonly world: Stacked;
  /** What was answered after the answer itself. */
  readonly course: readonly Step[];
}

/** One answer, and what roll-outs have shown of it. */
export interface Judged {
  readonly choice: Choice;
  /** The one that the others are measured by. */
  readonly first: boolean;
  readonly behind: number;
  rollOuts: number;
  /** What it was worth, in all; a chance of winning, with a little for the lead. */
  sum: number;
  /** How it differed from the first answer in the same worlds, and the squares of that. */
  ahead: number;
  squares: number;
}

/**
 * What is believed of an answer, as its difference to the first one: what was seen, drawn towards what first sight
 * says, the more so the less was seen and the more it varied.
 */
export function believed({ behind, rollOuts, ahead, squares }: Judged): number {
  const prior = -BEHIND * behind;
  if (rollOuts < 2) return prior;
  const mean = ahead / rollOuts;
  const variance = Math.max(0, squares / rollOuts - mean * mean) * (rollOuts / (rollOuts - 1));
  const trust = APART ** 2 / (APART ** 2 + variance / rollOuts + Number.EPSILON);
  return prior + trust * (mean - prior);
}

const judged = ({ choice, behind }: Candidate, place: number): Judged => ({
  choice,
  first: place === 0,
  behind,
  rollOuts: 0,
  sum: 0,
  ahead: 0,
  squares: 0,
});

/**
 * Thinks ahead, flatly: worlds are dealt from the view, and each answer is played out in the same worlds with the same
 * luck; after each round the less promising half is dropped. Returns all that were thought of, the best first.
 */
export function search(thinker: Thinker, thought: Thought): Judged[] {
  const { chance, iterations, hurried = () => false, keep = 2, lead = 0 } = thought;
  const all = answersToThinkOf(thinker, thought).map(judged);
  let alive = all;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const worlds = Math.floor(iterations / rounds / alive.length);
    for (let i = 0; i < worlds && !hurried() && !isVain(all, lead); i++) lookInto(thinker, thought, alive, chance);
    alive = betterHalf(alive, keep);
  }
  const order = (one: Judged): number => (alive.includes(one) ? 1 : 0);
  const worth = (one: Judged): number => believed(one) + (one.first ? lead : 0);
  return all.slice().sort((a, b) => order(b) - order(a) || worth(b) - worth(a));
}

/** Where a lead is asked for, and in the first few worlds no answer comes half as far ahead, more of them are in vain. */
function isVain(all: readonly Judged[], lead: number): boolean {
  if (lead === 0 || all[0].rollOuts < FEW) return false;
  return all.every(({ first, ahead, rollOuts }) => first || ahead <= (rollOuts * lead) / 2);
}

function answersToThinkOf(thinker: Thinker, { view, ask, chance, against, most = CANDIDATES }: Thought): Candidate[] {
  const { alike } = thinker;
  const first = thinker.prior(view, ask, chance.fork());
  const wordsOf = alike && ((choice: Choice) => alike(view, ask, choice));
  const find = (prior: Prior) => candidatesFor(ask, prior, most, chance.fork(), wordsOf);
  const measure = against && listed(ask, against, thinker.rules.vocabulary?.choices);
  if (!measure) return find(first);
  const found = find({ ...first, answer: measure });
  // What first sight says is thought of, whatever it is measured by.
  if (found.some(({ choice }) => sameChoice(choice, first.answer))) return found;
  return [...found.slice(0, most - 1), { choice: first.answer, behind: 0 }];
}

/** The first answer stays, whatever comes: the others are measured by it. */
function betterHalf(alive: readonly Judged[], keep: number): Judged[] {
  const [first, ...others] = alive;
  const kept = Math.max(keep, Math.ceil(alive.length / 2)) - 1;
  return [first, ...others.sort((a, b) => believed(b) - believed(a)).slice(0, kept)];
}

/** One world, in which every answer is played out with the same luck. */
function lookInto(
  thinker: Thinker,
  { view, ask, deal, onLeaf }: Thought,
  alive: readonly Judged[],
  chance: Chance,
): void {
  const { rules } = thinker;
  const luckOfDeal = chance.fork();
  const world = deal ? deal(luckOfDeal) : dealt(thinker, view, ask.seat, luckOfDeal);
  const stretch = thinker.stretch(world);
  const luck = chance.fork().save();
  let yardstick = 0;
  alive.forEach((one, i) => {
    const copy = rules.clone(world);
    const own = new FastChance(luck);
    if (rules.apply(copy, ask.seat, one.choice, own)) {
      throw new Error(
        `${JSON.stringify(one.choice)} is listed for "${ask.prompt}", yet not in a world that looks the same`,
      );
    }
    const course: Step[] = [];
    const onStep = onLeaf && ((step: Step) => course.push(step));
    const standing = rollOut(thinker, copy, stretch, ask.seat, own, onStep);
    const worth = worthTo(standing, ask.seat);
    if (i === 0) yardstick = worth;
    one.rollOuts++;
    one.sum += worth;
    one.ahead += worth - yardstick;
    one.squares += (worth - yardstick) ** 2;
    onLeaf?.(one, { standing, world: copy, course });
  });
}

/** A world as it could be. Who has sealed an answer has sealed what its player would, with the cards it was dealt here. */
export function dealt({ rules, policy, deal }: Thinker, view: unknown, seat: Seat, chance: Chance): Stacked {
  const world = deal(view, seat, chance);
  for (const ask of rules.decisions(world)) {
    if (ask.seat === seat || !ask.sealed || !ask.answered) continue;
    rules.apply(world, ask.seat, policy(world, ask, chance), chance);
  }
  return world;
}
