// Every icon the hall draws, from game-icons.net (CC BY 3.0). `node scripts/icons.mjs` bundles these and no others. A game brings
// its own: the emblems of who sits where, which are drawn before it is loaded (`table/emblems.ts`), and what is drawn on its
// table (`table/icons.ts`).

/** Drawn before any game is loaded: the hall's own signs. */
export const HALL_ICONS = [
  // the hall
  'laurel-crown',
  'anticlockwise-rotation',
  'rule-book',
  'talk',
  'scroll-unfurled',
  'cog',
  'speaker',
  'speaker-off',
  'world',
  'hamburger-menu',
  'round-table',
  'three-friends',
  'rock-golem',
  'spectacles',
  'hourglass',
  'wax-seal',
  'share',
  'vertical-banner',
  'magnifying-glass',
  'light-bulb',
  'rolling-dices',
  'check-mark',
  'cancel',
  'return-arrow',
  'backward-time',
  'play-button',
  'pause-button',
  'previous-button',
  'next-button',
  'fast-forward-button',
  'save',
  'cycle',
  'expand',
  'quill-ink',
  'scales',
  'uncertainty',
  'hand',
  'plain-arrow',
  'info',
  'plug',
  'exit-door',
  'trophy',
  'drakkar',
] as const;

/** The names of icons that come with games: each adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside
export interface GameIcons {}

export type IconName = (typeof HALL_ICONS)[number] | keyof GameIcons;
