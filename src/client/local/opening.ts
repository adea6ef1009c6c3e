/** How long one waits for an answer before asking once more, and how often one asks. */
export interface Patience {
  readonly wait: number;
  readonly tries: number;
}

/** A slow disk answers within seconds; a browser that has lost the question answers the next one. */
const USUAL: Patience = { wait: 4000, tries: 5 };

/**
 * Opens what may never answer: WebKit loses the question of a page that is left while it opens its storage, and keeps the
 * next page waiting as well. It is asked again; what is opened twice is closed again, and what is refused is refused.
 */
export function openAtLast<T>(
  open: () => Promise<T>,
  close: (opened: T) => void,
  { wait, tries }: Patience = USUAL,
): Promise<T> {
  return new Promise((done, fail) => {
    let settled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (how: () => void) => {
      settled = true;
      clearTimeout(timer);
      how();
    };
    const ask = (left: number) => {
      if (left === 0) {
        settle(() => fail(new Error('the storage of this browser does not answer: reload the page')));
        return;
      }
      timer = setTimeout(() => ask(left - 1), wait);
      open().then(
        opened => (settled ? close(opened) : settle(() => done(opened))),
        error => {
          if (!settled) settle(() => fail(error));
        },
      );
    };
    ask(tries);
  });
}
