import type { Seat } from '../contract/ask.ts';
import { type Fact, Facts, isAmong, type Listeners } from '../contract/facts.ts';

/** Facts that remember what came to light for whom: worlds may differ in that, and in nothing else. */
export class WatchedFacts extends Facts {
  private readonly shown: { readonly to: Listeners | 'all'; readonly fact: Fact }[] = [];

  /** What was hidden before and is shown to this viewer now. */
  shownTo(viewer: Seat | null): Fact[] {
    return this.shown.filter(({ to }) => to === 'all' || isAmong(to, viewer)).map(({ fact }) => fact);
  }

  override reveal(fact: Fact): void {
    this.shown.push({ to: 'all', fact });
    super.reveal(fact);
  }

  override revealTo(to: Listeners, fact: Fact, others?: Fact): void {
    this.shown.push({ to, fact });
    super.revealTo(to, fact, others);
  }
}
