import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import { listed } from '../../../engine/contract/ask.ts';
import type { LordId } from '../content/lords.ts';
import type { Given } from '../rules/arrange.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { type TestTable, table } from '../rules/testing.ts';
import { heuristic } from './heuristic.ts';

/** What the bot would do in this lord's place. */
function answer(t: TestTable, lord: LordId): ScandinaviaChoice {
  const ask = t.ask(lord);
  if (!ask) throw new Error(`${lord} is not asked; asked are ${t.asked()}`);
  const choice = heuristic.choose(t.view(lord), ask, new FastChance('tactics'));
  expect(listed(ask, choice)).toBeDefined();
  return choice;
}

/** It goes on answering while it is asked the same. */
function marchesOf(t: TestTable, lord: LordId): string[] {
  const goals: string[] = [];
  for (let i = 0; i < 40; i++) {
    const ask = t.ask(lord);
    if (!ask || !['orders', 'who', 'how-many', 'where', 'fleet', 'board', 'riders'].includes(ask.prompt)) break;
    const choice = answer(t, lord);
    if (choice.kind === 'go' || choice.kind === 'steer') goals.push(choice.to);
    t.does(lord, choice);
    if (choice.kind === 'to-battle') break;
  }
  return goals;
}

const KROSEN_AND_SANDRA: Given = {
  start: 'empty',
  regions: { halsilglaar: { owner: 'krosen' }, kunghar: { owner: 'krosen' }, larsoyane: { owner: 'sandra' } },
};
const military = (given: Given): Given => ({
  ...KROSEN_AND_SANDRA,
  phase: 'military',
  part: 'krosen',
  first: 'krosen',
  ...given,
});

describe('on the march', () => {
  test('it takes what it can take', () => {
    const t = table(['krosen', 'sandra'], military({ pieces: { halsilglaar: { krosen: { human: 10 } } } }));
    expect(marchesOf(t, 'krosen').length).toBeGreaterThan(0);
  });

  test('it does not throw an army away', () => {
    const t = table(
      ['krosen', 'sandra'],
      military({
        regions: { ...KROSEN_AND_SANDRA.regions, ringeriken: { owner: 'sandra' }, trondarn: { owner: 'sandra' } },
        pieces: {
          halsilglaar: { krosen: { human: 2 } },
          larsoyane: { sandra: { 'imperial-guard': 5 } },
          ringeriken: { sandra: { 'imperial-guard': 4 } },
          trondarn: { sandra: { knight: 6 } },
        },
      }),
    );
    for (const goal of marchesOf(t, 'krosen')) expect(['larsoyane', 'ringeriken', 'trondarn']).not.toContain(goal);
  });

  test('it goes over the sea where no land is left to march to', () => {
    const t = table(['maerith', 'sandra'], {
      start: 'empty',
      phase: 'military',
      part: 'maerith',
      first: 'maerith',
      regions: {
        jylland: { owner: 'maerith', buildings: ['port'] },
        illuria: { owner: 'maerith' },
        rugenmark: { owner: 'maerith' },
        kurlann: { owner: 'maerith' },
        larsoyane: { owner: 'sandra' },
      },
      fleets: { 'fleet-1': { lord: 'maerith', place: 'jylland' } },
      pieces: { jylland: { maerith: { elf: 4, 'hero-4': 1 } } },
    });
    const goals = marchesOf(t, 'maerith');
    expect(goals.length).toBeGreaterThan(1);
    expect(t.told('battle').length + t.told('conquered').length).toBeGreaterThan(0);
  });
});

describe('with its realm', () => {
  const taxing = (turn: number): ScandinaviaChoice => {
    const t = table(['krosen', 'sandra'], {
      start: 'empty',
      turn,
      phase: 'taxes',
      part: 'krosen',
      first: 'krosen',
      regions: { kunghar: { owner: 'krosen', buildings: ['castle'] }, larsoyane: { owner: 'sandra' } },
    });
    return answer(t, 'krosen');
  };

  test('it leaves nothing to a turn that does not come', () => {
    expect(taxing(12)).toEqual({ kind: 'tax', level: 'plunder' });
    expect(taxing(2)).not.toEqual({ kind: 'tax', level: 'plunder' });
  });

  test('it builds a castle first', () => {
    const t = table(['krosen', 'sandra'], {
      start: 'empty',
      turn: 2,
      phase: 'construction',
      part: 'krosen',
      first: 'krosen',
      lords: { krosen: { gold: 12 } },
      regions: { kunghar: { owner: 'krosen' }, larsoyane: { owner: 'sandra' } },
    });
    t.does('krosen', answer(t, 'krosen'));
    expect(answer(t, 'krosen')).toEqual({ kind: 'build', building: 'castle' });
  });

  test('it bids what it has, and no more', () => {
    const t = table(['krosen', 'sandra'], {
      ...KROSEN_AND_SANDRA,
      turn: 12,
      phase: 'dragon',
      lords: { krosen: { gold: 9 } },
    });
    expect(answer(t, 'krosen')).toMatchObject({ kind: 'bid' });
  });
});

describe('at the talk', () => {
  /** What it answers, and why. */
  const offered = (lands: readonly string[]) => {
    const t = table(['krosen', 'sandra'], {
      ...KROSEN_AND_SANDRA,
      phase: 'diplomacy',
      regions: {
        ...KROSEN_AND_SANDRA.regions,
        ...Object.fromEntries(lands.map(region => [region, { owner: 'sandra' }])),
      },
      pieces: { larsoyane: { sandra: { human: 8 } } },
    });
    t.all('sandra', { kind: 'offer', to: 0 }, { kind: 'lay-aside', gold: 0 });
    const [ask, choice] = [t.ask('krosen'), answer(t, 'krosen')];
    return { choice, motive: ask && heuristic.motive?.(t.view('krosen'), ask, choice) };
  };

  test('it stands by a strong neighbour, and never by who is about to win, and says so', () => {
    expect(offered([])).toEqual({ choice: { kind: 'agree', to: 1 }, motive: 'strong-neighbour' });
    const most = ['selorian', 'kragh', 'glorien', 'illuria', 'noorland', 'koregan', 'vaasa', 'eesti', 'heduken'];
    const all = [...most, 'jylland', 'ringeriken', 'turku', 'trondarn', 'hjelmark', 'skaneval', 'rugenmark'];
    expect(offered(all)).toEqual({ choice: { kind: 'refuse', to: 1 }, motive: 'too-strong' });
  });

  test('it says why it offers, and nothing of what it does besides', () => {
    const t = table(['krosen', 'sandra'], {
      ...KROSEN_AND_SANDRA,
      phase: 'diplomacy',
      pieces: { larsoyane: { sandra: { human: 8, giant: 3 } } },
    });
    const step = () => {
      const [ask, choice] = [t.ask('krosen'), answer(t, 'krosen')];
      const motive = ask && heuristic.motive?.(t.view('krosen'), ask, choice);
      t.does('krosen', choice);
      return [choice, motive];
    };
    expect(step()).toEqual([{ kind: 'offer', to: 1 }, null]);
    expect(step()).toEqual([{ kind: 'lay-aside', gold: 0 }, 'strong-neighbour']);
    expect(step()).toEqual([{ kind: 'ready' }, null]);
  });
});

describe('when somebody wants the turn to be the last', () => {
  const end = [{ kind: 'last-turn' }, { kind: 'confirm-last-turn' }] as const;
  /** What it answers to Sandra, who has so many lands besides, until it is ready. */
  const answered = (lands: readonly string[], ...others: readonly LordId[]) => {
    const t = table(['krosen', 'sandra', 'meloch'], {
      ...KROSEN_AND_SANDRA,
      phase: 'diplomacy',
      regions: {
        ...KROSEN_AND_SANDRA.regions,
        hjelmark: { owner: 'meloch' },
        ...Object.fromEntries(lands.map(region => [region, { owner: 'sandra' }])),
      },
    });
    for (const lord of ['sandra', ...others] as const) t.all(lord, ...end, { kind: 'ready' });
    const said: ScandinaviaChoice['kind'][] = [];
    for (let i = 0; i < 9 && t.ask('krosen')?.prompt === 'talk'; i++) {
      const choice = answer(t, 'krosen');
      said.push(choice.kind);
      t.does('krosen', choice);
    }
    return said;
  };

  test('it agrees, unless whoever asks would win by it and nobody else wants it', () => {
    const agrees = ['last-turn', 'confirm-last-turn', 'ready'];
    expect(answered([])).toEqual(agrees);
    expect(answered(['selorian'])).toEqual(['ready']);
    expect(answered(['selorian'], 'meloch')).toEqual(agrees);
  });

  test('it never asks for it itself', () => {
    const t = table(['krosen', 'sandra'], { ...KROSEN_AND_SANDRA, phase: 'diplomacy' });
    for (let i = 0; i < 9 && t.ask('krosen')?.prompt === 'talk'; i++) t.does('krosen', answer(t, 'krosen'));
    expect(t.told('wants-end')).toEqual([]);
  });
});

describe('when somebody may win at the end of the turn', () => {
  const LANDS = ['illuria', 'jylland', 'rugenmark', 'kurlann', 'heduken', 'eesti', 'skaneval', 'trondarn', 'karhela'];
  /** Sandra has the lands on either side of Lord Krosen, and so many more. */
  const realm = (more: number) =>
    Object.fromEntries(
      ['larsoyane', 'ringeriken', 'halsilglaar', 'terra-innoma', ...LANDS.slice(0, more)].map(region => [
        region,
        { owner: 'sandra' },
      ]),
    );
  const lords = ['krosen', 'sandra', 'meloch'] as const;
  const given = (more: number, pieces: Given['pieces']): Given => ({
    start: 'empty',
    regions: { kunghar: { owner: 'krosen' }, hjelmark: { owner: 'meloch' }, ...realm(more) },
    pieces: { hjelmark: { meloch: { human: 1 } }, ...pieces },
  });

  test('it takes land from him rather than better land from nobody', () => {
    const goals = (more: number) =>
      marchesOf(table(lords, military(given(more, { kunghar: { krosen: { giant: 1, 'hero-4': 1 } } }))), 'krosen');
    expect(goals(0)).not.toContain('terra-innoma');
    expect(goals(6)).toEqual(['terra-innoma']);
  });

  test('it does not stand by him, though his hosts are next door', () => {
    const offered = (more: number) => {
      const t = table(lords, {
        ...given(more, { 'terra-innoma': { sandra: { giant: 3, human: 4 } } }),
        phase: 'diplomacy',
      });
      t.all('sandra', { kind: 'offer', to: 0 }, { kind: 'lay-aside', gold: 0 });
      const [ask, choice] = [t.ask('krosen'), answer(t, 'krosen')];
      return { choice, motive: ask && heuristic.motive?.(t.view('krosen'), ask, choice) };
    };
    expect(offered(0)).toEqual({ choice: { kind: 'agree', to: 1 }, motive: 'strong-neighbour' });
    expect(offered(7)).toEqual({ choice: { kind: 'refuse', to: 1 }, motive: 'too-strong' });
  });

  test('it bids more for the Dragon', () => {
    const bid = (more: number) =>
      answer(table(lords, { ...given(more, {}), turn: 4, phase: 'dragon', lords: { krosen: { gold: 60 } } }), 'krosen');
    const gold = (choice: ScandinaviaChoice) => (choice.kind === 'bid' ? choice.gold : -1);
    expect(gold(bid(8))).toBeGreaterThan(gold(bid(0)));
  });
});

describe('where one seldom comes', () => {
  test('the omen of death falls where it hurts most', () => {
    const t = table(['ohrrkan', 'sandra'], {
      start: 'empty',
      phase: 'recruiting',
      part: 'sandra',
      first: 'sandra',
      lords: { ohrrkan: { creed: 12, level: 4 }, sandra: { gold: 0 } },
      regions: {
        kragh: { owner: 'ohrrkan' },
        larsoyane: { owner: 'sandra' },
        ringeriken: { owner: 'sandra' },
      },
      pieces: { larsoyane: { sandra: { human: 1 } }, ringeriken: { sandra: { giant: 3 } } },
    });
    while (t.ask('ohrrkan')?.prompt !== 'omen') t.does('ohrrkan', { kind: 'done' });
    expect(answer(t, 'ohrrkan')).toEqual({ kind: 'cast', at: 'ringeriken' });
  });

  test('the wind of death takes the best unit', () => {
    const t = table(['krosen', 'sandra'], {
      ...KROSEN_AND_SANDRA,
      phase: 'recruiting',
      part: 'krosen',
      first: 'sandra',
      stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-1', power: 'death-wind' },
      pieces: { kunghar: { krosen: { 'hero-1': 1 } }, larsoyane: { sandra: { human: 1, giant: 1 } } },
    });
    expect(answer(t, 'krosen')).toEqual({ kind: 'strike-at', at: 'larsoyane', lord: 'sandra' });
    t.does('krosen', answer(t, 'krosen'));
    expect(answer(t, 'krosen')).toEqual({ kind: 'strike', piece: 'giant' });
  });
});
