import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, fight, pillaged, totals, winners } from '../fight.ts';

const TWO = ['wolf', 'raven'] as const;
const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe.each([
  ['Tyr’s Domain', 'a1-tyrs-domain', 3],
  ['Tyr’s Wrath', 'a3-tyrs-wrath', 5],
])('%s', (_, card, bonus) => {
  const battle = (wolf: object, raven: object = { figures: { gimle: { warrior: 1 } } }) => {
    const t = table(FOUR, {
      age: 3,
      clans: { wolf: { upgrades: [card], figures: { gimle: { warrior: 1 } }, hand: ['a3-alfheim'], ...wolf }, raven },
    });
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('a quest revealed in a battle may count as a battle card, and the winner then loses it [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
    const t = battle({});
    expect(t.choices('wolf')).toEqual([{ kind: 'count-quest' }, { kind: 'decline' }]);
    t.does('wolf', { kind: 'count-quest' });
    expect(bonuses(t).wolf).toBe(bonus);
    expect(winners(t)).toEqual(['wolf']);
    expect(t.view().discard).toEqual(['a3-alfheim']);
    expect(t.hand('wolf')).toEqual([]);
  });

  test('it need not count, and a loser takes it back either way [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
    const bluff = battle({}, { figures: { gimle: { leader: 1 } } });
    bluff.does('wolf', { kind: 'decline' });
    expect(totals(bluff)).toEqual({ wolf: 1, raven: 3 });
    expect(bluff.hand('wolf')).toEqual(['a3-alfheim']);

    const beaten = battle({}, { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-rage'] });
    beaten.does('wolf', { kind: 'count-quest' });
    expect(totals(beaten)).toEqual({ wolf: 1 + bonus, raven: 9 });
    expect(beaten.hand('wolf')).toEqual(['a3-alfheim']);
  });

  test('an upgrade still counts for nothing, and a quest already committed cannot be used [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
    const upgrade = battle({ hand: ['a1-troll'] });
    expect(bonuses(upgrade).wolf).toBe(0);
    const committed = battle({ hand: [], quests: ['a3-alfheim'] });
    expect(committed.told('card-revealed').map(fact => fact.card)).toEqual([null, null]);
    expect(committed.told('quest-counted')).toEqual([]);
  });

  test('Thor’s Primacy does not touch it, and without the upgrade a quest is worth 0 [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
    const primacy = battle({}, { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy'] });
    primacy.does('wolf', { kind: 'count-quest' });
    expect(bonuses(primacy)).toEqual({ wolf: bonus, raven: 3 });
    const without = battle({ upgrades: [] });
    expect(bonuses(without).wolf).toBe(0);
  });

  test('it costs what is printed: 0 and 1 Rage [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
    const t = table(FOUR, { age: 3, clans: { wolf: { hand: [card] } } });
    t.does('wolf', { kind: 'upgrade', card });
    expect(t.clan('wolf').rage).toBe(bonus === 3 ? 6 : 5);
  });
});

test('with both of Tyr’s upgrades the better one counts, +5 [BR-C-tyrs-domain, BR-C-tyrs-wrath]', () => {
  const t = table(FOUR, {
    age: 3,
    clans: {
      wolf: { upgrades: ['a1-tyrs-domain', 'a3-tyrs-wrath'], figures: { gimle: { warrior: 1 } }, hand: ['a3-alfheim'] },
      raven: { figures: { gimle: { warrior: 1 } } },
    },
  });
  fight(t, 'wolf', 'gimle');
  t.does('wolf', { kind: 'count-quest' });
  expect(bonuses(t).wolf).toBe(5);
});

describe('Tyr’s Challenge', () => {
  const CHALLENGE = ['a2-tyrs-challenge'];
  const scene = (wolf: object, raven: object = {}, rest: object = {}) =>
    table(TWO, {
      age: 2,
      tokens: { gimle: 'glory5' },
      pillaged: ['gimle'],
      ...rest,
      clans: { wolf: { upgrades: CHALLENGE, figures: { gimle: { warrior: 1 } }, ...wolf }, raven },
    });

  test('for 2 Rage a pillaged province pays its reward again, and its token stays turned [BR-C-tyrs-challenge]', () => {
    const t = scene({ rage: 2 });
    t.does('wolf', { kind: 'pillage-again', province: 'gimle' });
    expect(t.clan('wolf').rage).toBe(0);
    expect(t.clan('wolf').glory).toBe(5);
    expect(pillaged(t, 'gimle')).toBe(true);
  });

  test('all the extras come again too: Frost Giant and Leader [BR-C-tyrs-challenge]', () => {
    const t = scene(
      {
        upgrades: [...CHALLENGE, 'a3-frost-giant', 'a3-lord-of-spears'],
        figures: { gimle: { leader: 1, 'frost-giant': 1 } },
      },
      {},
      { age: 3 },
    );
    t.does('wolf', { kind: 'pillage-again', province: 'gimle' });
    expect(t.clan('wolf').glory).toBe(10);
    expect(t.clan('wolf').stats.axes.step).toBe(2);
  });

  test('it is a full pillage, with call and battle, and the Rage is spent even if it fails [BR-C-tyrs-challenge]', () => {
    const t = scene({}, { figures: { andlang: { leader: 1 } } });
    t.does('wolf', { kind: 'pillage-again', province: 'gimle' });
    t.does('raven', { kind: 'join', figure: 'leader', from: 'andlang' });
    expect(winners(t)).toEqual(['raven']);
    expect(t.clan('wolf').rage).toBe(4);
    expect(t.clan('wolf').glory).toBe(0);
  });

  test('it needs 2 Rage, presence, the upgrade and a province that was pillaged [BR-C-tyrs-challenge]', () => {
    const again = { kind: 'pillage-again', province: 'gimle' } as const;
    expect(scene({ rage: 1 }).why('wolf', again)).toContain('BR-5.3');
    expect(scene({ figures: { horgr: { warrior: 1 } } }).why('wolf', again)).not.toEqual([]);
    expect(scene({ upgrades: [] }).why('wolf', again)).toContain('BR-C-tyrs-challenge');
    expect(scene({}, {}, { pillaged: [] }).why('wolf', again)).not.toEqual([]);
    // A ship in its fjord is presence enough, as for any pillage.
    expect(scene({ figures: { 'fjord-nw': { ship: 1 } } }).of('wolf', 'pillage-again')).toEqual([again]);
  });

  test('when nothing unpillaged is left, the phase is over and so is the Challenge [BR-C-tyrs-challenge]', () => {
    const all = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];
    const t = scene({ figures: { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 } } }, {}, { pillaged: all });
    expect(t.of('wolf', 'pillage-again')).toHaveLength(1);
    fight(t, 'wolf', 'yggdrasil');
    expect(t.view().phase).not.toBe('action');
    expect(t.clan('wolf').rage).toBe(6);
  });

  test('it costs nothing to play [BR-C-tyrs-challenge]', () => {
    const t = scene({ upgrades: [], hand: CHALLENGE });
    t.does('wolf', { kind: 'upgrade', card: 'a2-tyrs-challenge' });
    expect(t.clan('wolf').rage).toBe(6);
  });
});

describe('Tyr’s Prowess', () => {
  const PROWESS = ['a2-tyrs-prowess'];
  const battle = (wolf: object, raven: object = {}, age = 3) => {
    const t = table(FOUR, {
      age,
      clans: {
        wolf: { upgrades: PROWESS, figures: { gimle: { leader: 1 } }, ...wolf },
        raven: { figures: { gimle: { warrior: 1 } }, ...raven },
      },
    });
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('the winner may take back any of its cards for 1 Rage each [BR-C-tyrs-prowess]', () => {
    const t = battle({ rage: 3, hand: ['a2-heimdalls-eye', 'a2-tyrs-rage'] });
    t.does('wolf', { kind: 'commit', card: 'a2-tyrs-rage' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    expect(t.of('wolf', 'buy-back').map(choice => choice.card)).toEqual(['a2-tyrs-rage', 'a2-heimdalls-eye']);
    t.does('wolf', { kind: 'buy-back', card: 'a2-tyrs-rage' });
    t.does('wolf', { kind: 'buy-back', card: 'a2-heimdalls-eye' });
    expect(t.clan('wolf').rage).toBe(1);
    expect(t.hand('wolf')).toEqual(['a2-tyrs-rage', 'a2-heimdalls-eye']);
    expect(t.view().discard).toEqual([]);
  });

  test('what is not bought back is discarded, as is all when the Rage is out [BR-C-tyrs-prowess]', () => {
    const t = battle({ rage: 1, hand: ['a2-heimdalls-eye', 'a2-tyrs-rage'] });
    t.does('wolf', { kind: 'commit', card: 'a2-tyrs-rage' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('wolf', { kind: 'buy-back', card: 'a2-heimdalls-eye' });
    expect(t.hand('wolf')).toEqual(['a2-heimdalls-eye']);
    expect(t.view().discard).toEqual(['a2-tyrs-rage']);

    const declined = battle({ hand: ['a2-tyrs-rage'] });
    declined.does('wolf', { kind: 'decline' });
    expect(declined.view().discard).toEqual(['a2-tyrs-rage']);
  });

  test('a loser is not asked: its cards come back anyway [BR-C-tyrs-prowess]', () => {
    const t = battle({ hand: ['a1-troll'] }, { hand: ['a3-tyrs-rage'] });
    expect(winners(t)).toEqual(['raven']);
    expect(t.hand('wolf')).toEqual(['a1-troll']);
    expect(t.clan('wolf').rage).toBe(6);
  });

  test('Loki’s Trickery steals the Rage first [BR-C-tyrs-prowess]', () => {
    const last = battle({ rage: 1, hand: ['a2-tyrs-rage'] }, { hand: ['a1-lokis-trickery'] });
    expect(last.view().discard).toEqual(['a2-tyrs-rage']);
    expect(last.clan('wolf').rage).toBe(0);
    const enough = battle({ rage: 2, hand: ['a2-tyrs-rage'] }, { hand: ['a1-lokis-trickery'] });
    expect(enough.asked()).toEqual(['wolf buy-back']);
    expect(enough.clan('wolf').rage).toBe(1);
  });

  test('cards taken by Loki’s Poison cannot be bought back [BR-C-tyrs-prowess]', () => {
    const t = battle({ hand: ['a2-tyrs-rage'] }, { hand: ['a3-lokis-poison'] });
    expect(t.told('card-bought-back')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
    expect([...t.hand('raven')].sort()).toEqual(['a2-tyrs-rage', 'a3-lokis-poison']);
  });
});
