import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice } from './ask.ts';

/** A seat that answers by itself. It gets what a person in that seat would see, and nothing else. */
export interface Bot<C extends Choice = Choice, V = unknown> {
  /** It never looks at the view, so a simulation need not make one for it. */
  readonly blind?: true;
  /** Answers what the table waits for. */
  choose(view: V, ask: Ask<C>, chance: Chance): C;
  /**
   * What it says where nobody waits for it (`idle`), or null: then it is asked again when something has changed. A bot
   * without this stays silent.
   */
  speakUp?(view: V, ask: Ask<C>, chance: Chance): C | null;
  /**
   * Why it has chosen this, in a word of its game (`motive` of a fact), or null. Whoever hears of the choice hears it too,
   * so it says nothing that they may not know.
   */
  motive?(view: V, ask: Ask<C>, choice: C): string | null;
}
