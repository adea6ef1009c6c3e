import { describe, expect, it, vi } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Heard } from '../../../engine/match/match.ts';
import { Speaker } from '../../../engine/text/text.ts';
import { hearingOf } from '../heard.ts';
import { type LookOf, plainLook, type SagaGroup, Scribe, sagaGroups, textOf } from './lines.ts';

const speaker = new Speaker({
  language: 'en',
  messages: {
    'fact.dawn': 'Day {day, number} breaks.',
    'fact.turn': '',
    'fact.landed': '{seat} lands at {to}.',
    'fact.passed': '{seat} passes.',
    'crew.0': 'Wolf',
    'crew.1': 'Bear',
    'place.skerry': 'Skerry',
  },
  fields: { seat: 'seat', to: 'place' },
  seatKey: seat => `crew.${seat}`,
});
const told = (facts: readonly (Fact & Record<string, unknown>)[]): Heard[] =>
  facts.map((fact, i) => ({ seq: i, at: i - 1, fact }));
const lookOf: LookOf = (fact, ...rest) => (fact.kind === 'dawn' ? { chapter: 'Day' } : plainLook(fact, ...rest));

const game = told([
  { kind: 'dawn', day: 1 },
  { kind: 'turn', seat: 0 },
  { kind: 'landed', seat: 0, to: 'skerry' },
  { kind: 'turn', seat: 1 },
  { kind: 'passed', seat: 1 },
  { kind: 'turn', seat: 0 },
]);

describe('the saga', () => {
  const groups = sagaGroups(hearingOf(game), new Scribe(speaker, lookOf));

  it('has a heading for each part of the game and a group for each turn', () => {
    expect(
      groups.map(({ heading, lines }) => [heading?.text ?? null, lines.map(({ parts }) => textOf(parts))]),
    ).toEqual([
      ['Day 1 breaks.', []],
      [null, ['Wolf lands at Skerry.']],
      [null, ['Bear passes.']],
    ]);
  });

  it('knows whose doing a line is, and what is named in it', () => {
    const [line] = groups[1].lines;
    expect(line.seat).toBe(0);
    expect(line.parts.flatMap(({ link }) => (link ? [`${link.kind} ${link.id}`] : []))).toEqual([
      'seat 0',
      'place skerry',
    ]);
  });

  it('gathers lines before the first turn in a group of their own', () => {
    const [group] = sagaGroups(hearingOf(told([{ kind: 'passed', seat: 1 }])), new Scribe(speaker));
    expect(group.heading).toBeNull();
    expect(group.lines).toHaveLength(1);
  });

  it('is the same however it lies in pages', () => {
    const scribe = new Scribe(speaker, lookOf);
    const words = (saga: readonly SagaGroup[]) =>
      saga.map(({ heading, lines }) => [heading?.text, lines.map(({ seq }) => seq)]);
    for (let at = 0; at <= game.length; at++) {
      const pages = at > 0 ? [game.slice(0, at)] : [];
      expect(words(sagaGroups({ pages, newest: game.slice(at), earlier: null }, scribe))).toEqual(words(groups));
    }
  });

  it('looks at no more pages than it shows lines of', () => {
    const page = (n: number) =>
      told([
        { kind: 'turn', seat: 0 },
        { kind: 'passed', seat: n % 2 },
      ]);
    const pages = Array.from({ length: 500 }, (_, n) => page(n));
    const scribe = new Scribe(speaker);
    const looked = vi.spyOn(scribe, 'groups');
    expect(sagaGroups({ pages, newest: page(0), earlier: null }, scribe, 10)).toHaveLength(11);
    expect(looked).toHaveBeenCalledTimes(11);
  });

  it('puts each fact into words once', () => {
    const scribe = new Scribe(speaker);
    expect(scribe.line(game[2])).toBe(scribe.line(game[2]));
  });
});
