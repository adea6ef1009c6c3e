import type { TargetOf } from '../../../../kit/table/play/touching.ts';
import type { ReaversChoice } from '../../rules/choices.ts';

/** On the board; `group` counts groups of open cards from 1, `group:villages/2`, `card` is a single one, there or before its owner. */
type OnBoard = 'space' | 'group' | 'deck' | 'card' | 'territory';
/** What a trade gives: `gift:food`, or a die that lies there: `market:red-ship`. */
type Traded = 'gift' | 'market';
/** One's own things; `slot` is that of a space for reavers, or `slot:leader`. */
type Owned = 'die' | 'upgrade' | 'artefact' | 'prophecy' | 'slot';
/** Dice out of the supply, on a face or to be rolled, and combat dice by what they show. */
type Dice = 'face' | 'colour' | 'combat';

/**
 * What can be touched at the table: a reaver, then the slot it goes to; an artefact, then the die that is put on it.
 * Everything that is only said is `say`: rest, decline, done.
 */
export type Target = TargetOf<OnBoard | Traded | Owned | Dice | 'seat' | 'say'>;

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
