import type { Touching } from '../../../src/kit/table/play/touching.ts';
import type { Play as PlayByTouch } from '../../../src/kit/table/play/usePlay.ts';
import type { TableProps } from '../../../src/kit/table/table-props.ts';
import type { TaflFact } from '../rules/turn.ts';
import type { View } from '../rules/view.ts';
import type { TaflChoice } from '../vocabulary.ts';

export type Target = `square:${string}`;
export type TaflProps = TableProps<View, TaflChoice, TaflFact>;
export type Play = PlayByTouch<TaflChoice, Target>;

const nameOf = (target: Target): string => target.slice('square:'.length);

/** How Hnefatafl is played by touch: a piece, then where it goes. */
export const touching: Touching<View, TaflChoice, Target> = {
  reach:
    () =>
    ({ from, to }) => ({ path: [`square:${from}`, `square:${to}`] }),
  final: new Set(),
  curious(target, { touched: [from] }, ask, { pieces }) {
    const to = nameOf(target);
    if (from) return { kind: 'move', from: nameOf(from), to };
    // An empty square, or a piece of the other side: as if one's own nearest piece were to do it.
    const [choice] = ask.choices;
    return to in pieces || !choice ? { kind: 'move', from: to, to } : { kind: 'move', from: choice.from, to };
  },
};
