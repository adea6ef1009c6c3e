import { copyStack } from '../../../kit/rules/copy.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import { BEASTS } from '../content/beasts.ts';
import { LEGENDS } from '../content/heroes.ts';
import { LORDS } from '../content/lords.ts';
import { REGIONS } from '../content/regions.ts';
import { STONE_POWERS } from '../content/stone.ts';
import { TAX_LEVELS } from '../content/taxes.ts';
import { ISLANDS } from '../content/waters.ts';
import { WAYS } from '../vocabulary.ts';
import type { ScandinaviaFrame } from './frames.ts';
import { MARK } from './land.ts';
import {
  buildingNumber,
  eventNumber,
  FLEET_IDS,
  LORD_COUNT,
  lordNumber,
  phaseNumber,
  pieceNumber,
  placeNumber,
  regionNumber,
  type Side,
  seaNumber,
  spotNumber,
} from './numbers.ts';
import { BARBARIANS, NOBODY, put } from './pieces.ts';
import type { State } from './state.ts';
import type { LordView, View } from './view.ts';

const orNone = <N extends number>(numbers: Readonly<Record<string, N>>, name: string | null): N | typeof NONE =>
  name === null ? NONE : numbers[name];
const sideNumber: Readonly<Record<string, Side>> = { ...lordNumber, barbarians: BARBARIANS, rebels: NOBODY };
const indexIn = (names: readonly string[], name: string | null): number => (name === null ? -1 : names.indexOf(name));
const bits = (buildings: readonly string[]): number =>
  buildings.reduce((mask, building) => mask | (1 << buildingNumber[building]), 0);
const counts = (flags: readonly boolean[]): number[] => flags.map(flag => (flag ? 1 : 0));

/** The table that a view shows, back in numbers. Gold and words of others, which nobody may know, are nothing here. */
export function readView(view: View): State {
  const seats = view.ready.length;
  const lords = <T>(read: (lord: LordView) => T, none: T): T[] =>
    LORDS.map(id => {
      const lord = view.lords[id];
      return lord ? read(lord) : none;
    });
  const regions = REGIONS.map(id => view.regions[id]);
  const fleets = FLEET_IDS.map(id => view.fleets[id]);
  const pairs = (): number[] => new Array<number>(seats * seats).fill(0);
  const [allied, offers, aside, gifts] = [pairs(), pairs(), pairs(), pairs()];
  for (const {
    seats: [a, b],
    told,
  } of view.allied) {
    allied[a * seats + b] = told ? 2 : 1;
    allied[b * seats + a] = told ? 2 : 1;
  }
  for (const { from, to, gold, open } of view.offers) {
    offers[from * seats + to] = open ? 1 : 2;
    aside[from * seats + to] = gold;
  }
  for (const { from, to } of view.gifts) gifts[from * seats + to] = 1;
  const bows = new Array<number>(LORD_COUNT * LORD_COUNT).fill(0);
  for (const { lord, to, open } of view.bows) bows[lordNumber[lord] * LORD_COUNT + lordNumber[to]] = open ? 1 : 2;
  const own = <T>(value: T, none: T): T[] =>
    Array.from({ length: seats }, (_, seat) => (seat === view.seat ? value : none));
  const { stone, beast } = view;
  const state: State = {
    options: view.options,
    pack: view.content,
    seats,
    turn: view.turn,
    phase: phaseNumber[view.phase],
    first: view.first,
    agreed: view.agreed ? 1 : 0,
    ending: indexIn(WAYS, view.ending),
    winners: view.winners.slice(),
    seatOf: lords(({ seat }) => seat, -1),
    out: lords(({ out }) => (out ? 1 : 0), 0),
    partner: lords(({ partner }) => orNone(lordNumber, partner), NONE),
    creed: lords(({ creed }) => creed, 0),
    level: lords(({ level }) => level, 1),
    spent: lords(({ spent }) => spent, 0),
    dread: lords(({ dread }) => dread, 0),
    overlord: lords(({ overlord }) => orNone(lordNumber, overlord), NONE),
    captor: lords(({ captor }) => orNone(lordNumber, captor), NONE),
    captures: lords(({ captures }) => captures, 0),
    debts: LORDS.flatMap((id, lord) =>
      (view.lords[id]?.debts ?? []).flatMap(({ to, gold }) => [lord, lordNumber[to], gold]),
    ),
    lastTax: lords(({ lastTax }) => indexIn(TAX_LEVELS, lastTax), -1),
    lastTries: lords<number[]>(
      ({ lastTries }) => lastTries.flatMap(({ region, points }) => [regionNumber[region], points]),
      [],
    ),
    silent: lords(({ silent }) => silent, 0),
    fallen: view.fallen.map(id => lordNumber[id]),
    picked: view.picked.map(id => lordNumber[id]),
    fugitives: view.fugitives.map(id => lordNumber[id]),
    gold: own(view.purse ?? 0, 0),
    ready: counts(view.ready),
    wantsEnd: counts(view.wantsEnd),
    hand: own(view.hand, 0),
    toward: own(view.toward ?? -1, -1),
    allied,
    offers,
    aside,
    gifts,
    bows,
    handedOn: lords(({ handedOn }) => (handedOn ? 1 : 0), 0),
    bank: view.total,
    owner: regions.map(({ owner }) => orNone(sideNumber, owner)),
    prosperity: regions.map(({ prosperity }) => prosperity),
    buildings: regions.map(({ buildings }) => bits(buildings)),
    fresh: regions.map(({ fresh }) => bits(fresh)),
    marks: regions.map(({ paid, cursed }) => (paid ? MARK.paid : 0) | (cursed ? MARK.cursed : 0)),
    regionTax: regions.map(({ lastTax }) => indexIn(TAX_LEVELS, lastTax)),
    keys: [],
    units: [],
    pool: view.pool.slice(),
    fleetLord: fleets.map(fleet => (fleet ? lordNumber[fleet.lord] : NONE)),
    fleetPlace: fleets.map(fleet => (fleet ? spotNumber[fleet.place] : NONE)),
    fleetSea: fleets.map(fleet => (fleet ? seaNumber[fleet.sea] : NONE)),
    captured: fleets.flatMap((fleet, i) => (fleet?.captured ? [i] : [])),
    islandOwner: ISLANDS.map(id => orNone(lordNumber, view.islands[id])),
    sanctuaries: view.sanctuaries ? 1 : 0,
    legends: LEGENDS.map(id => view.legends[id]),
    stone: stone.state,
    stonePlace: orNone(spotNumber, stone.place),
    stoneLord: orNone(lordNumber, stone.lord),
    stonePiece: orNone(pieceNumber, stone.piece),
    stonePower: indexIn(STONE_POWERS, stone.power),
    beast: beast ? BEASTS.indexOf(beast.beast) : -1,
    beastLord: beast ? lordNumber[beast.lord] : NONE,
    beastPlace: beast ? orNone(spotNumber, beast.place) : NONE,
    lasting: view.lasting.map(id => eventNumber[id]),
    storms: view.storms.map(id => placeNumber[id]),
    stilled: view.stilled.map(id => placeNumber[id]),
    great: view.great ? 1 : 0,
    stack: copyStack<ScandinaviaFrame>(view.frames),
    sealed: own(view.sealed, null),
  };
  for (const [spot, sides] of Object.entries(view.pieces))
    for (const [side, pieces] of Object.entries(sides))
      for (const [piece, count] of Object.entries(pieces))
        put(state, spotNumber[spot], sideNumber[side], pieceNumber[piece], count);
  return state;
}
