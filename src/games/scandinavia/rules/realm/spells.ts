/** Spells that are cast apart from battles, and the Stone's wind of death: one window each (SC-4.5). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { CURSED_WATERS_PROSPERITY, PARALYSIS_PROSPERITY, type PowerId } from '../../content/powers.ts';
import { askLord } from '../asking.ts';
import { CAST, DONE, DOUBLE, NOT_AGAIN, type ScandinaviaChoice, STRIKE, STRIKE_AT } from '../choices.ts';
import { SPELL, SPELL_KINDS, type SpellFrame } from '../frames.ts';
import { fleetsIn } from '../hex/berths.ts';
import { listStacks, type Stack } from '../hex/stacks.ts';
import { standingIn } from '../hex/standing.ts';
import { changeProsperity, MARK } from '../land.ts';
import { areAllies, isLord, livingLords } from '../lords.ts';
import { pieceName, placeName, spotName } from '../names.ts';
import {
  asRegion,
  asSpot,
  fleetOf,
  isFleet,
  isIsland,
  isRegion,
  KIND_COUNT,
  KIND_TROOP,
  type Lord,
  lordNumber,
  PLACE_COUNT,
  type Place,
  pieceNumber,
  placeNumber,
  type Spot,
  spotNumber,
  UNDEAD,
  VALKYRIE,
} from '../numbers.ts';
import { countAt, eachPiece, isUnit, placesOf, raise, sidesAt, unitsAt } from '../pieces.ts';
import { canCast, costOf } from '../powers.ts';
import { pieceGone } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { fallSilent } from './silence.ts';

export type SpellId = (typeof SPELL_KINDS)[number];

export const spellFrame = (spell: SpellId, lord: Lord, target: Lord): SpellFrame => ({
  kind: 'spell',
  step: SPELL.cast,
  spell: SPELL_KINDS.indexOf(spell),
  lord,
  target,
  place: NONE,
  side: NONE,
  recruited: [],
});

const spellOf = ({ spell }: SpellFrame): SpellId => SPELL_KINDS[spell];
const powerOf = (frame: SpellFrame): PowerId => spellOf(frame) as PowerId;

/** Units that the omen kills: Valkyries and Undead are spared (SC-C-death-omen). */
const isMortal = (kind: number): boolean => isUnit(kind) && kind !== VALKYRIE && kind !== UNDEAD;

export function hasMortals(state: State, region: Region): boolean {
  for (const spot of standingIn(state, region))
    for (const side of sidesAt(state, spot))
      for (let kind = 0; kind < KIND_COUNT; kind++)
        if (isMortal(kind) && countAt(state, spot, side, kind) > 0) return true;
  return false;
}

/** Regions that Ohrrkan can strike: of the lord whose part it is, or of any who is no ally (SC-A-spell-targets, SC-A-spell-allies). */
function strikable(state: State, { lord, target }: SpellFrame, region: Region): boolean {
  const owner = state.owner[region];
  if (!isLord(owner) || areAllies(state, lord, owner)) return false;
  return state.options.spellTargets === 'any' || owner === target;
}

const alliesOf = (state: State, lord: Lord): Lord[] =>
  livingLords(state).filter(other => other !== lord && areAllies(state, lord, other));

/** Do troops of an ally stand there? By the advanced rules they may, in anybody's land. */
const standsAlly = (state: State, lord: Lord, place: Place): boolean =>
  alliesOf(state, lord).some(other => standingIn(state, place).some(spot => sidesAt(state, spot).includes(other)));

/** Is anything of an ally there: land, troops, fleets? */
const hitsAlly = (state: State, lord: Lord, place: Place): boolean =>
  standsAlly(state, lord, place) ||
  alliesOf(state, lord).some(other => state.owner[place] === other || fleetsIn(state, place, other).length > 0);

/** Where a spell may be cast (SC-A-cursed-waters). */
export function canStrike(state: State, frame: SpellFrame, place: Place): boolean {
  switch (spellOf(frame)) {
    case 'cursed-waters':
      return isRegion(place) && strikable(state, frame, place) && (state.marks[place] & MARK.cursed) === 0;
    case 'death-omen':
      return (
        isRegion(place) &&
        strikable(state, frame, place) &&
        hasMortals(state, place) &&
        !standsAlly(state, frame.lord, place)
      );
    case 'time-paralysis':
      return !isIsland(place) && !state.stilled.includes(place) && !hitsAlly(state, frame.lord, place);
    default:
      return false;
  }
}

/** Recruits that can be doubled, each of them once: a counter must be left (SC-C-doubling). */
export const canDouble = (state: State, kind: number): boolean => state.pool[KIND_TROOP[kind]] > 0;

/** May the wind of death blow there? At any unit of another seat (SC-C-death-wind, SC-A-death-wind-units). */
const canBlow = (state: State, lord: Lord, spot: Spot, other: Lord): boolean =>
  state.seatOf[other] !== state.seatOf[lord] && unitsAt(state, spot, other) > 0;

/** Stacks that the wind of death can strike. */
export const gusts = (state: State, lord: Lord): Stack[] =>
  livingLords(state).flatMap(other =>
    placesOf(state, other)
      .filter(spot => canBlow(state, lord, spot, other))
      .map((spot): Stack => [spot, STRIKE_AT[spot][other]]),
  );

function targets(state: State, frame: SpellFrame): ScandinaviaChoice[] {
  const choices: ScandinaviaChoice[] = [];
  const { recruited } = frame;
  switch (spellOf(frame)) {
    case 'doubling':
      for (let i = 0; i < recruited.length; i += 2) {
        const choice = DOUBLE(recruited[i + 1], asSpot(recruited[i]));
        if (canDouble(state, recruited[i + 1]) && !choices.includes(choice)) choices.push(choice);
      }
      return choices;
    case 'death-wind':
      return gusts(state, frame.lord).map(([, choice]) => choice);
    default:
      for (let place: Place = FIRST; place < PLACE_COUNT; place++)
        if (canStrike(state, frame, place)) choices.push(CAST[place]);
      return choices;
  }
}

function cast(act: Act, frame: SpellFrame, place: Place): void {
  const { state, facts } = act;
  const { lord } = frame;
  const power = powerOf(frame);
  state.spent[lord] += costOf(power);
  facts.tell({ kind: 'cast', lord: LORDS[lord], power, place: placeName(place), points: costOf(power) });
  if (power === 'cursed-waters') {
    state.marks[place] |= MARK.cursed;
    changeProsperity(act, asRegion(place), -CURSED_WATERS_PROSPERITY, power);
  } else if (power === 'death-omen') {
    for (const spot of standingIn(state, place))
      for (const side of sidesAt(state, spot))
        for (let kind = 0; kind < KIND_COUNT; kind++)
          if (isMortal(kind)) pieceGone(act, spot, side, kind, countAt(state, spot, side, kind), power);
  } else {
    state.stilled.push(place);
    if (isRegion(place) && isLord(state.owner[place])) changeProsperity(act, place, -PARALYSIS_PROSPERITY, power);
  }
}

/** The second stands beside the first: in the region, aboard, or on its hex (SC-C-doubling, SC-21.29). */
function double(act: Act, { lord, recruited }: SpellFrame, spot: Spot, kind: number): void {
  const { state, facts } = act;
  const at = recruited.findIndex((_, i) => i % 2 === 0 && recruited[i] === spot && recruited[i + 1] === kind);
  recruited.splice(at, 2);
  state.spent[lord] += costOf('doubling');
  raise(state, spot, lord, kind, 1);
  facts.tell({
    kind: 'came',
    lord: LORDS[lord],
    place: spotName(spot),
    piece: pieceName(kind),
    count: 1,
    cause: 'doubling',
  });
}

const PROMPT: Readonly<Record<SpellId, string>> = {
  'cursed-waters': 'waters',
  'death-omen': 'omen',
  doubling: 'double',
  'time-paralysis': 'paralysis',
  'death-wind': 'death-wind',
};

export const spell: Rule<SpellFrame> = {
  run(act, frame) {
    const { state } = act;
    const wind = spellOf(frame) === 'death-wind';
    const able = wind || canCast(state, frame.lord, powerOf(frame));
    if (frame.step === SPELL.piece || (able && targets(state, frame).length > 0)) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord, target, place, side, area = NONE } = frame;
    if (frame.step === SPELL.piece) {
      const choices: ScandinaviaChoice[] = [];
      eachPiece(state, place, side, piece => {
        if (isUnit(piece)) choices.push(STRIKE[piece]);
      });
      return askLord(state, lord, 'strike', choices, { at: spotName(place) });
    }
    const args = target >= 0 ? { target: LORDS[target] } : {};
    const choices =
      spellOf(frame) === 'death-wind'
        ? listStacks(state, area, gusts(state, lord), [DONE])
        : [DONE, NOT_AGAIN, ...targets(state, frame)];
    return askLord(state, lord, PROMPT[spellOf(frame)], choices, args);
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    switch (choice.kind) {
      case 'cast':
        cast(act, frame, placeNumber[choice.at]);
        return;
      case 'double':
        double(act, frame, spotNumber[choice.at], pieceNumber[choice.piece]);
        return;
      case 'choose-in':
        frame.area = placeNumber[choice.area];
        return;
      case 'strike-at':
        delete frame.area;
        frame.place = spotNumber[choice.at];
        frame.side = lordNumber[choice.lord];
        frame.step = SPELL.piece;
        return;
      case 'strike': {
        const { place, side } = frame;
        const sea = isFleet(place) ? state.fleetPlace[fleetOf(place)] : place;
        act.finish(frame);
        pieceGone(act, place, side, pieceNumber[choice.piece], 1, 'death-wind', sea);
        return;
      }
      case 'not-again':
        fallSilent(state, frame.lord, powerOf(frame));
        act.finish(frame);
        return;
      default:
        act.finish(frame);
    }
  },
};
