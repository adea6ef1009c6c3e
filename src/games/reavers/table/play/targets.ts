import type { Ask } from '../../../../engine/contract/ask.ts';
import type { ReaversChoice } from '../../rules/choices.ts';

/**
 * Every choice is reached by touching one thing after the other: a reaver, then the slot it goes to; an artefact, then the
 * die that is put on it. A target is such a thing; the path of a choice is the row of its targets. What lights up is exactly
 * what lies next on the path of some listed choice.
 */
export type Target =
  | `space:${string}`
  /** A group of open cards, counted from 1: `group:villages/2`. */
  | `group:${string}`
  | `deck:${string}`
  /** A single card: an open sea battle or prophecy, or one that lies before its owner. */
  | `card:${string}`
  | `territory:${string}`
  /** What a trade gives: `gift:food`, or a die that lies there: `market:red-ship`. */
  | `gift:${string}`
  | `market:${string}`
  /** One's own things. */
  | `die:${string}`
  | `upgrade:${string}`
  | `artefact:${string}`
  | `prophecy:${string}`
  /** The slot of a space for reavers, or `slot:leader`. */
  | `slot:${string}`
  /** A die out of the supply: on a face, or to be rolled. */
  | `face:${string}`
  | `colour:${string}`
  /** Combat dice by what they show. */
  | `combat:${string}`
  | `seat:${string}`
  /** Everything that is only said: rest, decline, done. */
  | `say:${string}`;

/** What a question is about, where the choice itself does not name it. */
export interface Where {
  readonly space: string;
  readonly deck: string;
}

/** Of artefacts of one name the word says which one is meant: `say:use/red-shield`. */
const saidOf = ({ kind, die }: { readonly kind: string; readonly die?: string }): Target =>
  die === undefined ? `say:${kind}` : `say:${kind}/${die}`;

const times = (target: Target, count: number): Target[] => new Array<Target>(count).fill(target);

/** The row of things to touch for this choice. */
export function pathOf(choice: ReaversChoice, where: Where): readonly Target[] {
  switch (choice.kind) {
    case 'select':
      return [`space:${choice.space}`];
    case 'act':
      return [`space:${where.space}`];
    case 'use':
      return [`artefact:${choice.artefact}`, saidOf(choice)];
    case 'store':
      return [`artefact:${choice.artefact}`, `die:${choice.die}`];
    case 'give-up':
    case 'lose-artefact':
      return [`artefact:${choice.card}`, saidOf(choice)];
    case 'spend':
    case 'drop':
    case 'turn':
      // Of equal dice the artefact says which one.
      return choice.off === undefined ? [`die:${choice.die}`] : [`artefact:${choice.off}`, `die:${choice.die}`];
    case 'take-die':
      return [`face:${choice.die}`];
    case 'roll-die':
      return [`colour:${choice.colour}`];
    case 'spend-upgrade':
    case 'lose-upgrade':
      return [`upgrade:${choice.upgrade}`];
    case 'take-group':
      return [`group:${where.deck}/${choice.group}`];
    case 'draw':
      return [`deck:${where.deck}`];
    case 'choose-deck':
      return [`deck:${choice.deck}`];
    case 'rally':
      return [`card:${choice.card}`, 'say:rally'];
    case 'specialise':
      return [`card:${choice.card}`, `slot:${choice.space}`];
    case 'promote':
      return [`card:${choice.card}`, 'slot:leader'];
    case 'choose-reaver':
    case 'keep-card':
    case 'resolve':
    case 'face':
    case 'trade-prophecy':
      return [`card:${choice.card}`];
    case 'return-prophecy':
      return [`prophecy:${choice.card}`];
    case 'trade':
      return [`gift:${choice.reward}`];
    case 'trade-die':
      return [`market:${choice.die}`];
    case 'curse':
      return [`seat:${choice.seat}`];
    case 'force':
    case 'peace':
      return [`territory:${choice.territory}`, `say:${choice.kind}`];
    case 'reroll':
      return [
        ...times('combat:0', choice.zeros),
        ...times('combat:1', choice.ones),
        ...times('combat:2', choice.twos),
        'say:reroll',
      ];
    case 'collect':
      return [`say:collect/${choice.chosen}/${choice.rolled}`];
    case 'rest-food':
    case 'rest-die':
    case 'done':
    case 'decline':
    case 'exchange':
    case 'pay':
    case 'suffer':
    case 'combine':
    case 'fight':
    case 'roll':
    case 'pillage':
    case 'take-dice':
    case 'plunder':
    case 'take-upgrade':
    case 'take-glory':
      return [`say:${choice.kind}`];
  }
}

interface Option {
  readonly choice: ReaversChoice;
  readonly path: readonly Target[];
}

/** Where a player stands on the way to a choice. */
export interface Way {
  readonly touched: readonly Target[];
}

export const START: Way = { touched: [] };

/** What is left of a path after what was touched, null when it leads elsewhere. Combat dice may be touched in any order. */
function leftOf({ choice, path }: Option, touched: readonly Target[]): readonly Target[] | null {
  if (choice.kind !== 'reroll')
    return touched.every((target, i) => path[i] === target) ? path.slice(touched.length) : null;
  const left = [...path];
  for (const target of touched) {
    const at = left.indexOf(target);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The words that follow from the thing alone, and need not be said when nothing else could be. */
const UNSAID: ReadonlySet<string> = new Set(['say:use', 'say:give-up', 'say:lose-artefact']);

/** What may be touched now, and what has been chosen once a path is at its end. */
export interface Standing {
  readonly way: Way;
  readonly lit: ReadonlySet<Target>;
  /** Listed choices that the way still leads to. */
  readonly choices: readonly ReaversChoice[];
  /** The choice at the end of the way. */
  readonly chosen: ReaversChoice | null;
}

/** Follows a way through what is asked; steps that leave no choice are taken by themselves. */
export function stand(ask: Ask<ReaversChoice> | null, way: Way, where: Where): Standing {
  const options = (ask?.choices ?? []).map(choice => ({ choice, path: pathOf(choice, where) }));
  let at = way;
  for (;;) {
    const lit = new Set<Target>();
    const choices: ReaversChoice[] = [];
    for (const option of options) {
      const left = leftOf(option, at.touched);
      if (!left) continue;
      if (left.length === 0) return { way: at, lit: new Set(), choices: [option.choice], chosen: option.choice };
      choices.push(option.choice);
      // Of several combat dice each may be the next; the word comes when no die is left on the path.
      const next = option.choice.kind === 'reroll' && left.length > 1 ? left.slice(0, -1) : left.slice(0, 1);
      for (const target of next) lit.add(target);
    }
    const [only] = lit;
    // A single reaver lies ready by itself; what has been begun goes on where there is only one word for it.
    const goesOn =
      lit.size === 1 &&
      ((choices.length > 1 && only.startsWith('card:')) ||
        (at.touched.length > 0 && (UNSAID.has(only) || choices.every(choice => 'off' in choice))));
    if (!goesOn) return { way: at, lit, choices, chosen: null };
    at = { touched: [...at.touched, only] };
  }
}

/** Touches a thing: further on if it is lit, else nothing changes. */
export function touch(standing: Standing, target: Target): Way {
  return standing.lit.has(target) ? { touched: [...standing.way.touched, target] } : standing.way;
}

/** One step back for a player; steps that were taken by themselves go along, or they would be taken again at once. */
export function retreat(ask: Ask<ReaversChoice> | null, way: Way, where: Where): Way {
  const from = stand(ask, way, where).way.touched.length;
  let to = way.touched.slice(0, -1);
  while (to.length > 0 && stand(ask, { touched: to }, where).way.touched.length >= from) to = to.slice(0, -1);
  const alone = stand(ask, START, where).way.touched.length;
  return to.length > alone ? { touched: to } : START;
}
