import type { CampaignFrame } from '../../../rules/frames.ts';
import { LOT } from '../../../rules/hex/marching.ts';

/** The marches as a battle wants them: without points. */
export const lotsMoved = ({ moved }: CampaignFrame): number[] => moved.filter((_, i) => i % LOT < LOT - 1);
