import { adviceOf } from '../bots/advise/advise.ts';
import { estimateOf } from '../bots/advise/estimate.ts';
import type { Level } from '../bots/level-names.ts';
import { levelsOf, thinkerFor } from '../bots/levels.ts';
import type { Thinker } from '../bots/search/thinker.ts';
import { FastChance } from '../engine/chance/chance.ts';
import { type Ask, type Choice, isAwaited, type Seat, sameChoice } from '../engine/contract/ask.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { toNames } from '../engine/scenario/seat-names.ts';
import { sceneOf } from '../lessons/scene.ts';
import type { Reached } from './moment.ts';
import {
  type Answer,
  type Because,
  hardnessOf,
  type Puzzle,
  type PuzzleStep,
  speaksInPoints,
  type Tried,
} from './puzzle.ts';
import { isBattle, isClear, type Moment, promises, solve, type Verdict, WORLDS, weighAll } from './solve.ts';
import type { Sort } from './wanted.ts';

/** So many answers at least, and at most, make a puzzle. */
const FEWEST = 2;
const MOST = 12;
/** How far a stretch may still go, in answers: who cannot look so far ahead cannot solve it. */
const FAR = 26;
/** So many puzzles of one game at most, so many answers apart, and answers up to the last of them. */
const OF_A_GAME = 3;
const APART = 14;
const LONGEST = 340;
/** One game is looked into from its beginning, others from so many answers of each seat on: else all puzzles were early ones. */
const LATER = [0, 25, 50];
/** Weaker levels, and how often each is asked. */
const ERRING = 12;
const ASKED: readonly (readonly [Level, number])[] = [
  ['thrall', ERRING],
  ['karl', 4],
  ['hersir', 4],
];

/** Where puzzles are looked for. */
export interface Search {
  readonly game: GameModule;
  /** The game has this number: the same number is the same game. */
  readonly number: number;
  readonly seats: readonly string[];
  /** Which bots play it. */
  readonly by: Level;
  /** Is such a puzzle wanted? */
  wanted(sort: Sort): boolean;
  /** True when time is up. */
  late(): boolean;
}

export interface FoundPuzzle {
  readonly name: string;
  readonly puzzle: Puzzle;
}

/**
 * Plays one game by bots of one level in every seat, and the best answer wherever one is seen; gives the moments in which
 * one answer is clearly better than every other, twice, with other luck, and the reason can be said.
 */
export function* findIn({ game, number, seats, by, wanted, late }: Search): Generator<FoundPuzzle | undefined> {
  const { rules, scenario: terms, knowledge } = game;
  const thinker = thinkerFor(game);
  const player = levelsOf(game)[by];
  const seed = `puzzle ${number}`;
  const scene = { seats, seed, ...(terms?.opening !== undefined && { given: terms.opening }) };
  const { snapshot } = sceneOf(rules, scene, terms).save();
  const state = snapshot.state as Stacked;
  const chance = FastChance.load(snapshot.chance);
  const luck = new FastChance(`${seed}/bots`);
  const named = toNames('choices', rules.vocabulary, seats) as (choice: Choice) => Answer;
  const steps: PuzzleStep[] = [];
  const from = LATER[number % LATER.length] * seats.length;
  let found = 0;
  let last = from - APART;
  while (found < OF_A_GAME && steps.length < LONGEST && !late()) {
    const ask = rules.decisions(state).find(isAwaited);
    if (!ask) return;
    const moment = { view: rules.view(state, ask.seat), ask };
    let choice: Choice | undefined;
    const asks = {
      prompt: ask.prompt,
      kinds: ask.choices.map(({ kind }) => kind),
      ...(knowledge?.battles?.includes(ask.prompt) && { battle: true }),
    };
    if (steps.length >= last + APART && isChoice(ask) && wanted(asks) && isNear(thinker, state, luck.fork())) {
      const at = `${seed}/${steps.length}`;
      choice = promises(thinker, moment, at);
      const sort = { ...asks, kinds: choice ? [choice.kind] : [] };
      const hard = choice !== undefined && wanted(sort) && isHard(game, moment, choice, at);
      const verdict = hard && choice ? confirmed(thinker, moment, choice, at) : undefined;
      const because = verdict && reasonOf(verdict, moment.ask, seats, named);
      const battle = verdict !== undefined && isBattle(verdict, ask, knowledge?.battles);
      if (verdict && because && wanted({ ...sort, battle })) {
        choice = verdict.best.choice;
        found++;
        last = steps.length;
        yield {
          name: `${String(number).padStart(4, '0')}-${steps.length}`,
          puzzle: {
            game: rules.id,
            seats,
            you: seats[ask.seat],
            seed,
            ...(scene.given !== undefined && { given: scene.given }),
            steps: [...steps],
            prompt: ask.prompt,
            battle,
            solution: named(choice),
            because,
            tried: tryOut(game, moment, choice, at),
          },
        };
      } else yield undefined;
    }
    choice ??= player.choose(moment.view, ask, luck);
    steps.push({ seat: seats[ask.seat], does: named(choice) });
    const refusal = rules.apply(state, ask.seat, choice, chance);
    if (refusal) throw new Error(`${JSON.stringify(choice)} is offered and refused: ${JSON.stringify(refusal)}`);
  }
}

const isChoice = ({ choices, ranges }: Ask): boolean =>
  !ranges?.length && choices.length >= FEWEST && choices.length <= MOST;

/** Is the end of the stretch in sight? */
function isNear(thinker: Thinker, state: Stacked, luck: FastChance): boolean {
  const { rules, policy, stretch } = thinker;
  const copy = rules.clone(state);
  const now = stretch(copy);
  for (let n = 0; n < FAR; n++) {
    const ask = rules.decisions(copy).find(isAwaited);
    if (!ask || stretch(copy) !== now) return true;
    rules.apply(copy, ask.seat, policy(copy, ask, luck), luck);
  }
  return false;
}

/** The same answer again, with a large budget and other luck, and once more. */
function confirmed(thinker: Thinker, moment: Moment, choice: Choice, seed: string): Verdict | undefined {
  const half = weighAll(thinker, moment, WORLDS / 2, `${seed}/first`);
  if (!isClear(half) || !sameChoice(half.best.choice, choice)) return undefined;
  const verdict = solve(thinker, moment, `${seed}/second`);
  return verdict && sameChoice(verdict.best.choice, choice) ? verdict : undefined;
}

/** Why it is best, as far as points tell; undefined where they say nothing, or speak against it. */
function reasonOf(
  { best, others, weighing, gap }: Verdict,
  { seat }: Ask,
  seats: readonly string[],
  named: (choice: Choice) => Answer,
): Because | undefined {
  const [advised] = adviceOf({ all: [best, ...others], measure: weighing.measure }, seat).answers;
  const { against, why, rival } = advised;
  if (!against || (why.length === 0 && !rival)) return undefined;
  const { mean, error } = estimateOf(best.chances);
  const because = {
    against: named(against),
    chance: rounded(mean),
    error: rounded(error),
    gap: rounded(gap),
    why: why.map(({ source, points }) => ({ source, points: rounded(points) })),
    ...(rival && { rival: { seat: seats[rival.seat], points: rounded(rival.points) } }),
  };
  return speaksInPoints(because) ? because : undefined;
}

const rounded = (n: number): number => Number(n.toFixed(3));

/** Those who answer at first sight, or err, have to get it wrong often enough: of a battle, at all. */
function isHard(game: GameModule, { view, ask }: Moment, solution: Choice, seed: string): boolean {
  const fighting = game.knowledge?.battles?.includes(ask.prompt);
  const { thrall, karl } = levelsOf(game);
  if (!sameChoice(karl.choose(view, ask, new FastChance(seed)), solution)) return true;
  let failed = 0;
  for (let n = 0; n < ERRING; n++) {
    if (!sameChoice(thrall.choose(view, ask, new FastChance(`${seed}/thrall ${n}`)), solution)) failed++;
  }
  return failed >= (fighting ? 1 : ERRING / 4);
}

/** How often the weaker levels answer otherwise. */
function tryOut(game: GameModule, { view, ask }: Moment, solution: Choice, seed: string): Tried {
  const levels = levelsOf(game);
  const failed = (level: Level, times: number): number => {
    let count = 0;
    for (let n = 0; n < times; n++) {
      const choice = levels[level].choose(view, ask, new FastChance(`${seed}/${level} ${n}`));
      if (!sameChoice(choice, solution)) count++;
    }
    return count;
  };
  return Object.fromEntries(ASKED.map(([level, times]) => [level, [failed(level, times), times] as const]));
}

/**
 * The same puzzle as bots see it now: its reason, its figures and who gets it wrong; undefined where its solution is not
 * clearly better any more, where that cannot be said in points, or where nobody gets it wrong.
 */
export function renewed(
  game: GameModule,
  puzzle: Puzzle,
  { view, ask, solution }: Reached,
  seed: string,
): Puzzle | undefined {
  const { rules, knowledge } = game;
  const moment = { view, ask };
  const verdict = solve(thinkerFor(game), moment, seed);
  if (!verdict || !sameChoice(verdict.best.choice, solution)) return undefined;
  const named = toNames('choices', rules.vocabulary, puzzle.seats) as (choice: Choice) => Answer;
  const because = reasonOf(verdict, ask, puzzle.seats, named);
  const tried = tryOut(game, moment, solution, seed);
  if (!because || hardnessOf(tried) === 0) return undefined;
  return { ...puzzle, battle: isBattle(verdict, ask, knowledge?.battles), because, tried };
}

/** Which sides sit at the table of a game: other ones, and as many as are asked for, from game to game. */
export function sidesOf({ rules, scenario }: GameModule, number: number, count: number): string[] {
  const spec = rules.options.find(({ name }) => name === scenario?.sides);
  const sides = spec && 'order' in spec ? spec.order : Array.from({ length: count }, (_, seat: Seat) => `p${seat + 1}`);
  return Array.from({ length: count }, (_, i) => sides[(number * 2 + i) % sides.length]);
}
