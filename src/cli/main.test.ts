import { describe, expect, it } from 'vitest';
import { captured } from './dev/captured.ts';
import { main } from './main.ts';

const COMMANDS = ['play', 'sim', 'replay', 'rules', 'scenario', 'fuzz', 'golden', 'bench', 'migrate'];

describe('skali', () => {
  it('lists its commands and its games', async () => {
    const io = captured();
    expect(await main([], io)).toBe(0);
    for (const name of COMMANDS) expect(io.output()).toContain(`skali ${name}`);
    expect(io.output()).toContain('blood-rage');
  });

  it.each(COMMANDS)('explains %s in two ways', async name => {
    const [one, other] = [captured(), captured()];
    expect(await main(['help', name], one)).toBe(0);
    expect(await main([name, '--help'], other)).toBe(0);
    expect(one.output()).toContain(`skali ${name}`);
    expect(other.output()).toBe(one.output());
  });

  it.each([
    [['ply'], 'did you mean play?'],
    [['sim', 'blod-rage'], 'did you mean blood-rage?'],
    [['sim'], 'which game? There are blood-rage'],
    [['sim', 'blood-rage', '--palyers', '3'], 'did you mean --players?'],
    [['sim', 'blood-rage', '--players', '7'], 'for 2 to 4 players'],
    [['sim', 'blood-rage', '--games', 'many'], 'must be a whole number'],
    [['sim', 'blood-rage', '--bot', 'randm'], 'did you mean random?'],
    [['sim', 'blood-rage', '--bot', 'random,random'], 'name one for all, or one for each'],
    [['sim', 'blood-rage', '--option', 'axestop=8'], 'did you mean axesTop?'],
    [['sim', 'blood-rage', '--option', 'axesTop=9'], 'allowed are 10, 8'],
    [['sim', 'blood-rage', '--option', 'axesTop'], 'write it as name=value'],
    [['play', 'blood-rage', '--lang', 'de'], 'there are en, it, fr, es'],
    [['play', 'blood-rage', '--load', 'nowhere.json'], 'nowhere.json is not there'],
    [['play', 'blood-rage', '--load', 'package.json', '--seed', 'x', '--players', '2'], 'leave --players, --seed out'],
    [['play', 'blood-rage', '--load', 'package.json', '--option', 'firstAge=dealt'], 'leave --option out'],
    [['replay', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['fuzz'], 'say how long'],
    [['bench', 'decision'], 'did you mean decisions?'],
  ])('says what is wrong with %j', async (args, problem) => {
    const io = captured();
    expect(await main(args, io)).toBe(2);
    expect(io.errors()).toContain(problem);
    expect(io.output()).toBe('');
  });
});
