/**
 * Removes what may be much: so many at a time, for what is deleted is written over, and everybody else has their turn
 * between. `remove` says how many there were; tells how many there were in all.
 */
export async function bitByBit(atOnce: number, remove: (most: number) => Promise<number>): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await remove(atOnce);
    sum += count;
    if (count < atOnce) return sum;
    await new Promise(resolve => void setImmediate(resolve));
  }
}
