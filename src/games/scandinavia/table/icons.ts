/** The icons of this table besides the hall's, from game-icons.net (CC BY 3.0). `node scripts/icons.mjs` bundles these and no others. */
export const ICONS = [
  // troops and heroes
  'elf-ear',
  'goblin-head',
  'farmer',
  'mounted-knight',
  'light-helm',
  'guards',
  'dwarf-face',
  'elf-helmet',
  'orc-head',
  'pegasus',
  'giant',
  'ogre',
  'death-skull',
  'winged-sword',
  'evil-tree',
  'sword-brandish',
  'torch',
  // buildings
  'tower-flag',
  'windmill',
  'camping-tent',
  'viking-church',
  'defensive-wall',
  'anchor',
  'shaking-hands',
  // beliefs, beasts, the Stone
  'spiky-eclipse',
  'heraldic-sun',
  'spiked-dragon-head',
  'jester-hat',
  'rune-stone',
  'big-wave',
  // what is counted and done
  'flying-flag',
  'two-coins',
  'wheat',
  'receive-money',
  'crossed-swords',
  'footsteps',
  // phases
  'glowing-hands',
  'lightning-storm',
  'rally-the-troops',
  'hammer-nails',
  'bread',
] as const;

declare module '../../../kit/look/icon-names.ts' {
  interface GameIcons extends Record<(typeof ICONS)[number], true> {}
}
