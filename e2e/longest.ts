/** What takes longest in the browser, the longest first. */
export const LONGEST = [
  'axe',
  'keyboard',
  'lit',
  'online',
  'reavers',
  'mouse',
  'reavers-lit',
  'layout',
  'motion',
  'languages',
  'online-reavers',
  'resume',
  'online-terms',
].map(name => `e2e/${name}.e2e.ts`);
