/** What either side may still do before the dice of a battle, and the chance that each pair of deeds leaves. */
import { innermost } from '../../../../kit/rules/stack.ts';
import { COUNT, GOLD_TO_ORC, type ScandinaviaChoice } from '../choices.ts';
import { ATTACKER, BATTLE, type BattleFrame, DEFENDER } from '../frames.ts';
import { purseOf } from '../gold.ts';
import { imagined } from '../imagined.ts';
import { isLord } from '../lords.ts';
import { clone, type State } from '../state.ts';
import { sideOf } from './force.ts';
import { chanceOf } from './odds.ts';
import { actInWindow, deedsIn, mostInHand } from './windows.ts';

/** One thing that a side does, with how many or for how much gold where it takes a number. */
export interface Deed {
  readonly choice: ScandinaviaChoice;
  readonly count: number | null;
}

export interface DeedOdds {
  /** What the attacker may do; nothing first. */
  readonly attacks: readonly (Deed | null)[];
  readonly defends: readonly (Deed | null)[];
  /** By deed of the attacker and deed of the defender, the attacker's chance of a hundred; null where one bars the other. */
  readonly chances: readonly (readonly (number | null)[])[];
}

/** So many deeds of a side are told; the rest is seen when it is tried. */
const MOST_DEEDS = 7;
/** Up to so many are told one by one; of more, the least, the middle and the most. */
const ONE_BY_ONE = 5;

const battleIn = (state: State): BattleFrame | undefined => innermost(state, 'battle');

/** The table as it would be after a deed, and the battle in it. */
function after(state: State, who: number, { choice, count }: Deed): State {
  const then = clone(state);
  const frame = battleIn(then);
  if (!frame) return then;
  const act = imagined(then);
  actInWindow(act, frame, who, choice);
  if (count !== null)
    actInWindow(act, frame, who, choice.kind === 'pay-orc' ? { ...GOLD_TO_ORC, gold: count } : { ...COUNT, count });
  return then;
}

function numbersUpTo(most: number): readonly number[] {
  if (most <= ONE_BY_ONE) return Array.from({ length: most }, (_, i) => i + 1);
  return [1, Math.ceil(most / 2), most];
}

/** All that a side may do, as far as anybody can know: of others' gold nothing is known, so it may be any. */
function deedsOf(state: State, frame: BattleFrame, who: number, purse: number | null): Deed[] {
  if (!isLord(sideOf(frame, who))) return [];
  return deedsIn(state, frame, who, purse).flatMap((choice): Deed[] => {
    const most = mostInHand(state, frame, who, choice, purse);
    if (most === null) return [{ choice, count: null }];
    return numbersUpTo(most).map(count => ({ choice, count }));
  });
}

const same = (a: Deed, b: Deed): boolean =>
  a.count === b.count && JSON.stringify(a.choice) === JSON.stringify(b.choice);

/** More than any deed costs. */
const ANY_SUM = 1000;

/** The same table, with gold for whatever they do in the purses that are not known. */
function withAnyGold(state: State, seats: readonly number[]): State {
  const rich = clone(state);
  for (const seat of seats) rich.gold[seat] = ANY_SUM;
  return rich;
}

/** The chances by what both sides do, while either may still do something; `seat` knows its own purse. */
export function deedOdds(state: State, seat: number | null): DeedOdds | null {
  const frame = battleIn(state);
  if (!frame || frame.step > BATTLE.defence) return null;
  const sides = [ATTACKER, DEFENDER].map(who => sideOf(frame, who)).filter(isLord);
  const others = sides.map(side => state.seatOf[side]).filter(each => each !== seat);
  const rich = withAnyGold(state, others);
  const known = (who: number): number | null => {
    const side = sideOf(frame, who);
    return isLord(side) && state.seatOf[side] === seat ? purseOf(state, side) : null;
  };
  const ways = (of: State, battle: BattleFrame, who: number) =>
    deedsOf(of, battle, who, known(who)).slice(0, MOST_DEEDS);
  const attacks = [null, ...(frame.step <= BATTLE.attack ? ways(rich, frame, ATTACKER) : [])];
  const defends = [null, ...ways(rich, frame, DEFENDER)];
  const chances = attacks.map(attack => {
    const attacked = attack ? after(rich, ATTACKER, attack) : rich;
    const battle = battleIn(attacked) ?? frame;
    const open = ways(attacked, battle, DEFENDER);
    return defends.map(defend => {
      if (!defend) return chanceOf(attacked, battle);
      if (!open.some(each => same(each, defend))) return null;
      const defended = after(attacked, DEFENDER, defend);
      return chanceOf(defended, battleIn(defended) ?? battle);
    });
  });
  return { attacks, defends, chances };
}
