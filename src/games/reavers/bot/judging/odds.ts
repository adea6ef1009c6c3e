/** Chances in a fight, out of the faces of a combat die. */

/** Chance of 0, 1 and 2 successes on one die. */
export type Faces = readonly [number, number, number];

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

/** Calls `visit` with every way that dice can fall: how many show 0, 1 and 2, and the chance of it. */
export function eachFall(
  [none, one, two]: Faces,
  dice: number,
  visit: (zeros: number, ones: number, twos: number, chance: number) => void,
): void {
  let ways = 1;
  for (let zeros = 0; zeros <= dice; zeros++) {
    let split = ways;
    const rest = dice - zeros;
    for (let ones = 0; ones <= rest; ones++) {
      const twos = rest - ones;
      visit(zeros, ones, twos, split * none ** zeros * one ** ones * two ** twos);
      split = (split * (rest - ones)) / (ones + 1);
    }
    ways = (ways * (dice - zeros)) / (zeros + 1);
  }
}

/**
 * What a fight is worth after a roll: the prize times its chance, less the Favour spent to roll again. Dice that show
 * nothing are always among those rolled again, those that show two never.
 */
export function afterRoll(
  faces: Faces,
  defence: number,
  roll: readonly [number, number, number],
  rerolls: number,
  prize: number,
  price: number,
): { readonly worth: number; readonly ones: number } {
  const [zeros, ones, twos] = roll;
  if (ones + 2 * twos >= defence) return { worth: prize, ones: -1 };
  let worth = 0;
  let chosen = -1;
  if (rerolls === 0) return { worth, ones: chosen };
  for (let again = 0; again <= ones; again++) {
    const kept = ones - again + 2 * twos;
    if (zeros + again === 0 || kept + 2 * (zeros + again) < defence) continue;
    let sum = -price;
    eachFall(faces, zeros + again, (a, b, c, chance) => {
      if (chance === 0) return;
      const next: readonly [number, number, number] = [a, ones - again + b, twos + c];
      sum += chance * afterRoll(faces, defence, next, rerolls - 1, prize, price).worth;
    });
    if (sum > worth) {
      worth = sum;
      chosen = again;
    }
  }
  return { worth, ones: chosen };
}

const known = new Map<string, number>();

/** Chance to win with so many dice, rolled again up to `rerolls` times. */
export function winChance(faces: Faces, dice: number, defence: number, rerolls: number): number {
  if (defence <= 0) return 1;
  if (dice * 2 < defence) return 0;
  const key = `${faces} ${dice} ${defence} ${rerolls}`;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = 0;
    let sum = 0;
    eachFall(faces, dice, (a, b, c, p) => {
      sum += p * afterRoll(faces, defence, [a, b, c], rerolls, 1, 0).worth;
    });
    chance = sum;
    known.set(key, chance);
  }
  return chance;
}
