import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../../kit/look/base.css';
import type { CardSize } from '../../../../kit/look/Card.tsx';
import { addOutlines } from '../../../../kit/look/outlines.ts';
import { PanZoom } from '../../../../kit/look/PanZoom.tsx';
import { CARDS } from '../../content/cards.ts';
import { hanging } from '../../table/hanging.tsx';
import { OUTLINES } from '../../table/icons.generated.ts';
import { BoardScene } from './board.tsx';
import { AllCards, CardsScene } from './cards.tsx';
import { BattleScene, DraftScene, ScoreScene } from './scenes.tsx';
import { Seats, Sheet, Table } from './table.tsx';

// ?show=board&scene=picture&theme=light&width=888
const query = new URLSearchParams(location.search);
const get = (key: string, otherwise: string) => query.get(key) ?? otherwise;
if (get('theme', 'dark') === 'light') document.documentElement.dataset.theme = 'light';

const SHOWS: Record<string, () => ReactElement> = {
  board: () => <BoardScene scene={get('scene', 'picture')} width={Number(get('width', '888'))} />,
  table: () => <Table />,
  cards: () => <CardsScene size={get('size', 'hand') as CardSize} />,
  all: () => (
    <AllCards keys={[...new Map(CARDS.map(c => [c.key, [c.key, c.type, c.god ?? undefined] as const])).values()]} />
  ),
  seats: () => (
    <div style={{ width: 286, padding: 10 }}>
      <Seats />
      <div style={{ padding: 14, background: 'var(--tar-2)' }}>
        <Sheet preview />
      </div>
    </div>
  ),
  phone: () => (
    <div style={{ width: 390 }}>
      <Seats compact />
      <PanZoom strings={{ closer: 'Closer', whole: 'The whole map' }}>
        <BoardScene scene={get('scene', 'picture')} width="100%" />
      </PanZoom>
    </div>
  ),
  battle: () => <BattleScene revealed={query.has('revealed')} />,
  draft: () => <DraftScene />,
  score: () => <ScoreScene />,
};

addOutlines(hanging.emblems);
addOutlines(OUTLINES);
const root = document.getElementById('gallery');
const show = SHOWS[get('show', 'table')];
if (root && show) createRoot(root).render(<StrictMode>{show()}</StrictMode>);
