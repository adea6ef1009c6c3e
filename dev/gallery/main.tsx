import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/client/look/base.css';
import { BoardScene } from './board.tsx';

// ?show=board&scene=picture&theme=light&width=888
const query = new URLSearchParams(location.search);
const get = (key: string, otherwise: string) => query.get(key) ?? otherwise;
if (get('theme', 'dark') === 'light') document.documentElement.dataset['theme'] = 'light';

const SHOWS: Record<string, () => React.ReactElement> = {
  board: () => <BoardScene scene={get('scene', 'picture')} width={Number(get('width', '888'))} />,
};

const root = document.getElementById('gallery');
const show = SHOWS[get('show', 'board')];
if (root && show) createRoot(root).render(<StrictMode>{show()}</StrictMode>);
