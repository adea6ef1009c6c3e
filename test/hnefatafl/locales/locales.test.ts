import { fileURLToPath } from 'node:url';
import { localeSuite } from '../../../src/kit/test/locales.ts';
import { game } from '../index.ts';
import { PIECES, SIDES } from '../rules/board.ts';
import { ENDINGS } from '../rules/state.ts';
import english from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

localeSuite({
  game,
  locales: { en: english, it: italian, fr: french, es: spanish },
  folder: fileURLToPath(new URL('..', import.meta.url)),
  shared: new Set(['Hnefatafl', 'Saga', '30', '60', 'Total']),
  glossary: { 'piece.king': ['King', 'Re', 'Roi', 'Rey'] },
  wordless: ({ kind }) => kind === 'sealed',
  named: { side: SIDES, piece: PIECES, won: ENDINGS },
  chairs: ['side.raiders', 'side.guards'],
  numbers: [],
  lines: 30,
});
