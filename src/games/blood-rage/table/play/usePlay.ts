import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import type { Reason } from '../../../../engine/contract/explain.ts';
import type { TableProps } from '../../../../kit/table/table-props.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { curious } from './curious.ts';
import { retreat, START, type Standing, stand, type Target, touch, type Way, type Where } from './targets.ts';
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

const NONE: readonly Reason[] = [];

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
  const { ask, view } = props;
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
  const again = useMemo(
    () => stand(standing.chosen ? ask : null, { ...START, kind: way.kind }, where),
    [standing.chosen, ask, way.kind, where],
  );

  const now = useRef({ props, standing, again, where });
  now.current = { props, standing, again, where };
  const [acts] = useState(() => actsOn(now, setWay, setReasons));

  const begun = way.touched.length > 0 || way.kind !== null;
  useEffect(() => {
    if (!begun) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) acts.back();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [begun, acts]);

  return useMemo(
    () => ({ ...standing, pending: standing.chosen, instead: again.lit, reasons, begun, ...acts }),
    [standing, again, reasons, begun, acts],
  );
}

interface Now {
  readonly props: BloodRageProps;
  readonly standing: Standing;
  /** What else could be touched from the start, while a choice lies ready. */
  readonly again: Standing;
  readonly where: Where;
}

/** What a player can do. The acts stay the same while what they mean changes: nothing is drawn anew for their sake. */
function actsOn(
  now: { readonly current: Now },
  setWay: Dispatch<SetStateAction<Way>>,
  setReasons: (reasons: readonly Reason[]) => void,
): Pick<Play, 'touch' | 'only' | 'confirm' | 'back'> {
  const go = (next: Way) => {
    const { props, where } = now.current;
    const { chosen } = stand(props.ask, next, where);
    setReasons(NONE);
    // The way begins anew with the next question: until then all stays as it is.
    if (chosen && !mustConfirm(chosen, props.settings)) props.choose(chosen);
    else setWay(next);
  };
  return {
    touch(target) {
      const { props, standing, again } = now.current;
      if (standing.lit.has(target)) {
        go(touch(standing, target));
        return;
      }
      // Another card instead of the one that lies ready.
      if (again.lit.has(target)) {
        go(touch(again, target));
        return;
      }
      const choice = curious(target, standing.way, props.ask, props.view);
      if (!choice) return;
      void props.explain({ about: 'choice', choice }).then(({ reasons }) => setReasons(reasons));
    },
    only: kind => go({ kind, touched: [] }),
    confirm() {
      const { props, standing } = now.current;
      if (standing.chosen) props.choose(standing.chosen);
    },
    back() {
      const { props, where } = now.current;
      setReasons(NONE);
      setWay(way => retreat(props.ask, way, where));
    },
  };
}

const mustConfirm = (choice: BloodRageChoice, { confirm }: BloodRageProps['settings']): boolean =>
  confirm === 'always' || (confirm === 'irreversible' && IRREVERSIBLE.has(choice.kind));
