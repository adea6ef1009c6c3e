import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { takeCard } from '../../../../kit/rules/piles.ts';
import { innermost, push } from '../../../../kit/rules/stack.ts';
import { LEVELS, TERRITORIES } from '../../content/territories.ts';
import { mayBring, mayUse } from '../cards/powers.ts';
import { type ChoiceOf, COLLECT, DECLINE, DONE, FORCE, PEACE, type ReaversChoice } from '../choices.ts';
import { beginCombat, canFight } from '../dice/combat.ts';
import { SUBDUE, type SubdueFrame } from '../frames.ts';
import { gain, pay } from '../gains.ts';
import { STACK_COUNT, STACK_IDS, type Stack, stackNumber, TILE_IDS, TILE_STACK, type Tile } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Tiles that can still be won: those won in this action lie unturned on top (RM-16.3). */
export function tilesLeft(state: State, stack: Stack): number {
  const gained = innermost(state, 'subdue')?.gained ?? [];
  let left = state.stacks[stack].length;
  for (const won of gained) if (won === stack) left--;
  return left;
}

export const canAfford = (state: State, seat: number, stack: Stack): boolean => {
  const { food, favour } = printed(state);
  return state.food[seat] >= food[stack] && state.favour[seat] >= favour[stack];
};

const diceOfTile = (state: State, tile: Tile): { readonly chosen: number; readonly rolled: number } => {
  const { chosen = 0, rolled = 0 } = printed(state).tiles[tile] ?? {};
  return { chosen, rolled };
};

/** What the tiles that were turned over give in dice, each once. */
export function collects(state: State, turned: readonly Tile[]): ReaversChoice[] {
  const choices: ReaversChoice[] = [];
  for (const tile of turned) {
    const { chosen, rolled } = diceOfTile(state, tile);
    const choice = COLLECT(chosen, rolled);
    if (!choices.includes(choice)) choices.push(choice);
  }
  return choices;
}

/** A tile that gives these dice, -1 for none. */
export const tileWith = (state: State, turned: readonly Tile[], wanted: ChoiceOf<'collect'>): Tile =>
  turned.find(tile => {
    const { chosen, rolled } = diceOfTile(state, tile);
    return chosen === wanted.chosen && rolled === wanted.rolled;
  }) ?? NONE;

/** Can the seat make any attempt? (RM-16.2) */
export function canAttempt(state: State, seat: number): boolean {
  const fights = canFight(state, seat);
  for (let stack: Stack = FIRST; stack < STACK_COUNT; stack++) {
    if ((fights || canAfford(state, seat, stack)) && tilesLeft(state, stack) > 0) return true;
  }
  return false;
}

/** Could an artefact bring what a further attempt lacks? */
const mayAttemptYet = (state: State, frame: SubdueFrame): boolean =>
  frame.made > 0 && mayBring(state, frame.seat, frame, 'hammers', 'favour');

/** The stack of level 3 of the same kind. */
const bestOf = (stack: Stack): Stack => (stack - (stack % LEVELS) + LEVELS - 1) as Stack;

/** Attempts, by force or peacefully; the tiles are turned over after the last one (chapter 16 of the rules). */
export const subdue: Rule<SubdueFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat } = frame;
    switch (frame.step) {
      case SUBDUE.attempt:
        if (frame.left > 0 && (canAttempt(state, seat) || mayAttemptYet(state, frame))) return true;
        if (frame.made === 0) act.finish(frame, false);
        else frame.step = SUBDUE.turnOver;
        return false;
      case SUBDUE.fought:
        frame.step = SUBDUE.attempt;
        if (frame.won) claim(act, frame, 'force');
        else facts.tell({ kind: 'not-subdued', seat, territory: STACK_IDS[frame.at] });
        return false;
      case SUBDUE.better:
        if (mayUse(state, seat, frame, power => power.kind === 'best-territory')) return true;
        frame.step = SUBDUE.attempt;
        frame.gained.push(frame.at);
        return false;
      case SUBDUE.turnOver:
        frame.step = SUBDUE.rewards;
        turnOver(act, frame);
        return false;
      default: {
        if (frame.turned.length === 0) act.finish(frame, true);
        else if (collects(state, frame.turned).length > 1) return true;
        else collect(state, frame, frame.turned[0]);
        return false;
      }
    }
  },

  asks(state, { seat, step, left, made, at, turned }) {
    if (step === SUBDUE.rewards) {
      return [{ seat, prompt: 'collect', choices: collects(state, turned) }];
    }
    if (step === SUBDUE.better)
      return [{ seat, prompt: 'better', args: { territory: STACK_IDS[at] }, choices: [DECLINE] }];
    const choices: ReaversChoice[] = [];
    const fights = canFight(state, seat);
    for (let stack: Stack = FIRST; stack < STACK_COUNT; stack++) {
      if (tilesLeft(state, stack) === 0) continue;
      if (canAfford(state, seat, stack)) choices.push(PEACE[stack]);
      if (fights) choices.push(FORCE[stack]);
    }
    if (made > 0) choices.push(DONE);
    return [{ seat, prompt: 'subdue', args: { left }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state } = act;
    switch (choice.kind) {
      case 'done':
        frame.step = SUBDUE.turnOver;
        break;
      case 'decline':
        frame.step = SUBDUE.attempt;
        frame.gained.push(frame.at);
        break;
      case 'collect':
        collect(state, frame, tileWith(state, frame.turned, choice));
        break;
      default: {
        const { kind, territory } = choice as ChoiceOf<'force' | 'peace'>;
        frame.left--;
        frame.made++;
        frame.at = stackNumber[territory];
        frame.won = 0;
        if (kind === 'force') {
          frame.step = SUBDUE.fought;
          beginCombat(act, frame, TERRITORIES[frame.at].level);
          return;
        }
        // Peacefully: what is paid is enough (RM-16.5).
        const { food, favour } = printed(state);
        pay(act, seat, food[frame.at], favour[frame.at], territory);
        claim(act, frame, 'peace');
      }
    }
  },

  returned: {
    /** A fight that was lost uses the attempt up (RM-16.4). */
    combat(_act, frame, won) {
      frame.won = won ? 1 : 0;
    },
  },
};

/** The territory is won; an artefact may make a better one of it (RM-16.6, RM-C-laevateinn). */
function claim({ state, facts }: Act, frame: SubdueFrame, by: 'force' | 'peace'): void {
  const { seat, at } = frame;
  facts.tell({ kind: 'subdued', seat, territory: STACK_IDS[at], by });
  const best = bestOf(at);
  if (best !== at && tilesLeft(state, best) > 0) {
    frame.step = SUBDUE.better;
    return;
  }
  frame.step = SUBDUE.attempt;
  frame.gained.push(at);
}

export function takeBetter({ facts }: Act, frame: SubdueFrame): void {
  const best = bestOf(frame.at);
  frame.step = SUBDUE.attempt;
  frame.gained.push(best);
  facts.tell({ kind: 'subdued', seat: frame.seat, territory: STACK_IDS[best], by: 'artefact' });
}

/** Food and Favour come at once; dice are taken tile by tile, in the order the seat likes (RM-16.7). */
function turnOver(act: Act, frame: SubdueFrame): void {
  const { state, facts } = act;
  const { seat, gained, turned } = frame;
  const { tiles } = printed(state);
  for (const stack of gained) {
    const tile = state.stacks[stack].pop();
    if (tile === undefined) throw new Error(`the stack ${STACK_IDS[stack]} is empty`);
    state.territories[seat].push(tile);
    const { food = 0, favour = 0, chosen = 0, rolled = 0 } = tiles[tile] ?? {};
    const territory = STACK_IDS[stack];
    facts.reveal({ kind: 'tile-turned', seat, tile: TILE_IDS[tile], territory, food, favour, chosen, rolled });
    gain(act, seat, { food, favour }, 'territories', territory);
    if (chosen + rolled > 0) turned.push(tile);
  }
  gained.length = 0;
}

function collect(state: State, { seat, turned }: SubdueFrame, tile: Tile): void {
  takeCard(turned, tile);
  const { chosen, rolled } = diceOfTile(state, tile);
  const cause = STACK_IDS[TILE_STACK[tile]];
  const dice = (count: number, roll: number) => {
    if (count === 0) return;
    push(state, { kind: 'gain-dice', step: START, seat, dice: new Array(count).fill(NONE), at: 0, roll, cause });
  };
  dice(chosen, 0);
  dice(rolled, 1);
}
