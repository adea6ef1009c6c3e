/** Every fault as often as it is worth it: `npm run faults`. `npm test` has each of them once, and fewer people to suffer it. */
export const THOROUGH = process.env.FAULTS === 'full';
