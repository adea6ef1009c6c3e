/** What the rules in progress remember, one shape for each kind of frame; those of one idea lie together in `frames/`. */
import type { BattleFrame, CaptureFrame, LossesFrame } from './frames/battle.ts';
import type { DragonBidsFrame, EventFrame, EventsFrame, LokiAuctionFrame, LokiPaymentFrame } from './frames/events.ts';
import type { CampaignFrame, MilitaryFrame } from './frames/march.ts';
import type { SpellFrame, StandFrame, TokenFrame } from './frames/powers.ts';
import type {
  BardsFrame,
  ConstructionFrame,
  LureFrame,
  RecruitingFrame,
  SifFrame,
  TakeOffFrame,
  TaxesFrame,
  UpkeepFrame,
} from './frames/realm.ts';
import type { OpeningFrame, PickingFrame } from './frames/setup.ts';
import type { BearerFrame, OrderedFrame, TalkFrame, TurnEndFrame, TurnFrame } from './frames/turn.ts';

export * from './frames/battle.ts';
export * from './frames/events.ts';
export * from './frames/march.ts';
export * from './frames/powers.ts';
export * from './frames/realm.ts';
export * from './frames/setup.ts';
export * from './frames/turn.ts';

export type ScandinaviaFrame =
  | PickingFrame
  | OpeningFrame
  | TurnFrame
  | OrderedFrame
  | TalkFrame
  | EventsFrame
  | EventFrame
  | DragonBidsFrame
  | LokiAuctionFrame
  | LokiPaymentFrame
  | TaxesFrame
  | LureFrame
  | BardsFrame
  | SifFrame
  | TokenFrame
  | StandFrame
  | SpellFrame
  | RecruitingFrame
  | ConstructionFrame
  | MilitaryFrame
  | CampaignFrame
  | BattleFrame
  | LossesFrame
  | TakeOffFrame
  | CaptureFrame
  | UpkeepFrame
  | TurnEndFrame
  | BearerFrame;
