import { expect, it } from 'vitest';
import type { Fact } from '../../engine/contract/facts.ts';
import { Speaker } from '../../engine/text/text.ts';
import { recapOf, saysWho } from './Recap.tsx';
import { Scribe } from './saga/lines.ts';

const scribe = new Scribe(
  new Speaker({
    language: 'en',
    messages: { 'fact.act': '{what}.', 'fact.age': 'An Age begins.', 'fact.silent': '' },
  }),
);
const heard = (seq: number, fact: { kind: string; seat?: number; what?: string }) => ({ seq, at: seq, fact });

it('tells what happened by whose doing it is, and leaves out what has no words', () => {
  const news = [
    heard(1, { kind: 'act', seat: 1, what: 'marches' }),
    heard(2, { kind: 'silent', seat: 2 }),
    heard(3, { kind: 'act', seat: 1, what: 'pillages' }),
    heard(4, { kind: 'age' }),
    heard(5, { kind: 'act', seat: 2, what: 'passes' }),
  ];
  expect(recapOf(news, scribe).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [null, 1],
    [2, 1],
  ]);
});

it('where facts name whom a seat plays, what came of an act stands with it', () => {
  const told = (seq: number, at: number, fact: { kind: string; what?: string; lord?: string }) => ({ seq, at, fact });
  const news = [
    told(1, 1, { kind: 'act', lord: 'ulf', what: 'marches' }),
    told(2, 1, { kind: 'act', what: 'a castle falls' }),
    told(3, 2, { kind: 'age' }),
    told(4, 3, { kind: 'act', lord: 'ana', what: 'builds' }),
  ];
  const doer = (fact: Fact & { lord?: string }) => ({ ulf: 1, ana: 0 })[fact.lord ?? ''] ?? null;
  expect(recapOf(news, scribe, doer).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [null, 1],
    [0, 1],
  ]);
});

it('does not head with a name what says it itself', () => {
  const [group] = recapOf([heard(1, { kind: 'act', seat: 1, what: 'Orm marches' })], scribe);
  expect(saysWho(group, 'Orm')).toBe(true);
  const [two] = recapOf(
    [
      heard(1, { kind: 'act', seat: 1, what: 'Orm marches' }),
      heard(2, { kind: 'act', seat: 1, what: 'a castle falls' }),
    ],
    scribe,
  );
  expect(saysWho(two, 'Orm')).toBe(false);
});
