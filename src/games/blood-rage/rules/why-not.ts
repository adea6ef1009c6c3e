import type { Reason } from '../../../engine/explain.ts';
import type { Json } from '../../../engine/json.ts';
import { CARDS } from '../content/cards.ts';
import { mayAct } from './actions/action.ts';
import { STEP } from './battle/steps.ts';
import type { BloodRageChoice, ChoiceOf } from './choices.ts';
import {
  countAt,
  figuresAt,
  figuresOnBoard,
  fjordOpen,
  hornsFree,
  invadeCost,
  PROVINCE_HOME,
  present,
  room,
  statValue,
} from './figures.ts';
import type {
  BloodRageFrame,
  DestructionFrame,
  FreeInvasionFrame,
  MarchFrame,
  PillageFrame,
  RaiseFrame,
} from './frames.ts';
import { canRise } from './gains.ts';
import {
  ADJACENT,
  BOARD_COUNT,
  cardNumber,
  FIGURE_IDS,
  FJORD_OF,
  figureNumber,
  HORNS,
  IS_LATE,
  IS_QUEST,
  IS_UPGRADE,
  isFjord,
  PLACE_IDS,
  PROVINCE_COUNT,
  placeNumber,
  RESERVE,
  SLOTS_OF_CARD,
  statNumber,
  VALHALLA,
  WARRIOR,
  YGGDRASIL,
} from './numbers.ts';
import type { State } from './state.ts';
import { effectOfCard, freeSlot, isShip, slotCard, upgradeCost, upgradeWith } from './upgrades.ts';

/** Collects what stands against a choice, each with the clause that says so. */
class Against {
  readonly reasons: Reason[] = [];

  when(wrong: boolean, clause: string, reason: string, args?: Readonly<Record<string, Json>>): boolean {
    if (wrong) this.reasons.push(args ? { clause, reason, args } : { clause, reason });
    return wrong;
  }

  rage(state: State, seat: number, needs: number): void {
    this.when(state.rage[seat] < needs, 'BR-5.3', 'rage', { needs, has: state.rage[seat] });
  }
}

/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
export function whyNot(state: State, seat: number, choice: BloodRageChoice): readonly Reason[] {
  const against = new Against();
  const frame = state.stack.at(-1) as BloodRageFrame | undefined;
  if (!frame || !namesKnown(choice, against)) return against.reasons;
  switch (frame.kind) {
    case 'action':
      if (
        against.when(!mayAct(state, seat), 'BR-5.4', 'no-rage') ||
        against.when(seat !== state.turn, 'BR-5.2', 'not-your-turn')
      )
        break;
      action(state, seat, choice, against);
      break;
    case 'march':
      march(state, frame, choice, against);
      break;
    case 'free-invasion':
      freeInvasion(state, frame, choice, against);
      break;
    case 'pillage':
      join(state, frame, choice, against);
      break;
    case 'raise':
      raise(state, frame, choice, against);
      break;
    case 'destruction':
      rescue(state, seat, frame, choice, against);
      break;
    case 'draft':
      if (isKind(choice, 'draft', against)) draft(state, seat, choice, against);
      break;
    case 'discard':
      if (isKind(choice, 'keep-card', against)) inHand(state, seat, choice.card, against);
      break;
    case 'sacrifice':
      if (isKind(choice, 'give', against)) {
        const [figure, at] = [figureNumber[choice.figure], placeNumber[choice.at]];
        const given = frame.given.filter((f, i) => i % 2 === 0 && f === figure && frame.given[i + 1] === at).length;
        against.when(countAt(state, seat, figure, at) - given < 1, 'BR-C-friggas-sacrifice', 'not-there', {
          figure: choice.figure,
          at: choice.at,
        });
      }
      break;
    case 'battle':
      battle(state, seat, frame.step, choice, against);
      break;
    case 'reward':
      if (choice.kind !== 'decline' && isKind(choice, 'move-leader', against)) {
        const to = placeNumber[choice.to];
        against.when(!ADJACENT[frame.province].includes(to), 'BR-1.3', 'not-adjacent', { to: choice.to });
        roomFor(state, to, against);
      }
      break;
    case 'invasion':
      if (choice.kind === 'decline') break;
      if (frame.step === 1) {
        if (isKind(choice, 'invade', against)) alongside(state, seat, frame.to, choice, against);
      } else if (isKind(choice, 'pillage', against)) {
        against.when(placeNumber[choice.province] !== frame.to, 'BR-C-thors-domain', 'other-province', {
          province: PLACE_IDS[frame.to],
        });
      }
      break;
  }
  return against.reasons;
}

const notNow = { clause: 'BR-5.2', reason: 'not-now' } as const;

function isKind<K extends BloodRageChoice['kind']>(
  choice: BloodRageChoice,
  kind: K,
  against: Against,
): choice is ChoiceOf<K> {
  if (choice.kind === kind) return true;
  against.reasons.push(notNow);
  return false;
}

const VOCABULARY: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  figure: figureNumber,
  to: placeNumber,
  from: placeNumber,
  at: placeNumber,
  province: placeNumber,
  card: cardNumber,
  replaces: cardNumber,
  stat: statNumber,
};

/** Somebody may send anything: names that are not of this game go no further. */
function namesKnown(choice: BloodRageChoice, against: Against): boolean {
  for (const [field, value] of Object.entries(choice)) {
    const names = VOCABULARY[field];
    const known =
      field === 'cards'
        ? Array.isArray(value) && value.every(id => id in cardNumber)
        : !names || String(value) in names;
    if (against.when(!known, 'engine', 'unknown', { field })) return false;
  }
  return true;
}

function action(state: State, seat: number, choice: BloodRageChoice, against: Against): void {
  switch (choice.kind) {
    case 'invade': {
      const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
      const there = countAt(state, seat, figure, RESERVE) > 0;
      if (against.when(!there, 'BR-6.1', 'not-in-reserve', { figure: choice.figure })) break;
      against.rage(state, seat, invadeCost(state, seat, figure, to));
      entry(state, seat, figure, to, against);
      break;
    }
    case 'return': {
      const card = upgradeWith(state, seat, 'invades-from-valhalla');
      if (against.when(card < 0, 'BR-C-friggas-domain', 'needs-upgrade', { card: 'a3-friggas-domain' })) break;
      const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
      against.when(countAt(state, seat, figure, VALHALLA) < 1, 'BR-C-friggas-domain', 'not-in-valhalla', {
        figure: choice.figure,
      });
      against.rage(state, seat, effectOfCard(card, 'invades-from-valhalla')?.rage ?? 0);
      entry(state, seat, figure, to, against);
      break;
    }
    case 'march': {
      const [from, to] = [placeNumber[choice.from], placeNumber[choice.to]];
      if (against.when(from >= PROVINCE_COUNT || to >= PROVINCE_COUNT, 'BR-7.4', 'ships-stay')) break;
      against.rage(state, seat, 1);
      against.when(from === to, 'BR-7.1', 'same-province');
      against.when(figuresAt(state, seat, from) === 0, 'BR-7.1', 'nobody-there', { from: choice.from });
      roomFor(state, to, against);
      break;
    }
    case 'upgrade':
      upgrade(state, seat, choice, against);
      break;
    case 'quest':
      if (inHand(state, seat, choice.card, against)) {
        against.when(!IS_QUEST[cardNumber[choice.card]], 'BR-9.1', 'not-a-quest', { card: choice.card });
      }
      break;
    case 'pillage':
    case 'pillage-again':
      pillage(state, seat, choice, against);
      break;
    case 'sacrifice':
      against.when(upgradeWith(state, seat, 'sacrifices') < 0, 'BR-C-friggas-sacrifice', 'needs-upgrade', {
        card: 'a3-friggas-sacrifice',
      });
      against.when(figuresOnBoard(state, seat) < 2, 'BR-C-friggas-sacrifice', 'needs-two-figures');
      break;
    case 'pass':
      break;
    default:
      against.reasons.push(notNow);
  }
}

/** May this figure be put there by an invasion? (BR-6.3 to BR-6.6) */
function entry(state: State, seat: number, figure: number, to: number, against: Against): void {
  against.when(!hornsFree(state, seat), 'BR-6.6', 'horns', { horns: statValue(state, seat, HORNS) });
  if (isShip(figure)) {
    if (against.when(!isFjord(to), 'BR-6.4', 'ship-needs-fjord', { figure: FIGURE_IDS[figure] })) return;
    against.when(!fjordOpen(state, to), 'BR-O-deadFjords', 'fjord-closed');
    return;
  }
  if (against.when(to >= BOARD_COUNT, 'BR-6.3', 'not-a-province')) return;
  if (against.when(isFjord(to), 'BR-1.5', 'ships-only')) return;
  if (against.when(to === YGGDRASIL && PROVINCE_HOME[figure] !== to, 'BR-6.5', 'yggdrasil')) return;
  roomFor(state, to, against);
}

function roomFor(state: State, to: number, against: Against): void {
  if (against.when(to >= PROVINCE_COUNT, 'BR-6.3', 'not-a-province')) return;
  if (against.when(state.destroyed[to] === 1, 'BR-2.6', 'destroyed', { province: PLACE_IDS[to] })) return;
  against.when(room(state, to) < 1, 'BR-1.2', 'full', { province: PLACE_IDS[to] });
}

function inHand(state: State, seat: number, card: string, against: Against): boolean {
  return !against.when(!state.hands[seat].includes(cardNumber[card]), 'BR-9.1', 'not-in-hand', { card });
}

function upgrade(state: State, seat: number, choice: ChoiceOf<'upgrade'>, against: Against): void {
  const card = cardNumber[choice.card];
  if (!inHand(state, seat, choice.card, against)) return;
  if (against.when(!IS_UPGRADE[card], 'BR-8.1', 'not-an-upgrade', { card: choice.card })) return;
  against.rage(state, seat, upgradeCost(state, seat, card));
  if (choice.replaces === undefined) {
    against.when(freeSlot(state, seat, card) < 0, 'BR-8.3', 'no-free-slot', { card: choice.card });
  } else {
    const there = SLOTS_OF_CARD[card].some(slot => slotCard(state, seat, slot) === cardNumber[choice.replaces ?? '']);
    against.when(!there, 'BR-8.3', 'not-in-slot', { card: choice.replaces });
  }
}

function pillage(
  state: State,
  seat: number,
  choice: ChoiceOf<'pillage'> | ChoiceOf<'pillage-again'>,
  against: Against,
): void {
  const province = placeNumber[choice.province];
  const args = { province: choice.province };
  if (against.when(province >= PROVINCE_COUNT, 'BR-10.1', 'not-a-province')) return;
  if (against.when(state.destroyed[province] === 1, 'BR-2.6', 'destroyed', args)) return;
  against.when(!present(state, seat, province), 'BR-10.1', 'not-present', args);
  if (choice.kind === 'pillage') {
    against.when(state.pillaged[province] === 1, 'BR-10.1', 'already-pillaged', args);
    return;
  }
  against.when(state.pillaged[province] === 0, 'BR-C-tyrs-challenge', 'not-yet-pillaged', args);
  const effect = effectOfCard(upgradeWith(state, seat, 'pillages-again'), 'pillages-again');
  if (!against.when(!effect, 'BR-C-tyrs-challenge', 'needs-upgrade', { card: 'a2-tyrs-challenge' })) {
    against.rage(state, seat, effect?.rage ?? 0);
  }
}

function march(state: State, frame: MarchFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'march-done') {
    against.when(frame.moved === 0, 'BR-7.1', 'nobody-moved');
  } else if (isKind(choice, 'march-figure', against)) {
    const there = countAt(state, frame.seat, figureNumber[choice.figure], frame.from) > 0;
    against.when(!there, 'BR-7.3', 'not-there', { figure: choice.figure, at: PLACE_IDS[frame.from] });
  }
}

function freeInvasion(state: State, frame: FreeInvasionFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'decline' || !isKind(choice, 'invade', against)) return;
  const figure = figureNumber[choice.figure];
  if (against.when(figure !== frame.figure, 'BR-8.5', 'other-figure', { figure: FIGURE_IDS[frame.figure] })) return;
  entry(state, frame.seat, figure, placeNumber[choice.to], against);
}

function alongside(state: State, seat: number, to: number, choice: ChoiceOf<'invade'>, against: Against): void {
  const [figure, province] = [figureNumber[choice.figure], placeNumber[choice.to]];
  if (against.when(figure !== WARRIOR, 'BR-C-friggas-succor', 'other-figure', { figure: 'warrior' })) return;
  const same = province === to || (isFjord(to) && province < PROVINCE_COUNT && FJORD_OF[province] === to);
  if (against.when(!same, 'BR-C-friggas-succor', 'other-province', { province: PLACE_IDS[to] })) return;
  against.when(!hornsFree(state, seat), 'BR-6.6', 'horns', { horns: statValue(state, seat, HORNS) });
  roomFor(state, province, against);
}

function join(state: State, frame: PillageFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'decline' || !isKind(choice, 'join', against)) return;
  const [figure, from] = [figureNumber[choice.figure], placeNumber[choice.from]];
  if (against.when(from >= PROVINCE_COUNT, 'BR-10.2', 'ships-stay')) return;
  const near = ADJACENT[frame.province].includes(from);
  against.when(!near, 'BR-10.2', 'not-adjacent', { to: PLACE_IDS[frame.province] });
  const there = countAt(state, frame.asked, figure, from) > 0;
  against.when(!there, 'BR-10.2', 'not-there', { figure: choice.figure, at: choice.from });
}

function raise(state: State, frame: RaiseFrame, choice: BloodRageChoice, against: Against): void {
  if (!isKind(choice, 'raise', against)) return;
  const stat = statNumber[choice.stat];
  against.when(stat === frame.not, 'BR-C-friggas-grace', 'other-stat', { stat: choice.stat });
  against.when(!canRise(state, frame.seat, stat), 'BR-1.10', 'at-top', { stat: choice.stat });
}

function rescue(state: State, seat: number, frame: DestructionFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'decline') return;
  if (choice.kind !== 'save' && choice.kind !== 'retreat') {
    against.reasons.push(notNow);
    return;
  }
  const figure = figureNumber[choice.figure];
  let place = -1;
  for (let i = 0; i < frame.doomed.length; i += 4) {
    if (frame.doomed[i] === seat && frame.doomed[i + 1] === figure && frame.doomed[i + 3] > 0)
      place = frame.doomed[i + 2];
  }
  if (against.when(place < 0, 'BR-18.3', 'not-in-danger', { figure: choice.figure })) return;
  if (choice.kind === 'save') {
    const effect = effectOfCard(upgradeWith(state, seat, 'saves-for-rage'), 'saves-for-rage');
    if (against.when(!effect, 'BR-C-friggas-protection', 'needs-upgrade', { card: 'a2-friggas-protection' })) return;
    against.rage(state, seat, effect?.rage ?? 0);
    against.when(frame.cause === 'sacrifice', 'BR-C-friggas-sacrifice', 'must-die');
    const lost = frame.cause === 'ragnarok' && !(isFjord(place) && state.options.protection === 'fjord-in-ragnarok');
    against.when(lost, 'BR-O-protection', 'must-die');
  } else {
    const able =
      figure > WARRIOR &&
      CARDS.some(card => card.key === choice.figure && card.type === 'upgrade' && card.effect.kind === 'retreats');
    against.when(!able, 'BR-C-volur-witch', 'cannot-retreat', { figure: choice.figure });
    against.when(place === YGGDRASIL || isFjord(place), 'BR-C-volur-witch', 'cannot-retreat', {
      figure: choice.figure,
    });
    against.when(
      frame.cause === 'sacrifice' && state.options.witchSacrifice === 'dies',
      'BR-O-witchSacrifice',
      'must-die',
    );
  }
}

function draft(state: State, seat: number, choice: ChoiceOf<'draft'>, against: Against): void {
  const count = state.seats === 2 ? 2 : 1;
  const clause = count === 2 ? 'BR-4.4' : 'BR-4.3';
  if (against.when(choice.cards.length !== count, clause, 'keep-so-many', { count })) return;
  const pack = state.packs[seat].slice();
  for (const card of choice.cards) {
    const at = pack.indexOf(cardNumber[card]);
    if (against.when(at < 0, clause, 'not-in-pack', { card })) return;
    pack.splice(at, 1);
  }
  // The two cards have no order; one way to say it is enough.
  const listedFirst = state.packs[seat].indexOf(cardNumber[choice.cards[0]]);
  against.when(
    count === 2 && listedFirst > state.packs[seat].indexOf(cardNumber[choice.cards[1]]),
    clause,
    'other-order',
  );
}

function battle(state: State, seat: number, step: number, choice: BloodRageChoice, against: Against): void {
  const frame = state.stack.at(-1) as Extract<BloodRageFrame, { kind: 'battle' }>;
  switch (step) {
    case STEP.commit:
      if (isKind(choice, 'commit', against)) inHand(state, seat, choice.card, against);
      break;
    case STEP.keepOne:
      if (isKind(choice, 'keep', against)) {
        const figure = figureNumber[choice.figure];
        const places = [frame.province, FJORD_OF[frame.province]];
        const there = places.some(place => place >= 0 && countAt(state, seat, figure, place) > 0);
        against.when(!there, 'BR-C-odins-tide', 'not-there', { figure: choice.figure, at: PLACE_IDS[frame.province] });
      }
      break;
    case STEP.countQuest:
      if (choice.kind !== 'decline') isKind(choice, 'count-quest', against);
      break;
    case STEP.late:
      if (choice.kind !== 'decline' && isKind(choice, 'add', against) && inHand(state, seat, choice.card, against)) {
        against.when(!IS_LATE[cardNumber[choice.card]], 'BR-11.5', 'not-late', { card: choice.card });
      }
      break;
    case STEP.winnersCards:
      if (choice.kind !== 'decline' && isKind(choice, 'buy-back', against)) {
        const there = frame.played[seat].includes(cardNumber[choice.card]);
        against.when(!there, 'BR-C-tyrs-prowess', 'not-played', { card: choice.card });
      }
      break;
    default:
      if (choice.kind !== 'decline' && isKind(choice, 'invade', against)) {
        const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
        against.when(figure !== WARRIOR, 'BR-C-lokis-blessing', 'other-figure', { figure: 'warrior' });
        against.when(to !== frame.province, 'BR-C-lokis-blessing', 'other-province', {
          province: PLACE_IDS[frame.province],
        });
      }
  }
}
