import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import type { Calls, Doing, Frame, FrameRules, FrameTable, Returns, Stacked } from '../../engine/contract/frames.ts';
import { START, type StepOf, steps } from '../../engine/contract/steps.ts';
import { toyGame } from '../../engine/harness/dev/toy.ts';
import { call, current, innermost, push } from './stack.ts';

const FEUD = steps('challenge', 'over');

interface FeudFrame extends Frame, Calls<'fight'> {
  readonly kind: 'feud';
  step: StepOf<typeof FEUD>;
  readonly foe: number;
  wins: number;
}

/** Says by how much it was won. */
interface FightFrame extends Frame, Returns<number> {
  readonly kind: 'fight';
  step: typeof START;
}

interface FeastFrame extends Frame {
  readonly kind: 'feast';
  step: typeof START;
}

type Tale = { readonly kind: 'strike'; readonly force: number };
type TaleFact = { readonly kind: 'won' | 'feasted' };
type TaleFrame = FeudFrame | FightFrame | FeastFrame;
interface TaleState extends Stacked<Tale, TaleFrame> {
  readonly told: string[];
}
type Rule<Fr> = FrameRules<TaleState, Fr, Tale, TaleFact>;
type Act = Doing<TaleState, TaleFact>;

const feud: Rule<FeudFrame> = {
  run(act, frame) {
    if (frame.step === FEUD.over) {
      act.state.told.push(`won by ${frame.wins}`);
      act.finish(frame);
      push(act.state, { kind: 'feast', step: START });
    } else {
      frame.step = FEUD.over;
      call(act.state, frame, { kind: 'fight', step: START });
    }
    return false;
  },
  returned: {
    fight(_act, frame, margin) {
      frame.wins += margin;
    },
  },
};

const fight: Rule<FightFrame> = {
  run: () => true,
  asks: () => [{ seat: 0, prompt: 'strike', choices: [1, 2].map(force => ({ kind: 'strike', force })) }],
  take(act, frame, _seat, { force }) {
    act.finish(frame, force);
  },
};

const feast: Rule<FeastFrame> = {
  run(act, frame) {
    act.state.told.push('feasted');
    act.finish(frame);
    return false;
  },
};

const FRAMES: FrameTable<TaleState, Tale, TaleFact> = { feud, fight, feast };

const game = (frames: FrameTable<TaleState, Tale, TaleFact>) =>
  toyGame<TaleState, Tale, TaleFact>({
    frames,
    setup: () => ({ told: [], stack: [{ kind: 'feud', step: FEUD.challenge, foe: 1, wins: 0 }], sealed: [null] }),
  });
const tale = game(FRAMES);
const chance = new FastChance('tale');

test('what a frame returns comes to the one that called it', () => {
  const state = tale.setup({}, 1, chance);
  expect(current(state)).toEqual({ kind: 'fight', step: 0 });
  expect(innermost(state, 'feud')?.foe).toBe(1);
  expect(innermost(state, 'feast')).toBeUndefined();
  // All of it is data: a copy plays on as the state itself.
  const copy = tale.clone(state);
  expect(tale.apply(copy, 0, { kind: 'strike', force: 2 }, chance)).toBeUndefined();
  expect(copy.told).toEqual(['won by 2', 'feasted']);
  expect(state.told).toEqual([]);
});

test('only the innermost frame calls, and only it ends', () => {
  const state = tale.setup({}, 1, chance);
  const below = state.stack[0] as FeudFrame;
  expect(() => call(state, below, { kind: 'fight', step: START })).toThrow(
    '"feud" calls "fight", but is not innermost',
  );
  const hasty: Rule<FightFrame> = {
    ...fight,
    run(act) {
      act.finish(act.state.stack[0] as FeudFrame);
      return false;
    },
  };
  const broken = game({ ...FRAMES, fight: hasty });
  expect(() => broken.setup({}, 1, chance)).toThrow('toy: "feud" ends, but is not innermost');
});

test('what the types know', () => {
  const neverRun = (act: Act, feudFrame: FeudFrame, fightFrame: FightFrame, feastFrame: FeastFrame): void => {
    // @ts-expect-error a frame that returns something is called, not pushed: somebody has to take it
    push(act.state, { kind: 'fight', step: START });
    // @ts-expect-error a feast calls nobody
    call(act.state, feastFrame, { kind: 'fight', step: START });
    // @ts-expect-error a feud calls fights, not feasts
    call(act.state, feudFrame, { kind: 'feast', step: START });
    // @ts-expect-error a fight does not end without saying how
    act.finish(fightFrame);
    // @ts-expect-error it says it in a number
    act.finish(fightFrame, 'won');
    // @ts-expect-error a feast has nothing to say
    act.finish(feastFrame, 1);
    // @ts-expect-error a feud has no third step
    feudFrame.step = 2;
    const { finish } = act;
    // @ts-expect-error it belongs to what is being done
    finish(feastFrame);
  };
  expect(neverRun).toBeTypeOf('function');
  // @ts-expect-error the feast has no rules
  const missing: FrameTable<TaleState, Tale, TaleFact> = { feud, fight };
  // @ts-expect-error the rules of a feast are not those of a feud
  const swapped: FrameTable<TaleState, Tale, TaleFact> = { feud: feast, fight, feast };
  // @ts-expect-error a feud has to take what a fight returns
  const deaf: Rule<FeudFrame> = { run: feud.run };
  expect([missing, swapped, deaf]).toHaveLength(3);
});
