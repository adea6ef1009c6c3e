import { describe, expect, it } from 'vitest';
import { captured } from './dev/captured.ts';
import { GAME, OPTION, PLAYERS, slip } from './dev/some-game.ts';
import { main } from './main.ts';

const COMMANDS = [
  'play',
  'sim',
  'arena',
  'replay',
  'rules',
  'scenario',
  'fuzz',
  'golden',
  'bench',
  'migrate',
  'backup',
  'restore',
  'admin',
  'doctor',
];

describe('skali', () => {
  it('lists its commands and its games', async () => {
    const io = captured();
    expect(await main([], io)).toBe(0);
    for (const name of COMMANDS) expect(io.output()).toContain(`skali ${name}`);
    expect(io.output()).toContain(GAME);
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
    [['sim', slip(GAME)], `did you mean ${GAME}?`],
    [['sim'], `which game? There are ${GAME}`],
    [['sim', GAME, '--palyers', '3'], 'did you mean --players?'],
    [['sim', GAME, '--players', '77'], `for ${PLAYERS.min} to ${PLAYERS.max} players`],
    [['sim', GAME, '--games', 'many'], 'must be a whole number'],
    [['sim', GAME, '--bot', 'randm'], 'did you mean random?'],
    [['sim', GAME, '--bot', 'random,random'], 'name one for all, or one for each'],
    [['sim', GAME, '--option', `${slip(OPTION.name)}=8`], `did you mean ${OPTION.name}?`],
    [['sim', GAME, '--option', `${OPTION.name}=zzz`], `allowed are ${OPTION.values.join(', ')}`],
    [['sim', GAME, '--option', OPTION.name], 'write it as name=value'],
    [['play', GAME, '--lang', 'de'], 'there are en, it, fr, es'],
    [['play', GAME, '--load', 'nowhere.json'], 'nowhere.json is not there'],
    [['play', GAME, '--load', 'package.json', '--seed', 'x', '--players', '2'], 'leave --players, --seed out'],
    [['play', GAME, '--load', 'package.json', '--option', `${OPTION.name}=zzz`], 'leave --option out'],
    [['replay', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['fuzz'], 'say how long'],
    [['bench', 'decision'], 'did you mean decisions?'],
    [['backup'], 'into which file?'],
    [['restore', 'a', 'b'], '"b" is one too many'],
    [['restore', 'a', '--replce'], 'did you mean --replace?'],
    [['admin'], 'There is sweep'],
    [['admin', 'sweap'], 'did you mean sweep?'],
  ])('says what is wrong with %j', async (args, problem) => {
    const io = captured();
    expect(await main(args, io)).toBe(2);
    expect(io.errors()).toContain(problem);
    expect(io.output()).toBe('');
  });
});
