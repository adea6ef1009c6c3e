import { describe, expect, it } from 'vitest';
import { table } from '../testing.ts';

/** What the second reckoning has found out about the rules, each as a story of its own. */
describe('what is told', () => {
  it('an alliance of two who have offered to each other is told once [SC-5.2] [SC-O-allianceAnnounced]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'diplomacy' }, { options: { allianceAnnounced: 'at-once' } });
    t.does('krosen', { kind: 'offer', to: 1 });
    t.does('meloch', { kind: 'offer', to: 0 });
    t.does('krosen', { kind: 'lay-aside', gold: 2 });
    t.does('meloch', { kind: 'lay-aside', gold: 3 });
    t.does('meloch', { kind: 'agree', to: 0 });
    t.does('krosen', { kind: 'agree', to: 1 });
    expect(t.told('agreed').map(({ gold }) => gold)).toEqual([2, 3]);
    expect(t.told('allied')).toEqual([{ kind: 'allied', seat: 0, to: 1 }]);
  });

  it('who went aboard and has not sailed comes ashore again [SC-12.7]', () => {
    const t = table(['eurich', 'krosen'], { phase: 'military', part: 'eurich' });
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' }, { kind: 'done' }, { kind: 'to-battle' });
    const marches = t.told('marched');
    const aboard = marches.filter(({ to }) => to === 'fleet-1');
    expect(aboard.length).toBeGreaterThan(0);
    expect(marches.slice(aboard.length)).toEqual(aboard.map(fact => ({ ...fact, from: 'fleet-1', to: 'noorland' })));
  });

  it('so do crews whose fleets the expedition takes away [SC-C-viking-expedition]', () => {
    const t = table(
      ['eurich', 'krosen'],
      {
        phase: 'diplomacy',
        fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' } },
        pieces: { 'fleet-1': { eurich: { human: 2 } } },
      },
      { options: { dragon: 'off' } },
    );
    for (const lord of ['eurich', 'krosen'] as const) t.luck(92).does(lord, { kind: 'ready' });
    expect(t.told('marched')).toEqual([
      { kind: 'marched', lord: 'eurich', from: 'fleet-1', to: 'noorland', piece: 'human', count: 2 },
    ]);
    expect(t.pieces('noorland', 'eurich')).toMatchObject({ human: 2 });
  });

  it('two storms on one sea are one [SC-C-storm] [SC-A-double-omens]', () => {
    const t = table(['eurich', 'krosen'], { phase: 'diplomacy' }, { options: { dragon: 'off', events: 2 } });
    for (const lord of ['eurich', 'krosen'] as const) t.luck(20, 1, 21, 2).does(lord, { kind: 'ready' });
    expect(t.told('storm')).toHaveLength(2);
    expect(t.view().storms).toEqual(['svarr']);
  });
});

describe('what may be done', () => {
  it('no forest comes to the side of Loki, who fights alone [SC-8.15] [SC-C-forest-call]', () => {
    const t = table(['maerith', 'krosen'], {
      phase: 'military',
      part: 'maerith',
      lords: { maerith: { level: 4, creed: 30 } },
      regions: { glorien: { owner: 'krosen' } },
      beast: { beast: 'loki', lord: 'maerith', place: 'glorien' },
    });
    t.luck(50, 5).does('maerith', { kind: 'to-battle' });
    expect(t.told('came')).toEqual([]);
    expect(t.told('loki')).toEqual([{ kind: 'loki', lord: 'maerith', die: 50 }]);
  });

  it('a gift that was begun is kept where the two are no allies any more [SC-5.8]', () => {
    const t = table(
      ['krosen', 'meloch', 'eurich'],
      { phase: 'diplomacy', first: 'krosen' },
      { options: { dragon: 'off', events: 2 } },
    );
    t.all('krosen', { kind: 'offer', to: 1 }, { kind: 'lay-aside', gold: 0 });
    t.does('meloch', { kind: 'agree', to: 0 });
    // Mercenaries are asked about: time to begin a gift. Then come false embassies, and mercenaries again.
    for (const lord of ['krosen', 'meloch', 'eurich'] as const) t.luck(1, 45).does(lord, { kind: 'ready' });
    expect(t.asked()).toContain('krosen hire');
    t.does('meloch', { kind: 'gift', to: 0 });
    expect(t.choices('meloch')).toEqual([{ kind: 'keep' }]);
    t.luck(87, 46).does('krosen', { kind: 'decline' });
    expect(t.asked()).toContain('krosen hire');
    expect(t.told('alliances-over')).toHaveLength(1);
    expect(t.why('meloch', { kind: 'give', gold: 1 })).not.toEqual([]);
    t.does('meloch', { kind: 'keep' });
    expect(t.purse('meloch')).toBe(30);
  });

  it('who is out while he is about to give is not asked any more [SC-1.8] [SC-5.8]', () => {
    const t = table(['krosen', 'meloch', 'eurich'], {
      phase: 'military',
      part: 'krosen',
      allied: [['meloch', 'eurich']],
      regions: {
        ingerven: { owner: 'krosen' },
        eesti: { prosperity: 10, buildings: [] },
        heduken: { owner: 'nobody' },
      },
      pieces: {
        ingerven: { krosen: { orc: 9 } },
        kunghar: { krosen: { goblin: 1 } },
        eesti: { meloch: { dwarf: 1 } },
      },
    });
    t.does('meloch', { kind: 'gift', to: t.seat('eurich') });
    t.all('krosen', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
    expect(t.ask('meloch')).toMatchObject({ prompt: 'gift', idle: true });
    t.does('krosen', { kind: 'to-battle' });
    // No Orc is paid.
    t.luck(10, 1).does('krosen', { kind: 'done' });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    expect(t.told('out')).toMatchObject([{ lord: 'meloch' }]);
    expect(t.ask('meloch')).toBeUndefined();
  });

  it('a gift that was begun before Loki was won is not given out of what he is owed [SC-A-loki-payment] [SC-A-ally-gifts]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'dragon',
      lasting: ['loki'],
      first: 'krosen',
      allied: [['krosen', 'meloch']],
    });
    t.does('krosen', { kind: 'raise', gold: 500 });
    t.does('krosen', { kind: 'gift', to: 1 });
    t.does('meloch', { kind: 'pass' });
    expect(t.asked()).toEqual(['krosen loki-payment']);
    expect(t.choices('krosen')).toEqual([{ kind: 'keep' }]);
    expect(t.why('krosen', { kind: 'give', gold: 1 })).not.toEqual([]);
    t.all('krosen', { kind: 'keep' }, { kind: 'default' });
    expect(t.told('cannot-pay')).toEqual([{ kind: 'cannot-pay', seat: 0, gold: 10 }]);
  });
});
