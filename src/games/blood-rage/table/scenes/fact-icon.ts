import type { IconName } from '../../../../kit/look/Icon.tsx';
import type { BloodRageFact } from '../../rules/facts.ts';

const ICONS: Partial<Readonly<Record<BloodRageFact['kind'], IconName>>> = {
  'quest-done': 'tied-scroll',
  'quest-failed': 'tied-scroll',
  'quest-counted': 'tied-scroll',
  'province-destroyed': 'earth-crack',
  'doom-moved': 'burning-meteor',
  released: 'feathered-wing',
  destroyed: 'death-skull',
  moved: 'footsteps',
  saved: 'heart-shield',
  glory: 'laurel-crown',
  'glory-stolen': 'laurel-crown',
  'rage-stolen': 'small-fire',
  'rage-lost': 'small-fire',
  'rage-gained': 'small-fire',
  pillaged: 'torch',
  'texts-silenced': 'card-play',
  'card-added': 'card-play',
  'cards-thrown-away': 'card-play',
  'cards-discarded': 'card-play',
  'cards-returned': 'card-draw',
  'cards-taken': 'card-draw',
  'card-bought-back': 'card-draw',
};

export const factIcon = ({ kind }: BloodRageFact): IconName => ICONS[kind] ?? 'scroll-unfurled';
