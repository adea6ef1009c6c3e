/** What becomes of a captured lord (SC-16.18 to SC-16.39). */
import { becomeVassal, endBond, free } from './diplomacy.ts';
import { fall } from './fall.ts';
import type { Battle } from './forces.ts';
import { settle } from './gold.ts';
import { degrees, isLord, LANDS, SHEETS } from './printed.ts';
import { regionOf } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

export interface Captive {
  readonly lord: string;
  readonly captor: string;
  readonly place: string;
  /** A lord's token was in the army that took him. */
  readonly led: boolean;
}

export function captured(t: Table, ear: Ear, b: Battle, captive: Captive): void {
  const { lord, captor } = captive;
  if (t.lord(lord).out) return;
  if (lord === captor) {
    // His dead have won in the end: he stands there again (SC-A-krosen-4-course).
    t.put(b.place, lord, 'token', 1);
    return;
  }
  // SC-16.18, SC-A-token-captor
  const region = regionOf(t, b.place);
  const wild = region !== undefined && t.regions[region].owner === null;
  if (wild || !isLord(captor) || t.lord(captor).out) {
    escapes(t, ear, lord);
    return;
  }
  const passed: string[] = [];
  for (const other of t.living()) {
    if (other.captor !== lord) continue;
    if (other.name === captor) free(t, ear, captor);
    else {
      other.captor = null;
      passed.unshift(other.name);
    }
  }
  ear.until(() => t.fugitives.length === 0);
  t.lord(lord).captures++;
  ear.expect('SC-16.18', { kind: 'captured', lord, to: captor });
  const needs = chance(captive, regionOf(t, captive.place));
  if (needs > 0 && tries(t, ear, lord, needs)) escapes(t, ear, lord);
  else judged(t, ear, lord, captor);
  // SC-16.37
  for (const other of passed) {
    if (t.lord(other).out) continue;
    if (t.lord(captor).out) escapes(t, ear, other);
    else judged(t, ear, other, captor);
  }
}

function escapes(t: Table, ear: Ear, lord: string): void {
  t.lord(lord).captor = null;
  if (!t.fugitives.includes(lord)) t.fugitives.push(lord);
  ear.expect('SC-16.36', { kind: 'escaped', lord });
}

/** Who may slip away before he is judged (SC-16.7, SC-16.13, SC-16.15, SC-16.17). */
function chance({ lord, captor, led }: Captive, region = ''): number {
  switch (lord) {
    case 'ohrrkan':
      return led ? 0 : 9;
    case 'eurich':
      return LANDS[region]?.troop === 'viking' ? 9 : 0;
    case 'maerith':
      return LANDS[region]?.troop === 'elf' ? 9 : 0;
    case 'sandra':
      return captor === 'krosen' ? 5 : captor === 'ohrrkan' ? 4 : 7;
    default:
      return 0;
  }
}

function tries(t: Table, ear: Ear, lord: string, needs: number): boolean {
  const { die } = ear.seen('escape-tried') ?? { die: 0 };
  t.demand('SC-16.7', die >= 1 && die <= 10, 'the die is a D10');
  ear.expect('SC-A-escape-order', { kind: 'escape-tried', lord, die, needs });
  return die <= needs;
}

/** SC-16.22, SC-16.30, SC-16.35, SC-A-prison-keeping. */
function mayDecree(t: Table, lord: string, captor: string, fate: string): boolean {
  const away = degrees(SHEETS[lord].alignment, SHEETS[captor].alignment);
  if (fate === 'execute') return SHEETS[captor].alignment !== 'good';
  if (fate === 'vassal') return away < 2 && t.lord(lord).overlord === null;
  if (fate === 'prison') return t.find(captor, 'token') !== undefined;
  return true;
}

function judged(t: Table, ear: Ear, lord: string, captor: string): void {
  let { fate } = ear.seen('fate') ?? { fate: '' };
  ear.expect('SC-16.19', { kind: 'fate', lord, to: captor, fate });
  t.demand('SC-16.19', mayDecree(t, lord, captor, fate), `${captor} may not choose ${fate}`);
  if (lord === 'krosen' && fate !== 'release') {
    // SC-16.9
    const needs = 5 + (fate === 'execute' ? 3 : 0) - (t.lord(lord).captures - 1);
    if (tries(t, ear, lord, needs)) {
      escapes(t, ear, lord);
      return;
    }
  }
  t.sentenced = fate === 'prison' ? { lord, to: captor } : undefined;
  const swaps = lord === 'meloch' && ear.is('swapped');
  t.sentenced = undefined;
  if (swaps) {
    const fine = ['execute', 'prison', 'vassal'].includes(fate) && t.gold[t.lord(lord).seat] >= 50;
    t.demand('SC-16.11', fine, 'he cannot buy himself free');
    ear.expect('SC-16.11', { kind: 'swapped', lord });
    fate = 'ransom';
  }
  carriedOut(t, ear, lord, captor, fate);
}

function carriedOut(t: Table, ear: Ear, lord: string, captor: string, fate: string): void {
  switch (fate) {
    case 'execute':
      if (captor === 'ohrrkan' && lord !== 'krosen') t.lord('ohrrkan').dread += 2;
      fall(t, ear, lord, captor, true);
      return;
    case 'prison':
      t.lord(lord).captor = captor;
      for (const other of t.living()) if (other.overlord === lord) endBond(t, ear, other.name);
      return;
    case 'ransom':
      ransom(t, ear, lord, captor);
      escapes(t, ear, lord);
      return;
    case 'vassal':
      escapes(t, ear, lord);
      becomeVassal(t, ear, lord, captor);
      return;
    default:
      escapes(t, ear, lord);
  }
}

/** 50 gold, or all there is and a debt (SC-16.23). */
function ransom(t: Table, ear: Ear, lord: string, to: string): void {
  const gold = Math.min(50, t.gold[t.lord(lord).seat]);
  ear.expect('SC-16.23', { kind: 'paid-to', lord, to, gold, cause: 'ransom' });
  settle(t, ear, t.lord(to).seat);
  if (gold === 50) return;
  const old = t.debts.find(debt => debt.lord === lord && debt.to === to);
  const owed = 50 - gold + (old?.gold ?? 0);
  if (old) old.gold = owed;
  ear.expect('SC-16.23', { kind: 'owes', lord, to, gold: owed });
  if (old) t.debts.pop();
}
