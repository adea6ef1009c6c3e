import type { Asker } from '../../host/bots/runner.ts';

/** A thought that waits for its turn. */
export interface Waits {
  readonly asker: Asker;
  /** It takes next to no time. */
  readonly quick: boolean;
}

interface Owner {
  /** Of theirs so many wait, or are being had. */
  asked: number;
  /** The turn in which they had one last. */
  served: number;
}

/**
 * In which order thoughts are had: those first that somebody is there to see, of these the quick ones, and whoever set up
 * the tables in turn, so that nobody's hundred tables come before another's one. Where nobody is, one is had at a time:
 * such a table has all the time in the world.
 */
export class Queue<T extends Waits> {
  private readonly waiting = new Set<T>();
  private readonly owners = new Map<string, Owner>();
  private turns = 0;
  /** It was begun for nobody who was there. */
  private unheeded: T | undefined;

  get size(): number {
    return this.waiting.size;
  }

  all(): readonly T[] {
    return [...this.waiting];
  }

  add(thought: T): void {
    const { owner } = thought.asker;
    const known = this.owners.get(owner) ?? { asked: 0, served: 0 };
    known.asked++;
    this.owners.set(owner, known);
    this.waiting.add(thought);
  }

  /** It is not waited for any more. */
  delete(thought: T): void {
    if (this.waiting.delete(thought)) this.forget(thought);
  }

  /** The next one, which is then had until it is over; none where none may be. */
  take(): T | undefined {
    let next: T | undefined;
    for (const thought of this.waiting) if (!next || this.comesBefore(thought, next)) next = thought;
    if (!next) return undefined;
    if (!next.asker.heeded()) {
      if (this.unheeded) return undefined;
      this.unheeded = next;
    }
    this.waiting.delete(next);
    const owner = this.owners.get(next.asker.owner);
    if (owner) owner.served = ++this.turns;
    return next;
  }

  over(thought: T): void {
    if (this.unheeded === thought) this.unheeded = undefined;
    this.forget(thought);
  }

  private comesBefore(one: T, other: T): boolean {
    const heeded = one.asker.heeded();
    if (heeded !== other.asker.heeded()) return heeded;
    if (one.quick !== other.quick) return one.quick;
    return this.served(one) < this.served(other);
  }

  private served({ asker }: T): number {
    return this.owners.get(asker.owner)?.served ?? 0;
  }

  private forget({ asker }: T): void {
    const known = this.owners.get(asker.owner);
    if (known && --known.asked === 0) this.owners.delete(asker.owner);
  }
}
