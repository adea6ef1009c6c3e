/** The Stone of Wisdom: who takes it up, what it turns out to be, from hand to hand (SC-20.1, SC-C-stone). */

import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { LORDS } from '../../content/lords.ts';
import { STONE, STONE_POWERS } from '../../content/stone.ts';
import { askLord } from '../asking.ts';
import { BEAR } from '../choices.ts';
import { d10 } from '../dice.ts';
import type { BearerFrame } from '../frames.ts';
import { isLord } from '../lords.ts';
import { pieceName, spotName } from '../names.ts';
import {
  FIRST_HERO,
  fleetOf,
  isFleet,
  type Lord,
  PIECE_COUNT,
  pieceNumber,
  type Spot,
  stoneNumber,
  TOKEN,
} from '../numbers.ts';
import { countAt, heroesAt, placesOf, sidesAt } from '../pieces.ts';
import { IN_PLAY, pieceGone } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Does the Stone lie at a place, with nobody bearing it? */
export const liesAt = (state: State, place: Spot): boolean =>
  state.stone === IN_PLAY && state.stoneLord < 0 && state.stonePlace === place;

/** Heroes of a lord at a spot who could bear it; a token is as good as a hero (SC-A-token-as-hero). */
export function bearers(state: State, spot: Spot, lord: Lord): number[] {
  const pieces: number[] = [];
  for (let piece = FIRST_HERO; piece < PIECE_COUNT; piece++)
    if (countAt(state, spot, lord, piece) > 0) pieces.push(piece);
  return pieces;
}

function bear(act: Act, lord: Lord, place: Spot, piece: number): void {
  const { state, facts } = act;
  state.stoneLord = lord;
  state.stonePlace = place;
  state.stonePiece = piece;
  facts.tell({ kind: 'stone-taken', lord: LORDS[lord], piece: pieceName(piece), place: spotName(place) });
  if (state.stonePower >= 0) return;
  const die = d10(act);
  const power = STONE.findIndex(({ from, to }) => die >= from && die <= to);
  state.stonePower = power;
  facts.tell({ kind: 'stone-power', lord: LORDS[lord], stone: STONE_POWERS[power], die });
  if (power === stoneNumber['diabolic-plague']) strikeDown(act, lord);
}

/** The Stone kills all who follow its bearer, and is gone (SC-C-diabolic-plague); tokens are spared (SC-A-token-dangers). */
function strikeDown(act: Act, lord: Lord): void {
  const { state, facts } = act;
  state.stone = 2;
  state.stoneLord = NONE;
  state.stonePiece = -1;
  state.stonePlace = NONE;
  facts.tell({ kind: 'stone-gone' });
  for (const spot of placesOf(state, lord)) {
    const place = isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot;
    for (let piece = 0; piece < TOKEN; piece++)
      pieceGone(act, spot, lord, piece, countAt(state, spot, lord, piece), 'diabolic-plague', place);
  }
}

/** The heroes of one lord find the Stone where it lies; of several one is named. */
function findStone(act: Act, place: Spot, lord: Lord): void {
  const { state } = act;
  if (!liesAt(state, place) || !isLord(lord) || heroesAt(state, place, lord) === 0) return;
  const [first, ...others] = bearers(state, place, lord);
  if (others.length > 0) push(state, { kind: 'bearer', step: START, lord, place });
  else bear(act, lord, place, first);
}

/** A Stone that a bearer has left is taken up by who comes; the one that has just appeared waits for the turn's end (SC-C-stone, SC-A-stone-ground). */
export function findLeftStone(act: Act, place: Spot, lord: Lord): void {
  if (act.state.stonePower >= 0) findStone(act, place, lord);
}

/**
 * Something may take its bearer away from the Stone: then another hero of his lord who stands there has it at once
 * (SC-A-stone-ground).
 */
export function passOn(act: Act, lord: Lord, happen: () => void): void {
  const { state } = act;
  const { stoneLord, stonePlace } = state;
  happen();
  if (stoneLord === lord && state.stoneLord < 0 && state.stonePlace === stonePlace)
    findLeftStone(act, stonePlace, lord);
}

/** At the end of a turn the heroes on Aland find it, if they are all of one lord. */
export function findAtTurnEnd(act: Act, place: Spot): void {
  const { state } = act;
  if (!liesAt(state, place)) return;
  const lords = sidesAt(state, place)
    .filter(isLord)
    .filter(lord => heroesAt(state, place, lord) > 0);
  if (lords.length === 1) findStone(act, place, lords[0]);
}

export const bearer: Rule<BearerFrame> = {
  run: () => true,
  asks: (state, { lord, place }) =>
    askLord(
      state,
      lord,
      'bear',
      bearers(state, place, lord).map(piece => BEAR[piece]),
    ),
  take(act, frame, _seat, choice) {
    if (choice.kind !== 'bear') return;
    act.finish(frame);
    bear(act, frame.lord, frame.place, pieceNumber[choice.piece]);
  },
};

/** To whom the bearer of the Stone can hand it: another hero of his lord at his side (SC-20.1, SC-A-stone-heirs). */
export const heirs = (state: State, lord: Lord): number[] =>
  state.stoneLord === lord ? bearers(state, state.stonePlace, lord).filter(piece => piece !== state.stonePiece) : [];

/** All who could bear it, wherever they are: heroes of a lord, and the token. */
export const countBearers = (state: State, lord: Lord): number =>
  placesOf(state, lord).reduce((sum, spot) => sum + heroesAt(state, spot, lord), 0);

/** From one hero to another at the same spot. */
export function handOn({ state, facts }: Act, piece: number): void {
  state.stonePiece = piece;
  facts.tell({
    kind: 'stone-taken',
    lord: LORDS[state.stoneLord],
    piece: pieceName(piece),
    place: spotName(state.stonePlace),
  });
}
