import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { ifAsked } from '../../engine/contract/orders.ts';
import { toyGame } from '../../engine/harness/dev/toy.ts';
import { isChoiceEntry } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import { botsAt } from '../dev/bots-at.ts';
import { Host } from '../host.ts';
import type { HostMessage, Moment, Request, RequestBody } from '../protocol.ts';
import type { KeptEntry } from '../shelf.ts';

interface Road extends Stacked<Choice> {
  turn: number;
  round: number;
}

/** Two seats in turn rest or ride (in the first round one cannot ride); after four of them they vote in secret. */
const road = toyGame<Road>({
  orders: [
    { id: 'rest', answer: ifAsked('road', 'rest') },
    { id: 'ride', answer: ifAsked('road', 'ride') },
    { id: 'vote', answer: ifAsked('vote', 'yes') },
  ],
  setup: (_, seats) => ({
    turn: 0,
    round: 0,
    stack: [{ kind: 'road', step: 0 }],
    sealed: new Array(seats).fill(null),
  }),
  frames: {
    road: {
      run: () => true,
      asks: ({ turn, round }) =>
        round < 4
          ? [
              {
                seat: turn,
                prompt: 'road',
                choices: (round < 2 ? ['rest'] : ['rest', 'ride']).map(kind => ({ kind })),
                veiled: true,
              },
            ]
          : [0, 1].map(seat => ({
              ...{ seat, prompt: 'vote', sealed: true },
              choices: ['yes', 'no'].map(kind => ({ kind })),
            })),
      take({ state }) {
        state.turn = 1 - state.turn;
        state.round++;
      },
      open: ({ state }) => void state.stack.pop(),
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function table() {
  const match = Match.begin(road, { seats: 2, seed: 'road' });
  const steps: KeptEntry[] = [];
  const host = new Host({
    table: {
      ...{ id: 't', game: 'toy', version: '1', options: {}, commitment: '', begun: 0 },
      seats: ['Runa', 'Ketil'].map(name => ({ name, bot: null })),
    },
    match,
    bots: botsAt({}),
    shelf: {
      keep: async step => {
        steps.push(step);
        return true;
      },
      read: async from => steps.slice(from),
    },
    write: message => message,
    onTrouble: error => {
      throw error;
    },
  });
  const sitter = (seat: number) => {
    const said: HostMessage[] = [];
    const line = host.connect(
      message => said.push(message),
      own => own === seat,
    );
    let keys = 0;
    const ask = async (wish: RequestBody[keyof RequestBody]) => {
      const key = `${seat}/${++keys}`;
      await line.receive({ ...wish, key } as Request);
      return said.find(message => 'key' in message && message.key === key);
    };
    return {
      ask,
      said,
      order: (...orders: string[]) => ask({ type: 'order', seat, orders }),
      choose: (kind: string) => ask({ type: 'choose', seat, choice: { kind } }),
      last: () => said.flatMap(each => (each.type === 'moment' ? [each.moment] : [])).at(-1) as Moment | undefined,
    };
  };
  const chosen = () => steps.flatMap(({ entry, key }) => (isChoiceEntry(entry) ? [[entry.choice.kind, key]] : []));
  return { host, match, steps, runa: sitter(0), ketil: sitter(1), chosen };
}

async function seated() {
  const at = table();
  await at.runa.ask({ type: 'sit', seat: 0 });
  await at.ketil.ask({ type: 'sit', seat: 1 });
  return at;
}

describe('a standing order', () => {
  it('answers after a while, and what it is stays between its seat and the host', async () => {
    const { runa, ketil, steps, chosen } = await seated();
    expect(await runa.order('rest')).toMatchObject({ type: 'reply' });
    expect(steps.map(({ entry }) => entry)).toEqual([{ note: 'ordered', seat: 0, orders: ['rest'], hidden: true }]);
    expect(runa.last()?.orders).toEqual(['rest']);
    expect(JSON.stringify(ketil.said)).not.toContain('rest');
    await vi.advanceTimersByTimeAsync(5999);
    expect(chosen()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(chosen()).toEqual([['rest', null]]);
  });

  it('takes as long whatever it answers, and whether or not there was another answer', async () => {
    const { runa, ketil, steps } = await seated();
    await runa.order('ride', 'rest');
    await ketil.order('ride');
    await vi.advanceTimersByTimeAsync(6000);
    await ketil.choose('rest');
    // Now both can ride, and one of them rests all the same.
    await runa.order('rest');
    const since = Date.now();
    await vi.advanceTimersByTimeAsync(6000);
    await vi.advanceTimersByTimeAsync(6000);
    const done = steps.filter(({ entry }) => isChoiceEntry(entry));
    expect(done.map(({ entry }) => isChoiceEntry(entry) && entry.choice.kind)).toEqual([
      'rest',
      'rest',
      'rest',
      'ride',
    ]);
    expect(done.slice(2).map(({ time }) => time - since)).toEqual([6000, 12_000]);
  });

  it('is not put off by who asks this and that meanwhile', async () => {
    const { runa, ketil, chosen } = await seated();
    await runa.order('rest');
    for (let i = 0; i < 6; i++) {
      await vi.advanceTimersByTimeAsync(1000);
      await ketil.ask({ type: 'explain', seat: 1, subject: { about: 'choice', choice: { kind: 'rest' } } });
    }
    expect(chosen()).toEqual([['rest', null]]);
  });

  it('is taken back at any time', async () => {
    const { runa, host, chosen } = await seated();
    await runa.order('rest');
    expect(host.thinking).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    await runa.order();
    expect(runa.last()?.orders).toBeUndefined();
    expect(host.thinking).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chosen()).toEqual([]);
  });

  it('answers nothing that is sealed, nor for a bot', async () => {
    const { runa, ketil, match, chosen } = await seated();
    await runa.order('rest', 'vote');
    await ketil.order('rest', 'vote');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chosen().map(([kind]) => kind)).toEqual(['rest', 'rest', 'rest', 'rest']);
    expect(match.waiting().map(({ prompt, answered }) => [prompt, answered])).toEqual([
      ['vote', undefined],
      ['vote', undefined],
    ]);
  });

  it('is refused by its name where the game has none such', async () => {
    const { runa, ketil, steps } = await seated();
    expect(await runa.order('flee')).toMatchObject({
      type: 'denied',
      denial: { message: expect.stringContaining('"flee" is unknown; there are rest, ride, vote') },
    });
    expect(await ketil.ask({ type: 'order', seat: 0, orders: ['rest'] })).toMatchObject({ type: 'denied' });
    expect(steps).toEqual([]);
  });

  it('is told to whoever comes back to the seat, and to nobody else', async () => {
    const { runa, ketil } = await seated();
    await runa.order('ride');
    expect(await runa.ask({ type: 'sit', seat: 0 })).toMatchObject({ value: { moment: { orders: ['ride'] } } });
    const other = await ketil.ask({ type: 'sit', seat: 1 });
    expect(JSON.stringify(other)).not.toContain('ride');
  });
});
