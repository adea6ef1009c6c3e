import { useCallback, useState } from 'react';
import type { Reason } from '../../engine/contract/explain.ts';
import type { TableProps } from './table-props.ts';

/** Why nothing can be taken back, once somebody has asked. */
export interface Barred {
  readonly reasons: readonly Reason[];
  readonly ask: () => void;
}

const NONE: readonly Reason[] = [];

/** The reason stands until something else happens at the table. */
export function useBarred({ ask, facts, explain }: Pick<TableProps, 'ask' | 'facts' | 'explain'>): Barred {
  const [told, tell] = useState({ ask, facts, reasons: NONE });
  const stands = told.ask === ask && told.facts === facts;
  const wonder = useCallback(async () => {
    const { reasons } = await explain({ about: 'undo' });
    tell({ ask, facts, reasons });
  }, [ask, facts, explain]);
  return { reasons: stands ? told.reasons : NONE, ask: useCallback(() => void wonder(), [wonder]) };
}
