import type { Seat } from '../../../engine/contract/ask.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { seenFrames } from '../../../kit/rules/seen.ts';
import { FJORDS, PROVINCES, type RegionId } from '../content/board.ts';
import type { ClanId, StatId } from '../content/clans.ts';
import { RAGNAROK_GLORY, REWARDS, type RewardId } from '../content/tokens.ts';
import type { BloodRageChoice } from './choices.ts';
import { countAt, figureStrength, figuresAt, figuresOnBoard, kindsAt, statValue } from './figures.ts';
import { packsLetGo } from './let-go.ts';
import {
  BOARD_COUNT,
  CARD_IDS,
  type CardNumber,
  FIGURE_IDS,
  HORNS,
  isFjord,
  PHASES,
  type PhaseId,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  RESERVE,
  SLOT_COUNT,
  SOURCES,
  STAT_COUNT,
  statNumber,
  VALHALLA,
} from './numbers.ts';
import type { TableOptions } from './options.ts';
import { type FrameView, SEEN } from './seen-frames.ts';
import type { State } from './state.ts';

/** Figures of one kind and clan at one place. */
export interface FigureGroup {
  readonly seat: Seat;
  readonly figure: string;
  readonly count: number;
  /** STR of one of them. */
  readonly strength: number;
}

export interface ProvinceView {
  readonly id: string;
  readonly region: RegionId | null;
  /** Null: no limit. */
  readonly villages: number | null;
  readonly token: RewardId;
  readonly pillaged: boolean;
  readonly destroyed: boolean;
  readonly figures: readonly FigureGroup[];
}

export interface FjordView {
  readonly id: string;
  readonly supports: readonly string[];
  readonly figures: readonly FigureGroup[];
}

export interface ClanView {
  readonly seat: Seat;
  readonly clan: ClanId;
  readonly glory: number;
  readonly rage: number;
  readonly passed: boolean;
  readonly stats: Readonly<Record<StatId, { readonly step: number; readonly value: number }>>;
  readonly onBoard: number;
  /** Horns left for invasions. */
  readonly hornsFree: number;
  readonly reserve: readonly FigureGroup[];
  readonly valhalla: readonly FigureGroup[];
  /** Upgrades in the order of the sheet. */
  readonly slots: readonly (string | null)[];
  /** How many cards: in hand, face down as quests, before the seat and kept in the draft. */
  readonly hand: number;
  readonly quests: number;
  readonly pack: number;
  readonly picks: number;
  /** Has given a sealed answer that is not yet open. */
  readonly sealed: boolean;
  readonly scores: readonly number[];
}

/** What only this seat may know. */
export interface OwnView {
  readonly hand: readonly string[];
  readonly quests: readonly string[];
  readonly pack: readonly string[];
  readonly picks: readonly string[];
  /** What was handed on in this age's draft, pack after pack, and at last laid away: nobody has to remember it. */
  readonly letGo: readonly (readonly string[])[];
  readonly sealed: BloodRageChoice | null;
}

/** The table as a seat, or a spectator, may see it: built by listing what may be seen. */
export interface View {
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly age: number;
  readonly phase: PhaseId;
  readonly first: Seat;
  readonly turn: Seat;
  /** The province each age's Ragnarök takes, and the Glory for each figure in it. */
  readonly ragnarok: readonly { readonly province: string; readonly glory: number }[];
  /** Where the doom marker lies; null once the last Ragnarök has come. */
  readonly doomed: { readonly province: string; readonly glory: number } | null;
  readonly provinces: readonly ProvinceView[];
  readonly fjords: readonly FjordView[];
  readonly clans: readonly ClanView[];
  readonly own: OwnView | null;
  readonly discard: readonly string[];
  readonly sources: readonly string[];
  /** Cards not yet dealt, by age, and cards that left the game face down. */
  readonly decks: readonly number[];
  readonly away: number;
  /** Rules in progress, innermost last. */
  readonly frames: readonly FrameView[];
}

const names = (cards: readonly CardNumber[]): string[] => cards.map(card => CARD_IDS[card]);

function groups(state: State, place: PlaceNumber): FigureGroup[] {
  const list: FigureGroup[] = [];
  for (let seat = 0; seat < state.seats; seat++) addGroups(state, seat, place, list);
  return list;
}

function addGroups(state: State, seat: number, place: PlaceNumber, list: FigureGroup[]): FigureGroup[] {
  if (figuresAt(state, seat, place) === 0) return list;
  for (const figure of kindsAt(state, seat, place)) {
    const count = countAt(state, seat, figure, place);
    list.push({ seat, figure: FIGURE_IDS[figure], count, strength: figureStrength(state, seat, figure, place) });
  }
  return list;
}

function clanView(state: State, seat: Seat): ClanView {
  const stat = (id: StatId) => {
    const stat = statNumber[id];
    return { step: state.steps[seat * STAT_COUNT + stat] + 1, value: statValue(state, seat, stat) };
  };
  const onBoard = figuresOnBoard(state, seat);
  const slots = state.slots.slice(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT);
  return {
    seat,
    clan: state.options.clans[seat],
    glory: state.glory[seat],
    rage: state.rage[seat],
    passed: state.passed[seat] === 1,
    stats: { rage: stat('rage'), axes: stat('axes'), horns: stat('horns') },
    onBoard,
    hornsFree: statValue(state, seat, HORNS) - onBoard,
    reserve: addGroups(state, seat, RESERVE, []),
    valhalla: addGroups(state, seat, VALHALLA, []),
    slots: slots.map(card => (card < 0 ? null : CARD_IDS[card])),
    hand: state.hands[seat].length,
    quests: state.quests[seat].length,
    pack: state.packs[seat].length,
    picks: state.picks[seat].length,
    sealed: state.sealed[seat] !== null,
    scores: state.scores.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length),
  };
}

export function view(state: State, seat: Seat | null, like?: View): View {
  return { ...(like ?? seenByAll(state)), seat, own: seat === null ? null : ownView(state, seat) };
}

const ownView = (state: State, seat: Seat): OwnView => ({
  hand: names(state.hands[seat]),
  quests: names(state.quests[seat]),
  pack: names(state.packs[seat]),
  picks: names(state.picks[seat]),
  letGo: packsLetGo(state, seat).map(names),
  sealed: state.sealed[seat],
});

/** As a spectator sees it. */
function seenByAll(state: State): View {
  const provinces: ProvinceView[] = [];
  const fjords: FjordView[] = [];
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    const figures = groups(state, place);
    if (isFjord(place)) {
      const { id, supports } = FJORDS[place - PROVINCE_COUNT];
      fjords.push({ id, supports, figures });
    } else {
      const { id, region, villages } = PROVINCES[place];
      provinces.push({
        id,
        region,
        villages,
        token: REWARDS[state.tokens[place]],
        pillaged: state.pillaged[place] === 1,
        destroyed: state.destroyed[place] === 1,
        figures,
      });
    }
  }
  const ragnarok = state.doom.map((province, i) => ({ province: PLACE_IDS[province], glory: RAGNAROK_GLORY[i] }));
  const clans: ClanView[] = [];
  for (let s = 0; s < state.seats; s++) clans.push(clanView(state, s));
  return {
    seat: null,
    options: state.options,
    age: state.age + 1,
    phase: PHASES[state.phase],
    first: state.first,
    turn: state.turn,
    ragnarok,
    // The marker moves on as soon as its province is gone (BR-15.4).
    doomed: ragnarok[state.destroyed[state.doom[state.age]] ? state.age + 1 : state.age] ?? null,
    provinces,
    fjords,
    clans,
    own: null,
    discard: names(state.discard),
    sources: SOURCES,
    decks: state.decks.map(deck => deck.length),
    away: state.away.length,
    frames: seenFrames(state.stack, SEEN, null),
  };
}
