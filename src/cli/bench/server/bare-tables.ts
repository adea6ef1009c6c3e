import { LoadTable, line, manyTables, type Speech } from './load-table.ts';

export const bareTables = (port: number, seats: number, count: number): Promise<LoadTable[]> =>
  manyTables(count, i => new LoadTable(new BareSpeech(seats), seats, () => line(`ws://127.0.0.1:${port}/${i}`)).open());

const TYPE_AT = 9;
const MOMENT = 'm'.charCodeAt(0);

/** Everybody in turn sends something as long as a choice. */
class BareSpeech implements Speech {
  private readonly seats: number;
  private chosen = 0;

  constructor(seats: number) {
    this.seats = seats;
  }

  ready(): boolean {
    return true;
  }

  hears(_: number, data: Buffer): boolean {
    return data[TYPE_AT] === MOMENT;
  }

  next(): { seat: number; text: string } {
    const key = `${this.chosen++}`;
    const seat = this.chosen % this.seats;
    const choice = { kind: 'beach', vessel: 'longboat', from: 'harbour', to: 'skerry' };
    return { seat, text: JSON.stringify({ type: 'choose', key, seat, choice }) };
  }
}
