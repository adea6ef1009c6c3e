import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import { pick } from '../engine/conformance/pick.ts';
import type { Ask, Choice } from '../engine/contract/ask.ts';
import { withChanges } from '../engine/match/changes.ts';
import { Match } from '../engine/match/match.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { askChanges } from './ask-changes.ts';

const askOf = (choices: readonly Choice[], more: Partial<Ask> = {}): Ask => ({
  seat: 0,
  prompt: 'act',
  choices,
  ...more,
});
const go = (n: number) => ({ kind: 'go', to: `a place with a long name ${n}` });
const told = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a question', () => {
  it('is told by what has changed in it', () => {
    const choices = Array.from({ length: 20 }, (_, n) => go(n));
    const before = askOf(choices, { args: { left: 3 } });
    expect(askChanges(before, askOf([...choices], { args: { left: 3 } }))).toEqual([]);
    const without = choices.toSpliced(4, 2, go(99));
    expect(askChanges(before, askOf(without, { args: { left: 2 } }))).toEqual([
      { op: 'replace', path: '/args/left', value: 2 },
      { op: 'remove', path: '/choices/4' },
      { op: 'remove', path: '/choices/4' },
      { op: 'add', path: '/choices/4', value: go(99) },
    ]);
  });

  it('is told as a whole where that is shorter, or where there was none', () => {
    const many = Array.from({ length: 20 }, (_, n) => go(n));
    expect(askChanges(askOf(many), askOf([go(77), go(78)]))).toBeNull();
    expect(askChanges(null, askOf(many))).toBeNull();
    expect(askChanges(askOf(many), null)).toBeNull();
    expect(askChanges(null, null)).toEqual([]);
  });

  it('comes out the same, whatever has changed', () => {
    const choices = fc.array(fc.integer({ min: 0, max: 12 }).map(go), { maxLength: 16 });
    const asks = fc.record({ choices, prompt: fc.constantFrom('act', 'pay'), answered: fc.boolean() });
    fc.assert(
      fc.property(asks, asks, (one, other) => {
        const [before, after] = [askOf(one.choices, one), askOf(other.choices, other)];
        const changes = askChanges(before, after);
        if (changes) expect(withChanges(told(before), told(changes))).toEqual(told(after));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe.each(CATALOGUE.map(({ id, load }) => ({ id, load })))('a game of $id', ({ load }) => {
  it('asks with less words, and for the same', async () => {
    const { rules } = await load();
    const match = Match.begin(rules, { seats: rules.seats.max, seed: 'asks' });
    const chance = new FastChance('asks');
    const known = new Map<number, Ask | null>();
    let [whole, sent] = [0, 0];
    while (!match.result()) {
      const before = match.decisions().map(ask => ({ ...ask }));
      const { seat, choice } = pick(before, chance);
      match.choose(seat, choice);
      for (let viewer = 0; viewer < rules.seats.max; viewer++) {
        const had = before.find(ask => ask.seat === viewer) ?? null;
        const ask = match.askOf(viewer);
        const changes = askChanges(had, ask);
        const heard = changes ? (withChanges(known.get(viewer) ?? told(had), told(changes)) as Ask) : told(ask);
        expect(heard).toEqual(told(ask));
        known.set(viewer, heard);
        whole += JSON.stringify(ask).length;
        sent += JSON.stringify(changes ?? ask).length;
      }
    }
    expect(sent).toBeLessThan(whole);
  });
});
