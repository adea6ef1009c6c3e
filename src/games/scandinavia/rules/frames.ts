/** What the rules in progress remember, one shape for each kind of frame. */
import type { Calls, Frame, Returns } from '../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../engine/contract/steps.ts';

export const PICKING = steps('roll', 'pick');

/** Lords are picked: in the order of the dice, second ones in the reverse order (SC-3.2, SC-A-lord-picks). */
export interface PickingFrame extends Frame {
  readonly kind: 'picking';
  step: StepOf<typeof PICKING>;
  /** Seats in the order in which they pick, and how many have. */
  order: number[];
  at: number;
}

export const OPENING = steps('first', 'second', 'together', 'buildings', 'troops');

/** A lord takes his first lands, and sets up what his sheet gives him (SC-3.5 to SC-3.9). */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  step: StepOf<typeof OPENING>;
  readonly lord: number;
  readonly regions: number[];
  /** Buildings still to be set up; and troops, by piece. */
  free: number;
  army: number[];
}

export const TURN = steps(
  'initiative',
  'diplomacy',
  'power',
  'events',
  'tokens',
  'dragon',
  'prospering',
  'taxes',
  'sif',
  'recruiting',
  'deathWind',
  'construction',
  'military',
  'campaigns',
  'upkeep',
  'end',
  'over',
);

/** One turn after the other, phase after phase. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** What comes next in this turn: see `phases/turn.ts`. */
  step: StepOf<typeof TURN>;
}

/** What is done lord by lord. */
export const TASKS = [
  'taxes',
  'recruiting',
  'construction',
  'military',
  'upkeep',
  'lure',
  'bards',
  'sif',
  'tokens',
  'death-wind',
  'second-round',
] as const;
export type Task = (typeof TASKS)[number];

export const ORDERED = steps('next', 'before', 'part', 'after');

/** Lords do the same thing, one after the other (SC-4.2, SC-O-order). */
export interface OrderedFrame extends Frame {
  readonly kind: 'ordered';
  step: StepOf<typeof ORDERED>;
  readonly task: number;
  /** Lords whose part has begun; the last of them is at it. */
  readonly begun: number[];
  /** For a second round of its own: storms that fleets have come through in the first, as `CampaignFrame` has them. */
  readonly weathered?: number[];
}

export const TALK = steps('begin', 'talk', 'announced', 'prisons');

/** Everybody talks with everybody (SC-5.1). What is said lies in the state: most of it is a secret of two. */
export interface TalkFrame extends Frame {
  readonly kind: 'talk';
  step: StepOf<typeof TALK>;
  /** Lords whose escape from prison was tried. */
  at: number;
}

export const EVENTS = steps('roll', 'creed');

/** The events of a turn, each played out before the next is rolled (SC-A-event-one-by-one). */
export interface EventsFrame extends Frame {
  readonly kind: 'events';
  step: StepOf<typeof EVENTS>;
  /** Events still to come, and dice rolled for them. */
  left: number;
  rolls: number;
  /** Once double omens were rolled: 1 and the events before them. */
  omens: number;
  /** Events of this turn, in their order. */
  readonly drawn: number[];
}

export const EVENT_STEPS = steps('begin', 'begun');

/** One event. Its rule says what the list means (`events/events.ts`). */
export interface EventFrame extends Frame {
  readonly kind: 'event';
  step: StepOf<typeof EVENT_STEPS>;
  readonly event: number;
  at: number;
  list: number[];
}

export const DRAGON_BIDS = steps('bid', 'won', 'lord');

/** Sealed bids for the Dragon (SC-8.3 to SC-8.5). */
export interface DragonBidsFrame extends Frame {
  readonly kind: 'dragon-bids';
  step: StepOf<typeof DRAGON_BIDS>;
  /** The seat that has won it, -1 before. */
  seat: number;
}

export const LOKI_AUCTION = steps('begin', 'bid', 'won', 'lord');

/** Loki is sold aloud (SC-8.10 to SC-8.13). */
export interface LokiAuctionFrame extends Frame, Calls<'loki-payment'> {
  readonly kind: 'loki-auction';
  step: StepOf<typeof LOKI_AUCTION>;
  /** Whose turn it is, the highest bid so far, and whose it is (-1: nobody's). */
  at: number;
  bid: number;
  best: number;
  /** By seat: 1 has passed, 2 could not pay. */
  readonly passed: number[];
}

/** Who has won Loki pays, in gold and units; returns whether he could. */
export interface LokiPaymentFrame extends Frame, Returns<boolean> {
  readonly kind: 'loki-payment';
  step: typeof START;
  readonly seat: number;
  due: number;
  /** The stack of which a unit is to be given, -1 for none yet. */
  place: number;
  lord: number;
}

export const TAXES = steps('levels', 'region', 'pillage', 'collect');

export interface TaxesFrame extends Frame {
  readonly kind: 'taxes';
  step: StepOf<typeof TAXES>;
  readonly lord: number;
  /** The level of each region of his that can be taxed, -1 where none is named yet. */
  readonly levels: number[];
  /** The region whose level is named next, where each has its own. */
  region: number;
  /** Regions that were pillaged (SC-C-pillage). */
  readonly pillaged: number[];
}

/** Governors ask for gold, region by region (SC-C-call-of-gold). */
export interface LureFrame extends Frame {
  readonly kind: 'lure';
  step: typeof START;
  readonly lord: number;
}

/** Heroes ask for gold (SC-C-bards). */
export interface BardsFrame extends Frame {
  readonly kind: 'bards';
  step: typeof START;
  readonly lord: number;
  /** Place, hero and count of those who were paid. */
  readonly paid: number[];
}

/** The feast of Sif (SC-C-sif). */
export interface SifFrame extends Frame {
  readonly kind: 'sif';
  step: typeof START;
  readonly lord: number;
}

/** A token is put where its lord likes: after the events, or after an escape (SC-16.3, SC-16.36). */
export interface TokenFrame extends Frame {
  readonly kind: 'token';
  step: typeof START;
  readonly lord: number;
  /** 1: he has to be placed anew. */
  readonly escaped: number;
}

/** On which hex of the region a token stands (SC-21.39). */
export interface StandFrame extends Frame {
  readonly kind: 'stand';
  step: typeof START;
  readonly lord: number;
  readonly region: number;
}

export const SPELL_KINDS = ['cursed-waters', 'death-omen', 'doubling', 'time-paralysis', 'death-wind'] as const;
export const SPELL = steps('cast', 'piece');

/** A window in which one lord may cast a spell, or the Stone's wind blow. */
export interface SpellFrame extends Frame {
  readonly kind: 'spell';
  step: StepOf<typeof SPELL>;
  readonly spell: number;
  readonly lord: number;
  /** Whose part of the phase it is, -1 where it is nobody's. */
  readonly target: number;
  /** Place, and the side whose piece is struck, once named. */
  place: number;
  side: number;
  /** Place and piece of what was recruited (SC-C-doubling). */
  readonly recruited: number[];
}

export const RECRUITING = steps('begin', 'token', 'heroes', 'bard', 'troops', 'entice', 'surcharge', 'after', 'end');

export interface RecruitingFrame extends Frame, Calls<'take-off'> {
  readonly kind: 'recruiting';
  step: StepOf<typeof RECRUITING>;
  readonly lord: number;
  /** Regions where a hero was tried, in this order; 1: all temples are gone through. */
  readonly heroes: number[];
  temples: number;
  /** A hero who has just come and asks for his song (SC-C-bards), -1 for none; and the region in hand. */
  hero: number;
  region: number;
  // By region.
  /** Units recruited, -1 where nothing was tried; -2 where it failed. */
  readonly counts: number[];
  readonly points: number[];
  readonly enticed: number[];
  /** Region and surcharge of each try. */
  readonly tries: number[];
  /** Spot and piece of each recruit. */
  readonly recruited: number[];
}

export const CONSTRUCTION = steps('begin', 'fervour', 'place', 'what', 'sea');

export interface ConstructionFrame extends Frame {
  readonly kind: 'construction';
  step: StepOf<typeof CONSTRUCTION>;
  readonly lord: number;
  /** The region in hand. */
  region: number;
  /** Regions whose people have built for nothing, or may still. */
  readonly fervour: number[];
  /** 1: nothing more is pulled down (SC-11.1). */
  built: number;
  /** Regions that were looked at without doing anything since something was done. */
  readonly idle: number[];
}

/** Steps of a lord's moves by either rules. */
const MOVES = [
  'begin',
  'orders',
  'who',
  'count',
  'riders',
  'passenger',
  'where',
  'fleet',
  'boardCount',
  'beast',
  'battles',
] as const;

export const MILITARY = steps(...MOVES);

/** What a lord has in hand while he moves, and what he has moved, by either rules. */
interface Moving extends Frame {
  readonly lord: number;
  /** What is in hand: from where, which piece (`EVERYBODY`: all who can), how many, who rides or is carried along. */
  from: number;
  piece: number;
  count: number;
  readonly riders: number[];
  /** A unit that Ermanaric takes along, -1 for none. */
  passenger: number;
  /** The fleet in hand, -1 for none. */
  fleet: number;
  /** Points of each fleet that are left. */
  readonly points: number[];
  /** Fleets that were looked at without doing anything since something was done. */
  readonly idle: number[];
  /** Moved pieces, a lot of numbers each: where they are now, piece, count, where they came from (a fleet: they landed). */
  readonly moved: number[];
  /** Fleets that have put in or attacked, and where they came from. */
  readonly landed: number[];
  /** Storms that a fleet has come through: fleet × places + sea. */
  readonly weathered: number[];
  /** 1: the Stone was handed on. */
  handed: number;
}

/** One lord's marches, and then his battles (SC-12.1, SC-13.1). Lots are of four numbers. */
export interface MilitaryFrame extends Moving {
  readonly kind: 'military';
  step: StepOf<typeof MILITARY>;
}

export const CAMPAIGN = steps(...MOVES, 'toward', 'landCount', 'beastToward');

/** The same by the advanced rules, in one round or two (SC-21.3). Lots are of five numbers: the last are points left. */
export interface CampaignFrame extends Moving {
  readonly kind: 'campaign';
  step: StepOf<typeof CAMPAIGN>;
  /** The round that is played, and the last that this frame plays. */
  round: number;
  readonly last: number;
  /** The land or sea that was named first. */
  area: number;
}

export const BATTLE = steps(
  'begin',
  'attack',
  'defence',
  'dice',
  'losses',
  'raise',
  'animate',
  'risen',
  'necromancy',
  'again',
  'conquest',
  'evil',
  'called',
  'tokens',
  'end',
);

/** Sides of a battle. */
export const ATTACKER = 0;
export const DEFENDER = 1;

/** A battle, and what follows from it (SC-13.29, SC-13.30). Those who fight stand on the board. */
export interface BattleFrame extends Frame, Calls<'losses' | 'take-off'> {
  readonly kind: 'battle';
  step: StepOf<typeof BATTLE>;
  readonly place: number;
  readonly attacker: number;
  /** -1: the commoners of independent land. */
  readonly defender: number;
  /** 0; more once the dead have risen to fight on (SC-C-final-necromancy). */
  round: number;
  // What was done in the windows; by side of the battle where there are two.
  /** Pieces in fury; a piece that is fanatic, -1 for none. */
  readonly fury: number[];
  fanatic: number;
  readonly aside: number[];
  /** 1: Ragnar has killed, the Stone has turned one, an Orc was paid. */
  readonly ragnar: number[];
  readonly dominated: number[];
  readonly orcPaid: number[];
  /** What is asked for next in a window: an act of `war/windows.ts`, and the piece; -1 for none. */
  act: number;
  piece: number;
  /** Attackers who were landed from fleets, by piece. */
  readonly landed: number[];
  // What the dice have brought.
  readonly force: number[];
  /** Strength of commoners who alone have defended the land, to stand again (SC-A-krosen-4-course). */
  commoners: number;
  winner: number;
  /** Units that have died here, by piece, of each side. */
  readonly deadAttackers: number[];
  readonly deadDefenders: number[];
  /** 1: the land has changed hands. */
  taken: number;
  /** Valkyries that stood aside and have not raised anybody yet; Undead that are to rise. */
  raising: number;
  rising: number;
  /** Lords whose tokens were with the losers. */
  readonly captives: number[];
}

export const LOSSES = steps('ask', 'done');

/** The winner of a battle gives up units until the rest fits the margin; returns what died, by piece (SC-13.11). */
export interface LossesFrame extends Frame, Returns<readonly number[]> {
  readonly kind: 'losses';
  step: StepOf<typeof LOSSES>;
  readonly place: number;
  readonly side: number;
  readonly margin: number;
  /** Piece, value and count of those who could fall. */
  readonly groups: number[];
  readonly dead: number[];
}

/** Undead that Lord Krosen takes off the board to have counters for new ones; returns how many (SC-A-undead-pool). */
export interface TakeOffFrame extends Frame, Returns<number> {
  readonly kind: 'take-off';
  step: typeof START;
  readonly lord: number;
  /** Where the new ones are to stand: none are taken off there. */
  readonly place: number;
  wanted: number;
  taken: number;
}

export const CAPTURE = steps('escape', 'fate', 'swap', 'done');

/** A lord's token was in a lost battle (SC-16.18 to SC-16.39). */
export interface CaptureFrame extends Frame {
  readonly kind: 'capture';
  step: StepOf<typeof CAPTURE>;
  readonly lord: number;
  readonly captor: number;
  readonly place: number;
  /** 1: a token of the captor was in the battle. */
  readonly led: number;
  /** 1: handed on by another captor, with no dice before the fate (SC-16.37). */
  readonly passed: number;
  fate: number;
}

export const UPKEEP = steps('pay', 'place', 'piece');

export interface UpkeepFrame extends Frame {
  readonly kind: 'upkeep';
  step: StepOf<typeof UPKEEP>;
  readonly lord: number;
  /** Where units are disbanded, and which. */
  place: number;
  piece: number;
}

export const TURN_END = steps('stone', 'islands');

export interface TurnEndFrame extends Frame {
  readonly kind: 'turn-end';
  step: StepOf<typeof TURN_END>;
}

/** A Stone that lies somewhere is taken up by one of several heroes (SC-A-stone-ground). */
export interface BearerFrame extends Frame {
  readonly kind: 'bearer';
  step: typeof START;
  readonly lord: number;
  readonly place: number;
}

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
