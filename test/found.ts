import {
  byFolder,
  byName,
  type Drawn,
  type Found,
  type Hung,
  type Outlined,
  FOUND as SHIPPED,
  type Touched,
} from '../src/client/found.ts';
import type { TableExtras } from '../src/kit/table/table-module.ts';

export * from '../src/client/found.ts';

/** What the page has of every game, those that never ship among them. */
export const FOUND: Found = {
  hangings: { ...SHIPPED.hangings, ...byFolder(import.meta.glob<Hung>('./*/table/hanging.tsx', { eager: true })) },
  tables: { ...SHIPPED.tables, ...byFolder(import.meta.glob<Drawn>('./*/table/Table.tsx')) },
  extras: { ...SHIPPED.extras, ...byFolder(import.meta.glob<TableExtras>('./*/table/extras/index.ts')) },
  icons: { ...SHIPPED.icons, ...byFolder(import.meta.glob<Outlined>('./*/table/icons.generated.ts')) },
  touchings: { ...SHIPPED.touchings, ...byFolder(import.meta.glob<Touched>('./*/table/play/play.ts')) },
  terms: SHIPPED.terms,
  rules: {
    ...SHIPPED.rules,
    ...byName(import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' })),
  },
};
