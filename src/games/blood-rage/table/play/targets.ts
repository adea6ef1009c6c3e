import type { Ask } from '../../../../engine/contract/ask.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';

/**
 * Every choice is reached by touching one thing after the other: a card, then the slot it goes to; a figure in the
 * reserve, then the province. A target is such a thing; the path of a choice is the row of its targets. What lights up
 * is exactly what lies next on the path of some listed choice.
 */
export type Target =
  | `card:${string}`
  /** A kind of figure in the reserve or in Valhalla. */
  | `reserve:${string}`
  | `valhalla:${string}`
  /** Figures on the board: `figure:gimle/leader`, or all that could march away: `from:gimle`. */
  | `figure:${string}`
  | `from:${string}`
  | `place:${string}`
  /** An upgrade on the sheet that makes room, or `slot:free`. */
  | `slot:${string}`
  | `stat:${string}`
  /** Everything that is only said: pass, decline, done. */
  | `say:${string}`;

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

interface Option {
  readonly choice: BloodRageChoice;
  readonly path: readonly Target[];
}

/** Where a player stands on the way to a choice. */
export interface Way {
  /** Only this kind of act, when a button has said so. */
  readonly kind: BloodRageChoice['kind'] | null;
  readonly touched: readonly Target[];
}

export const START: Way = { kind: null, touched: [] };

/** The choices that the way still leads to. Two drafted cards may be touched in either order. */
function ahead(options: readonly Option[], way: Way): readonly Option[] {
  return options.filter(({ choice, path }) => {
    if (way.kind !== null && choice.kind !== way.kind) return false;
    if (choice.kind === 'draft') return isWithin(way.touched, path);
    return way.touched.every((target, i) => path[i] === target);
  });
}

function isWithin(part: readonly Target[], whole: readonly Target[]): boolean {
  const left = [...whole];
  return part.every(target => {
    const at = left.indexOf(target);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function nextTargets(options: readonly Option[], way: Way): Set<Target> {
  const next = new Set<Target>();
  for (const { choice, path } of ahead(options, way)) {
    if (choice.kind === 'draft') {
      const left = [...path];
      for (const target of way.touched) left.splice(left.indexOf(target), 1);
      for (const target of left) next.add(target);
    } else if (path.length > way.touched.length) next.add(path[way.touched.length]);
  }
  return next;
}

/** What may be touched now, and what has been chosen once a path is at its end. */
export interface Standing {
  readonly way: Way;
  readonly lit: ReadonlySet<Target>;
  /** Listed choices that the way still leads to. */
  readonly choices: readonly BloodRageChoice[];
  /** The choice at the end of the way. */
  readonly chosen: BloodRageChoice | null;
}

/** Follows a way through what is asked; steps that leave no choice are taken by themselves. */
export function stand(ask: Ask<BloodRageChoice> | null, way: Way, where: Where): Standing {
  const options = (ask?.choices ?? []).map(choice => ({ choice, path: pathOf(choice, where) }));
  let at = way;
  for (;;) {
    const left = ahead(options, at);
    const done = left.find(({ path }) => path.length === at.touched.length);
    if (done) return { way: at, lit: new Set(), choices: [done.choice], chosen: done.choice };
    const lit = nextTargets(options, at);
    const [only] = lit;
    // A player who has begun does not have to touch the only thing that is left; who has not begun has said nothing.
    const begun = at.touched.length > 0 || at.kind !== null;
    const goesOn = begun && lit.size === 1 && (left.length > 1 || only.startsWith('slot:'));
    if (!goesOn) return { way: at, lit, choices: left.map(({ choice }) => choice), chosen: null };
    at = { ...at, touched: [...at.touched, only] };
  }
}

/** Touches a thing: further on if it is lit, else nothing changes. */
export function touch(standing: Standing, target: Target): Way {
  return standing.lit.has(target) ? { ...standing.way, touched: [...standing.way.touched, target] } : standing.way;
}

/** One step back. */
export function back({ kind, touched }: Way): Way {
  return touched.length > 0 ? { kind, touched: touched.slice(0, -1) } : START;
}

/** One step back for a player; steps that were taken by themselves go along, or they would be taken again at once. */
export function retreat(ask: Ask<BloodRageChoice> | null, way: Way, where: Where): Way {
  const from = stand(ask, way, where).way;
  let to = back(from);
  while (to !== START && stand(ask, to, where).way.touched.length >= from.touched.length) to = back(to);
  return to;
}
