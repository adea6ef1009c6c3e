/** Who comes along where all who can are to go, before they do. */
import type { Price } from '../../../../engine/contract/explain.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { CampaignFrame, MilitaryFrame } from '../frames.ts';
import * as hex from '../hex/marching.ts';
import { type Spot, spotNumber } from '../numbers.ts';
import type { State } from '../state.ts';
import { company, EVERYBODY, movable, unmoved } from './marching.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How many go, and how many have to stay as they cannot come so far; nothing where nobody has to. */
export function companyPrice(state: State, choice: ScandinaviaChoice): Price | null {
  if (choice.kind !== 'go') return null;
  const to = spotNumber[choice.to];
  const campaign = innermost(state, 'campaign');
  const military = innermost(state, 'military');
  const [cost, all] = campaign ? byHex(state, campaign, to) : military ? byRegion(state, military, to) : [0, 0];
  return cost === all ? null : { what: 'company', cost, left: all - cost };
}

function byRegion(state: State, frame: MilitaryFrame, to: Spot): readonly [number, number] {
  const { from } = frame;
  if (frame.piece !== EVERYBODY) return [0, 0];
  const count = (piece: number): number => unmoved(state, frame, from, piece);
  return [sum(company(state, frame, from, to).map(count)), sum(movable(state, frame, from).map(count))];
}

function byHex(state: State, frame: CampaignFrame, to: Spot): readonly [number, number] {
  const { from } = frame;
  if (frame.piece !== EVERYBODY) return [0, 0];
  const all = hex.movable(state, frame, from).map(piece => hex.pointsLeft(state, frame, from, piece).length);
  return [sum(hex.company(state, frame, from, to).map(({ count }) => count)), sum(all)];
}
