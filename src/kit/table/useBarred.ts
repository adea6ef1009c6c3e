import { useCallback, useState } from 'react';
import type { Reason } from '../../engine/contract/explain.ts';
import type { TableProps } from './table-props.ts';

/** Why nothing can be taken back, once somebody has asked. */
export interface Barred {
  readonly reasons: readonly Reason[];
  readonly ask: () => void;
}

const NONE: readonly Reason[] = [];

/** The reason stands until something else happens at the table, or the reader goes on: `way` is what they have touched. */
export function useBarred({ ask, facts, explain }: Pick<TableProps, 'ask' | 'facts' | 'explain'>, way: object): Barred {
  const [told, tell] = useState({ ask, facts, way, reasons: NONE });
  const stands = told.ask === ask && told.facts === facts && told.way === way;
  const wonder = useCallback(async () => {
    const { reasons } = await explain({ about: 'undo' });
    tell({ ask, facts, way, reasons });
  }, [ask, facts, way, explain]);
  return { reasons: stands ? told.reasons : NONE, ask: useCallback(() => void wonder(), [wonder]) };
}
