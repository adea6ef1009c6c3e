// Every game on the shelf, each in one line. A new game is its folder and a line here.

export { entry as bloodRage } from './blood-rage/entry.ts';
export { entry as reavers } from './reavers/entry.ts';
export { entry as scandinavia } from './scandinavia/entry.ts';
