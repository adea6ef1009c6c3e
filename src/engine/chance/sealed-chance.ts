import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ChanceStream } from './chance.ts';

const BLOCK = 256;
const ZEROS = new Uint8Array(BLOCK);

/** For real tables: ChaCha20, so that nobody can rebuild the deck from the dice they saw. */
export class SealedChance extends ChanceStream {
  private readonly key: Uint8Array;
  private position: number;
  private block = new Uint32Array(0);
  private blockAt = -1;
  private forks = 0;

  constructor(key: Uint8Array, position = 0) {
    super();
    this.key = key;
    this.position = position;
  }

  static load(saved: string): SealedChance {
    const [key, position, forks] = saved.split(':');
    const chance = new SealedChance(hexToBytes(key), Number(position));
    chance.forks = Number(forks);
    return chance;
  }

  protected word(): number {
    const perBlock = BLOCK / 4;
    const wanted = Math.floor(this.position / perBlock);
    if (wanted !== this.blockAt) {
      const nonce = new Uint8Array(12);
      new DataView(nonce.buffer).setUint32(0, wanted, true);
      const bytes = chacha20(this.key, nonce, ZEROS);
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      this.block = Uint32Array.from({ length: perBlock }, (_, i) => view.getUint32(i * 4, true));
      this.blockAt = wanted;
    }
    return this.block[this.position++ % perBlock];
  }

  fork(): SealedChance {
    return new SealedChance(sha256(utf8ToBytes(`fork ${this.forks++} of ${this.save()}`)));
  }

  save(): string {
    return `${bytesToHex(this.key)}:${this.position}:${this.forks}`;
  }
}
