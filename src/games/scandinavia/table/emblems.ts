/** Who sits where, drawn before the game is loaded; from game-icons.net (CC BY 3.0). `node scripts/icons.mjs` bundles them. */
export const EMBLEMS = [
  'burning-eye',
  'crowned-skull',
  'drakkar-dragon',
  'crown-coin',
  'linden-leaf',
  'queen-crown',
] as const;

declare module '../../../kit/look/icon-names.ts' {
  interface GameIcons extends Record<(typeof EMBLEMS)[number], true> {}
}
