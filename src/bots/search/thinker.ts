import type { Bot } from '../../engine/contract/bot.ts';
import type { Knowledge } from '../../engine/contract/knowledge.ts';
import { type Result, type Rules, sheetOf } from '../../engine/contract/rules.ts';
import { random } from '../random.ts';

/** All that thinking ahead in a game needs: each part the game's own, or what does for any game. */
export type Thinker = Required<
  Omit<Knowledge, 'alike' | 'shaken' | 'lead' | 'rollOuts' | 'hopes' | 'spread' | 'battles'>
> &
  Pick<Knowledge, 'alike' | 'shaken' | 'lead'> & { readonly rules: Rules };

/** `first`: who answers at first sight. */
export function thinkerOf(rules: Rules, first: Bot = random, knowledge: Knowledge = {}): Thinker {
  return {
    policy: (state, ask, chance) => first.choose(first.blind ? undefined : rules.view(state, ask.seat), ask, chance),
    prior: (view, ask, chance) => ({ answer: first.choose(view, ask, chance), worths: new Map() }),
    deal: (view, seat, chance) => rules.sample(view, seat, chance),
    stretch: () => 0,
    // Nobody knows more than that one of them will win.
    value: ({ sealed }) => ({ chances: sealed.map(() => 1 / sealed.length) }),
    sheet: state => {
      const result = rules.result(state);
      return result && sheetOf(result);
    },
    ...knowledge,
    rules,
  };
}

/** How a game has ended, as chances that have come true. */
export function settled({ ranking, totals }: Result): { chances: number[]; margins?: number[] } {
  const [winners] = ranking;
  const seats = ranking.flat().length;
  const chances = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (!totals) return { chances };
  return { chances, margins: marginsOf(totals) };
}

/** How far each is ahead of the best of the others. */
export const marginsOf = (points: readonly number[]): number[] =>
  points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));
