/** Whatever luck may lead to, every table draws it for every pair of eyes, and has words for all it says. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../test/catalogue.ts';
import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { forbidden } from '../../engine/contract/explain.ts';
import type { GameModule, Messages } from '../../engine/contract/game.ts';
import { Match } from '../../engine/match/match.ts';
import { fieldKinds } from '../../engine/text/fields.ts';
import { engineMessages, Speaker } from '../../engine/text/text.ts';
import type { PlayedScene, Scene } from '../../kit/table/scene/scene.ts';
import type { TableComponent, TableExtras } from '../../kit/table/table-module.ts';
import type { TableProps } from '../../kit/table/table-props.ts';
import type { TableForm } from '../../kit/table/useTableForm.ts';
import { hallMessages } from '../locales/index.ts';
import { foreseer, reckoner } from './foresee.ts';
import { loadExtras, loadTable } from './load-table.ts';

/** What the screen is like; there is none here to be asked. */
const screen = vi.hoisted(() => ({ form: 'desk' as TableForm }));
vi.mock('../../kit/table/useTableForm.ts', async original => ({
  ...(await original<typeof import('../../kit/table/useTableForm.ts')>()),
  useTableForm: () => screen.form,
  useLow: () => false,
  useNarrow: () => screen.form === 'phone' || screen.form === 'lying',
}));
const FORMS: readonly TableForm[] = ['desk', 'phone', 'lying', 'tablet'];

/** So many games, of which every so many-th moment is drawn: every one with LAWS=full. */
const ALL = process.env.LAWS === 'full';
const [GAMES, EVERY] = ALL ? [20, 1] : [2, 24];

interface Drawing {
  readonly module: GameModule;
  readonly Table: TableComponent;
  readonly extras: TableExtras;
  readonly messages: Messages;
}

const SETTINGS: TableProps['settings'] = { confirm: 'irreversible', pause: 'short', speed: 'normal' };
const nothing = () => {};

/** What the table is given of a game as it stands. */
function given({ module, messages }: Drawing, match: Match, seat: Seat | null): TableProps {
  const view = match.view(seat);
  const { vocabulary } = module.rules;
  const speaker = new Speaker({
    ...{ language: 'en', messages, fields: fieldKinds(vocabulary), steps: vocabulary?.steps },
    seatKey: each => module.seatKey?.(view, each),
    called: (thing, form, own) => module.thingWords?.(thing, form, view, own),
    names: () => [],
  });
  const heard = match.factsFor(seat).map(({ fact }) => fact);
  return {
    ...{ seat, view, ask: match.askOf(seat), waiting: match.waiting(), result: match.result(), out: match.out() },
    ...{
      points: null,
      facts: heard.slice(-300),
      recent: heard.slice(-12),
      brought: heard.slice(-12),
      acting: null,
      scene: null,
    },
    seats: [...Array(match.head.seats).keys()].map(each => ({ name: `Guest ${each}`, bot: each > 0 ? 'karl' : null })),
    ...{ lookingBack: false, speaker, canUndo: true, held: null, skip: null, askUndo: null },
    ...{ choose: nothing, undo: nothing, endTurn: nothing, openRules: nothing, talkTo: nothing },
    explain: async () => forbidden([]),
    foresee: foreseer(module.rules, view, seat),
    reckon: reckoner(module.rules, seat),
    ...{ saga: null, tools: null, mark: null, replay: null, highlight: null, settings: SETTINGS },
    ending: match.result() && { actions: null, shuffle: null },
  };
}

const playing = (scene: Scene, at: number): PlayedScene => ({
  ...{ scene, at, over: at === scene.beats.length - 1, goOn: nothing },
});

/** Words that are not there, and what was never meant to be read. */
const ODD = /\[[a-z-]+\.[^\]<]+\]|\bundefined\b|\bNaN\b|\[object /g;

/** What is odd about a table as it is drawn, with all it loads for that, or that it cannot be drawn at all. */
async function oddities({ Table }: Drawing, props: TableProps, when: string): Promise<string[]> {
  try {
    const failed: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(<Table {...props} />, {
      onError: error => void failed.push(error),
    });
    const html = await text(prelude);
    if (failed.length > 0) throw failed[0];
    return [...html.matchAll(ODD)].map(({ index }) => `${when}: ${html.slice(Math.max(0, index - 120), index + 60)}`);
  } catch (error) {
    return [`${when}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 4).join(' ') : error}`];
  }
}

/** The climaxes in what came of the newest entry. */
function scenesIn({ extras }: Drawing, match: Match, seat: Seat | null, before: unknown, from: number): PlayedScene[] {
  const facts = match.heardFrom(seat, from).map(({ fact }) => fact);
  const scenes = extras.scenes?.({ facts, seat, before, after: match.view(seat) }) ?? [];
  // All is told with the last of them.
  return scenes.flatMap(scene => scene.beats.map((_, at) => playing(scene, at)).slice(ALL ? 0 : -1));
}

describe.each(CATALOGUE)('$title', async ({ id, load, players }) => {
  const module = await load();
  const Table = await loadTable(id);
  const extras = await loadExtras(id);
  const [engine, own, hall] = await Promise.all([engineMessages('en'), module.messages('en'), hallMessages('en')]);
  const messages = { ...engine, ...own, ...hall };

  it('is drawn, whatever luck may lead to', { timeout: 600_000 }, async () => {
    if (!Table) throw new Error(`${id} has no table`);
    const found = new Set<string>();
    let drawn = 0;
    for (let n = 0; n < GAMES; n++) {
      const seats = players.min + (n % (players.max - players.min + 1));
      const luck = new FastChance(`drawn ${n}`);
      const match = Match.begin(module.rules, { seats, seed: `drawn ${n}` });
      const drawing: Drawing = { module, Table, extras, messages };
      screen.form = FORMS[n % FORMS.length];
      for (let step = 0; ; step++) {
        const ask = match.decisions().find(isAwaited);
        const eyes: (Seat | null)[] = [ask?.seat ?? 0, step % seats, null];
        if (step % EVERY === 0 || !ask) {
          for (const seat of new Set(eyes)) {
            const when = `game ${n}, entry ${match.length}, seat ${seat}, ${ask?.prompt ?? 'over'}`;
            for (const odd of await oddities(drawing, given(drawing, match, seat), when)) found.add(odd);
            drawn++;
          }
        }
        if (!ask) break;
        const [before, from] = [eyes.map(seat => match.view(seat)), match.length];
        match.choose(ask.seat, random.choose(match.view(ask.seat), ask, luck));
        for (const [i, seat] of eyes.slice(0, ALL ? 3 : 1).entries()) {
          const all = scenesIn(drawing, match, seat, before[i], from);
          for (const scene of all) {
            const when = `game ${n}, entry ${from}, seat ${seat}, scene ${scene.scene.kind} ${scene.at}`;
            const props = { ...given(drawing, match, seat), view: before[i], ask: null, scene };
            for (const odd of await oddities(drawing, props, when)) found.add(odd);
            drawn++;
          }
        }
      }
    }
    console.log(`${id}: ${drawn} drawn`);
    expect([...found].slice(0, 10)).toEqual([]);
  });
});
