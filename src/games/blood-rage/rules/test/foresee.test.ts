import { describe, expect, it } from 'vitest';
import { prospectSuite } from '../../../../kit/test/prospects.ts';
import { bloodRage } from '../index.ts';
import { table } from '../testing.ts';

const PAYING = ['invaded', 'upgraded', 'pillage-declared', 'saved', 'card-bought-back', 'passed'];

describe('what comes of an answer', () => {
  prospectSuite(bloodRage, {
    games: 24,
    paid: (fact, seat) => {
      const { kind, seat: by, rage } = fact as { kind: string; seat?: number; rage?: number };
      return PAYING.includes(kind) && by === seat && rage ? { rage } : {};
    },
    // Who marches pays when all have marched.
    later: ({ kind }) => kind === 'march',
    heavy: ({ kind }) => kind === 'pass',
    kinds: ['invade', 'march', 'upgrade', 'pass', 'save'],
  });

  const about = (t: ReturnType<typeof table>, choice: Parameters<typeof t.why>[1]) =>
    bloodRage.explain(t.view('wolf'), t.seat('wolf'), { about: 'choice', choice });

  it('passing gives up all Rage, and says how much [BR-5.4]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { rage: 6 } } });
    expect(about(t, { kind: 'pass' })).toMatchObject({
      prices: [{ what: 'rage', cost: 6, left: 0 }],
      warning: { warning: 'pass', args: { rage: 6 } },
    });
  });

  it('a pillage is asked about where others stand or may come, with who they are, and only there [BR-10.2]', () => {
    const figures = { elvagar: { warrior: 1 } };
    const alone = table(['wolf', 'raven'], { clans: { wolf: { figures } } });
    const pillage = { kind: 'pillage', province: 'elvagar' } as const;
    expect(about(alone, pillage).warning).toBeUndefined();
    const near = table(['wolf', 'raven'], { clans: { wolf: { figures }, raven: { figures } } });
    expect(about(near, pillage)).toMatchObject({
      warning: { warning: 'pillage', args: { seats: [near.seat('raven')] } },
    });
  });

  it('nothing is foreseen of what is not allowed', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { rage: 1 } } });
    expect(about(t, { kind: 'march', from: 'elvagar', to: 'gimle' })).not.toHaveProperty('prices');
  });
});
