import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { USUAL_SPEED } from '../../engine/contract/speed.ts';
import { inlineRunner } from '../../host/bots/inline-runner.ts';
import { Host } from '../../host/host.ts';
import type { HostMessage, Sitter } from '../../host/protocol.ts';
import { resumeMatch } from '../../host/resume-match.ts';
import type { KeptEntry, Shelf } from '../../host/shelf.ts';
import { type Measure, measure } from './measure.ts';
import type { Runnable } from './measures.ts';
import { wholeGame } from './random-play.ts';

const MB = 1024 * 1024;
const KB = 1024;
/** The most that it may be: of text, of the processor. */
const [MOST_KB, MOST_MS] = [256, 200];
/** Opened so often: one table is too little to be weighed. */
const TABLES = 8;
/** Entries after the last snapshot, as a hall keeps them. */
const AFTER = 63;

function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** A long game near its end, as a hall opens it again, with everybody sitting down; and what the first of them is told. */
export async function atTheEnd({ rules, options, speed }: Runnable): Promise<Measure[]> {
  const most = { ...USUAL_SPEED, ...speed }.memory;
  const seats = rules.seats.max;
  const length = wholeGame(rules, 'bench game 0', options).length;
  const before = wholeGame(rules, 'bench game 0', options, length - AFTER);
  const snapshot = before.snapshot();
  const match = wholeGame(rules, 'bench game 0', options, length - 1);
  const { head } = match;
  const entries: KeptEntry[] = match
    .entered(0, match.length)
    .map((entered, at) => ({ at, ...entered, key: null, time: 1 }));
  const kept = JSON.stringify({ snapshot, entries });
  const sitters: Sitter[] = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: null }));
  const table = {
    id: 'end',
    game: rules.id,
    version: rules.version,
    options: head.options,
    seats: sitters,
    commitment: '',
    begun: 1,
  };
  const told: string[] = [];
  const open = async () => {
    const stored = JSON.parse(kept) as { snapshot: typeof snapshot; entries: KeptEntry[] };
    const shelf: Shelf = { keep: async () => true, read: async (from, to) => stored.entries.slice(from, to) };
    const resumed = await resumeMatch(rules, head, stored.snapshot, shelf.read);
    if (!resumed) throw new Error('the log does not reach its snapshot');
    const host = new Host<string>({
      ...{ table, match: resumed, shelf, write: (message: HostMessage) => JSON.stringify(message) },
      bots: { levels: [], standIn: '', runner: inlineRunner() },
      onTrouble: error => {
        throw error;
      },
    });
    await host.catchUp();
    const lines = sitters.map((_, seat) =>
      host.connect(
        text => told.push(text),
        own => own === seat,
      ),
    );
    for (const [seat, line] of lines.entries()) {
      told.length = 0;
      await line.receive({ type: 'sit', key: `sit ${seat}`, seat });
    }
    return host;
  };
  await open();
  const [empty, clock] = [heap(), process.cpuUsage()];
  const hosts: Host<string>[] = [];
  for (let i = 0; i < TABLES; i++) hosts.push(await open());
  const { user, system } = process.cpuUsage(clock);
  const taken = (heap() - empty) / TABLES / MB;
  const size = told.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / KB;
  for (const host of hosts) await host.close();
  return [
    measure('an open table at its end', taken, 'MB', { most }),
    measure('the first answer to who sits down there', size, 'KB', { most: MOST_KB }),
    measure('all who sit down there, and opening it', (user + system) / 1000 / TABLES, 'ms', { most: MOST_MS }),
  ];
}
