const STEPS = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['year', 365 * 24 * 60 * 60],
] as const;

/** “5 minutes ago”, in the reader's language. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.findLast(step => seconds >= step[1]) ?? (['second', 1] as const);
  // Under a minute it is “now”.
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
