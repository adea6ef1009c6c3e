import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Reason } from '../../../../engine/contract/explain.ts';
import type { TableProps } from '../../../../kit/table/table-props.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { curious } from './curious.ts';
import { retreat, START, type Standing, stand, type Target, touch, type Way } from './targets.ts';
import { landOf, whereOf } from './where.ts';

export type ReaversProps = TableProps<View, ReaversChoice, ReaversFact>;

/** How a thing stands to the player: may be touched, has been, or neither. */
export type Sign = 'lit' | 'taken' | 'none';
/** How things stand; what is not listed is neither lit nor taken. */
export type Signs = ReadonlyMap<Target, Sign>;

/** What a player is doing at the table right now. */
export interface Play extends Standing {
  /** A choice that waits to be confirmed. */
  readonly pending: ReaversChoice | null;
  /** Why the last thing touched is not allowed. */
  readonly reasons: readonly Reason[];
  readonly begun: boolean;
  /** Everything that is lit or taken. */
  readonly signs: Signs;
  sign(target: Target): Sign;
  /** Touches a thing: goes on, chooses, or says why not. Always the same function. */
  readonly touch: (target: Target) => void;
  confirm(): void;
  /** One step back. */
  back(): void;
}

const NONE: readonly Reason[] = [];

/** What cannot be taken back, or costs more than it seems. */
const FINAL: ReadonlySet<ReaversChoice['kind']> = new Set([
  'select',
  'take-group',
  'draw',
  'promote',
  'give-up',
  'lose-artefact',
  'lose-upgrade',
  'curse',
]);

export function usePlay(props: ReaversProps): Play {
  const { ask, view, choose, explain, settings } = props;
  const [way, setWay] = useState<Way>(START);
  const [reasons, setReasons] = useState(NONE);
  const [asked, setAsked] = useState(ask);
  if (asked !== ask) {
    setAsked(ask);
    setWay(START);
    setReasons(NONE);
  }
  const where = useMemo(() => whereOf(view), [view]);
  const standing = useMemo(() => stand(ask, way, where), [ask, way, where]);
  // While a choice lies ready another thing may be touched in its place.
  const again = useMemo(() => stand(standing.chosen ? ask : null, START, where), [standing.chosen, ask, where]);

  const go = useCallback(
    (next: Way) => {
      const { chosen } = stand(ask, next, where);
      const waits =
        chosen && (settings.confirm === 'always' || (settings.confirm === 'irreversible' && FINAL.has(chosen.kind)));
      setReasons(NONE);
      // The way begins anew with the next question: until then all stays as it is.
      if (chosen && !waits) choose(chosen);
      else setWay(next);
    },
    [ask, where, settings.confirm, choose],
  );
  const stepBack = useCallback(() => {
    setReasons(NONE);
    setWay(now => retreat(ask, now, where));
  }, [ask, where]);

  const begun = way.touched.length > 0;
  useEffect(() => {
    if (!begun) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stepBack();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [begun, stepBack]);

  const onTouch = (target: Target) => {
    if (standing.lit.has(target)) {
      go(touch(standing, target));
      return;
    }
    if (again.lit.has(target)) {
      go(touch(again, target));
      return;
    }
    // While a space is chosen, whatever lies on it stands for it.
    const land = ask?.prompt === 'select' ? landOf(target) : null;
    if (land && (standing.lit.has(land) || again.lit.has(land))) {
      onTouch(land);
      return;
    }
    const choice = curious(target, standing.way, ask, view);
    if (!choice) return;
    void explain({ about: 'choice', choice }).then(({ reasons: found }) => setReasons(found));
  };
  // The things on the table are drawn anew only when they change, so what they call must not.
  const latest = useRef(onTouch);
  latest.current = onTouch;
  const steady = useCallback((target: Target) => latest.current(target), []);

  const signs = useMemo(() => signsOf(standing, again), [standing, again]);
  const confirm = useCallback(() => {
    if (standing.chosen) choose(standing.chosen);
  }, [standing.chosen, choose]);

  return useMemo(
    () => ({
      ...standing,
      pending: standing.chosen,
      reasons,
      begun,
      signs,
      sign: target => signs.get(target) ?? 'none',
      touch: steady,
      confirm,
      back: stepBack,
    }),
    [standing, reasons, begun, signs, steady, confirm, stepBack],
  );
}

function signsOf(standing: Standing, again: Standing): Signs {
  const signs = new Map<Target, Sign>();
  for (const target of [...standing.lit, ...again.lit]) signs.set(target, 'lit');
  for (const target of standing.way.touched) signs.set(target, 'taken');
  return signs;
}
