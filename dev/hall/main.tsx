// The hall with sample tables and no host, to look at: npm run dev, then /dev/hall/index.html, or with ?at=/new/<game>
import { createRoot } from 'react-dom/client';
import '../../src/client/app.css';
import '../../src/client/hall/page.css';
import { App } from '../../src/client/App.tsx';
import { memoryKeeper } from '../../src/client/dev/memory-keeper.ts';
import { KeeperProvider } from '../../src/client/keeper.ts';
import { KeysProvider } from '../../src/client/keys/keys.tsx';
import { useSettings } from '../../src/client/settings/kept.ts';
import { SpeechProvider, speechIn } from '../../src/client/speech.tsx';
import type { SavedTable } from '../../src/client/store.ts';
import { CATALOGUE } from '../../src/games/catalogue.ts';

const query = new URLSearchParams(location.search);
const pseudo = query.get('lang') === 'pseudo';
history.replaceState(null, '', `${query.get('at') ?? '/'}${pseudo ? '?lang=pseudo' : ''}`);

const sample = (id: string, ago: number, rest: Partial<SavedTable>): SavedTable => ({
  id,
  game: CATALOGUE[0].id,
  name: '',
  options: {},
  seats: ['Sigrun', 'Hildr', 'Ketil', 'Orm'].map((name, i) => ({ name, bot: i ? 'heuristic' : null })),
  you: [0],
  begun: Date.now() - ago - 3_600_000,
  changed: Date.now() - ago,
  waiting: [0],
  stage: null,
  over: false,
  ...rest,
});

const TABLES: readonly SavedTable[] = [
  sample('a', 300_000, {}),
  sample('b', 86_400_000, {
    name: 'Sunday with Ketil',
    seats: [
      { name: 'Sigrun', bot: null },
      { name: 'Ketil', bot: null },
    ],
    you: [0, 1],
    waiting: [1],
  }),
  sample('c', 8 * 86_400_000, { over: true, waiting: [] }),
];

function Hall({ first }: { first: Awaited<ReturnType<typeof speechIn>> }) {
  const { language } = useSettings();
  return (
    <SpeechProvider tongue={pseudo ? 'pseudo' : (language ?? 'en')} first={first}>
      <KeysProvider>
        <App />
      </KeysProvider>
    </SpeechProvider>
  );
}

const root = document.getElementById('hall');
if (root) {
  const first = await speechIn(pseudo ? 'pseudo' : 'en');
  createRoot(root).render(
    <KeeperProvider value={memoryKeeper(query.has('empty') ? [] : TABLES)}>
      <Hall first={first} />
    </KeeperProvider>,
  );
}
