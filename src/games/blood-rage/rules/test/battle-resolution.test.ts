/** Chapter 12: what a battle decides. */
import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { dead, fight, gloryOf, order, pillaged, totals, winners } from './fight.ts';

test('g11: Wolf calls to Andlang with a Ship alone, Raven comes, Serpent is too far, and the Axes token counts at once [BR-12.1, BR-12.4, BR-12.5, BR-12.6, BR-12.8, BR-12.13]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    tokens: { andlang: 'axes' },
    pillaged: ['horgr'],
    age: 2,
    clans: {
      wolf: { figures: { 'fjord-sw': { ship: 1 }, yggdrasil: { warrior: 2 } }, hand: ['a2-tyrs-crush'] },
      raven: { figures: { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 } }, hand: ['a1-brothers-in-arms'] },
      serpent: { figures: { horgr: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
    },
  });
  t.does('wolf', { kind: 'pillage', province: 'andlang' });
  t.does('raven', { kind: 'join', figure: 'warrior', from: 'gimle' });
  expect(t.clan('raven').rage).toBe(6);
  t.refused('serpent', { kind: 'join', figure: 'leader', from: 'horgr' });
  t.does('wolf', { kind: 'join', figure: 'warrior', from: 'yggdrasil' });
  t.does('raven', { kind: 'join', figure: 'warrior', from: 'yggdrasil' });
  // The third village is taken: Wolf's other Warrior stays in Yggdrasil.
  expect(t.figures('wolf', 'yggdrasil')).toEqual({ warrior: 1 });
  expect(t.told('battle-began')[0].seats).toEqual([0, 1]);
  expect(t.told('strength-compared')[0].sides).toEqual([
    { seat: 0, figures: 3, cards: 4, total: 7 },
    { seat: 1, figures: 2, cards: 0, total: 2 },
  ]);
  expect(winners(t)).toEqual(['wolf']);
  expect(dead(t)).toEqual(['raven 2 warrior andlang']);
  expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 2 });
  expect(t.hand('raven')).toEqual(['a1-brothers-in-arms']);
  expect(t.hand('serpent')).toEqual(['a1-tyrs-bash']);
  expect(t.view().discard).toEqual(['a2-tyrs-crush']);
  expect(pillaged(t, 'andlang')).toBe(true);
  expect(t.clan('wolf').stats.axes.value).toBe(4);
  expect(gloryOf(t, 'wolf')).toEqual(['battles 4']);
});

describe('who wins', () => {
  test('the one highest total wins and everybody else has lost, second place too [BR-12.1]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-troll'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-smash'] },
        serpent: { figures: { gimle: { warrior: 2 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(totals(t)).toEqual({ wolf: 3, raven: 4, serpent: 2 });
    expect(winners(t)).toEqual(['raven']);
    expect(dead(t)).toEqual(['wolf 1 leader gimle', 'serpent 2 warrior gimle']);
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
  });

  test('g20: with 5, 5 and 3 nobody wins, the third neither: all die, all cards come back, nothing is gained [BR-12.2, BR-12.14]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a1-tyrs-smash'] },
        serpent: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a1-manheim'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(totals(t)).toEqual({ wolf: 5, raven: 5, serpent: 3 });
    expect(winners(t)).toEqual([]);
    expect(t.told('battle-tied')).toEqual([{ kind: 'battle-tied', province: 'gimle', total: 5 }]);
    expect(t.figures('wolf', 'valhalla')).toEqual({ leader: 1 });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 2 });
    expect(t.figures('serpent', 'valhalla')).toEqual({ warrior: 1, ship: 1 });
    expect([t.hand('wolf'), t.hand('raven'), t.hand('serpent')]).toEqual([
      ['a1-tyrs-bash'],
      ['a1-tyrs-smash'],
      ['a1-manheim'],
    ]);
    expect(t.view().discard).toEqual([]);
    expect(t.told('glory')).toEqual([]);
    expect(pillaged(t, 'gimle')).toBe(false);
  });

  test('a tie below the highest total ties nothing [BR-12.1, BR-12.2]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } } },
        serpent: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(winners(t)).toEqual(['wolf']);
    expect(t.told('battle-tied')).toEqual([]);
  });
});

describe('texts of winning and losing', () => {
  const trickeryAgainstAscension = (turn: 'wolf' | 'raven') => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      turn,
      clans: {
        wolf: { rage: 1, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        raven: { rage: turn === 'raven' ? 1 : 0, figures: { gimle: { leader: 1 } }, hand: ['a3-thors-ascension'] },
      },
    });
    fight(t, turn, 'gimle');
    return t;
  };

  test('the pillager’s text comes first: Trickery finds no Rage before Ascension has brought some [BR-12.3]', () => {
    const t = trickeryAgainstAscension('wolf');
    expect(order(t, 'rage-stolen', 'rage-gained')).toEqual(['rage-stolen', 'rage-gained']);
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([1, 3]);
  });

  test('the pillager’s text comes first: Ascension has brought Rage when Trickery looks for some [BR-12.3]', () => {
    const t = trickeryAgainstAscension('raven');
    expect(order(t, 'rage-stolen', 'rage-gained')).toEqual(['rage-gained', 'rage-stolen']);
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([2, 3]);
  });

  test('two thieves go clockwise from the pillager, and the second finds only what is left [BR-12.3]', () => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      turn: 'serpent',
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        bear: { figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        serpent: { rage: 1, figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-smite'] },
      },
    });
    fight(t, 'serpent', 'gimle');
    expect(t.told('rage-stolen').map(fact => [fact.seat, fact.rage])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect([t.clan('wolf').rage, t.clan('bear').rage, t.clan('serpent').rage]).toEqual([7, 6, 0]);
  });

  test('Backstab takes what the winner had, not the Glory this battle is about to give [BR-12.3]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: { glory: 1, figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a2-lokis-backstab'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([5 + 3, 1]);
  });

  test('f03: Trickery takes the winner’s last Rage before Prowess, an upgrade, can spend it [BR-12.3, BR-C-lokis-trickery]', () => {
    const scene = (rage: number) => {
      const t = table(['wolf', 'raven', 'serpent'], {
        age: 2,
        clans: {
          wolf: { rage, figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'], upgrades: ['a2-tyrs-prowess'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    const robbed = scene(1);
    expect(robbed.told('card-bought-back')).toEqual([]);
    expect(robbed.asked()).toEqual(['raven action']);
    expect(robbed.view().discard).toEqual(['a2-tyrs-crush']);
    expect([robbed.clan('wolf').rage, robbed.clan('raven').rage]).toEqual([0, 7]);

    const richer = scene(2);
    expect(richer.asked()).toEqual(['wolf buy-back']);
    richer.does('wolf', { kind: 'buy-back', card: 'a2-tyrs-crush' });
    expect(richer.hand('wolf')).toEqual(['a2-tyrs-crush']);
    expect(richer.clan('wolf').rage).toBe(0);
  });

  test('Rage stolen by Trickery may already pay for Protection, an upgrade, in the same battle [BR-12.3]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { rage: 2, figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'] },
        raven: {
          rage: 0,
          figures: { gimle: { warrior: 1 } },
          hand: ['a1-lokis-trickery'],
          upgrades: ['a2-friggas-protection'],
        },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['raven save']);
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([1, 0]);
  });

  test('with no winner there is nobody to steal from, while Grace, Hammer and Oath find no winner either [BR-12.2, BR-12.3]', () => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      age: 2,
      clans: {
        wolf: { glory: 4, figures: { gimle: { warrior: 1 } }, hand: ['a1-friggas-grace'] },
        bear: { glory: 4, figures: { gimle: { leader: 1 } }, hand: ['a1-lokis-trickery'] },
        serpent: { glory: 4, figures: { gimle: { warrior: 1 } }, hand: ['a1-thors-hammer'] },
        raven: { glory: 4, figures: { gimle: { warrior: 2 } }, hand: ['a2-thors-oath'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(totals(t)).toEqual({ wolf: 3, bear: 3, serpent: 2, raven: 3 });
    expect(order(t, 'rage-stolen', 'glory', 'stat-raised')).toEqual([]);
    expect(t.view().clans.map(clan => [clan.rage, clan.glory])).toEqual([
      [6, 4],
      [6, 4],
      [6, 4],
      [6, 4],
    ]);
  });
});

describe('cards and losses', () => {
  test('the winner discards all it played, its bluff too, the losers take theirs back, and then figures die [BR-12.4, BR-12.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a2-heimdalls-eye', 'a1-troll'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash', 'a2-heimdalls-eye'] },
        serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a1-alfheim'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-manheim', raven: 'a1-tyrs-bash' });
    t.does('wolf', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.declineAll('late-card');
    expect(t.view().discard).toEqual(['a1-manheim', 'a2-heimdalls-eye']);
    expect(t.hand('wolf')).toEqual(['a1-troll']);
    expect(t.hand('raven').toSorted()).toEqual(['a1-tyrs-bash', 'a2-heimdalls-eye']);
    expect(t.hand('serpent')).toEqual(['a1-alfheim']);
    expect(order(t, 'cards-discarded', 'cards-returned', 'destroyed')).toEqual([
      'cards-discarded',
      'cards-returned',
      'cards-returned',
      'destroyed',
      'destroyed',
    ]);
  });

  test('losers lose all they had in the province and its fjord and nothing elsewhere, the winner loses none [BR-12.5]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1, warrior: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a1-tyrs-smite'] },
        raven: {
          figures: { gimle: { leader: 1, 'dwarf-chieftain': 1 }, 'fjord-nw': { ship: 1 }, myrkulor: { warrior: 1 } },
          upgrades: ['a1-dwarf-chieftain'],
        },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.figures('raven', 'valhalla')).toEqual({ leader: 1, ship: 1, 'dwarf-chieftain': 1 });
    expect(t.figures('raven', 'myrkulor')).toEqual({ warrior: 1 });
    expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1, warrior: 1 });
    expect(t.figures('wolf', 'fjord-nw')).toEqual({ ship: 1 });
    expect(t.figures('wolf', 'valhalla')).toEqual({});
  });
});

describe('the reward', () => {
  /** Wolf beats Raven in Gimle, where this token lies. */
  const pillageOf = (token: string) => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: token },
      ragnarok: ['elvagar', 'utgard', 'muspelheim'],
      clans: {
        wolf: { figures: { gimle: { leader: 1, warrior: 3 } }, hand: ['a1-tyrs-smite'] },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    return t;
  };
  const values = (t: ReturnType<typeof pillageOf>) => {
    const { rage, axes, horns } = t.clan('wolf').stats;
    return { rage: rage.value, axes: axes.value, horns: horns.value };
  };

  test('a pillager who wins takes the reward, the token turns, and it is over for this Age in that province [BR-12.6]', () => {
    const t = pillageOf('rage');
    expect(t.told('pillaged')).toEqual([{ kind: 'pillaged', seat: 0, province: 'gimle', reward: 'rage' }]);
    expect(pillaged(t, 'gimle')).toBe(true);
    expect(t.view().provinces.filter(p => p.pillaged)).toHaveLength(1);
    t.does('raven', { kind: 'invade', figure: 'leader', to: 'gimle' });
    t.refused('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('wolf', { kind: 'pass' });
    t.refused('raven', { kind: 'pillage', province: 'gimle' });
  });

  test('a Rage token raises the stat and gives no Rage now: the higher value comes with the next Age [BR-12.7]', () => {
    const t = pillageOf('rage');
    expect(values(t)).toEqual({ rage: 7, axes: 3, horns: 4 });
    expect(t.clan('wolf').rage).toBe(6);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'pass' });
    while (t.asked()[0]?.endsWith(' draft')) {
      for (const clan of ['wolf', 'raven'] as const) t.does(clan, t.choices(clan)[0]);
    }
    expect(t.view()).toMatchObject({ age: 2, phase: 'action' });
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([7, 6]);
  });

  test('an Axes token raises Axes, and this very battle pays by the new value [BR-12.8]', () => {
    const t = pillageOf('axes');
    expect(values(t)).toEqual({ rage: 6, axes: 4, horns: 4 });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 4']);
  });

  test('a Horns token raises Horns, and a fifth figure may come at once [BR-12.9]', () => {
    const t = pillageOf('horns');
    expect(values(t)).toEqual({ rage: 6, axes: 3, horns: 5 });
    expect(t.clan('wolf')).toMatchObject({ onBoard: 4, hornsFree: 1 });
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    expect(t.figures('wolf', 'horgr')).toEqual({ warrior: 1 });

    const without = pillageOf('rage');
    without.does('raven', { kind: 'pass' });
    without.refused('wolf', { kind: 'invade', figure: 'warrior', to: 'horgr' });
  });

  test('the Glory token gives 5 Glory beside the Glory for Axes, and no stat [BR-12.10]', () => {
    const t = pillageOf('glory5');
    expect(gloryOf(t, 'wolf')).toEqual(['pillage 5', 'battles 3']);
    expect(values(t)).toEqual({ rage: 6, axes: 3, horns: 4 });
  });

  test('the token of Yggdrasil raises all three stats one step, before the Axes pay [BR-12.11, BR-12.13]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { yggdrasil: { leader: 1 } }, hand: ['a1-tyrs-smite'] },
        raven: { figures: { yggdrasil: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'yggdrasil');
    expect(values(t)).toEqual({ rage: 7, axes: 4, horns: 5 });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 4']);
  });

  test('after the token come the Frost Giant, Grace, the Leader’s upgrade, and only then the Axes [BR-12.12, BR-12.13]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: {
          figures: { gimle: { leader: 1, 'frost-giant': 1 } },
          hand: ['a1-friggas-grace'],
          upgrades: ['a3-frost-giant', 'a3-lord-of-spears'],
        },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['wolf raise']);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(t.told('stat-raised').map(fact => `${fact.cause} ${fact.stat} ${fact.value}`)).toEqual([
      'gimle rage 7',
      'a3-frost-giant rage 8',
      'a1-friggas-grace axes 4',
      'a3-lord-of-spears rage 9',
      'a3-lord-of-spears axes 5',
      'a3-lord-of-spears horns 5',
    ]);
    expect(gloryOf(t, 'wolf')).toEqual(['battles 5']);
  });

  test('Lord of Hammers moves on once Grace has raised its stat, and the Axes pay last [BR-12.12]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-friggas-grace'], upgrades: ['a1-lord-of-hammers'] },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['wolf raise']);
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    expect(t.asked()).toEqual(['wolf move-leader']);
    expect(t.told('glory')).toEqual([]);
    t.does('wolf', { kind: 'move-leader', to: 'andlang' });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3']);
  });

  test('a defender who wins gains Glory for its Axes as well, but no reward [BR-12.13, BR-12.14]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 } }, stats: { axes: 3 } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.clan('raven').glory).toBe(5);
    expect(gloryOf(t, 'raven')).toEqual(['battles 5']);
    expect(t.told('pillaged')).toEqual([]);
    expect(pillaged(t, 'gimle')).toBe(false);
  });

  test('a failed pillage leaves the token, and the same seat or another may try again in the same phase [BR-12.14]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.of('raven', 'pillage')).toEqual([{ kind: 'pillage', province: 'gimle' }]);
    t.does('raven', { kind: 'march', from: 'gimle', to: 'horgr' });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    expect(pillaged(t, 'gimle')).toBe(true);
    expect(t.clan('wolf').glory).toBe(5);
  });
});

describe('the end of a battle', () => {
  test('Judgement, Valkyrie and Thor’s Glory come after the Axes and count the dead of before the totals too [BR-12.15]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: {
          figures: { gimle: { valkyrie: 1 } },
          hand: ['a3-odins-judgement'],
          upgrades: ['a2-valkyrie', 'a1-thors-glory'],
        },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
        serpent: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(dead(t)).toEqual(['serpent 1 warrior gimle', 'raven 1 warrior gimle']);
    expect(t.told('glory').map(fact => `${fact.cause} ${fact.glory}`)).toEqual([
      'gimle 5',
      'gimle 3',
      'a3-odins-judgement 4',
      'a2-valkyrie 4',
      'a1-thors-glory 2',
    ]);
  });

  test('Loki’s Blessing comes last, and before the end of the phase is looked at [BR-12.16]', () => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      pillaged: ['yggdrasil', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'myrkulor'],
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a3-odins-judgement'] },
        raven: { figures: { gimle: { warrior: 1 } }, upgrades: ['a1-lokis-blessing'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    // Gimle was the last province of all, everything is paid, and the phase still waits for Raven.
    expect(gloryOf(t, 'wolf')).toEqual(['pillage 5', 'battles 3', 'battle-cards 2']);
    expect(t.asked()).toEqual(['raven come-back']);
    expect(t.view().phase).toBe('action');
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.told('invaded')).toHaveLength(1);
    expect(t.told('phase-began')[0]).toMatchObject({ phase: 'discard' });
    expect(order(t, 'glory', 'invaded', 'phase-began').slice(0, 5)).toEqual([
      'glory',
      'glory',
      'glory',
      'invaded',
      'phase-began',
    ]);
  });

  test('a winner has no use for Loki’s Blessing [BR-12.16]', () => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, upgrades: ['a1-lokis-blessing'] },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(winners(t)).toEqual(['wolf']);
    expect(t.asked()).toEqual(['bear action']);
  });
});
