import type { ReactElement } from 'react';
import type { Result } from '../../../engine/contract/rules.ts';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { Score as ScorePart } from '../../../kit/table/Score.tsx';
import type { SourceId } from '../rules/numbers.ts';
import { CLANS } from './pieces.ts';
import type { BloodRageProps } from './play/play.ts';

const SOURCE_ICONS: Readonly<Record<SourceId, IconName>> = {
  battles: 'crossed-swords',
  pillage: 'torch',
  quests: 'tied-scroll',
  ragnarok: 'burning-meteor',
  valhalla: 'feathered-wing',
  'battle-cards': 'card-play',
  upgrades: 'anvil',
  legendary: 'laurels',
};

/** The end: every source of Glory for every clan, and how it came to pass. */
export const Score = (props: BloodRageProps & { result: Result }): ReactElement => (
  <ScorePart {...props} looks={props.view.clans.map(({ clan }) => CLANS[clan])} icons={SOURCE_ICONS} />
);
