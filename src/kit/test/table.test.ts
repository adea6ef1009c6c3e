import { expect, test } from 'vitest';
import { defineGame } from '../../engine/contract/play.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { TestTable } from './table.ts';

const rules = defineGame(hoard);
const table = () => new TestTable(rules, ['north', 'east'], { options: { rounds: 2 } });

/** North has the turn. */
function turn() {
  const t = table();
  t.does('north', { kind: 'bid', gold: 1 });
  t.does('east', { kind: 'pass' });
  return t;
}

test('names seats, and leaves out who has answered in secret', () => {
  const t = table();
  expect(t.asked()).toEqual(['north bid', 'east bid']);
  t.does('north', { kind: 'pass' });
  expect(t.asked()).toEqual(['east bid']);
  expect(t.next('turn')).toBeUndefined();
});

test('keeps what was told, and tells what others hear of it', () => {
  const t = turn();
  expect(t.told('bid').map(({ gold }) => gold)).toEqual([1, null]);
  const [{ card }] = t.of('north', 'bury');
  expect(t.overheard('north', { kind: 'bury', card }, 'east')).toContainEqual({ kind: 'buried', seat: 0 });
  expect(t.told('buried')).toEqual([{ kind: 'buried', seat: 0, card }]);
  expect(t.audit()).toEqual([]);
});

test('an answer that is refused is an error, and one that should be refused and is not is one too', () => {
  const t = turn();
  expect(() => t.does('east', { kind: 'done' })).toThrow('east may not {"kind":"done"}');
  expect(t.refused('east', { kind: 'done' })).not.toEqual([]);
  expect(() => t.refused('north', { kind: 'done' })).toThrow('north was allowed to');
});

test('luck brings what it is told', () => {
  const t = turn().luck(6);
  t.does('north', { kind: 'roll' });
  expect(t.told('rolled')).toEqual([{ kind: 'rolled', seat: 0, gold: 6 }]);
});

test('everybody who is asked the same answers alike', () => {
  const t = table();
  t.everybody('bid', { kind: 'pass' });
  expect(t.rules.result(t.state)).not.toBeNull();
});
