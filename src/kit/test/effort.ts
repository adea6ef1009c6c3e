/** Milliseconds of processor time that a piece of work costs; what other programs do meanwhile is not counted. */
function once(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least it costs: where it seems to be more than a little, it is tried again, now that it is compiled. */
export function effortOf(work: () => void, little: number): number {
  let least = once(work);
  for (let tries = 0; least > little && tries < 10; tries++) least = Math.min(least, once(work));
  return least;
}

/** What a known piece of work costs where the budgets of tests were made. */
const USUAL = 7;

/** How much slower this processor is than that one, by itself or as others share its caches; never less than 1. */
export function slowness(): number {
  const things = Array.from({ length: 2000 }, (_, i) => ({ id: `thing ${i}`, at: [i, i + 1], lit: i % 2 === 0 }));
  const known = () => {
    for (let i = 0; i < 10; i++) JSON.parse(JSON.stringify(things));
  };
  return Math.max(1, effortOf(known, 0) / USUAL);
}
