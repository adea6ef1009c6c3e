import { AGES, LEGENDARY, RELEASE, STATS } from './printed.ts';
import type { FactOf, Table } from './table.ts';

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

function valhallaIsEmpty(t: Table): void {
  for (const clan of t.clans) t.equal('BR-16.1', 'figures left in Valhalla', clan.count('valhalla'), 0);
}

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
