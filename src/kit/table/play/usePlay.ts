import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, inRange, type NumberRange } from '../../../engine/contract/ask.ts';
import type { Prospect, Reason } from '../../../engine/contract/explain.ts';
import { within } from '../amounts.ts';
import type { TableProps } from '../table-props.ts';
import { insteadOf, type Outcome, outcomeOf, outcomeOfAnswer } from './outcome.ts';
import { nextTo, type Paths, pathsOf, type Selection } from './paths.ts';
import { type InRow, restOfRow } from './row.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';
import { isBegun, START, type Target, type Touching, type Way } from './touching.ts';

/** What a player is doing at the table right now. */
export interface Play<C extends Choice, T extends Target> extends Selection<C, T> {
  /** An answer that waits to be confirmed. */
  readonly pending: C | null;
  /** What may be touched in place of what was, while an answer or a number lies ready. */
  readonly instead: ReadonlySet<T>;
  /** It was given by its name, on a button: it is not confirmed in the same place. */
  readonly named: boolean;
  /** What comes of the answer that waits to be confirmed. */
  readonly prospect: Prospect | null;
  /** An answer that lies ready before anything is touched. */
  readonly ready: C | null;
  /** The number that is picked, where there is one to pick. */
  readonly amount: number;
  /** Why the last thing touched is not allowed. */
  readonly reasons: readonly Reason[];
  /** Something has been touched that is not yet an answer. */
  readonly begun: boolean;
  /** Everything that is lit or taken. */
  readonly signs: Signs<T>;
  readonly sign: (target: T) => Sign;
  /** Touches a thing: goes on, chooses, or says why not. Always the same function, as are those below. */
  readonly touch: (target: T) => void;
  /** Gives a listed answer by its name: as if all that leads to it had been touched. */
  readonly answer: (choice: C) => void;
  /** Gives several answers, one after the other, for as long as the questions they are meant for follow each other. */
  readonly answerAll: (row: readonly InRow<C>[]) => void;
  /** What is touched for a listed answer. */
  readonly pathTo: (choice: C) => readonly T[];
  /** Picks a number; it is not chosen before it is confirmed. */
  readonly pick: (amount: number) => void;
  /** Chooses what lies ready: an answer, or the number that is picked. */
  readonly confirm: () => void;
  /** One step back. */
  readonly back: () => void;
}

type Given<V, C extends Choice> = Pick<
  TableProps<V, C>,
  'ask' | 'view' | 'facts' | 'choose' | 'explain' | 'foresee' | 'settings' | 'advised'
>;

/** What has been done about one question. */
interface Doing<T extends Target> {
  readonly way: Way<T>;
  /** Null until one is picked. */
  readonly amount: number | null;
  readonly reasons: readonly Reason[];
  /** The way was not touched thing by thing. */
  readonly named: boolean;
  /** It has been answered: the way begins anew with whatever comes of it. */
  readonly done: boolean;
}

const NOTHING: Doing<never> = { way: START, amount: null, reasons: [], named: false, done: false };
const NONE: ReadonlySet<never> = new Set();

/** Playing by touch: a game hands in how its answers are touched, all else is here. */
export function usePlay<V, C extends Choice, T extends Target>(
  props: Given<V, C>,
  touching: Touching<V, C, T>,
): Play<C, T> {
  const { ask, view, facts } = props;
  const [doing, setDoing] = useState<Doing<T>>(NOTHING);
  const [before, setBefore] = useState({ ask, view, facts });
  if (before.ask !== ask || before.view !== view || before.facts !== facts) {
    setBefore({ ask, view, facts });
    // The same may be asked again, word for word: then the question is the very same object.
    if (before.ask !== ask || doing.done) setDoing(NOTHING);
  }
  const { way, amount, reasons, named } = doing;
  const paths = useMemo(() => pathsOf(touching, ask, view), [touching, ask, view]);
  const selection = useMemo(() => paths.at(way), [paths, way]);
  const instead = useMemo(() => insteadOf(paths, selection)?.lit ?? NONE, [paths, selection]);
  const picked = amountOf(selection.range, amount);
  const ready = useMemo(() => (ask && touching.ready?.(ask, view)) ?? null, [touching, ask, view]);
  const { foresee } = props;
  const prospect = useMemo(() => selection.chosen && foresee(selection.chosen), [selection.chosen, foresee]);

  const now = useRef<Now<V, C, T>>({ props, touching, paths, way, selection, picked });
  now.current = { props, touching, paths, way, selection, picked };
  const [acts] = useState(() => actsOn(now, setDoing));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked next goes on with the row, whatever it is
  useEffect(() => acts.goOn(), [ask, view]);

  const { advised } = props;
  useEffect(() => {
    if (!advised || !ask) return;
    advised.mark(advised.choices.map(choice => nextTo(touching, ask, view, selection.way, choice)));
  }, [advised, touching, ask, view, selection.way]);

  const begun = isBegun(way);
  useEffect(() => {
    if (!begun) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // What lies over the table is put away first.
      const over = event.defaultPrevented || document.querySelector('dialog[open], [role="tooltip"]');
      if (event.key === 'Escape' && !over) acts.back();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [begun, acts]);

  return useMemo(() => {
    const signs = signsOf(selection, instead);
    const sign = (target: T): Sign => signs.get(target) ?? 'none';
    const { chosen: pending } = selection;
    const lying = { pending, named, prospect, ready, instead, amount: picked };
    return { ...selection, ...lying, reasons, begun, signs, sign, ...acts };
  }, [selection, named, prospect, ready, instead, picked, reasons, begun, acts]);
}

/** The number that is picked: the least, until another is. */
function amountOf(range: NumberRange<Choice> | null, amount: number | null): number {
  return range ? within(range, amount ?? range.min) : 0;
}

interface Now<V, C extends Choice, T extends Target> {
  readonly props: Given<V, C>;
  readonly touching: Touching<V, C, T>;
  readonly paths: Paths<C, T>;
  readonly way: Way<T>;
  readonly selection: Selection<C, T>;
  readonly picked: number;
}

/** What a player can do. The acts stay the same while what they mean changes: nothing is drawn anew for their sake. */
function actsOn<V, C extends Choice, T extends Target>(
  now: { readonly current: Now<V, C, T> },
  setDoing: Dispatch<SetStateAction<Doing<T>>>,
): Pick<Play<C, T>, 'touch' | 'answer' | 'answerAll' | 'pathTo' | 'pick' | 'confirm' | 'back'> & {
  readonly goOn: () => void;
} {
  const goTo = (way: Way<T>, named = false) => setDoing({ ...NOTHING, way, named });
  /** Tells what is against an answer, unless something else has been done before the rules have spoken. */
  const wonder = async (choice: C) => {
    const { props, way } = now.current;
    const { reasons } = await props.explain({ about: 'choice', choice });
    if (now.current.props.ask === props.ask && now.current.way === way) setDoing(doing => ({ ...doing, reasons }));
  };
  const before = () => {
    const { props, paths, way } = now.current;
    const { ask, view, settings, foresee } = props;
    const weighs = (choice: C) => foresee(choice).warning !== undefined;
    return { ask, view, settings, paths, way, weighs };
  };
  /** Answers that are still to be given in a row; whatever else is done ends it. */
  let row: readonly InRow<C>[] = [];
  const follow = (outcome: Outcome<C, T>, named = false) => {
    row = [];
    if (outcome.is === 'further') goTo(outcome.way, named);
    else if (outcome.is === 'why-not') void wonder(outcome.choice);
    else if (outcome.is === 'chosen') {
      // Until something comes of it all stays as it is.
      setDoing(doing => ({ ...doing, reasons: NOTHING.reasons, done: true }));
      now.current.props.choose(outcome.choice);
    }
  };
  const goOn = () => {
    const [next, ...rest] = restOfRow(row, now.current.props.ask);
    if (next) follow({ is: 'chosen', choice: next.choice });
    row = rest;
  };
  return {
    goOn,
    answerAll(all) {
      row = all;
      goOn();
    },
    touch: target => follow(outcomeOf(now.current.touching, before(), target)),
    answer: choice => follow(outcomeOfAnswer(now.current.touching, before(), choice), true),
    pathTo(choice) {
      const { props, touching } = now.current;
      return props.ask ? touching.reach(props.ask, props.view)(choice).path : [];
    },
    pick: amount => setDoing(doing => ({ ...doing, amount })),
    confirm() {
      const { props, selection, picked } = now.current;
      const answer = selection.chosen ?? (selection.range && inRange(selection.range, picked));
      if (!answer) return;
      setDoing(doing => ({ ...doing, done: true }));
      props.choose(answer);
    },
    back: () => goTo(now.current.paths.back(now.current.way)),
  };
}
