/** A part of the hall that is closed, and how long it may take. Milliseconds. */
export interface Stage {
  readonly name: string;
  readonly within: number;
  close(): Promise<unknown>;
}

interface Ears {
  /** It was not done in time: nobody waits for it any more. */
  late(stage: string): void;
  broke(error: unknown): void;
}

/**
 * Closes one part after the other. What was answered for is on the disk already, so neither a database that does not
 * answer, nor a line that is not let go, nor a part that breaks, keeps the hall from ending.
 */
export async function closeInTime(stages: readonly Stage[], { late, broke }: Ears): Promise<void> {
  for (const { name, within, close } of stages) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        late(name);
        resolve();
      }, within);
    });
    try {
      const done = close();
      // Who comes to an end after all is not heard any more.
      done.catch(() => undefined);
      await Promise.race([done, over]);
    } catch (error) {
      broke(error);
    }
    clearTimeout(timer);
  }
}
