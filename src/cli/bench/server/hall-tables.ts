import { FastChance } from '../../../engine/chance/chance.ts';
import { type Ask, type Choice, inRange, isAwaited } from '../../../engine/contract/ask.ts';
import { type Change, withChanges } from '../../../engine/match/changes.ts';
import type { SeatPlan, TablePlan } from '../../../host/hall-api.ts';
import type { Replies } from '../../../host/protocol.ts';
import { Visitor } from '../../bot/visitor.ts';
import { LoadTable, line, manyTables, type Speech } from './load-table.ts';

/** A party sets up so many tables: a person may not have many more. */
const TABLES_EACH = 50;

const OPEN: SeatPlan = { kind: 'open' };
const planOf = (game: string, seats: number): TablePlan => ({
  game,
  options: {},
  seats: Array.from({ length: seats }, () => OPEN),
  visibility: 'private',
  spectators: true,
  timing: { rule: { kind: 'none' }, runOut: 'decision' },
});

/** A table that has begun, and the cookies of those who sit there. */
export interface Begun {
  readonly id: string;
  readonly party: readonly Visitor[];
}

/** Sets up tables over the API and sits people down at each; none of them has a line yet. */
export async function beginTables(port: number, game: string, seats: number, count: number): Promise<Begun[]> {
  const url = `http://127.0.0.1:${port}`;
  const groups = Math.ceil(count / TABLES_EACH);
  const begun = await Promise.all(
    Array.from({ length: groups }, async (_, group) => {
      const names = Array.from({ length: seats }, (_, seat) => `Guest ${group}.${seat}`);
      const party = await Promise.all(names.map(name => Visitor.named(url, name)));
      const tables: Begun[] = [];
      for (let i = group * TABLES_EACH; i < Math.min(count, (group + 1) * TABLES_EACH); i++) {
        const { id } = await party[0].create(planOf(game, seats));
        for (const [seat, visitor] of party.entries()) await visitor.sit(id, seat);
        tables.push({ id, party });
      }
      return tables;
    }),
  );
  return begun.flat();
}

/** `from`: by table and seat, from which address of this machine a line comes; the usual one unless told. */
export function hallTables(
  port: number,
  begun: readonly Begun[],
  from: (table: number, seat: number) => string | undefined = () => undefined,
): Promise<LoadTable[]> {
  return manyTables(begun.length, i => {
    const { id, party } = begun[i];
    const url = `ws://127.0.0.1:${port}/ws?table=${id}`;
    return new LoadTable(new HallSpeech(id, party.length), party.length, seat =>
      line(url, { cookie: party[seat].cookie }, from(i, seat)),
    ).open();
  });
}

/** Every message begins with `{"type":"…`; the first letter tells apart what matters here. */
const TYPE_AT = 9;
const [WELCOME, REPLY, MOMENT, DENIED] = [...'wrmd'].map(letter => letter.charCodeAt(0));

/** Plays at random. Of a moment it looks for the question alone; it is read by who answers it. */
class HallSpeech implements Speech {
  private readonly luck: FastChance;
  /** By seat, what is asked; undefined before the seat has been told. */
  private readonly asks: (Asked | undefined)[];
  private chosen = 0;

  constructor(table: string, seats: number) {
    this.luck = new FastChance(table);
    this.asks = Array.from({ length: seats }, () => undefined);
  }

  ready(): boolean {
    return this.asks.every(ask => ask !== undefined);
  }

  hears(seat: number, data: Buffer, answer: (text: string) => void): boolean {
    switch (data[TYPE_AT]) {
      case WELCOME:
        answer(JSON.stringify({ type: 'sit', key: `sit ${seat}`, seat }));
        return false;
      case REPLY:
        if (this.asks[seat] === undefined) {
          const { value } = JSON.parse(data.toString()) as { value: Replies['sit'] };
          this.asks[seat] = { text: JSON.stringify(value.moment.ask), changes: [] };
        }
        return false;
      case MOMENT: {
        const name = data.indexOf('"ask');
        const start = data.indexOf(':', name) + 1;
        const text = data.toString('utf8', start, data.indexOf(',"canUndo":', start));
        if (data[name + 4] === QUOTE) this.asks[seat] = { text, changes: [] };
        else this.asks[seat]?.changes.push(text);
        return true;
      }
      case DENIED:
        throw new Error(`the hall refused a choice that it had listed: ${data}`);
      default:
        return false;
    }
  }

  next(): { seat: number; text: string } | null {
    for (const [seat, asked] of this.asks.entries()) {
      const ask = asked ? read(asked) : null;
      if (!ask || !isAwaited(ask)) continue;
      const key = `${this.chosen++}`;
      return { seat, text: JSON.stringify({ type: 'choose', key, seat, choice: this.pick(ask) }) };
    }
    return null;
  }

  private pick({ choices, ranges = [] }: Ask): Choice {
    const at = this.luck.below(choices.length + ranges.length);
    const range = ranges[at - choices.length];
    return range ? inRange(range, range.min + this.luck.below(range.max - range.min + 1)) : choices[at];
  }
}

/** A question, and the texts of what has changed in it since. */
interface Asked {
  text: string;
  readonly changes: string[];
}

/** `"ask":` tells the whole of it, `"askChanges":` what has changed. */
const QUOTE = '"'.charCodeAt(0);

function read(asked: Asked): Ask | null {
  let ask: unknown = JSON.parse(asked.text);
  if (asked.changes.length > 0) {
    for (const text of asked.changes.splice(0)) ask = withChanges(ask, JSON.parse(text) as Change[]);
    asked.text = JSON.stringify(ask);
  }
  return ask as Ask | null;
}
