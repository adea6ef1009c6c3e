/** What a side brings into the battle that is fought: its potential (SC-13.4), and what changes its die (SC-13.5, SC-13.16, SC-13.19). */
import type { Term } from '../../../../engine/contract/explain.ts';
import { BadInput } from '../../../../engine/input/bad-input.ts';
import { needName } from '../../../../engine/input/need.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../frames.ts';
import { pieceName } from '../names.ts';
import { fearOf, GROUP, groupsOf, heroBonus, wallsBonus } from '../war/force.ts';
import { type Question, saying } from './asked.ts';

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
