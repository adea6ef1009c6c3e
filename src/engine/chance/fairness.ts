import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { SealedChance } from './sealed-chance.ts';

/** A fresh secret: 32 bytes from the system's generator. */
export function newSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** Published before the first card is dealt; the seed that fits it is shown after the last. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`skali seed ${seed}`)));
}

/** Does the seed shown at the end fit the promise made at the start? */
export function keptPromise(promise: string, seed: string): boolean {
  return commitment(seed) === promise;
}

/** The table's luck: its secret seed stirred with a share from each seat, so that no one side picks it. */
export function chanceOf(seed: string, shares: readonly string[] = []): SealedChance {
  const stirred = shares.map(share => `${share.length}:${share}`).join(',');
  return new SealedChance(sha256(utf8ToBytes(`skali chance ${seed} ${stirred}`)));
}
