import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../../../../client/look/table-props.ts';
import type { Reason } from '../../../../engine/explain.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { curious } from './curious.ts';
import { retreat, START, type Standing, stand, type Target, touch, type Way } from './targets.ts';
import { whereOf } from './where.ts';

export type BloodRageProps = TableProps<View, BloodRageChoice, BloodRageFact>;

/** What a player is doing at the table right now. */
export interface Play extends Standing {
  /** A choice that waits to be confirmed. */
  readonly pending: BloodRageChoice | null;
  /** What may be touched in place of what was, while a choice waits to be confirmed. */
  readonly instead: ReadonlySet<Target>;
  /** Why the last thing touched is not allowed. */
  readonly reasons: readonly Reason[];
  /** Touches a thing: goes on, chooses, or says why not. */
  touch(target: Target): void;
  /** Only this kind of act from here on. */
  only(kind: BloodRageChoice['kind']): void;
  confirm(): void;
  /** One step back; false when there is none. */
  back(): void;
  readonly begun: boolean;
}

const IRREVERSIBLE: ReadonlySet<BloodRageChoice['kind']> = new Set([
  'draft',
  'commit',
  'add',
  'pass',
  'keep-card',
  'upgrade',
  'quest',
]);

export function usePlay(props: BloodRageProps): Play {
  const { ask, view, choose, explain, settings } = props;
  const [way, setWay] = useState<Way>(START);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [asked, setAsked] = useState(ask);
  if (asked !== ask) {
    setAsked(ask);
    setWay(START);
    setReasons([]);
  }
  const where = useMemo(() => whereOf(view), [view]);
  const standing = useMemo(() => stand(ask, way, where), [ask, way, where]);
  const again = useMemo(
    () => stand(standing.chosen ? ask : null, { ...START, kind: way.kind }, where),
    [standing.chosen, ask, way.kind, where],
  );

  const mustConfirm = useCallback(
    (choice: BloodRageChoice) =>
      settings.confirm === 'always' || (settings.confirm === 'irreversible' && IRREVERSIBLE.has(choice.kind)),
    [settings.confirm],
  );
  const go = useCallback(
    (next: Way) => {
      const { chosen } = stand(ask, next, where);
      setReasons([]);
      if (chosen && !mustConfirm(chosen)) {
        setWay(START);
        choose(chosen);
      } else setWay(next);
    },
    [ask, where, mustConfirm, choose],
  );
  const stepBack = useCallback(() => {
    setReasons([]);
    setWay(now => retreat(ask, now, where));
  }, [ask, where]);

  const begun = way.touched.length > 0 || way.kind !== null;
  useEffect(() => {
    if (!begun) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stepBack();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [begun, stepBack]);

  return {
    ...standing,
    pending: standing.chosen,
    instead: again.lit,
    reasons,
    begun,
    touch(target) {
      if (standing.lit.has(target)) {
        go(touch(standing, target));
        return;
      }
      // Another card instead of the one that lies ready.
      if (again.lit.has(target)) {
        go(touch(again, target));
        return;
      }
      const choice = curious(target, standing.way, ask, view);
      if (!choice) return;
      void explain({ about: 'choice', choice }).then(({ reasons: found }) => setReasons(found));
    },
    only: kind => go({ kind, touched: [] }),
    confirm() {
      if (!standing.chosen) return;
      setWay(START);
      choose(standing.chosen);
    },
    back: stepBack,
  };
}
