import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/contract/ask.ts';
import { asking, march, type ToyChoice, toy, walked } from '../../test/toy-touching.ts';
import type { TableSettings } from '../table-props.ts';
import { insteadOf, outcomeOf } from './outcome.ts';
import { pathsOf } from './paths.ts';
import { signsOf } from './signs.ts';
import { START, type Target } from './touching.ts';

function touched(
  ask: Ask<ToyChoice> | null,
  before: readonly Target[],
  target: Target,
  confirm: TableSettings['confirm'] = 'irreversible',
  { pause = 'short', heavy }: { pause?: TableSettings['pause']; heavy?: ToyChoice['kind'] } = {},
) {
  const way = ask ? walked(ask, ...before) : START;
  const weighs = ({ kind }: ToyChoice) => kind === heavy;
  const stands = { ask, view: null, settings: { confirm, pause }, paths: pathsOf(toy, ask, null), way, weighs };
  return outcomeOf(toy, stands, target);
}

const ASK = asking([march('a', 'jarl', 'b'), march('a', 'hird', 'b'), { kind: 'build', at: 'c' }, { kind: 'pass' }]);

describe('what is lit', () => {
  it('goes on, or is chosen at once', () => {
    expect(touched(ASK, [], 'place:a')).toEqual({ is: 'further', way: { mode: null, touched: ['place:a'] } });
    expect(touched(ASK, [], 'say:pass')).toEqual({ is: 'chosen', choice: { kind: 'pass' } });
  });

  it('waits to be confirmed where it is final, always, or never, as the reader wants it', () => {
    const built = { is: 'further', way: { mode: null, touched: ['place:c', 'say:build'] } };
    expect(touched(ASK, ['place:c'], 'say:build')).toEqual(built);
    expect(touched(ASK, ['place:c'], 'say:build', 'never')).toMatchObject({ is: 'chosen' });
    expect(touched(ASK, [], 'say:pass', 'always')).toMatchObject({ is: 'further' });
  });

  it('is shown before it is given where it is a plan', () => {
    const way = walked(ASK, 'place:a', 'who:jarl');
    const stands = { ask: ASK, view: null, paths: pathsOf(toy, ASK, null), way };
    const plans = { ...toy, planned: ({ kind }: ToyChoice) => kind === 'march' };
    const to = (confirm: TableSettings['confirm']) =>
      outcomeOf(plans, { ...stands, settings: { confirm, pause: 'short' } }, 'place:b').is;
    expect([to('irreversible'), to('always'), to('never')]).toEqual(['further', 'further', 'chosen']);
  });

  it('is asked about where it gives much away, unless the reader is never asked and has time to think again', () => {
    const further = { is: 'further', way: { mode: null, touched: ['say:pass'] } };
    const chosen = { is: 'chosen', choice: { kind: 'pass' } };
    expect(touched(ASK, [], 'say:pass', 'irreversible', { heavy: 'pass' })).toEqual(further);
    for (const pause of ['short', 'long', 'own'] as const) {
      expect(touched(ASK, [], 'say:pass', 'never', { pause, heavy: 'pass' })).toEqual(chosen);
    }
    expect(touched(ASK, [], 'say:pass', 'never', { pause: 'none', heavy: 'pass' })).toEqual(further);
    expect(touched(ASK, [], 'say:pass', 'never', { pause: 'none' })).toEqual(chosen);
    // What is only final is not: it was wished so.
    expect(touched(ASK, ['place:c'], 'say:build', 'never', { pause: 'none' })).toMatchObject({ is: 'chosen' });
  });

  it('may be something else instead, as long as an answer lies ready', () => {
    const paths = pathsOf(toy, ASK, null);
    const ready = paths.at(walked(ASK, 'place:c', 'say:build'));
    const instead = insteadOf(paths, ready);
    expect([...(instead?.lit ?? [])]).toContain('place:a');
    expect(insteadOf(paths, paths.at(walked(ASK, 'place:a')))).toBeNull();
    expect(touched(ASK, ['place:c', 'say:build'], 'place:a')).toMatchObject({ way: { touched: ['place:a'] } });
    const signs = signsOf(ready, instead?.lit ?? new Set());
    expect(signs.get('place:c')).toBe('taken');
    expect(signs.get('place:a')).toBe('lit');
    expect(signs.get('place:z')).toBeUndefined();
  });

  it('may end elsewhere, as long as it lies ready: what was touched before that stays', () => {
    const ask = asking([march('a', 'jarl', 'b'), march('a', 'jarl', 'c'), march('a', 'hird', 'd'), { kind: 'pass' }]);
    const to = (target: Target) => touched(ask, ['place:a', 'who:jarl', 'place:b'], target, 'always');
    expect(to('place:c')).toEqual({ is: 'further', way: { mode: null, touched: ['place:a', 'who:jarl', 'place:c'] } });
    expect(to('who:hird')).toMatchObject({ is: 'further', way: { touched: ['place:a', 'who:hird'] } });
    // What it leads over already is not taken back by a second touch, and where nothing lies ready nothing is.
    expect(to('who:jarl').is).not.toBe('further');
    expect(touched(ask, ['place:a', 'who:jarl'], 'who:hird', 'always').is).not.toBe('further');
  });

  it('keeps the word that was said first', () => {
    const paths = pathsOf(toy, ASK, null);
    const ready = paths.at(walked(ASK, 'act:build', 'place:c', 'say:build'));
    expect([...(insteadOf(paths, ready)?.lit ?? [])]).toEqual(['place:c']);
    expect(signsOf(ready, new Set()).get('act:build')).toBe('taken');
  });
});

describe('numbers', () => {
  const give = { choice: { kind: 'give', to: 'olav', amount: 1 }, field: 'amount', min: 1, max: 4 } as const;
  const ask = asking([{ kind: 'pass' }], { ranges: [give, { ...give, choice: { ...give.choice, to: 'knut' } }] });

  it('lie ready to be picked, whatever is to be confirmed', () => {
    expect(touched(ask, [], 'seat:olav', 'never')).toMatchObject({ is: 'further' });
  });

  it('may be somebody else’s instead', () => {
    expect(touched(ask, ['seat:olav'], 'seat:knut')).toMatchObject({ way: { touched: ['seat:knut'] } });
  });
});

describe('what is not lit', () => {
  it('stands for what it lies on', () => {
    expect(touched(ASK, [], 'token:a')).toMatchObject({ is: 'further', way: { touched: ['place:a'] } });
  });

  it('asks why not, in the words of the rules', () => {
    expect(touched(ASK, [], 'place:z')).toEqual({ is: 'why-not', choice: { kind: 'build', at: 'z' } });
    expect(touched(ASK, ['act:march'], 'place:z')).toEqual({ is: 'nothing' });
  });

  it('says nothing where nothing is asked', () => {
    expect(touched(null, [], 'place:z')).toEqual({ is: 'nothing' });
  });
});
