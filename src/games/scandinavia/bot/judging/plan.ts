/** What is done next in the marches of a turn: it follows from the board alone, whatever is already in hand. */

import type { MilitaryFrame } from '../../rules/frames.ts';
import type { Spot } from '../../rules/numbers.ts';
import { isUnit } from '../../rules/pieces.ts';
import { company, movable, unmoved } from '../../rules/war/marching.ts';
import { bestCampaign, type Campaign } from './campaign.ts';
import type { Outlook } from './outlook.ts';
import { bestMuster } from './rally.ts';
import { bestVoyage, type Voyage } from './voyage.ts';

export interface March {
  readonly from: Spot;
  readonly to: Spot;
  /** Who goes; undefined for everybody who can. */
  readonly piece?: number;
  readonly count?: number;
}

export type Plan = { readonly march: March } | { readonly voyage: Voyage };

/** The next march of a campaign: the whole stack where all of it goes, else unit by unit, heroes last. */
function nextMarch({ state }: Outlook, frame: MilitaryFrame, { to, lots }: Campaign): March {
  const [first] = lots.filter(({ piece }) => isUnit(piece));
  const from = (first ?? lots[0]).from;
  const here = lots.filter(lot => lot.from === from);
  const goes = company(state, frame, from, to);
  const whole = goes.every(piece =>
    here.some(lot => lot.piece === piece && lot.count === unmoved(state, frame, from, piece)),
  );
  const many = goes.length > 1 || movable(state, frame, from).length > 1;
  if (whole && many) return { from, to };
  const lot = first ?? lots[0];
  return { from, to, piece: lot.piece, count: lot.count };
}

/** Attack by land or sea, or gather. */
export function planOf(o: Outlook, frame: MilitaryFrame): Plan | undefined {
  const campaign = bestCampaign(o, frame);
  const voyage = bestVoyage(o, frame);
  if (voyage && voyage.gain > (campaign?.gain ?? 0)) return { voyage };
  if (campaign) return { march: nextMarch(o, frame, campaign) };
  const move = bestMuster(o, frame);
  return move && { march: move };
}
