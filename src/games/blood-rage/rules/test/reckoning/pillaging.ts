import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { Battle } from './battle.ts';
import { adjacent, isShip, REACH, STATS, TOKEN_GLORY } from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** A clan that is there calls to battle (BR-10.1). */
export function pillageDeclared(t: Table, { seat, province, rage }: FactOf<'pillage-declared'>): void {
  t.demand('BR-5.2', t.turn === seat && !t.now.pillage, `it is not the turn of seat ${seat} to pillage`);
  if (!t.now.invasion) t.act(seat);
  t.demand('BR-10.1', t.present(seat, province), `seat ${seat} is not in ${province}`);
  t.demand('BR-2.6', !t.destroyed.has(province), `${province} is destroyed`);
  t.equal('BR-10.1', 'price of the pillage', rage, price(t, seat, province));
  t.pay('BR-5.3', seat, rage);
  t.now.pillage = { seat, province, done: false };
}

/** Nothing, but 2 Rage for a province pillaged before or just invaded (BR-C-tyrs-challenge, BR-C-thors-domain). */
function price(t: Table, seat: number, province: string): number {
  if (t.pillaged.has(province)) {
    t.demand('BR-C-tyrs-challenge', t.clans[seat].has('tyrs-challenge'), `${province} has been pillaged`);
    return 2;
  }
  if (!t.now.invasion) return 0;
  t.demand('BR-C-thors-domain', t.clans[seat].has('thors-domain'), 'an invasion is the whole action');
  t.equal('BR-C-thors-domain', 'the province pillaged', province, t.now.invasion.to);
  return 2;
}

/** A figure answers the call (BR-10.2). */
export function joined(t: Table, { seat, figure, from, province }: FactOf<'joined'>): void {
  const { pillage, battle } = t.now;
  t.demand('BR-10.2', pillage?.province === province && !pillage.done && !battle, `nobody calls to ${province}`);
  t.demand('BR-10.2', adjacent(from, province), `${from} does not touch ${province}`);
  t.demand('BR-10.2', t.room(province) && !isShip(figure), `no ${figure} can come to ${province}`);
  t.move(seat, figure, from, province);
}

/** The token's reward and all that adds to it (BR-12.6 to BR-12.12). */
export function pillaged(t: Table, { seat, province, reward }: FactOf<'pillaged'>): void {
  const { pillage, battle } = t.now;
  t.demand('BR-10.1', pillage?.seat === seat && pillage.province === province && !pillage.done, 'nobody pillages here');
  if (battle) {
    t.demand('BR-12.6', battle.winner === seat, 'the pillager has not won');
    t.demand('BR-12.5', battle.stage === 'decided' && t.now.dooms.length === 0, 'losers fall before the reward');
  } else {
    t.demand(
      'BR-10.4',
      t.others(seat).every(other => !t.present(other, province)),
      'there must be a battle',
    );
  }
  t.equal('BR-10.6', 'the reward', reward, t.tokens[province]);
  t.pillaged.add(province);
  if (pillage) pillage.done = true;
  oweReward(t, seat, province, province);
  oweExtras(t, seat, province);
}

function oweReward(t: Table, seat: number, province: string, cause: string): void {
  const reward = t.tokens[province];
  if (reward === 'glory5') t.ledger.oweGlory({ seat, glory: TOKEN_GLORY, source: 'pillage', cause });
  else for (const stat of reward === 'all' ? STATS : [reward]) t.ledger.oweStep(seat, cause, stat);
}

/** Frost Giant, Frigga's Grace, the Leader's upgrade (BR-12.12). */
function oweExtras(t: Table, seat: number, province: string): void {
  const clan = t.clans[seat];
  const giant = clan.upgrade('frost-giant');
  if (giant !== undefined && clan.at(province, 'frost-giant') > 0) oweReward(t, seat, province, giant);

  const grace = t.now.battle?.grace;
  if (grace !== undefined) {
    const but = STATS.find(stat => stat === t.tokens[province]);
    t.ledger.oweStep(seat, grace, but === undefined ? 'any' : { but });
  }

  if (clan.at(province, 'leader') === 0) return;
  const [axes, spears] = [clan.upgrade('lord-of-axes'), clan.upgrade('lord-of-spears')];
  if (axes !== undefined) t.ledger.oweStep(seat, axes, 'any');
  if (spears !== undefined) for (const stat of STATS) t.ledger.oweStep(seat, spears, stat);
}

/** Everybody who is there has to fight, the pillager first and then clockwise (BR-10.5). */
export function battleBegan(t: Table, { province, seats }: FactOf<'battle-began'>): void {
  const { pillage } = t.now;
  t.equal('BR-10.5', 'where the battle is', province, pillage?.province);
  t.demand('BR-10.5', t.now.battle === undefined, 'the battle has begun');
  if (!pillage) return;
  const there = t.clockwise(pillage.seat).filter(seat => t.present(seat, province));
  t.equal('BR-10.5', 'who fights', seats.join(), there.join());
  t.demand('BR-10.4', there.length > 1, 'nobody is there to fight with');
  t.now.battle = emptyBattle(t, province, pillage.seat, seats);
}

/** A battle of which nothing is known but who fights where. */
export function emptyBattle(t: Table, province: string, pillager: Seat, fighters: readonly Seat[]): Battle {
  const bySeat = (): number[] => new Array<number>(t.seats).fill(0);
  return {
    province,
    pillager,
    fighters,
    valkyries: fighters.filter(seat => REACH[province].some(place => t.clans[seat].at(place, 'valkyrie') > 0)),
    cards: bySeat().map(() => []),
    shown: [],
    counted: bySeat(),
    watchers: [],
    watched: 0,
    strikers: [],
    fallen: bySeat(),
    totals: new Map(),
    stage: 'cards',
    judges: new Map(),
    cameBack: [],
  };
}
