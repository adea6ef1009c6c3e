import type { Battle } from './battle.ts';
import { fought } from './fighting.ts';
import type { Glory } from './ledger.ts';
import type { Table } from './table.ts';

/** Axes as they now stand: losses, reward and all raises came before (BR-12.13). */
export function axesGlory(t: Table, { seat, glory, cause }: Glory): void {
  const battle = fought(t);
  if (!battle) return;
  const { pillage, dooms } = t.now;
  t.equal('BR-12.13', 'who gains for the victory', `${seat} ${cause}`, `${battle.winner} ${battle.province}`);
  t.equal('BR-12.13', 'Glory for Axes', glory, t.clans[seat].stat('axes'));
  t.demand('BR-12.13', battle.stage === 'decided', 'a victory is paid once');
  t.demand('BR-12.13', dooms.length === 0 && t.ledger.steps.length === 0, 'losses and raises come first');
  t.equal('BR-12.6', 'pillaged', pillage?.done, battle.winner === battle.pillager);
  t.clans[seat].gloryOfBattles += glory;
  // BR-O-oath.
  if (battle.oath !== undefined) t.ledger.oweStep(seat, battle.oath, 'any');
  countTheDead(t, battle);
}

/** What is paid for the dead of the battle, won or not (BR-12.15). */
export function countTheDead(t: Table, battle: Battle): void {
  battle.stage = 'counted';
  const all = battle.fallen.reduce((sum, count) => sum + count, 0);
  for (const seat of battle.fighters) {
    const clan = t.clans[seat];
    const enemies = all - battle.fallen[seat];
    const judgement = battle.judges.get(seat);
    if (judgement !== undefined) {
      t.ledger.oweGlory({ seat, glory: 2 * all, source: 'battle-cards', cause: judgement });
    }
    const valkyrie = clan.upgrade('valkyrie');
    if (valkyrie !== undefined && battle.valkyries.includes(seat)) {
      t.ledger.oweGlory({ seat, glory: 2 * enemies, source: 'upgrades', cause: valkyrie });
    }
    const thors = clan.upgrade('thors-glory');
    if (thors !== undefined && enemies >= 2) t.ledger.oweGlory({ seat, glory: 2, source: 'upgrades', cause: thors });
  }
}
