import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Heard } from '../../../engine/match/match.ts';
import { Speaker } from '../../../engine/text/text.ts';
import { type LookOf, plainLook, Scribe, sagaGroups, textOf } from './lines.ts';

const speaker = new Speaker({
  language: 'en',
  messages: {
    'fact.age-began': 'Age {age, number} begins.',
    'fact.turn': '',
    'fact.invaded': '{seat} invades {to}.',
    'fact.passed': '{seat} passes.',
    'clan.0': 'Wolf',
    'clan.1': 'Bear',
    'place.gimle': 'Gimle',
  },
  fields: { seat: 'seat', to: 'place' },
  seatKey: seat => `clan.${seat}`,
});
const told = (facts: readonly (Fact & Record<string, unknown>)[]): Heard[] =>
  facts.map((fact, i) => ({ seq: i, at: i - 1, fact }));
const lookOf: LookOf = (fact, ...rest) => (fact.kind === 'age-began' ? { chapter: 'Age' } : plainLook(fact, ...rest));

const game = told([
  { kind: 'age-began', age: 1 },
  { kind: 'turn', seat: 0 },
  { kind: 'invaded', seat: 0, to: 'gimle' },
  { kind: 'turn', seat: 1 },
  { kind: 'passed', seat: 1 },
  { kind: 'turn', seat: 0 },
]);

describe('the saga', () => {
  const groups = sagaGroups(game, new Scribe(speaker, lookOf));

  it('has a heading for each part of the game and a group for each turn', () => {
    expect(
      groups.map(({ heading, lines }) => [heading?.text ?? null, lines.map(({ parts }) => textOf(parts))]),
    ).toEqual([
      ['Age 1 begins.', []],
      [null, ['Wolf invades Gimle.']],
      [null, ['Bear passes.']],
    ]);
  });

  it('knows whose doing a line is, and what is named in it', () => {
    const [line] = groups[1].lines;
    expect(line.seat).toBe(0);
    expect(line.parts.flatMap(({ link }) => (link ? [`${link.kind} ${link.id}`] : []))).toEqual([
      'seat 0',
      'place gimle',
    ]);
  });

  it('gathers lines before the first turn in a group of their own', () => {
    const [group] = sagaGroups(told([{ kind: 'passed', seat: 1 }]), new Scribe(speaker));
    expect(group.heading).toBeNull();
    expect(group.lines).toHaveLength(1);
  });

  it('puts each fact into words once', () => {
    const scribe = new Scribe(speaker);
    expect(scribe.line(game[2])).toBe(scribe.line(game[2]));
  });
});
