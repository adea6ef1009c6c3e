import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../../engine/contract/game.ts';
import { speakerFor } from '../../../../engine/text/text.ts';
import '../../../../kit/look/base.css';
import { addOutlines } from '../../../../kit/look/outlines.ts';
import { Wordmark } from '../../../../kit/look/Wordmark.tsx';
import { game } from '../../index.ts';
import { scandinavia } from '../../rules/index.ts';
import { OUTLINES as EMBLEMS } from '../../table/emblems.generated.ts';
import { OUTLINES } from '../../table/icons.generated.ts';
import ScandinaviaTable from '../../table/Table.tsx';
import { crowded, momentOf } from './moments.ts';

// ?prompt=where&turn=3&seats=6&seed=look&language=it&theme=light&rules=advanced&stacks=120
const query = new URLSearchParams(location.search);
const get = (key: string, otherwise: string) => query.get(key) ?? otherwise;
if (get('theme', 'dark') === 'light') document.documentElement.dataset.theme = 'light';
addOutlines(EMBLEMS);
addOutlines(OUTLINES);

const NAMES = ['Bera', 'Olaf', 'Sigrun', 'Ingrid', 'Tova', 'Leif'];
const language = get('language', 'en') as Language;
const seats = Number(get('seats', '6'));
const {
  ask,
  view: quiet,
  state,
} = momentOf(
  get('seed', 'look'),
  seats,
  get('prompt', 'where'),
  Number(get('turn', '3')),
  get('rules', 'basic') === 'advanced',
);
const view = crowded(quiet, Number(get('stacks', '0')));
const names = NAMES.slice(0, seats);
const speaker = await speakerFor(game, language, view);

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ScandinaviaTable
        seat={ask.seat}
        view={view}
        ask={ask}
        waiting={[{ seat: ask.seat, prompt: ask.prompt, ...(ask.args && { args: ask.args }) }]}
        result={null}
        out={[]}
        points={null}
        seats={names.map(name => ({ name, bot: null }))}
        facts={[]}
        recent={[]}
        brought={[]}
        acting={null}
        scene={null}
        lookingBack={false}
        speaker={speaker}
        canUndo={false}
        held={null}
        choose={choice => console.info(JSON.stringify(choice))}
        undo={() => {}}
        skip={null}
        reckon={(seen, subject) => scandinavia.explain(seen, ask.seat, subject)}
        foresee={choice => scandinavia.explain(view, ask.seat, { about: 'choice', choice })}
        endTurn={() => {}}
        askUndo={null}
        explain={async subject => scandinavia.explain(scandinavia.view(state, ask.seat), ask.seat, subject)}
        openRules={() => {}}
        saga={null}
        tools={null}
        mark={<Wordmark height={30} />}
        replay={null}
        highlight={null}
        ending={null}
        settings={{ confirm: 'irreversible', pause: 'none', speed: 'off' }}
      />
    </StrictMode>,
  );
}
