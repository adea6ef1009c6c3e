import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bout, Played } from '../../bots/contest.ts';
import { UsageError } from '../command.ts';

/** What a series is; one that is taken up again must be the same. */
export interface Head {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const keyOf = ({ lineup, deal, turn }: Bout): string => JSON.stringify([lineup, deal, turn]);

/** A series on the disk, a line a game, so that it can be put down at any moment and taken up again. */
export class KeptSeries {
  readonly file: string;
  private readonly games = new Map<string, Played>();

  constructor(file: string, head: Head, resume: boolean) {
    this.file = file;
    const text = JSON.stringify(head);
    if (resume && existsSync(file)) {
      this.read(text);
      return;
    }
    if (!resume && existsSync(file)) {
      throw new UsageError(`${file} holds a series: go on with --resume, or name another file with --out`);
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }

  private read(head: string): void {
    const [first, ...lines] = readFileSync(this.file, 'utf8').split('\n');
    if (first !== head) throw new UsageError(`${this.file} holds another series: ${first}, not ${head}`);
    lines.forEach((line, i) => {
      if (line === '') return;
      try {
        const played = JSON.parse(line) as Played;
        this.games.set(keyOf(played), played);
      } catch {
        // The last line may be half written, when the series was cut off: that game is played again.
        if (i < lines.length - 1) throw new UsageError(`${this.file}: line ${i + 2} is no game`);
        writeFileSync(this.file, `${[first, ...lines.slice(0, i)].join('\n')}\n`);
      }
    });
  }

  of(bout: Bout): Played | undefined {
    return this.games.get(keyOf(bout));
  }

  add(played: Played): void {
    appendFileSync(this.file, `${JSON.stringify(played)}\n`);
    this.games.set(keyOf(played), played);
  }
}
