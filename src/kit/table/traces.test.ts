import { expect, it } from 'vitest';
import { tracesOf } from './traces.ts';

interface Moved {
  readonly kind: 'moved' | 'said';
  readonly seat: number;
  readonly to: string;
}
const traceOf = ({ kind, seat, to }: Moved) =>
  kind === 'moved' ? ({ seat, at: to, icon: 'check-mark' } as const) : null;
const moved = (seat: number, to: string): Moved => ({ kind: 'moved', seat, to });

it('marks what others did, where they did it, the newest last', () => {
  const recent = [moved(1, 'hill'), moved(2, 'shore'), { kind: 'said', seat: 1, to: '' } as const, moved(1, 'shore')];
  expect(tracesOf(recent, 0, traceOf).map(({ seat, at }) => `${seat} ${at}`)).toEqual(['1 hill', '2 shore', '1 shore']);
});

it('marks nothing of one’s own, and the same only once', () => {
  const recent = [moved(1, 'hill'), moved(0, 'hill'), moved(2, 'hill'), moved(1, 'hill')];
  expect(tracesOf(recent, 0, traceOf).map(({ seat, at }) => `${seat} ${at}`)).toEqual(['2 hill', '1 hill']);
});

it('is empty after one’s next act, when nothing is recent', () => {
  expect(tracesOf<Moved>([], 0, traceOf)).toEqual([]);
});

it('a place keeps the newest two, so that its name can be read', () => {
  const recent = [moved(1, 'hill'), moved(2, 'shore'), moved(2, 'hill'), moved(3, 'hill')];
  expect(tracesOf(recent, 0, traceOf).map(({ seat, at }) => `${seat} ${at}`)).toEqual(['2 shore', '2 hill', '3 hill']);
});
