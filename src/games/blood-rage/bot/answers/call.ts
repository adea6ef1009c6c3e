import { innermost } from '../../../../kit/rules/stack.ts';
import { type BloodRageChoice, JOIN } from '../../rules/choices.ts';
import { countAt, figureStrength, kindsAt, move, present, room } from '../../rules/figures.ts';
import type { PillageFrame } from '../../rules/frames.ts';
import { ADJACENT, type FigureNumber, type PlaceNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { battleWorth, pillagerGain } from '../judging/clash.ts';
import { lookAround, type Outlook } from '../judging/outlook.ts';
import { prospects } from '../judging/position.ts';
import { tryOut } from '../judging/ventures.ts';

interface Comer {
  readonly figure: FigureNumber;
  readonly from: PlaceNumber;
  readonly strength: number;
}

/** Own figures next door, the strongest first. */
function comers(o: Outlook, province: PlaceNumber): Comer[] {
  const { state, seat } = o;
  const list: Comer[] = [];
  for (const from of ADJACENT[province]) {
    for (const figure of kindsAt(state, seat, from)) {
      const strength = figureStrength(state, seat, figure, province);
      for (let n = countAt(state, seat, figure, from); n > 0; n--) list.push({ figure, from, strength });
    }
  }
  return list.sort((a, b) => b.strength - a.strength);
}

/** What the fight for a province promises as it stands: the own battle, or looking on while another pillages. */
function standing(o: Outlook, { seat: pillager, province }: PillageFrame): number {
  if (present(o.state, o.seat, province)) return battleWorth(o, province, pillager);
  return prospects(o) - pillagerGain(o, pillager, province);
}

/** Come or stay away: tries the strongest first and the weakest first, as many as have room. */
export const answerCall: Decide = (o, ask) => {
  const frame = innermost(o.state, 'pillage');
  const stay = ask.choices.find(choice => choice.kind === 'decline') ?? ask.choices[0];
  if (!frame) return stay;
  const { province } = frame;
  let chosen: BloodRageChoice = stay;
  let most = standing(o, frame);
  const strongest = comers(o, province);
  const free = Math.min(room(o.state, province), strongest.length);
  for (const order of [strongest, strongest.slice().reverse()]) {
    const state = tryOut(o.state);
    for (let n = 0; n < free; n++) {
      const { figure, from } = order[n];
      move(state, o.seat, figure, from, province);
      const worth = standing(lookAround(o, state), frame);
      if (worth <= most) continue;
      most = worth;
      chosen = JOIN[order[0].figure][order[0].from];
    }
  }
  return chosen;
};
