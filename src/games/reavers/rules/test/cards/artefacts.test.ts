import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../../arrange.ts';
import { falls, successes, type TestTable, table } from '../../testing.ts';

/** Boar selects a space with these artefacts on its board. */
function at(space: string, boar: GivenSeat, given: Given = {}): TestTable {
  const t = table(['boar', 'stag'], { ...given, seats: { ...given.seats, boar: { food: 6, favour: 0, ...boar } } });
  t.does('boar', { kind: 'select', space });
  return t;
}

const use = (artefact: string) => ({ kind: 'use', artefact }) as const;
const dieOn = (t: TestTable): (string | null)[] => t.ship('boar').artefacts.map(({ die }) => die);

describe('what comes at once', () => {
  test('Draupnir gives 2 Food [RM-C-draupnir]', () => {
    const t = at('keeps', { artefacts: [{ card: 'draupnir', die: 'red-shield' }] });
    t.does('boar', use('draupnir'));
    expect(t.ship('boar')).toMatchObject({ food: 8, favour: 0 });
    expect(dieOn(t)).toEqual([null]);
    expect(t.view().supply.dice.red).toBe(18);
  });

  test('Eldhrimnir gives 3 Food [RM-C-eldhrimnir]', () => {
    const t = at('villages', { artefacts: [{ card: 'eldhrimnir', die: 'blue-raven' }] });
    t.does('boar', use('eldhrimnir'));
    expect(t.ship('boar')).toMatchObject({ food: 9, favour: 0 });
    expect(dieOn(t)).toEqual([null]);
  });

  test.each(['trade', 'villages', 'keeps'])(
    'the Harp gives 2 Favour, also at %s [RM-C-harp-of-the-ljosalfar]',
    space => {
      const t = at(space, { artefacts: [{ card: 'harp-of-the-ljosalfar', die: 'yellow-tree' }] });
      t.does('boar', use('harp-of-the-ljosalfar'));
      expect(t.ship('boar')).toMatchObject({ food: 6, favour: 2 });
      expect(dieOn(t)).toEqual([null]);
    },
  );

  test('Frigg’s Chalice takes a Terror away [RM-C-friggs-chalice]', () => {
    const t = at('villages', { terror: 2, artefacts: [{ card: 'friggs-chalice', die: 'red-chest' }] });
    t.does('boar', use('friggs-chalice'));
    expect(t.ship('boar').terror).toBe(1);
    expect(dieOn(t)).toEqual([null]);
  });

  test('but not where there is none [RM-C-friggs-chalice]', () => {
    const t = at('villages', { terror: 0, artefacts: [{ card: 'friggs-chalice', die: 'red-chest' }] });
    expect(t.why('boar', use('friggs-chalice'))).toEqual(['RM-C-friggs-chalice']);
  });

  test('Andvarinaut draws a keep loot card, which is resolved [RM-C-andvarinaut]', () => {
    const artefacts = [{ card: 'andvarinaut', die: 'red-shield' }];
    const t = at('keeps', { artefacts }, { decks: { keeps: ['keep-wall', 'art'] } });
    t.does('boar', use('andvarinaut'));
    expect(t.told('cards-drawn')).toMatchObject([{ deck: 'keeps', cards: ['keep-wall'] }]);
    expect(t.ship('boar')).toMatchObject({ favour: 2, pile: [] });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test('nothing where the deck is used up [RM-C-andvarinaut]', () => {
    const artefacts = [{ card: 'andvarinaut', die: 'red-shield' }];
    const t = at('keeps', { artefacts }, { rest: { keeps: 'stag' } });
    expect(t.why('boar', use('andvarinaut'))).toEqual(['RM-C-andvarinaut']);
  });
});

describe('Bodn', () => {
  test('turns another die into one of its colour on a face of choice [RM-C-bodn]', () => {
    const artefacts = [
      { card: 'bodn', die: 'red-ship' },
      { card: 'draupnir', die: 'yellow-shield' },
    ];
    const t = at('villages', { artefacts, dice: { 'blue-ship': 1 } });
    t.does('boar', use('bodn'));
    // The one on Bodn is gone; one on another artefact is one of its owner's dice.
    expect(t.of('boar', 'turn').map(({ die }) => die)).toEqual(['blue-ship', 'yellow-shield']);
    expect(t.why('boar', { kind: 'turn', die: 'red-ship' })).toEqual(['RM-C-bodn']);
    t.does('boar', { kind: 'turn', die: 'blue-ship' });
    expect(t.of('boar', 'take-die')).toHaveLength(6);
    expect(t.why('boar', { kind: 'take-die', die: 'red-chest' })).toEqual(['RM-6.1']);
    t.does('boar', { kind: 'take-die', die: 'blue-chest' });
    expect(t.dice('boar')).toEqual({ 'blue-chest': 1 });
    expect(dieOn(t)).toEqual([null, 'yellow-shield']);
    expect(t.audit()).toEqual([]);
  });

  test('is of no use without another die [RM-C-bodn]', () => {
    const t = at('villages', { artefacts: [{ card: 'bodn', die: 'red-ship' }] });
    expect(t.why('boar', use('bodn'))).toEqual(['RM-C-bodn']);
  });
});

describe('Brisingamen', () => {
  const artefacts = [{ card: 'brisingamen', die: 'yellow-tree' }];
  const decks = { prophecies: ['vanquisher', 'lord-slayer'] };

  test.each(['juggernaut', 'vanquisher'])(
    'draws a prophecy from the deck and puts one back, old or new: %s [RM-C-brisingamen]',
    back => {
      const t = at('trade', { artefacts, prophecies: ['juggernaut'] }, { decks });
      t.does('boar', use('brisingamen'));
      expect(t.ship('boar').prophecies).toEqual(['juggernaut', 'vanquisher']);
      expect(t.of('boar', 'return-prophecy').map(({ card }) => card)).toEqual(['juggernaut', 'vanquisher']);
      expect(t.why('boar', { kind: 'return-prophecy', card: 'lord-slayer' })).toEqual(['RM-C-brisingamen']);
      t.does('boar', { kind: 'return-prophecy', card: back });
      expect(t.ship('boar').prophecies).toEqual(['juggernaut', 'vanquisher'].filter(card => card !== back));
      expect(t.view().discards.prophecies).toEqual([back]);
      expect(dieOn(t)).toEqual([null]);
    },
  );

  test('who has no other puts back the one it drew [RM-C-brisingamen]', () => {
    const t = at('trade', { artefacts }, { decks });
    t.does('boar', use('brisingamen'));
    expect(t.ship('boar').prophecies).toEqual([]);
    expect(t.view().discards.prophecies).toEqual(['vanquisher']);
  });

  test('is of no use without a card to draw [RM-C-brisingamen]', () => {
    const t = at('trade', { artefacts }, { rest: { prophecies: 'stag' } });
    expect(t.why('boar', use('brisingamen'))).toEqual(['RM-C-brisingamen']);
  });
});

describe('Hringhorni', () => {
  test('rolls two dice of colours of choice [RM-C-hringhorni]', () => {
    const t = at('trade', { artefacts: [{ card: 'hringhorni', die: 'blue-ship' }] });
    t.does('boar', use('hringhorni'));
    expect(t.of('boar', 'roll-die').map(({ colour }) => colour)).toEqual(['red', 'blue', 'yellow']);
    t.luck(...falls('chest', 'double-hammer'));
    t.all('boar', { kind: 'roll-die', colour: 'yellow' }, { kind: 'roll-die', colour: 'red' });
    expect(t.dice('boar')).toEqual({ 'yellow-chest': 1, 'red-double-hammer': 1 });
    expect(dieOn(t)).toEqual([null]);
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });
});

/** Boar recruits two reavers with an artefact that draws on them. */
function recruits(artefact: string, die: string, cards: readonly string[], given: Given = {}): TestTable {
  const t = at('recruit', { artefacts: [{ card: artefact, die }] }, { ...given, open: { reavers: cards } });
  // Not before there is a new reaver.
  expect(t.why('boar', use(artefact))).toEqual([`RM-C-${artefact}`]);
  t.luck(...falls('ship', 'ship', 'ship', 'ship'));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  return t;
}

describe('Jarnglofar', () => {
  test('brings the clan bonus of one reaver gained, also of one that is rallied [RM-C-jarnglofar]', () => {
    const t = recruits('jarnglofar', 'blue-raven', ['huskarl', 'scout']);
    t.all('boar', { kind: 'rally', card: 'huskarl' }, { kind: 'take-die', die: 'blue-ship' });
    t.does('boar', use('jarnglofar'));
    expect(t.of('boar', 'choose-reaver').map(({ card }) => card)).toEqual(['huskarl', 'scout']);
    expect(t.why('boar', { kind: 'choose-reaver', card: 'lithsman' })).toEqual(['RM-C-jarnglofar']);
    t.does('boar', { kind: 'choose-reaver', card: 'huskarl' });
    expect(t.ship('boar')).toMatchObject({ food: 10, favour: 2, leader: null });
    expect(dieOn(t)).toEqual([null]);
  });

  test('and a second time the bonus of one that is promoted [RM-C-jarnglofar]', () => {
    const t = recruits('jarnglofar', 'blue-raven', ['scout', 'scout']);
    t.does('boar', { kind: 'promote', card: 'scout' });
    expect(t.ship('boar').favour).toBe(4);
    t.does('boar', use('jarnglofar'));
    expect(t.ship('boar').favour).toBe(6);
    expect(t.why('boar', use('jarnglofar'))).toEqual(['RM-8.5']);
  });

  test('also when both are used already, and not for another seat [RM-C-jarnglofar]', () => {
    const stag = { artefacts: [{ card: 'jarnglofar', die: 'blue-raven' }] };
    const t = recruits('jarnglofar', 'blue-raven', ['huskarl'], { seats: { stag } });
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    expect(t.asked()).toEqual(['boar after']);
    t.does('boar', use('jarnglofar'));
    expect(t.ship('boar').food).toBe(10);
    expect(t.asked()).toEqual(['stag act-or-rest']);
    expect(t.why('stag', use('jarnglofar'))).toEqual(['RM-C-jarnglofar']);
  });

  test('of a Helmet a loot card of either deck [RM-C-jarnglofar]', () => {
    const t = recruits('jarnglofar', 'blue-raven', ['lithsman'], { decks: { keeps: ['art'] } });
    t.does('boar', use('jarnglofar'));
    expect(t.asked()).toEqual(['boar choose-deck']);
    t.does('boar', { kind: 'choose-deck', deck: 'keeps' });
    expect(t.ship('boar').pile).toEqual(['art']);
  });
});

describe('Sacred Ash Stave', () => {
  test('lets one reaver gained work once, however it is used [RM-C-sacred-ash-stave]', () => {
    const t = recruits('sacred-ash-stave', 'red-chest', ['spear-chief', 'keeper-of-sagas']);
    t.does('boar', { kind: 'promote', card: 'keeper-of-sagas' });
    expect(t.ship('boar').glory).toBe(0);
    t.does('boar', use('sacred-ash-stave'));
    expect(t.of('boar', 'choose-reaver').map(({ card }) => card)).toEqual(['spear-chief', 'keeper-of-sagas']);
    expect(t.why('boar', { kind: 'choose-reaver', card: 'spakona' })).toEqual(['RM-C-sacred-ash-stave']);
    t.does('boar', { kind: 'choose-reaver', card: 'keeper-of-sagas' });
    expect(t.ship('boar')).toMatchObject({ glory: 2, food: 6 });
    expect(dieOn(t)).toEqual([null]);
    expect(t.told('reaver-works')).toMatchObject([{ card: 'keeper-of-sagas' }]);
  });

  test('also one that asks for a price [RM-C-sacred-ash-stave]', () => {
    const t = recruits('sacred-ash-stave', 'red-chest', ['pillager-reaver']);
    t.does('boar', use('sacred-ash-stave'));
    expect(t.asked()).toEqual(['boar exchange']);
    t.all('boar', { kind: 'exchange' }, { kind: 'spend', die: 'red-ship' });
    expect(t.ship('boar')).toMatchObject({ crew: 1, tokens: { farm: 1 } });
  });
});

/** Boar faces a Knarr, Defence 4. */
function facesKnarr(boar: GivenSeat): TestTable {
  const t = at('battle', boar, { decks: { journeys: ['all-quiet'] }, open: { battles: ['knarr'] } });
  expect(t.why('boar', use('dainsleif'))).toEqual(['RM-C-dainsleif']);
  t.all('boar', { kind: 'act' }, { kind: 'face', card: 'knarr' }, { kind: 'fight' });
  return t;
}

describe('Dainsleif', () => {
  const artefacts = [{ card: 'dainsleif', die: 'red-hammer' }];

  test('adds two combat dice before the first roll [RM-C-dainsleif]', () => {
    const t = facesKnarr({ artefacts, dice: { 'blue-hammer': 1 } });
    t.does('boar', use('dainsleif'));
    expect(t.ask('boar')?.args).toMatchObject({ dice: 2 });
    t.luck(...successes(1, 1, 2)).does('boar', { kind: 'spend', die: 'blue-hammer' });
    expect(t.told('combat-won')).toMatchObject([{ successes: 4 }]);
    expect(dieOn(t)).toEqual([null]);
  });

  test('or after one, to those that lie there [RM-C-dainsleif]', () => {
    const t = facesKnarr({ artefacts, dice: { 'blue-hammer': 1 } });
    t.does('boar', { kind: 'spend', die: 'blue-hammer' });
    t.luck(...successes(1)).does('boar', { kind: 'roll' });
    expect(t.asked()).toEqual(['boar reroll']);
    t.luck(...successes(1, 2)).does('boar', use('dainsleif'));
    expect(t.told('combat-rolled').at(-1)).toMatchObject({ zeros: 0, ones: 2, twos: 1 });
    expect(t.told('combat-won')).toMatchObject([{ successes: 4 }]);
  });
});

describe('Fragment of Mjolnir', () => {
  const artefacts = [{ card: 'fragment-of-mjolnir', die: 'red-helmet' }];

  test('adds one combat die, and alone is enough for a fight [RM-C-fragment-of-mjolnir]', () => {
    const t = at('territories', { food: 0, artefacts });
    expect(t.why('boar', use('fragment-of-mjolnir'))).toEqual(['RM-C-fragment-of-mjolnir']);
    t.luck(...successes(2)).all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-2' });
    expect(t.told('combat-rolled')).toMatchObject([{ zeros: 0, ones: 0, twos: 1 }]);
    expect(t.told('subdued')).toMatchObject([{ territory: 'food-2', by: 'force' }]);
    expect(dieOn(t)).toEqual([null]);
  });

  test('or one after a roll [RM-C-fragment-of-mjolnir]', () => {
    const t = at('territories', { food: 0, artefacts, dice: { 'blue-hammer': 1 } });
    t.all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-2' });
    t.does('boar', { kind: 'spend', die: 'blue-hammer' });
    t.luck(...successes(1)).does('boar', { kind: 'roll' });
    t.luck(...successes(1)).does('boar', use('fragment-of-mjolnir'));
    expect(t.told('combat-won')).toMatchObject([{ successes: 2, defence: 2 }]);
  });

  test('also against a Keep Wall that a Fanatic finds, with a helmet from the board [RM-C-fragment-of-mjolnir]', () => {
    const t = at(
      'territories',
      { artefacts: [{ card: 'fragment-of-mjolnir' }], dice: { 'red-helmet': 1 }, slots: { territories: ['fanatic'] } },
      { decks: { keeps: ['keep-wall', 'keep-wall'] } },
    );
    t.does('boar', { kind: 'keep-card', card: 'keep-wall' });
    expect(t.asked()).toEqual(['boar storm']);
    t.luck(...successes(2)).does('boar', { kind: 'fight' });
    expect(t.told('die-stored')).toMatchObject([{ die: 'red-helmet' }]);
    expect(t.ship('boar')).toMatchObject({ favour: 3, tokens: { wall: 1 }, crew: 0 });
    expect(t.audit()).toEqual([]);
  });
});

describe('Laevateinn', () => {
  const artefacts = [{ card: 'laevateinn', die: 'red-helmet' }];

  test.each([
    ['food-1', 'food-3', { favour: 1 }],
    ['favour-2', 'favour-3', { food: 4 }],
    ['dice-1', 'dice-3', { food: 1 }],
  ])('makes a %s subdued peacefully a %s [RM-C-laevateinn]', (territory, best, boar) => {
    const t = at('territories', { food: 0, ...boar, artefacts, dice: { 'blue-hammer': 1 } });
    expect(t.why('boar', use('laevateinn'))).toEqual(['RM-C-laevateinn']);
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory });
    expect(t.asked()).toEqual(['boar better']);
    t.all('boar', use('laevateinn'), { kind: 'done' });
    expect(t.told('tile-turned')).toMatchObject([{ territory: best }]);
    const left = (id: string) => t.view().territories.find(one => one.id === id)?.left;
    expect([left(territory), left(best)]).toEqual([6, 5]);
    expect(dieOn(t)).toEqual([null]);
  });

  test('or one subdued by force, if its owner likes [RM-C-laevateinn]', () => {
    const boar = { food: 0, artefacts, dice: { 'blue-hammer': 1 } };
    const takes = at('territories', boar);
    takes.luck(...successes(1)).all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-1' }, use('laevateinn'));
    expect(takes.ship('boar').territories).toMatchObject([{ territory: 'food-3' }]);
    const leaves = at('territories', boar);
    leaves.luck(...successes(1)).all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-1' });
    leaves.does('boar', { kind: 'decline' });
    expect(leaves.ship('boar').territories).toMatchObject([{ territory: 'food-1' }]);
    expect(dieOn(leaves)).toEqual(['red-helmet']);
  });

  test('not one that was lost, nor one of level 3 [RM-C-laevateinn]', () => {
    const lost = at('territories', { food: 0, artefacts, dice: { 'blue-hammer': 1 } });
    lost.luck(...successes(0)).all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-1' });
    expect(lost.told('not-subdued')).toHaveLength(1);
    expect(dieOn(lost)).toEqual(['red-helmet']);
    expect(lost.ship('boar').territories).toEqual([]);
    const third = at('territories', { food: 0, favour: 3, artefacts });
    third.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-3' });
    expect(third.asked()).not.toContain('boar better');
    expect(dieOn(third)).toEqual(['red-helmet']);
  });

  test('not where no tile of level 3 is left [RM-C-laevateinn]', () => {
    const stag = { territories: new Array<string>(6).fill('food-3') };
    const t = at('territories', { food: 0, favour: 1, artefacts, dice: { 'blue-hammer': 1 } }, { seats: { stag } });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-1' }, { kind: 'done' });
    expect(t.ship('boar').territories).toMatchObject([{ territory: 'food-1' }]);
    expect(dieOn(t)).toEqual(['red-helmet']);
  });
});

describe('Skidbladnir', () => {
  const artefacts = [{ card: 'skidbladnir', die: 'blue-ship' }];

  test('brushes a journey aside that was just revealed [RM-C-skidbladnir]', () => {
    const boar = { food: 6, artefacts, dice: { 'red-chest': 1 }, leader: 'huskarl' };
    const t = at('battle', boar, { decks: { journeys: ['kraken'] } });
    // Not before it is known.
    expect(t.why('boar', use('skidbladnir'))).toEqual(['RM-C-skidbladnir']);
    t.does('boar', { kind: 'act' });
    t.does('boar', use('skidbladnir'));
    expect(t.told('journey-cancelled')).toMatchObject([{ card: 'kraken' }]);
    expect(t.view().discards.journeys).toEqual(['kraken']);
    expect(t.ship('boar')).toMatchObject({ food: 2, crew: 1, glory: 2 });
    expect(dieOn(t)).toEqual([null]);
    expect(t.asked()).toEqual(['boar choose-battle']);
  });

  test('not one that is being suffered already [RM-C-skidbladnir]', () => {
    const upgrades = { chest: 1 };
    const t = at('battle', { artefacts, upgrades }, { decks: { journeys: ['draugr-ambush'] } });
    t.all('boar', { kind: 'act' }, { kind: 'suffer' });
    expect(t.asked()).toEqual(['boar lose-treasure']);
    expect(t.why('boar', use('skidbladnir'))).toEqual(['RM-C-skidbladnir']);
  });
});
