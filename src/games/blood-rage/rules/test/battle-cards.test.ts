/** Chapter 11: the cards of a battle. */
import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { bonuses, commit, dead, fight, order, pillaged, totals, winners } from './fight.ts';

describe('committing', () => {
  test('everybody in the battle who holds a card must commit one, of any type, and an empty hand is not asked [BR-11.1]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash', 'a1-troll', 'a1-manheim'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-smash', 'a1-alfheim'] },
        serpent: { figures: { gimle: { warrior: 2 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['wolf battle-card', 'raven battle-card']);
    expect(t.choices('wolf')).toEqual([
      { kind: 'commit', card: 'a1-tyrs-bash' },
      { kind: 'commit', card: 'a1-troll' },
      { kind: 'commit', card: 'a1-manheim' },
    ]);
    t.refused('wolf', { kind: 'decline' });
    t.refused('wolf', { kind: 'commit', card: 'a1-tyrs-smash' });
    t.refused('serpent', { kind: 'decline' });

    commit(t, { wolf: 'a1-tyrs-bash', raven: 'a1-alfheim' });
    expect(t.told('card-revealed').map(fact => fact.card)).toEqual(['a1-tyrs-bash', 'a1-alfheim', null]);
    expect(bonuses(t)).toEqual({ wolf: 2, raven: 0, serpent: 0 });
    expect(totals(t).serpent).toBe(2);
  });

  test('a seat that is not in the battle commits nothing [BR-11.1]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash', 'a1-troll'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-smash', 'a1-alfheim'] },
        serpent: { figures: { horgr: { leader: 1 } }, hand: ['a1-tyrs-smite', 'a1-jotunheim'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['wolf battle-card', 'raven battle-card']);
    t.refused('serpent', { kind: 'commit', card: 'a1-tyrs-smite' });
  });

  test('a committed card stays hidden, and may be changed, until the last is in; then all turn up together [BR-11.2]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash', 'a1-tyrs-smite'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-smash', 'a1-thors-hammer'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    const told = t.does('wolf', { kind: 'commit', card: 'a1-tyrs-bash' });
    expect(told).toEqual([{ kind: 'sealed', seat: 0 }]);
    expect(t.clan('wolf')).toMatchObject({ sealed: true, hand: 2 });
    expect(JSON.stringify(t.view('raven'))).not.toContain('a1-tyrs-bash');
    expect(JSON.stringify(t.view())).not.toContain('a1-tyrs-bash');
    expect(t.view('wolf').own?.sealed).toEqual({ kind: 'commit', card: 'a1-tyrs-bash' });

    expect(t.does('wolf', { kind: 'commit', card: 'a1-tyrs-smite' })).toEqual([]);
    expect(t.asked()).toEqual(['raven battle-card']);
    const facts = t.does('raven', { kind: 'commit', card: 'a1-tyrs-smash' });
    const shown = facts.flatMap((fact, i) => (fact.kind === 'card-revealed' ? [{ i, card: fact.card }] : []));
    expect(shown.map(s => s.card)).toEqual(['a1-tyrs-smite', 'a1-tyrs-smash']);
    expect(shown[1].i).toBe(shown[0].i + 1);
    expect(winners(t)).toEqual(['wolf']);
  });

  test('a battle card adds its bonus and works its text, an upgrade or a quest does neither [BR-11.3]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a1-troll'], glory: 7 },
        serpent: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a1-alfheim'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    // The Smite has taken a Warrior of each; nothing came of the Troll or the quest.
    expect(t.told('destroyed').filter(fact => fact.cause === 'a1-odins-smite')).toHaveLength(2);
    expect(totals(t)).toEqual({ wolf: 4, raven: 1, serpent: 2 });
    expect(t.clan('raven').slots.every(slot => slot === null)).toBe(true);
    expect(t.told('invaded')).toEqual([]);
    expect(t.clan('serpent').quests).toBe(0);
    expect(t.clan('serpent').glory).toBe(0);
  });

  test.each([
    { upgrade: 'a1-tyrs-domain', bonus: 3 },
    { upgrade: 'a3-tyrs-wrath', bonus: 5 },
  ])(
    'with $upgrade a revealed quest may count as +$bonus, and its owner may leave it at nothing [BR-11.3]',
    ({ upgrade, bonus }) => {
      const scene = () =>
        table(['wolf', 'raven', 'serpent'], {
          age: 3,
          clans: {
            wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-alfheim'], upgrades: [upgrade] },
            raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-jotunheim'] },
          },
        });
      const counted = scene();
      fight(counted, 'wolf', 'gimle');
      expect(counted.asked()).toEqual(['wolf count-quest']);
      counted.does('wolf', { kind: 'count-quest' });
      expect(bonuses(counted)).toEqual({ wolf: bonus, raven: 0 });

      const left = scene();
      fight(left, 'wolf', 'gimle');
      left.does('wolf', { kind: 'decline' });
      expect(bonuses(left)).toEqual({ wolf: 0, raven: 0 });
    },
  );
});

describe('the three bands', () => {
  const three = ['wolf', 'raven', 'serpent'] as const;

  test('Primacy comes first: it stops the Watch of the pillager, who has the first place otherwise [BR-11.4]', () => {
    const t = table(three, {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a3-heimdalls-watch'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy'] },
        serpent: { figures: { gimle: { warrior: 2 } }, hand: ['a1-odins-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('cards-thrown-away')).toEqual([]);
    expect(t.told('destroyed').filter(fact => fact.cause !== 'battle')).toEqual([]);
    expect(totals(t)).toEqual({ wolf: 3, raven: 4, serpent: 3 });
  });

  test('the Watch comes before all other texts: the Smite of the pillager never works [BR-11.4]', () => {
    const t = table(three, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a2-odins-tide'] },
        serpent: { figures: { gimle: { warrior: 2 } }, hand: ['a2-heimdalls-watch'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('cards-thrown-away')).toHaveLength(1);
    expect(totals(t)).toEqual({ wolf: 3, raven: 2, serpent: 2 });
  });

  test('all others go one at a time from the pillager: the Smite comes first and spares the Tide its choice [BR-11.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1, leader: 1 } }, hand: ['a2-odins-tide'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(dead(t)[0]).toBe('raven 1 warrior gimle');
    expect(t.told('destroyed')[0].cause).toBe('a1-odins-smite');
    expect(totals(t)).toEqual({ wolf: 4, raven: 4 });
  });

  test('when the Tide is the pillager’s it comes first, and the Smite takes what was kept [BR-11.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1, leader: 1 } }, hand: ['a2-odins-tide'] },
      },
      turn: 'raven',
    });
    fight(t, 'raven', 'gimle');
    expect(t.asked()).toEqual(['raven keep-one']);
    t.does('raven', { kind: 'keep', figure: 'warrior' });
    expect(
      t
        .told('destroyed')
        .map(fact => `${fact.figure} ${fact.cause}`)
        .slice(0, 2),
    ).toEqual(['leader a2-odins-tide', 'warrior a1-odins-smite']);
    expect(totals(t)).toEqual({ wolf: 4, raven: 1 });
  });

  test('after the pillager it goes clockwise, round the end of the table [BR-11.4]', () => {
    const t = table(three, {
      age: 2,
      turn: 'serpent',
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
        serpent: { figures: { gimle: { warrior: 2 } }, hand: ['a1-troll'] },
      },
    });
    fight(t, 'serpent', 'gimle');
    // Wolf's Smite strikes Serpent and Raven, then Raven's strikes Serpent and Wolf.
    expect(t.told('battle-began')[0].seats).toEqual([2, 0, 1]);
    expect(dead(t)).toEqual([
      'serpent 1 warrior gimle',
      'raven 1 warrior gimle',
      'serpent 1 warrior gimle',
      'wolf 1 warrior gimle',
    ]);
  });
});

describe('late cards', () => {
  test('late cards are asked for from the pillager clockwise, one at a time, until all have declined since the last [BR-11.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-troll', 'a2-tyrs-crush'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-manheim', 'a2-heimdalls-eye'] },
        serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a1-alfheim', 'a2-heimdalls-eye', 'a2-heimdalls-eye'] },
      },
    });
    fight(t, 'raven', 'gimle', { wolf: 'a1-troll', raven: 'a1-manheim', serpent: 'a1-alfheim' });
    expect(t.asked()).toEqual(['raven late-card']);
    t.does('raven', { kind: 'decline' });
    expect(t.asked()).toEqual(['serpent late-card']);
    t.does('serpent', { kind: 'add', card: 'a2-heimdalls-eye' });
    // Wolf holds no late card and is asked all the same, but has nothing to add.
    expect(t.asked()).toEqual(['wolf late-card']);
    expect(t.choices('wolf')).toEqual([{ kind: 'decline' }]);
    t.refused('wolf', { kind: 'add', card: 'a2-tyrs-crush' });
    t.does('wolf', { kind: 'decline' });
    // Raven declined before, but a card has been added since.
    expect(t.asked()).toEqual(['raven late-card']);
    t.does('raven', { kind: 'add', card: 'a2-heimdalls-eye' });
    expect(t.asked()).toEqual(['serpent late-card']);
    t.does('serpent', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('wolf', { kind: 'decline' });
    // Raven's and Serpent's hands are empty now, so Wolf was the last to be asked.
    expect(totals(t)).toEqual({ raven: 3, serpent: 5, wolf: 1 });
    expect(order(t, 'card-added', 'no-card-added')).toEqual([
      'no-card-added',
      'card-added',
      'no-card-added',
      'card-added',
      'card-added',
      'no-card-added',
    ]);
  });

  test('who has just added a card is asked once more after everybody else has declined [BR-11.5]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-troll', 'a2-heimdalls-eye', 'a2-heimdalls-eye'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a1-tyrs-bash'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-troll', raven: 'a1-manheim' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('raven', { kind: 'decline' });
    expect(t.asked()).toEqual(['wolf late-card']);
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('raven', { kind: 'decline' });
    expect(winners(t)).toEqual(['wolf']);
    expect(totals(t)).toEqual({ wolf: 5, raven: 3 });
  });

  test('one who is not in the battle adds nothing [BR-11.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-troll', 'a1-alfheim'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim'] },
        serpent: { figures: { horgr: { leader: 1 } }, hand: ['a2-heimdalls-eye'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-troll' });
    expect(t.asked()).toEqual(['wolf late-card']);
    t.refused('serpent', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('wolf', { kind: 'decline' });
    expect(winners(t)).toEqual(['raven']);
  });

  test.each([1, 2, 3])('age %i: there is a late window from the second Age on only [BR-11.6]', age => {
    const t = table(['wolf', 'raven'], {
      age,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-troll', 'a1-tyrs-bash'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a1-tyrs-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-troll', raven: 'a1-manheim' });
    if (age === 1) expect(winners(t)).toEqual(['raven']);
    else expect(t.asked()).toEqual(['wolf late-card']);
    t.declineAll('late-card');
    expect(t.told('no-card-added')).toHaveLength(age === 1 ? 0 : 2);
    expect(winners(t)).toEqual(['raven']);
  });
});

describe('totals', () => {
  test('a total is the figures left in the province and its fjord plus every card of this round [BR-11.7]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: {
          figures: { gimle: { warrior: 1, leader: 1 }, 'fjord-nw': { ship: 1 }, andlang: { warrior: 1 } },
          hand: ['a1-tyrs-bash', 'a2-heimdalls-eye', 'a2-heimdalls-eye'],
        },
        raven: { figures: { gimle: { warrior: 2 }, 'fjord-sw': { ship: 1 } }, hand: ['a1-odins-smite'] },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    commit(t, { wolf: 'a1-tyrs-bash' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    // The Warrior in Andlang and the Ship in the other fjord do not count, nor does the Warrior the Smite took.
    expect(t.told('strength-compared')[0].sides).toEqual([
      { seat: 0, figures: 5, cards: 6, total: 11 },
      { seat: 1, figures: 2, cards: 1, total: 3 },
    ]);
  });

  test('cards that a Watch has thrown away add nothing to the round that decides [BR-11.7]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch', 'a1-tyrs-bash'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-smite', 'a1-troll'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a2-heimdalls-watch', raven: 'a1-tyrs-smite' });
    expect(totals(t)).toEqual({ wolf: 3, raven: 1 });
  });

  test('a clan wiped out by a Smite fights on with its card alone, wins, pillages and scores: g19 [BR-11.8]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-tyrs-crush'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('strength-compared')[0].sides).toEqual([
      { seat: 0, figures: 0, cards: 4, total: 4 },
      { seat: 1, figures: 1, cards: 1, total: 2 },
    ]);
    expect(winners(t)).toEqual(['wolf']);
    expect(pillaged(t, 'gimle')).toBe(true);
    expect(t.clan('wolf').glory).toBe(5 + 3);
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1 });
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1 });
  });

  test('a defender wiped out before the totals wins just so, and with too small a card loses just so [BR-11.8]', () => {
    const scene = (card: string) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: [card] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    const won = scene('a2-tyrs-crush');
    expect(winners(won)).toEqual(['raven']);
    expect(won.clan('raven').glory).toBe(3);
    expect(pillaged(won, 'gimle')).toBe(false);

    const lost = scene('a1-troll');
    expect(totals(lost)).toEqual({ wolf: 2, raven: 0 });
    expect(winners(lost)).toEqual(['wolf']);
    expect(lost.hand('raven')).toEqual(['a1-troll']);
  });
});
