/** `LAWS=full`: every option with every number of seats, and as many games as it takes to be sure. `npm test` plays fewer. */
export const THOROUGH = process.env.LAWS === 'full';
