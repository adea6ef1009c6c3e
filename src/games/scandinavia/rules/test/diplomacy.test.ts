import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { owe } from '../gold.ts';
import { lordNumber } from '../numbers.ts';
import { type TestTable, table } from '../testing.ts';

const talk = (given: Given = {}, options = {}): TestTable =>
  table(['krosen', 'meloch', 'eurich'], { phase: 'diplomacy', ...given }, { options: { events: 0, ...options } });
const [KROSEN, MELOCH, EURICH] = [0, 1, 2];

describe('alliances', () => {
  it('are offered in secret, agreed, and told when the talk is over [SC-5.1] [SC-5.2] [SC-5.12] [SC-A-alliance-announced] [SC-2.13]', () => {
    const t = talk();
    t.all('krosen', { kind: 'offer', to: MELOCH }, { kind: 'lay-aside', gold: 4 });
    expect(t.purse('krosen')).toBe(6);
    expect(t.view('eurich').offers).toEqual([]);
    expect(t.overheard('meloch', { kind: 'agree', to: KROSEN }, 'eurich')).toEqual([]);
    expect(t.view('eurich').allied).toEqual([]);
    expect(t.purse('meloch')).toBe(34);
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('allied')).toEqual([{ kind: 'allied', seat: KROSEN, to: MELOCH }]);
    expect(t.view('eurich').allied).toEqual([{ seats: [KROSEN, MELOCH], told: true }]);
  });

  it('are told at once where the table plays so [SC-O-allianceAnnounced]', () => {
    const t = talk({}, { allianceAnnounced: 'at-once' });
    t.all('krosen', { kind: 'offer', to: MELOCH }, { kind: 'lay-aside', gold: 0 });
    expect(t.overheard('meloch', { kind: 'agree', to: KROSEN }, 'eurich')).toEqual([
      { kind: 'allied', seat: KROSEN, to: MELOCH },
    ]);
  });

  it('last until the next diplomacy, and nobody breaks them [SC-5.3] [SC-5.4] [SC-5.5]', () => {
    const t = talk({ allied: [['krosen', 'meloch']] });
    expect(t.told('alliances-over')).toHaveLength(1);
    expect(t.view().allied).toEqual([]);
    const war = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      allied: [['krosen', 'meloch']],
      regions: { ingerven: { owner: 'krosen' } },
      pieces: { ingerven: { krosen: { orc: 2 } } },
    });
    war.all('krosen', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' });
    expect(war.of('krosen', 'go').map(({ to }) => to)).not.toContain('eesti');
  });

  it('one offer and one gift a pair; an offer wakes who was ready; what is open lapses [SC-5.9] [SC-5.10]', () => {
    const t = talk();
    t.does('meloch', { kind: 'ready' });
    t.does('krosen', { kind: 'offer', to: MELOCH });
    expect(t.overheard('krosen', { kind: 'lay-aside', gold: 5 }, 'eurich')).toEqual([
      { kind: 'thinks-again', seat: MELOCH },
    ]);
    expect(t.of('krosen', 'offer').map(({ to }) => to)).toEqual([EURICH]);
    t.does('meloch', { kind: 'refuse', to: KROSEN });
    expect(t.purse('krosen')).toBe(10);
    t.all('krosen', { kind: 'gift', to: MELOCH }, { kind: 'give', gold: 3 });
    expect(t.of('krosen', 'gift').map(({ to }) => to)).toEqual([EURICH]);
    t.all('krosen', { kind: 'offer', to: EURICH }, { kind: 'lay-aside', gold: 2 });
    t.does('eurich', { kind: 'ready' });
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('lapsed')).toEqual([{ kind: 'lapsed', seat: KROSEN, to: EURICH }]);
    expect(t.purse('krosen')).toBe(7);
  });

  it('the guilds of allies trade with each other [SC-5.6]', () => {
    const t = table(
      ['meloch', 'krosen'],
      {
        phase: 'taxes',
        part: 'meloch',
        regions: { kunghar: { buildings: ['guild'] } },
        allied: [['meloch', 'krosen']],
      },
      { options: { events: 0 } },
    );
    expect(t.rules.explain(t.view('meloch'), 0, { about: 'trade', lord: 'meloch' }).total).toBe(2 * (2 * 3));
  });

  it('all may agree that this turn is the last [SC-5.11]', () => {
    const t = talk({ turn: 3 });
    for (const lord of ['krosen', 'meloch', 'eurich'] as const)
      t.all(lord, { kind: 'last-turn' }, { kind: 'confirm-last-turn' });
    t.everybody('talk', { kind: 'ready' });
    expect(t.view().agreed).toBe(true);
    expect(t.told('last-turn')).toHaveLength(1);
  });

  it('who was ready before is asked again once somebody wants the turn to be the last, and only the first time [SC-5.10] [SC-5.11]', () => {
    const t = talk({ turn: 3 });
    const end = [{ kind: 'last-turn' }, { kind: 'confirm-last-turn' }] as const;
    t.does('krosen', { kind: 'ready' });
    t.does('meloch', { kind: 'ready' });
    const told = t.all('eurich', ...end).filter(({ kind }) => kind === 'thinks-again');
    expect(told).toEqual([KROSEN, MELOCH].map(seat => ({ kind: 'thinks-again', seat })));
    // One has no more to say; the others may.
    t.does('krosen', { kind: 'ready' });
    t.all('meloch', ...end);
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('thinks-again')).toHaveLength(2);
    expect(t.view().agreed).toBe(false);
  });
});

describe('gold', () => {
  it('goes from seat to seat in the talk alone, but for allies; not beside sealed bids [SC-5.7] [SC-5.8] [SC-A-ally-gifts] [SC-A-gold-known]', () => {
    const open = talk();
    open.all('krosen', { kind: 'gift', to: EURICH }, { kind: 'give', gold: 4 });
    expect(open.told('gave')).toEqual([{ kind: 'gave', seat: KROSEN, to: EURICH, gold: 4 }]);
    expect(open.view().purse).toBeNull();
    const given: Given = { phase: 'taxes', part: 'krosen', allied: [['krosen', 'meloch']] };
    const taxes = table(['krosen', 'meloch', 'eurich'], given);
    expect(taxes.ask('meloch')).toMatchObject({ prompt: 'gift', idle: true });
    expect(taxes.ask('eurich')).toBeUndefined();
    taxes.all('meloch', { kind: 'gift', to: KROSEN }, { kind: 'give', gold: 7 });
    expect(taxes.purse('krosen')).toBe(17);
    const bids = table(['krosen', 'meloch', 'eurich'], { phase: 'dragon', turn: 2, allied: [['krosen', 'meloch']] });
    expect(bids.of('krosen', 'gift')).toEqual([]);
    expect(bids.asked()).toEqual(['krosen dragon', 'meloch dragon', 'eurich dragon']);
  });

  it('of a debtor goes on to his creditor, the oldest debt first [SC-A-debt-order] [SC-16.23]', () => {
    const t = talk({ lords: { eurich: { gold: 0, debt: { to: 'meloch', gold: 3 } } } });
    t.all('krosen', { kind: 'gift', to: EURICH }, { kind: 'give', gold: 5 });
    expect(t.purse('eurich')).toBe(2);
    expect(t.purse('meloch')).toBe(33);
    expect(t.view().lords.eurich.debts).toEqual([]);
  });
});

describe('two debts', () => {
  it('are two: each creditor is paid, the older first [SC-16.23] [SC-A-debt-order]', () => {
    const t = talk({ lords: { eurich: { gold: 0 } } });
    owe(t.state, lordNumber.eurich, lordNumber.meloch, 4);
    owe(t.state, lordNumber.eurich, lordNumber.krosen, 4);
    expect(t.view().lords.eurich.debts).toEqual([
      { to: 'meloch', gold: 4 },
      { to: 'krosen', gold: 4 },
    ]);
    t.all('krosen', { kind: 'gift', to: EURICH }, { kind: 'give', gold: 6 });
    expect([t.purse('meloch'), t.purse('krosen'), t.purse('eurich')]).toEqual([34, 6, 0]);
    expect(t.view().lords.eurich.debts).toEqual([{ to: 'krosen', gold: 2 }]);
  });

  it('are both paid though the gold of the first goes round the table [SC-16.23] [SC-A-debt-order]', () => {
    const t = table(
      ['krosen', 'meloch', 'eurich', 'sandra', 'maerith'],
      {
        phase: 'diplomacy',
        lords: { krosen: { gold: 0 }, meloch: { gold: 0 }, eurich: { gold: 0 }, sandra: { gold: 0 } },
      },
      { options: { events: 0 } },
    );
    const { krosen, meloch, eurich, sandra } = lordNumber;
    owe(t.state, eurich, sandra, 5);
    owe(t.state, krosen, meloch, 10);
    owe(t.state, krosen, sandra, 4);
    owe(t.state, meloch, eurich, 10);
    t.all('maerith', { kind: 'gift', to: t.seat('krosen') }, { kind: 'give', gold: 14 });
    expect([t.purse('krosen'), t.purse('meloch'), t.purse('eurich'), t.purse('sandra')]).toEqual([0, 0, 5, 9]);
    expect(t.state.debts).toEqual([]);
  });
});

describe('vassals', () => {
  const lords = { tokens: 'on' };
  it('bow in the talk, not to opposites, nor where one is bound [SC-16.38] [SC-A-submission-when] [SC-16.33]', () => {
    const t = table(['krosen', 'meloch', 'sandra'], { phase: 'diplomacy' }, { options: { events: 0, ...lords } });
    expect(t.of('krosen', 'bow').map(({ to }) => to)).toEqual(['meloch']);
    t.does('krosen', { kind: 'bow', lord: 'krosen', to: 'meloch' });
    t.does('meloch', { kind: 'accept-vassal', lord: 'krosen', to: 'meloch' });
    expect(t.view().lords.krosen.overlord).toBe('meloch');
    expect(t.of('sandra', 'bow').map(({ to }) => to)).toEqual(['meloch']);
    expect(t.of('meloch', 'bow').map(({ to }) => to)).toEqual(['sandra']);
    t.does('meloch', { kind: 'release-vassal', lord: 'krosen' });
    expect(t.view().lords.krosen.overlord).toBeNull();
  });

  it('are free when they have more land, or their overlord bows [SC-16.34]', () => {
    const t = table(
      ['krosen', 'meloch', 'eurich'],
      {
        phase: 'diplomacy',
        lords: { krosen: { overlord: 'meloch' } },
        regions: { karhela: { owner: 'krosen' } },
      },
      { options: { events: 0, ...lords } },
    );
    expect(t.told('bond-over')).toMatchObject([{ lord: 'krosen', to: 'meloch' }]);
    const chain = table(
      ['krosen', 'meloch', 'eurich'],
      { phase: 'diplomacy', lords: { krosen: { overlord: 'meloch' } } },
      { options: { events: 0, ...lords } },
    );
    expect(chain.view().lords.krosen.overlord).toBe('meloch');
    expect(chain.of('meloch', 'bow').map(({ to }) => to)).toEqual(['eurich']);
    chain.does('meloch', { kind: 'bow', lord: 'meloch', to: 'eurich' });
    chain.does('eurich', { kind: 'accept-vassal', lord: 'meloch', to: 'eurich' });
    expect(chain.view().lords.krosen.overlord).toBeNull();
  });

  it('a prisoner rolls once a turn, at the end of the diplomacy, and is free on 8 [SC-16.29] [SC-A-prisoner-verb]', () => {
    const held = (die: number): TestTable => {
      const t = table(
        ['krosen', 'meloch'],
        { phase: 'diplomacy', lords: { krosen: { captor: 'meloch' } }, pieces: { kunghar: { krosen: { orc: 1 } } } },
        { options: { events: 0, ...lords } },
      );
      t.does('krosen', { kind: 'ready' });
      t.luck(die).does('meloch', { kind: 'ready' });
      return t;
    };
    expect(held(7).view().lords.krosen.captor).toBe('meloch');
    expect(held(8).told('freed')).toEqual([{ kind: 'freed', lord: 'krosen' }]);
  });
});
