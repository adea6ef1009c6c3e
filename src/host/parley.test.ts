/** A host whose table has talk, asks that nobody waits for, secrets of two, and seats that are out of the game. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Seat } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { defineGame } from '../engine/contract/play.ts';
import { type ParleyChoice, type ParleyView, parley } from '../engine/harness/dev/parley.ts';
import { giver } from '../engine/harness/dev/parley-module.ts';
import { isChoiceEntry } from '../engine/match/log.ts';
import { Match } from '../engine/match/match.ts';
import type { BotFailure } from './bots/bot-turns.ts';
import type { Timing } from './clocks/clock.ts';
import { botsAt } from './dev/bots-at.ts';
import { Host } from './host.ts';
import { momentAfter } from './moment-after.ts';
import type { HostMessage, Moment, Request, RequestBody } from './protocol.ts';
import type { KeptEntry } from './shelf.ts';

const BANK = 100_000;
const TIMING: Timing = { rule: { kind: 'live', bank: BANK, increment: 1000 }, runOut: 'decision' };
const READY = { kind: 'ready' };
const gift = (to: Seat, gold: number): ParleyChoice => ({ kind: 'gift', to, gold });

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A table of parley; `bots` names the bot of each seat, null for a person. */
function table(bots: readonly (string | null)[], known: Readonly<Record<string, Bot>> = { giver }) {
  const rules = defineGame(parley);
  const match = Match.begin(rules, { seats: bots.length, seed: 'parley', options: { scenario: 'free' } });
  const { options, commitment = '' } = match.head;
  const steps: KeptEntry[] = [];
  const failures: BotFailure[] = [];
  const host = new Host({
    table: {
      ...{ id: 't', game: rules.id, version: rules.version, options, commitment, begun: 0 },
      seats: bots.map((bot, seat) => ({ name: `seat ${seat}`, bot })),
    },
    match,
    bots: { ...botsAt(known), onFailure: failure => failures.push(failure) },
    shelf: {
      keep: async step => {
        steps.push(step);
        return true;
      },
      read: async from => steps.slice(from),
    },
    write: message => message,
    timing: TIMING,
    onTrouble: error => {
      throw error;
    },
  });
  return { host, match, steps, failures };
}

function sitter(host: Host, seat: Seat) {
  const said: HostMessage[] = [];
  let last: Moment | undefined;
  const line = host.connect(
    message => {
      if (message.type === 'reply' && message.value !== null && 'moment' in message.value) last = message.value.moment;
      if (message.type === 'moment' && last) last = momentAfter(last, message.moment);
      said.push(message);
    },
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
    choose: (choice: Choice) => ask({ type: 'choose', seat, choice }),
    heard: () => said.flatMap(message => (message.type === 'moment' ? message.heard.map(({ fact }) => fact.kind) : [])),
    get moment(): Moment {
      if (!last) throw new Error('nobody sits there');
      return last;
    },
  };
}

const kindsOf = (steps: readonly KeptEntry[]) =>
  steps.flatMap(({ entry }) => (isChoiceEntry(entry) ? [entry.choice.kind] : []));

async function seated(bots: readonly (string | null)[], known?: Readonly<Record<string, Bot>>) {
  const at = table(bots, known);
  const people = bots.map((bot, seat) => (bot === null ? sitter(at.host, seat) : null));
  for (const [seat, person] of people.entries()) await person?.ask({ type: 'sit', seat });
  const person = (seat: Seat) => {
    const one = people[seat];
    if (!one) throw new Error(`a bot sits on ${seat}`);
    return one;
  };
  return { ...at, person };
}

describe('a host with an ask that nobody waits for', () => {
  it('hands it to its seat, and waits for the others alone', async () => {
    const { host, person } = await seated([null, null, null]);
    await person(0).choose(READY);
    expect(person(0).moment.ask).toMatchObject({ prompt: 'talk', idle: true });
    for (const seat of [0, 1]) expect(person(seat).moment.waiting.map(one => one.seat)).toEqual([1, 2]);
    expect(host.stand().waiting).toEqual([1, 2]);
    expect(person(1).moment.clock?.running).toEqual([1, 2]);
  });

  it('lets it earn no time', async () => {
    const { person } = await seated([null, null, null]);
    vi.setSystemTime(5000);
    await person(0).choose(READY);
    const left = () => person(1).moment.clock?.left[0];
    expect(left()).toBe(BANK - 4000);
    await person(1).choose(gift(0, 1));
    await person(0).choose(gift(1, 1));
    expect(left()).toBe(BANK - 4000);
  });

  it('never lets its time run out, nor a bot answer it for who was late before', async () => {
    const { host, match, steps, person } = await seated([null, null, null]);
    await person(0).choose(READY);
    vi.setSystemTime(BANK + 10);
    await host.tend();
    const notes = steps.flatMap(({ entry }) => ('note' in entry ? [`${entry.note} ${entry.seat}`] : []));
    expect(notes).toEqual(['time-out 1', 'time-out 2']);
    await vi.runAllTimersAsync();
    // For who was late a bot decides once, and not what nobody waits for.
    const by = steps.flatMap(({ entry }) => (isChoiceEntry(entry) ? [entry.seat] : []));
    expect(by).toEqual([0, 1, 2]);
    expect(match.decisions().map(({ prompt }) => prompt)).toEqual(['bid', 'bid', 'bid']);
  });

  it('lets a bot speak once, and waits for nothing more of it', async () => {
    let asked = 0;
    const talker: Bot = {
      choose: giver.choose,
      speakUp: (...given) => {
        asked++;
        return giver.speakUp?.(...given) ?? null;
      },
    };
    const { host, steps, person } = await seated([null, 'talker', null], { talker });
    host.open();
    await vi.runAllTimersAsync();
    // Ready at once; then a coin to each of the others, and there is nothing left to give.
    expect(kindsOf(steps)).toEqual(['ready', 'gift', 'gift']);
    expect(asked).toBe(2);
    expect(person(0).heard()).toEqual(['ready', 'gave']);
  });

  it('asks a bot that stays silent again only when something has happened', async () => {
    let asked = 0;
    const shy: Bot = {
      choose: giver.choose,
      speakUp: () => {
        asked++;
        return null;
      },
    };
    const { host, steps, person } = await seated([null, 'shy', null], { shy });
    host.open();
    await vi.runAllTimersAsync();
    expect([steps.length, asked]).toEqual([1, 1]);
    for (let i = 0; i < 3; i++) {
      await person(0).ask({ type: 'explain', seat: 0, subject: { about: 'choice', choice: READY } });
      await vi.runAllTimersAsync();
    }
    expect(asked).toBe(1);
    await person(0).choose(gift(2, 1));
    await vi.runAllTimersAsync();
    expect(asked).toBe(2);
    expect(host.stand().due).toBe(BANK);
  });

  it('takes no quiet answer for a bot that fails where nobody waits', async () => {
    const broken: Bot = {
      choose: giver.choose,
      speakUp: () => {
        throw new Error('no words');
      },
    };
    const wrong: Bot = { choose: giver.choose, speakUp: () => gift(1, 99) };
    const { host, steps, failures } = await seated([null, 'broken', 'wrong'], { broken, wrong });
    host.open();
    await vi.runAllTimersAsync();
    expect(kindsOf(steps)).toEqual(['ready', 'ready']);
    expect(failures.map(({ level, reason }) => `${level} ${reason}`)).toEqual(['broken broken', 'wrong illegal']);
  });
});

describe('a host', () => {
  it('tells a secret of two to the two', async () => {
    const { person } = await seated([null, null, null]);
    await person(0).choose(gift(2, 2));
    expect([0, 1, 2].map(seat => person(seat).heard())).toEqual([['gave'], [], ['gave']]);
    expect([0, 1, 2].map(seat => (person(seat).moment.view as ParleyView).purse)).toEqual([0, 2, 4]);
  });

  it('lets who is out of the game stay and watch, and waits for no vote of theirs', async () => {
    const { host, match, person } = await seated([null, null, null, null]);
    // Everybody is ready and bids one, and the first raids the second, until that one has fallen.
    while (match.out().length === 0 && !match.result()) {
      const [{ seat, prompt, choices }] = match.decisions().filter(ask => !ask.answered && !ask.idle);
      const raid = choices.find(choice => choice.kind === 'raid' && (choice as ParleyChoice & { to: Seat }).to === 1);
      const bid = { kind: 'bid', gold: seat === 0 ? 1 : 0 };
      await person(seat).choose(prompt === 'talk' ? READY : prompt === 'bid' ? bid : (raid ?? choices[0]));
    }
    expect(match.out()).toEqual([1]);
    for (const seat of [0, 1, 2, 3]) expect(person(seat).moment.out).toEqual([1]);
    expect(person(1).moment.ask).toBeNull();
    expect(host.stand().waiting).not.toContain(1);
    expect(person(0).moment.clock?.running).not.toContain(1);
    await person(0).ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    expect(person(1).moment.motion?.missing).toEqual([2, 3]);
    // Whoever is asked knows from where on it would all be taken back.
    expect(person(1).moment.motion?.back).toBe(match.undoneByConsent(0));
    await person(2).ask({ type: 'vote', seat: 2, yes: false });
    const replace = { type: 'propose', seat: 0, proposal: { kind: 'replace', about: 1 } } as const;
    expect(await person(0).ask(replace)).toMatchObject({
      type: 'denied',
      denial: { reasons: [{ reason: 'out' }] },
    });
    // The past knows who was in the game then.
    const looked = await person(1).ask({ type: 'look-back', seat: 1, at: 1 });
    expect(looked).toMatchObject({ type: 'reply' });
    expect(JSON.stringify(looked)).not.toContain('"out"');
  });
});
