import type { IconName } from '../../../../kit/look/Icon.tsx';
import type { ReaversFact } from '../../rules/facts.ts';
import { RESOURCE_ICONS } from '../pieces.ts';

const ICONS: Partial<Readonly<Record<ReaversFact['kind'], IconName>>> = {
  glory: 'laurel-crown',
  'sea-won': 'drakkar-dragon',
  'sea-lost': 'drakkar-dragon',
  subdued: 'flying-flag',
  'not-subdued': 'flying-flag',
  'tile-turned': 'flying-flag',
  'die-gained': 'rolling-dices',
  'die-lost': 'rolling-dices',
  'to-pile': 'chest',
  'card-kept': 'chest',
  'artefact-placed': 'jeweled-chalice',
  'artefact-lost': 'jeweled-chalice',
  'leader-left': 'laurel-crown',
  'upgrade-lost': 'viking-shield',
  'upgrade-taken': 'viking-shield',
  pillaged: 'torch',
};

const RESOURCES: Readonly<Record<string, IconName>> = RESOURCE_ICONS;

export function factIcon(fact: ReaversFact): IconName {
  const what = fact.kind === 'gained' || fact.kind === 'lost' ? RESOURCES[fact.what] : undefined;
  return what ?? ICONS[fact.kind] ?? 'scroll-unfurled';
}
