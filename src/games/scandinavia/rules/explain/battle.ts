/** What a side brings into the battle that is fought: its potential (SC-13.4), and what changes its die (SC-13.5, SC-13.16, SC-13.19). */
import type { Term } from '../../../../engine/contract/explain.ts';
import { BadInput } from '../../../../engine/input/bad-input.ts';
import { needName } from '../../../../engine/input/need.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../frames.ts';
import { alignmentOf } from '../lords.ts';
import { pieceName } from '../names.ts';
import { asRegion, KIND_COUNT, VALKYRIE } from '../numbers.ts';
import type { State } from '../state.ts';
import { wallsAlone } from '../war/clash.ts';
import {
  armyOf,
  commonersHelp,
  commonersOf,
  countUnits,
  fearOf,
  freeFolk,
  GROUP,
  groupsOf,
  heroBonus,
  wallsBonus,
} from '../war/force.ts';
import { type Question, saying } from './asked.ts';
import { freeTerms, heldTerms } from './land.ts';

const WHO: Readonly<Record<string, number>> = { attacker: ATTACKER, defender: DEFENDER };

function battleOf({ state }: Question): BattleFrame {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame.kind === 'battle') return frame;
  }
  throw new BadInput('about', 'no battle is fought now');
}

const whoOf = ({ field }: Question): number => needName(WHO, field('side'), 'side');

export function potentialTerms(asked: Question): Term[] {
  const [frame, who] = [battleOf(asked), whoOf(asked)];
  return [false, true].flatMap(furious => {
    if (furious && who !== ATTACKER) return [];
    const groups = groupsOf(asked.state, frame, who, furious);
    return Array.from({ length: groups.length / GROUP }, (_, i) => {
      const [piece, each, count] = groups.slice(i * GROUP, (i + 1) * GROUP);
      return { what: 'units', amount: each * count, args: { piece: pieceName(piece), count, each }, clause: 'SC-13.4' };
    });
  });
}

/** Units of a side that fight: those who stand aside are left out; who has none has no die (SC-A-no-units). */
export function unitsTerms(asked: Question): Term[] {
  const [frame, who] = [battleOf(asked), whoOf(asked)];
  const army = armyOf(asked.state, frame, who);
  return Array.from({ length: KIND_COUNT }, (_, piece) => piece).flatMap(piece => {
    const count = army[piece] - (piece === VALKYRIE ? frame.aside[who] : 0);
    return count > 0
      ? [{ what: 'units', amount: count, args: { piece: pieceName(piece), count, each: 1 }, clause: 'SC-13.4' }]
      : [];
  });
}

/** What stands past the battle table for the defender: his people, and walls where they need no troops (SC-13.16, SC-13.18, SC-O-fortTroops). */
export function helpTerms(asked: Question): Term[] {
  const { state } = asked;
  const frame = battleOf(asked);
  if (whoOf(asked) !== DEFENDER) return [];
  const alone = countUnits(armyOf(state, frame, DEFENDER)) === frame.aside[DEFENDER];
  return saying([
    ...folkTerms(state, frame),
    {
      what: 'building',
      amount: alone ? wallsAlone(state, frame) : 0,
      args: { building: 'fortification' },
      clause: 'SC-O-fortTroops',
    },
  ]);
}

/** The people who help, and by what; those who stand again after the dead have risen are as strong as they were. */
function folkTerms(state: State, frame: BattleFrame): Term[] {
  const help = commonersHelp(state, frame);
  if (help === 0) return [];
  if (frame.round > 0) return [{ what: 'folk-again', amount: help, clause: 'SC-A-krosen-4-course' }];
  const region = asRegion(frame.place);
  if (frame.defender < 0) return freeTerms(freeFolk(state, region, frame.attacker));
  const against = { alignment: alignmentOf(frame.attacker), side: frame.attacker, walls: true };
  return heldTerms(commonersOf(state, region, against), state.prosperity[region]);
}

export function dieTerms(asked: Question): Term[] {
  const [frame, who] = [battleOf(asked), whoOf(asked)];
  const { state } = asked;
  return saying([
    { what: 'heroes', amount: heroBonus(state, frame, who), clause: 'SC-13.5' },
    {
      what: 'building',
      amount: who === DEFENDER ? wallsBonus(state, frame) : 0,
      args: { building: 'fortification' },
      clause: 'SC-13.16',
    },
    { what: 'fear', amount: -fearOf(state, frame, who), clause: 'SC-13.19' },
  ]);
}
