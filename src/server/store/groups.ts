interface Call<Row, Answer> {
  readonly row: Row;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

/** One for each row, in order; or the promise of one, for a row that had to be written by itself. */
export type Answers<Answer> = readonly (Answer | Promise<Answer>)[];

/**
 * Gathers what is to be written: all that came in while the last group was being written is the next one, so that
 * one wait for the disk serves them all. A group that fails is refused as a whole, and the next one tries again.
 */
export class Groups<Row, Answer> {
  private readonly write: (rows: readonly Row[]) => Promise<Answers<Answer>>;
  private readonly most: number;
  private calls: Call<Row, Answer>[] = [];
  private running: Promise<void> | undefined;

  constructor(most: number, write: (rows: readonly Row[]) => Promise<Answers<Answer>>) {
    this.most = most;
    this.write = write;
  }

  add(row: Row): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.calls.push({ row, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is left to write. */
  async rest(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.calls.length > 0) {
      // A turn of the event loop, in which others may join.
      await new Promise(resolve => setImmediate(resolve));
      const group = this.calls.splice(0, this.most);
      try {
        const answers = await this.write(group.map(({ row }) => row));
        group.forEach(({ resolve }, i) => {
          resolve(answers[i]);
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.running = undefined;
  }
}
