/** The icons of lessons besides the hall's, from game-icons.net (CC BY 3.0). `node scripts/icons.mjs` bundles these and no others. */
export const ICONS = ['harp'] as const;

declare module '../../kit/look/icon-names.ts' {
  interface GameIcons extends Record<(typeof ICONS)[number], true> {}
}
