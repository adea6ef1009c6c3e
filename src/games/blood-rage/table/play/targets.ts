import type { TargetOf } from '../../../../kit/table/play/touching.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';

/** A kind of figure in the reserve or in Valhalla; one on the board, `figure:gimle/leader`, or all that could march away: `from:gimle`. */
type Figures = 'reserve' | 'valhalla' | 'figure' | 'from';
/** `slot`: an upgrade on the sheet that makes room, or `slot:free`. */
type Things = 'card' | 'place' | 'slot' | 'stat';
/** `say`: pass, decline, done; `act`: a kind of action, before it is said what with: `act:invade`. */
type Words = 'say' | 'act';

/** What can be touched at the table: a card, then the slot it goes to; a figure in the reserve, then the province. */
export type Target = TargetOf<Figures | Things | Words>;

/** Places of the figures that a question is about, where the choice itself does not name one. */
export interface Where {
  /** The place of a figure kind in a battle or a march. */
  at(figure: string): string;
}

/** The row of things to touch for this choice. */
export function pathOf(choice: BloodRageChoice, where: Where): readonly Target[] {
  switch (choice.kind) {
    case 'invade':
      return [`reserve:${choice.figure}`, `place:${choice.to}`];
    case 'return':
      return [`valhalla:${choice.figure}`, `place:${choice.to}`];
    case 'march':
      return [`from:${choice.from}`, `place:${choice.to}`];
    case 'march-figure':
    case 'keep':
      return [`figure:${where.at(choice.figure)}/${choice.figure}`];
    case 'join':
      return [`figure:${choice.from}/${choice.figure}`];
    case 'give':
      return [`figure:${choice.at}/${choice.figure}`];
    case 'upgrade':
      return [`card:${choice.card}`, `slot:${choice.replaces ?? 'free'}`];
    case 'quest':
    case 'commit':
    case 'add':
    case 'buy-back':
    case 'keep-card':
      return [`card:${choice.card}`];
    case 'draft':
      return choice.cards.map((card): Target => `card:${card}`);
    case 'pillage':
    case 'pillage-again':
      return [`place:${choice.province}`];
    case 'move-leader':
      return [`place:${choice.to}`];
    case 'raise':
      return [`stat:${choice.stat}`];
    case 'save':
    case 'retreat':
      return [`say:${choice.kind}:${choice.figure}`];
    case 'march-done':
    case 'sacrifice':
    case 'pass':
    case 'count-quest':
    case 'decline':
      return [`say:${choice.kind}`];
  }
}

/** Actions that can be begun by their name alone; the others are said, or begin with a card. */
const ACTS = ['invade', 'return', 'march', 'pillage', 'pillage-again'] as const;
export type Act = (typeof ACTS)[number];

/** The word that leaves only actions of this kind. */
export const modeOf = ({ kind }: BloodRageChoice): Target | undefined =>
  ACTS.some(act => act === kind) ? `act:${kind}` : undefined;
