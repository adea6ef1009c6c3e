// Whether npm, which started this process, is still there.

const LOOK = 250;
/** From the very beginning: npm may be ended while the hall is still being built. */
const parent = process.ppid;

/**
 * A signal to `npm start` ends npm and the shell between, and never comes here: what tells is that the parent is another
 * one than it was. Returns the way to stop looking.
 */
export function whenLeftAlone(tell) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
