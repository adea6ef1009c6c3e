/** Chances in a fight, out of the faces of a combat die. */

/** Chance of 0, 1 and 2 successes on one die. */
export type Faces = readonly [number, number, number];

/** How many combat dice show 0, 1 and 2 successes. */
export type Roll = readonly [zeros: number, ones: number, twos: number];

const facesOf = new WeakMap<readonly number[], Faces>();

export function combatFaces(combat: readonly number[]): Faces {
  let faces = facesOf.get(combat);
  if (!faces) {
    const share = (successes: number) => combat.filter(face => face === successes).length / combat.length;
    const [none, one] = [share(0), share(1)];
    faces = [none, one, 1 - none - one];
    facesOf.set(combat, faces);
  }
  return faces;
}

interface Fall {
  readonly roll: Roll;
  readonly chance: number;
}

/** Every way that so many dice can fall. */
function fallsOf([none, one, two]: Faces, dice: number): Fall[] {
  const falls: Fall[] = [];
  let ways = 1;
  for (let zeros = 0; zeros <= dice; zeros++) {
    const rest = dice - zeros;
    let split = ways;
    for (let ones = 0; ones <= rest; ones++) {
      const twos = rest - ones;
      const chance = split * none ** zeros * one ** ones * two ** twos;
      if (chance > 0) falls.push({ roll: [zeros, ones, twos], chance });
      split = (split * twos) / (ones + 1);
    }
    ways = (ways * rest) / (zeros + 1);
  }
  return falls;
}

export interface Stake {
  readonly defence: number;
  readonly prize: number;
  /** What a reroll costs. */
  readonly price: number;
}

/** What a roll is worth, and how many of the ones are best rolled again with all the zeros; -1 for no reroll. */
export interface Rolled {
  readonly worth: number;
  readonly ones: number;
}

/**
 * The prize by its chance, less what rerolls cost. Dice that show nothing are always among those rolled again, those
 * that show two never.
 */
export function afterRoll(faces: Faces, stake: Stake, roll: Roll, rerolls: number): Rolled {
  const falls: Fall[][] = [];
  const known = new Map<number, Rolled>();
  const size = roll[0] + roll[1] + roll[2] + 1;
  const judge = (zeros: number, ones: number, twos: number, left: number): Rolled => {
    if (ones + 2 * twos >= stake.defence) return { worth: stake.prize, ones: -1 };
    if (left === 0) return LOST;
    const key = (left * size + zeros) * size + ones;
    const found = known.get(key);
    if (found) return found;
    let chosen = LOST;
    for (let again = 0; again <= ones; again++) {
      const dice = zeros + again;
      const kept = ones - again;
      if (dice === 0 || kept + 2 * (twos + dice) < stake.defence) continue;
      falls[dice] ??= fallsOf(faces, dice);
      let worth = -stake.price;
      for (const { roll: fall, chance } of falls[dice]) {
        worth += chance * judge(fall[0], kept + fall[1], twos + fall[2], left - 1).worth;
      }
      if (worth > chosen.worth) chosen = { worth, ones: again };
    }
    known.set(key, chosen);
    return chosen;
  };
  return judge(roll[0], roll[1], roll[2], rerolls);
}

const LOST: Rolled = { worth: 0, ones: -1 };

/** Chances that were asked for before, by the faces of the dice. */
const chances = new WeakMap<Faces, number[]>();
/** More rerolls, and a higher defence, than are ever reckoned with. */
const REROLLS = 4;
const DEFENCES = 32;

/** Chance to win with so many dice, rolled again up to `rerolls` times. */
export function winChance(faces: Faces, dice: number, defence: number, rerolls: number): number {
  if (defence <= 0) return 1;
  if (dice * 2 < defence) return 0;
  let known = chances.get(faces);
  if (!known) {
    known = [];
    chances.set(faces, known);
  }
  const key = (dice * DEFENCES + defence) * REROLLS + rerolls;
  // A first roll is a reroll of nothing but zeros.
  known[key] ??= afterRoll(faces, { defence, prize: 1, price: 0 }, [dice, 0, 0], rerolls + 1).worth;
  return known[key];
}
