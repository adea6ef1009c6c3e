const NEAR = 60;

/** Where two texts part, with a little of both, for a person who has to find out why. */
export function difference(expected: string, found: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at++;
  const from = Math.max(0, at - NEAR);
  return `…${expected.slice(from, at + NEAR)}… became …${found.slice(from, at + NEAR)}…`;
}
