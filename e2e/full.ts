/** All there is to look at: `E2E=full npm test`. Else things take turns, or a share of them is looked at. */
export const FULL = process.env.E2E === 'full';
