import type { Chance } from '../chance/chance.ts';
import { BadInput } from '../input/bad-input.ts';
import { type Ask, type Choice, isChoice, listed, type Seat } from './ask.ts';
import { NO_CONTENT } from './content.ts';
import { DeadEnd } from './dead-end.ts';
import { forbidden, type Reason } from './explain.ts';
import { type Fact, type Facts, NoFacts } from './facts.ts';
import type { Doing, Frame, Stacked } from './frames.ts';
import { limitsOf } from './limits.ts';
import { type AnyRules, lookup } from './lookup.ts';
import { faultsOfOptions } from './options.ts';
import type { GameSpec, Rules } from './rules.ts';
import { faultIn, reasonOf } from './well-formed.ts';

/** Facts that the engine itself tells, for every game. */
export type EngineFact<C extends Choice = Choice> =
  | { readonly kind: 'forced'; readonly seat: Seat; readonly choice: C }
  | { readonly kind: 'sealed'; readonly seat: Seat };

const NOBODY: readonly Seat[] = [];

type OpenAsk<C extends Choice> = { -readonly [K in keyof Ask<C>]: Ask<C>[K] };

function only<C extends Choice>(ask: Ask<C>): C | undefined {
  return ask.choices.length === 1 && !ask.ranges?.length && !ask.veiled ? ask.choices[0] : undefined;
}

/** The one question that the table waits for; undefined when there are several, or none. */
function aloneOf<C extends Choice>(asks: readonly Ask<C>[]): Ask<C> | undefined {
  if (asks.length === 1) return asks[0];
  let alone: Ask<C> | undefined;
  for (const ask of asks) {
    if (ask.idle) continue;
    if (alone) return undefined;
    alone = ask;
  }
  return alone;
}

/** Does the table wait for any of them? */
function anyAwaited<C extends Choice>(asks: readonly Ask<C>[]): boolean {
  for (let i = 0; i < asks.length; i++) if (!asks[i].idle) return true;
  return false;
}

/** Makes the contract out of what a game's author wrote: runs frames, lists and checks choices, seals answers. */
export function defineGame<S extends Stacked<C>, C extends Choice, F extends Fact, V>(
  spec: GameSpec<S, C, F, V>,
): Rules<C, F, V, S> {
  const faults = faultsOfOptions(spec.options, spec.seats);
  if (faults.length > 0) throw new Error(`${spec.id}: ${faults.join('; ')}`);
  // What is asked depends on the state alone, so it is worked out once between two changes of it. One is remembered:
  // whoever has a thousand tables waiting would otherwise keep a thousand lists that are quickly made again.
  let known: S | undefined;
  let knownAsks: readonly Ask<C>[] = [];
  /** For everybody who does not listen: it keeps nothing, so one is enough. */
  const unheard = new NoFacts<F>();

  /** What the engine tells is part of every game's facts. */
  const ownFact = (fact: EngineFact<C>): F => fact as Fact as F;

  const table = lookup(spec.frames);
  const handlerOf = (kind: string): AnyRules<S, C, F> => {
    const handler = table[kind];
    if (!handler) throw new Error(`${spec.id}: no rules for the frame "${kind}"`);
    return handler;
  };

  /** What a rule works with; one class for all of them, so that every step runs the same code. */
  class Step implements Doing<S, F> {
    readonly state: S;
    readonly chance: Chance;
    readonly facts: Facts<F>;

    constructor(state: S, chance: Chance, facts: Facts<F>) {
      this.state = state;
      this.chance = chance;
      this.facts = facts;
    }

    finish(frame: Frame, value?: unknown): void {
      const { stack } = this.state;
      if (stack[stack.length - 1] !== frame) throw new Error(`${spec.id}: "${frame.kind}" ends, but is not innermost`);
      stack.pop();
      if (value === undefined) return;
      const caller = stack[stack.length - 1];
      if (caller) handlerOf(caller.kind).returned?.[frame.kind]?.(this, caller, value);
    }
  }

  const askedBy = (state: S, frame: Frame, handler: AnyRules<S, C, F>): readonly Ask<C>[] => {
    const asks = handler.asks?.(state, frame) ?? [];
    for (let i = 0; i < asks.length; i++) {
      const ask = asks[i];
      if (ask.choices.length === 0 && !ask.ranges?.length) {
        throw new DeadEnd(`${spec.id}: dead end in "${frame.kind}" (${ask.prompt}): seat ${ask.seat} has no choice`);
      }
      if (ask.sealed && state.sealed[ask.seat]) (ask as OpenAsk<C>).answered = true;
    }
    return asks;
  };

  const asksOf = (state: S): readonly Ask<C>[] => {
    const frame = state.stack[state.stack.length - 1];
    return frame ? askedBy(state, frame, handlerOf(frame.kind)) : [];
  };

  const openSealed = (doing: Doing<S, F>): void => {
    const { state } = doing;
    const frame = state.stack[state.stack.length - 1];
    const answers = state.sealed.slice();
    state.sealed.fill(null);
    // What was sealed comes to light.
    doing.facts.barrier = true;
    handlerOf(frame.kind).open?.(doing, frame, answers);
  };

  /** Answers that leave no choice; true when something moved on. */
  const resolveForced = (
    doing: Doing<S, F>,
    frame: Frame,
    handler: AnyRules<S, C, F>,
    asks: readonly Ask<C>[],
  ): boolean => {
    const { state, facts } = doing;
    if (asks[0].sealed) {
      for (const ask of asks) {
        const choice = only(ask);
        if (!choice || ask.answered) continue;
        state.sealed[ask.seat] = choice;
        (ask as OpenAsk<C>).answered = true;
        facts.tellOnly(ask.seat, ownFact({ kind: 'forced', seat: ask.seat, choice }));
      }
      if (!asks.every(ask => ask.answered)) return false;
      openSealed(doing);
      return true;
    }
    // What others could do besides, with nobody waiting for it, makes it no less forced.
    const alone = aloneOf(asks);
    const choice = alone && only(alone);
    if (!choice) return false;
    facts.tell(ownFact({ kind: 'forced', seat: alone.seat, choice }));
    handler.take?.(doing, frame, alone.seat, choice);
    return true;
  };

  /** Runs on until somebody has a real choice or the game is over. */
  const runOn = (doing: Doing<S, F>): void => {
    const { state } = doing;
    const { stack } = state;
    let asks: readonly Ask<C>[] = [];
    while (stack.length > 0) {
      const frame = stack[stack.length - 1];
      const handler = handlerOf(frame.kind);
      if (!handler.run(doing, frame)) continue;
      asks = askedBy(state, frame, handler);
      if (!anyAwaited(asks)) {
        const whom = asks.length === 0 ? 'asks nobody' : 'only for what nobody waits for';
        throw new DeadEnd(`${spec.id}: "${frame.kind}" waits, but ${whom}`);
      }
      if (!resolveForced(doing, frame, handler, asks)) break;
      asks = [];
    }
    known = state;
    knownAsks = asks;
  };

  const explained = (state: S, seat: Seat, choice: C): readonly Reason[] => {
    try {
      return spec.whyNot(state, seat, choice);
    } catch {
      // What comes over a wire may lack fields; that it cannot be explained does not make it legal.
      return [];
    }
  };

  const checkSeats = (seats: number): void => {
    const { min, max } = spec.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      throw new BadInput('players', `${spec.id} is for ${min} to ${max} players, not ${seats}`);
    }
  };

  const rules: Rules<C, F, V, S> = {
    id: spec.id,
    version: spec.version,
    seats: spec.seats,
    options: spec.options,
    ...(spec.content && { content: spec.content }),
    limits: limitsOf(spec.limits),
    ...(spec.vocabulary && { vocabulary: spec.vocabulary }),
    orders: spec.orders ?? [],
    ...(spec.turns && { turns: new Set(spec.turns) }),

    setup(options, seats, chance, facts = unheard, content = NO_CONTENT) {
      checkSeats(seats);
      const state = spec.setup(options, seats, chance, content);
      runOn(new Step(state, chance, facts));
      return state;
    },

    decisions(state) {
      if (known !== state) {
        knownAsks = asksOf(state);
        known = state;
      }
      return knownAsks;
    },

    apply(state, seat, choice, chance: Chance, facts: Facts<F> = unheard) {
      const asks = rules.decisions(state);
      const ask = asks.find(a => a.seat === seat);
      if (!ask) return { seat, reasons: [{ clause: 'engine', reason: 'not-asked' }] };
      const legal = listed(ask, choice, spec.vocabulary?.choices);
      if (!legal) {
        if (!isChoice(choice)) return { seat, reasons: [{ clause: 'engine', reason: 'not-a-choice' }] };
        const fault = spec.vocabulary && faultIn(spec.vocabulary.choices, choice, state.sealed.length);
        if (fault) return { seat, reasons: [reasonOf(fault)] };
        const reasons = explained(state, seat, choice);
        return { seat, reasons: reasons.length > 0 ? reasons : [{ clause: 'engine', reason: 'not-listed' }] };
      }
      const doing = new Step(state, chance, facts);
      if (ask.sealed) {
        state.sealed[seat] = legal;
        if (!ask.answered) facts.tell(ownFact({ kind: 'sealed', seat }));
        (ask as OpenAsk<C>).answered = true;
        if (!asks.every(a => a.answered)) return undefined;
        openSealed(doing);
      } else {
        const frame = state.stack[state.stack.length - 1];
        handlerOf(frame.kind).take?.(doing, frame, seat, legal);
      }
      known = undefined;
      runOn(doing);
      return undefined;
    },

    view: spec.view,
    sample: spec.sample,

    clone(state) {
      return spec.clone(state);
    },

    result(state) {
      return state.stack.length === 0 ? spec.result(state) : null;
    },

    out: state => spec.out?.(state) ?? NOBODY,
    stage: state => spec.stage?.(state) ?? null,

    explain(view, seat, subject) {
      if (spec.vocabulary && subject.about === 'choice' && isChoice(subject.choice)) {
        const fault = faultIn(spec.vocabulary.choices, subject.choice, spec.seats.max);
        if (fault) return forbidden([reasonOf(fault)]);
      }
      try {
        return spec.explain(view, seat, subject);
      } catch (error) {
        if (error instanceof BadInput || subject.about !== 'choice') throw error;
        throw new BadInput('choice', 'has not what a choice of its kind needs');
      }
    },
    imagine: spec.imagine,
    audit: spec.audit,

    arrange(options, seats, chance, given, facts = unheard, content = NO_CONTENT) {
      checkSeats(seats);
      const state = spec.setup(options, seats, chance, content);
      if (given !== undefined) {
        spec.arrange(state, given);
        // What the game itself has not noticed: a scene that does not add up cannot be.
        const [impossible] = spec.audit(state);
        if (impossible !== undefined) throw new BadInput('given', `such a table cannot be: ${impossible}`);
      }
      runOn(new Step(state, chance, facts));
      return state;
    },
  };
  return rules;
}
