import { expect, it } from 'vitest';
import type { HostMessage } from '../../host/protocol.ts';
import { textOf } from './text-of.ts';

const shared = { provinces: [{ id: 'gimle', text: 'a "quoted" ø' }], nothing: null };
const momentFor = (seat: number): HostMessage => ({
  type: 'moment',
  moment: {
    ...{ seat, at: 7, ask: null, waiting: [], canUndo: false, result: null },
    view: { seat, age: 2, left: undefined, 'odd "name"': shared, own: { hand: [seat] } },
  },
  heard: [{ seq: 3, at: 6, fact: { kind: 'forced' } }],
});

it('says what plain JSON would say, whatever is shared', () => {
  for (const message of [momentFor(0), momentFor(1), { ...momentFor(2), backTo: 4 }]) {
    expect(JSON.parse(textOf(message))).toEqual(JSON.parse(JSON.stringify(message)));
  }
  const reply: HostMessage = { type: 'reply', key: 'k', value: null };
  expect(textOf(reply)).toBe(JSON.stringify(reply));
});
