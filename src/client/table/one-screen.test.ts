/** People at one screen: it is covered when it goes from hand to hand, if there is anything to hide. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../test/catalogue.ts';
import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { Match } from '../../engine/match/match.ts';
import { botsAt } from '../../host/dev/bots-at.ts';
import { Host } from '../../host/host.ts';
import { connectOver } from '../../host/port-connection.ts';
import type { HostMessage } from '../../host/protocol.ts';
import { whoSits } from './hand-over.ts';
import { allOf } from './heard.ts';
import { type Shown, TableLine } from './table-line.ts';

/** Nothing takes time. */
const clock = { now: () => 0, after: () => () => undefined, drawn: () => () => undefined };
/** All that was begun is done: nothing at such a table waits for anything but words. */
const done = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** A table of people at one screen, and their line to it. */
function shared(rules: Rules) {
  const seats = rules.seats.min;
  const match = Match.begin(rules, { seats, seed: 'one screen' });
  const people = Array.from({ length: seats }, (_, seat) => seat);
  const host = new Host({
    match,
    table: {
      ...{ id: 't', game: rules.id, version: rules.version, options: match.head.options, commitment: '', begun: 0 },
      seats: people.map(seat => ({ name: `seat ${seat}`, bot: null })),
    },
    bots: botsAt({ random }),
    shelf: { keep: async () => true, read: async () => [] },
    write: message => message,
    oneScreen: true,
    onTrouble: error => {
      throw error;
    },
  });
  let receive: (message: HostMessage) => void = () => undefined;
  const port = host.connect(
    message => receive(message),
    () => true,
  );
  const connection = connectOver({
    post: request => void port.receive(request),
    onMessage: told => {
      receive = told;
    },
    close: () => port.close(),
  });
  return { match, people, line: new TableLine(connection, { interval: () => 0, told: () => true, clock }) };
}

const withoutSeat = (view: unknown): unknown => ({ ...(view as object), seat: null });

/** Does anybody see or answer what not everybody may see? */
function hasSecret(match: Match, seat: Seat): boolean {
  const ask = match.askOf(seat);
  const seen = (eyes: Seat | null) => JSON.stringify(withoutSeat(match.view(eyes)));
  return Boolean(seen(seat) !== seen(null) || ask?.sealed || ask?.veiled);
}

/** Everything on a screen that was not handed over may be known to all who look on. */
function expectNothingHidden({ moment, hearing }: Shown, match: Match): void {
  expect(withoutSeat(moment.view)).toEqual(withoutSeat(match.view(null)));
  const all = new Map(match.factsFor(null).map(({ seq, fact }) => [seq, fact]));
  for (const { seq, fact } of allOf(hearing)) expect(fact).toEqual(all.get(seq));
}

/** So many answers are given in each game. */
const ANSWERS = 50;

describe.each(CATALOGUE)('$id: people at one screen', game => {
  it('are handed it where there is a secret and only there, and it shows none to who looks on', async () => {
    const { rules } = await game.load();
    const { match, people, line } = shared(rules);
    const luck = new FastChance('one screen');
    await line.sit(null);
    // Who was handed the screen may see what is theirs.
    let handed = false;
    for (let answers = 0; answers < ANSWERS && !match.result(); ) {
      const sits = line.now()?.moment.seat ?? null;
      const next = whoSits(people, sits, match.waiting());
      if (next === null) break;
      if (next !== sits) {
        const both = sits === null ? [next] : [sits, next];
        await line.handOn(next);
        const now = line.now()?.moment.seat;
        const secret = both.some(seat => hasSecret(match, seat));
        expect(now, `from ${sits} to ${next} after ${match.length}`).toBe(secret ? null : next);
        handed = secret;
        if (secret) await line.sit(next);
      }
      const shown = line.now();
      if (!handed && shown) expectNothingHidden(shown, match);
      const ask = match.decisions().find(each => isAwaited(each) && each.seat === next);
      if (!ask) break;
      await line.choose(next, random.choose(match.view(next), ask, luck));
      await done();
      answers++;
    }
    line.close();
  });
});

describe('a screen', () => {
  /** The first game in which luck leads to such a moment before somebody answers; what is asked then, and the line of who sits there. */
  async function first(fits: (match: Match, seat: Seat) => boolean, answer = false) {
    for (const { load } of CATALOGUE) {
      const { rules } = await load();
      const { match, people, line } = shared(rules);
      const luck = new FastChance('one screen');
      for (let answers = 0; answers < ANSWERS; answers++) {
        const seat = whoSits(people, null, match.waiting());
        const ask = seat === null ? null : match.askOf(seat);
        if (seat === null || !ask) break;
        const choice = random.choose(match.view(seat), ask, luck);
        const ahead = Match.load(rules, match.save().log);
        if (answer) ahead.choose(seat, choice);
        if (fits(answer ? ahead : match, seat) && !(answer && hasSecret(match, seat)))
          return { match, line, seat, choice };
        match.choose(seat, choice);
      }
    }
    throw new Error('no game comes to that');
  }

  it('is covered when who sits there comes to a secret and was not handed it', async () => {
    const { line, seat, choice } = await first(
      (ahead, who) => hasSecret(ahead, who) && ahead.askOf(who) !== null,
      true,
    );
    await line.handOn(seat);
    expect(line.now()?.moment.seat).toBe(seat);
    await line.choose(seat, choice);
    await done();
    expect(line.now()?.moment).toMatchObject({ seat: null, waiting: [{ seat }] });
  });
});
