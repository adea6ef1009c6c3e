import type { Seat } from '../../../../../engine/ask.ts';
import {
  AGES,
  ageOf,
  DEALT,
  DRAFTED,
  keyOf,
  LEGENDARY,
  PHASES,
  QUEST_GLORY,
  REACH,
  REGIONS,
  RELEASE,
  STATS,
} from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** Three Ages (BR-3.2). */
export function ageBegan(t: Table, { age }: FactOf<'age-began'>): void {
  t.equal('BR-3.2', 'the Age', age, t.age + 1);
  t.age = age;
}

/** Six phases, each finished before the next (BR-3.1). */
export function phaseBegan(t: Table, { age, phase }: FactOf<'phase-began'>): void {
  t.closeTurn();
  t.equal('BR-3.1', 'the Age', age, t.age);
  t.equal('BR-3.1', 'the phase', phase, PHASES[(PHASES.indexOf(t.phase) + 1) % PHASES.length]);
  t.phase = phase;
  t.turn = -1;
  switch (phase) {
    case 'gods-gifts':
      break;
    case 'action':
      takeUpHands(t);
      t.next = t.first;
      for (const seat of t.clans.keys()) t.ledger.owe(settingRage(seat));
      break;
    case 'discard':
      t.demand('BR-5.9', allPillaged(t) || !t.clans.some((_, seat) => mayAct(t, seat)), 'somebody may still act');
      break;
    case 'quest':
      for (const { hand } of t.clans) t.demand('BR-13.1', hand.length <= (age === AGES ? 0 : 1), 'too many cards kept');
      break;
    case 'ragnarok':
      t.demand(
        'BR-14.1',
        t.clans.every(clan => clan.quests.length === 0),
        'all quests are revealed',
      );
      fall(t);
      break;
    case 'release-valhalla':
      break;
  }
}

/** Without the draft of Age 1 the cards dealt are the hand (BR-O-firstAge). */
const dealtOnly = (t: Table): boolean => t.age === 1 && t.options.firstAge === 'dealt';

/** Eight cards each (BR-4.1). */
export function dealt(t: Table, { seat, count, cards }: FactOf<'dealt'>): void {
  const { pack } = t.clans[seat];
  t.demand('BR-4.1', t.phase === 'gods-gifts' && pack.length === 0, `seat ${seat} is dealt nothing now`);
  t.equal('BR-4.1', 'cards dealt', count, DEALT);
  pack.push(...(cards ?? []));
}

/** One at a time, or two with two seats (BR-4.3, BR-4.4). */
export function drafted(t: Table, { seat, count, cards }: FactOf<'drafted'>): void {
  const { pack, picks } = t.clans[seat];
  t.equal('BR-4.3', 'cards chosen at a time', count, t.seats === 2 ? 2 : 1);
  for (const card of cards ?? []) {
    t.take('BR-4.3', pack, card);
    picks.push(card);
  }
}

/** The rest goes to the seat on the left; all hand on at once (BR-4.3). */
export function handed(t: Table, { seat, count, cards }: FactOf<'handed'>): void {
  const clan = t.clans[seat];
  const right = t.clans[(seat + t.seats - 1) % t.seats];
  t.demand('BR-4.3', clan.incoming === undefined, `seat ${seat} is handed its cards once`);
  t.equal('BR-4.3', 'cards handed on', `${[...(cards ?? [])].sort()}`, `${[...right.pack].sort()}`);
  t.equal('BR-4.3', 'number of cards handed on', count, right.pack.length);
  clan.incoming = [...right.pack];
  if (t.clans.some(({ incoming }) => incoming === undefined)) return;
  for (const its of t.clans) {
    its.pack = its.incoming ?? [];
    delete its.incoming;
  }
}

/** What was chosen joins the card kept from the Age before, the rest goes away (BR-4.5, BR-4.6). */
function takeUpHands(t: Table): void {
  for (const clan of t.clans) {
    t.equal('BR-4.3', 'cards chosen', clan.picks.length, dealtOnly(t) ? 0 : DRAFTED);
    t.equal('BR-4.5', 'cards left over', clan.pack.length, dealtOnly(t) ? DEALT : DEALT - DRAFTED);
    clan.hand.push(...(dealtOnly(t) ? clan.pack : clan.picks));
    clan.pack = [];
    clan.picks = [];
    clan.passed = false;
  }
}

const settingRage = (seat: Seat): string => `the Rage of seat ${seat}`;

/** BR-5.1. */
export function rageSet(t: Table, { seat, rage }: FactOf<'rage-set'>): void {
  t.demand('BR-5.1', t.ledger.pay(settingRage(seat)), 'Rage is set once in a phase');
  t.equal('BR-5.1', 'Rage at the start', rage, t.clans[seat].stat('rage'));
  t.clans[seat].rage = rage;
}

/** Rage left, and not out by a pass (BR-5.4, BR-5.8, BR-O-passed). */
const mayAct = ({ clans, options }: Table, seat: Seat): boolean =>
  clans[seat].rage > 0 && !(clans[seat].passed && options.passed === 'out');

/** BR-5.10. */
const allPillaged = (t: Table): boolean => t.standing().every(province => t.pillaged.has(province));

/** The next clockwise who may act (BR-5.2, BR-5.4, BR-5.7). */
export function turn(t: Table, { seat }: FactOf<'turn'>): void {
  t.closeTurn();
  t.equal('BR-5.2', 'the phase', t.phase, 'action');
  t.equal(
    'BR-5.2',
    'whose turn it is',
    seat,
    t.clockwise(t.next).find(next => mayAct(t, next)),
  );
  t.demand('BR-5.10', !allPillaged(t), 'nothing is left to pillage');
  t.clans[seat].passed = false;
  t.turn = seat;
  t.next = (seat + 1) % t.seats;
}

/** BR-5.6. */
export function passed(t: Table, { seat, rage }: FactOf<'passed'>): void {
  t.act(seat);
  t.equal('BR-5.6', 'Rage lost', rage, t.clans[seat].rage);
  t.clans[seat].rage = 0;
  t.clans[seat].passed = true;
}

/** BR-9.1. */
export function questTaken(t: Table, { seat, card }: FactOf<'quest-taken'>): void {
  const { hand, quests } = t.clans[seat];
  t.act(seat);
  t.take('BR-9.1', hand, card ?? '');
  quests.push(card ?? '');
}

/** All but one card, and all in Age 3 (BR-13.1, BR-13.3). */
export function cardsLaidDown(t: Table, { seat, count, kept }: FactOf<'cards-laid-down'>): void {
  const clan = t.clans[seat];
  t.equal('BR-13.1', 'the phase', t.phase, 'discard');
  t.equal('BR-13.1', 'cards laid down', count, clan.hand.length - (kept ? 1 : 0));
  if (kept) t.take('BR-13.1', clan.hand, kept);
  clan.hand = kept ? [kept] : [];
}

/** More STR than every other clan in a standing province (BR-14.2, BR-14.3). */
function leads(t: Table, seat: Seat, province: string): boolean {
  if (t.destroyed.has(province) || !t.present(seat, province)) return false;
  return t.others(seat).every(other => t.strength(other, province) < t.strength(seat, province));
}

/** BR-C-alfheim, BR-C-jotunheim, BR-C-manheim, BR-C-yggdrasil, BR-C-glorious-death. */
function completed(t: Table, seat: Seat, key: string): boolean {
  if (key === 'glorious-death') return t.clans[seat].count('valhalla') >= 4;
  const provinces = key === 'yggdrasil' ? [key] : REGIONS[key];
  return provinces.some(province => leads(t, seat, province));
}

/** Printed Glory, doubled by Odin's Throne (BR-14.4, BR-C-odins-throne, BR-O-yggdrasilGlory). */
function questGlory(t: Table, seat: Seat, card: string): number {
  const [key, age] = [keyOf(card), ageOf(card)];
  const printed = key === 'yggdrasil' && age === AGES ? t.options.yggdrasilGlory : QUEST_GLORY[key][age - 1];
  return t.clans[seat].has('odins-throne') ? 2 * printed : printed;
}

export function questDone(t: Table, { seat, card, glory }: FactOf<'quest-done'>): void {
  revealQuest(t, seat, card, true);
  t.equal('BR-14.4', `Glory of ${card}`, glory, questGlory(t, seat, card));
  t.ledger.oweGlory({ seat, glory, source: 'quests', cause: card });
  t.ledger.oweStep(seat, card, 'any');
}

export const questFailed = (t: Table, { seat, card }: FactOf<'quest-failed'>): void =>
  revealQuest(t, seat, card, false);

function revealQuest(t: Table, seat: Seat, card: string, done: boolean): void {
  t.equal('BR-14.1', 'the phase', t.phase, 'quest');
  const order = t.clockwise(t.first).indexOf(seat);
  t.demand('BR-14.1', order >= t.now.questing, `the quests of seat ${seat} came before`);
  t.now.questing = order;
  t.equal('BR-14.2', `${card} of seat ${seat} is completed`, done, completed(t, seat, keyOf(card)));
  t.take('BR-14.1', t.clans[seat].quests, card);
  t.discard.push(card);
}

const falling = (province: string): string => `${province} falls`;
const doomMoving = (province: string): string => `the doom marker goes to ${province}`;

/** The province of the Age is gone, and all in it and in its fjord fall (BR-15.1, BR-15.2). */
function fall(t: Table): void {
  const province = t.doom[t.age - 1];
  t.destroyed.add(province);
  t.ledger.owe(falling(province));
  if (t.age < AGES) t.ledger.owe(doomMoving(t.doom[t.age]));
  const places = REACH[province];
  for (const seat of t.clockwise(t.first)) {
    t.condemn({ seat, cause: 'ragnarok', places, left: t.clans[seat].count(...places) });
  }
}

export function provinceDestroyed(t: Table, { province, count }: FactOf<'province-destroyed'>): void {
  t.demand('BR-15.1', t.ledger.pay(falling(province)), `${province} does not fall`);
  const doomed = t.now.dooms.reduce((sum, { left }) => sum + left, 0);
  t.equal('BR-15.2', 'figures that fall', count, doomed);
}

/** BR-15.4. */
export const doomMoved = (t: Table, { province }: FactOf<'doom-moved'>): void =>
  t.demand('BR-15.4', t.ledger.pay(doomMoving(province)), `${province} is not doomed next`);

/** All figures come back from Valhalla, and some upgrades pay for each (BR-16.1). */
export function released(t: Table, { seat, count }: FactOf<'released'>): void {
  const clan = t.clans[seat];
  t.equal('BR-16.1', 'the phase', t.phase, 'release-valhalla');
  t.equal('BR-16.1', 'figures released', count, clan.count('valhalla'));
  for (const [figure, there] of clan.figuresAt('valhalla')) t.move(seat, figure, 'valhalla', 'reserve', there);
  for (const { card, number } of clan.each(RELEASE)) {
    t.ledger.oweGlory({ seat, glory: number * count, source: 'valhalla', cause: card });
  }
}

const valhallaIsEmpty = (t: Table): void =>
  t.demand(
    'BR-16.1',
    t.clans.every(clan => clan.count('valhalla') === 0),
    'all figures are released',
  );

/** Tokens turn back, the first-player token goes left (BR-17.1, BR-17.2). */
export function firstSeat(t: Table, { seat }: FactOf<'first-seat'>): void {
  valhallaIsEmpty(t);
  t.equal('BR-17.2', 'the first player', seat, (t.first + 1) % t.seats);
  t.first = seat;
  t.pillaged.clear();
}

/** Legendary stats and Thor's Conquest, when all three Ages are over (BR-17.3, BR-C-thors-conquest). */
export function scoreTheEnd(t: Table): void {
  if (t.scored) return;
  t.scored = true;
  t.demand('BR-17.3', t.age === AGES && t.phase === 'release-valhalla', 'the game is not over');
  valhallaIsEmpty(t);
  for (const [seat, clan] of t.clans.entries()) {
    for (const stat of STATS) {
      t.ledger.oweGlory({ seat, glory: LEGENDARY[clan.steps[stat]], source: 'legendary', cause: stat });
    }
    const conquest = clan.upgrade('thors-conquest');
    if (conquest !== undefined) {
      t.ledger.oweGlory({ seat, glory: 3 * clan.onBoard, source: 'upgrades', cause: conquest });
    }
  }
}

/** The most Glory wins; level clans share it, or Glory of battles decides (BR-17.4, BR-O-tie). */
export function gameOver(t: Table, { winners, glory }: FactOf<'game-over'>): void {
  scoreTheEnd(t);
  t.closeTurn();
  const most = Math.max(...t.clans.map(clan => clan.glory));
  let best = t.clockwise(0).filter(seat => t.clans[seat].glory === most);
  if (t.options.tie === 'battles') {
    const fiercest = Math.max(...best.map(seat => t.clans[seat].gloryOfBattles));
    best = best.filter(seat => t.clans[seat].gloryOfBattles === fiercest);
  }
  t.equal('BR-17.4', 'who wins', [...winners].sort().join(), best.join());
  t.equal('BR-17.4', 'the most Glory', glory, most);
  t.over = true;
}
