import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { ToldChance } from '../../../../engine/chance/told-chance.ts';
import { pick } from '../../../../engine/conformance/pick.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { type Options, readOptions } from '../../../../engine/contract/options.ts';
import { LORD, LORDS, type LordId } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { TROOP_CLASSES } from '../../content/troop-classes.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';
import { alignmentOf, areOpposed, degrees } from '../lords.ts';
import { lordNumber } from '../numbers.ts';
import type { State } from '../state.ts';

const begin = (seats: number, given: Options, ...luck: number[]) => {
  const chance = new ToldChance('set up');
  chance.tell(luck);
  const facts = new Facts<ScandinaviaFact>();
  const state = scandinavia.setup(readOptions(scandinavia.options, given, seats), seats, chance, facts);
  const take = (choice: ScandinaviaChoice): void => {
    const [ask] = scandinavia.decisions(state);
    const refusal = scandinavia.apply(state, ask.seat, choice, chance, facts);
    if (refusal) throw new Error(JSON.stringify(refusal.reasons));
  };
  return { state, facts, take, ask: () => scandinavia.decisions(state)[0] };
};

/** Sets up at random until the first turn. */
function toFirstTurn(state: State, seed: string): void {
  const [luck, player] = [new FastChance(seed), new FastChance(`${seed} player`)];
  while (state.turn === 0) {
    const { seat, choice } = pick(scandinavia.decisions(state), player);
    scandinavia.apply(state, seat, choice as ScandinaviaChoice, luck);
  }
}

describe('the table', () => {
  it('is for two to six, with six lords of three alignments and four classes of troops [SC-1.1] [SC-1.9] [SC-1.10] [SC-3.3] [SC-2.3] [SC-2.11]', () => {
    expect(scandinavia.seats).toEqual({ min: 2, max: 6 });
    expect(LORD.map(({ id, alignment }) => `${id} ${alignment}`)).toEqual([
      'ohrrkan chaotic',
      'krosen chaotic',
      'eurich neutral',
      'meloch neutral',
      'maerith good',
      'sandra good',
    ]);
    expect(degrees(alignmentOf(lordNumber.sandra), alignmentOf(lordNumber.krosen))).toBe(2);
    expect(TROOP_CLASSES).toEqual(['minor', 'ordinary', 'exceptional', 'special']);
  });

  it('says by its options what it leaves out, and which scenario it plays [SC-1.11] [SC-3.1] [SC-O-scenario] [SC-O-dragon] [SC-O-events] [SC-O-tokens] [SC-O-limit] [SC-16.1] [SC-A-tokens-few]', () => {
    const usual = (seats: number, given: Options = {}) => readOptions(scandinavia.options, given, seats);
    expect(usual(6).scenario).toBe('historical');
    expect(usual(4)).toMatchObject({ scenario: 'free', dragon: 'on', events: 1, tokens: 'off', limit: 12 });
    expect(scandinavia.options.find(({ name }) => name === 'limit')).toMatchObject({ values: [4, 8, 12, 'none'] });
    expect(usual(2, { tokens: 'on', events: 0, dragon: 'off', limit: 'none' })).toMatchObject({ tokens: 'on' });
    expect(() => usual(4, { scenario: 'historical' })).toThrow('historical is for 6');
    expect(() => usual(4, { scenario: 'two-characters' })).toThrow('two-characters is for');
    expect(() => usual(3, { scenario: 'alliances' })).toThrow('alliances is for');
  });
});

describe('picking', () => {
  it('the highest D100 picks first and has the initiative; who rolls alike rolls again [SC-3.2] [SC-3.10] [SC-A-pick-tie] [SC-O-picking] [SC-2.12]', () => {
    const { state, facts, ask } = begin(3, {}, 40, 100, 40, 7, 8);
    expect(facts.told.map(({ fact }) => fact)).toMatchObject([
      { kind: 'pick-rolled', seat: 0, die: 40 },
      { kind: 'pick-rolled', seat: 1, die: 100 },
      { kind: 'pick-rolled', seat: 2, die: 40 },
      { kind: 'pick-rolled', seat: 0, die: 7 },
      { kind: 'pick-rolled', seat: 2, die: 8 },
    ]);
    expect(ask().seat).toBe(1);
    expect(state.first).toBe(1);
  });

  it('as seated, the seats take the lords of the list, Ohrrkan not with two [SC-O-lords] [SC-3.4] [SC-A-ohrrkan-two] [SC-O-ohrrkanTwo]', () => {
    const lords = ['ohrrkan', 'sandra', 'krosen', 'eurich', 'meloch', 'maerith'];
    const seated = (seats: number, more: Options = {}) => {
      const { state } = begin(seats, { picking: 'seated', lords, ...more });
      toFirstTurn(state, 'seated');
      return state.picked.map(lord => LORDS[lord]);
    };
    expect(seated(2)).toEqual(['sandra', 'krosen']);
    expect(seated(2, { ohrrkanTwo: 'allowed' })).toEqual(['ohrrkan', 'sandra']);
    expect(seated(3)).toEqual(['ohrrkan', 'sandra', 'krosen']);
  });

  it('partners are never opposite, and everybody after is served [SC-A-lord-picks] [SC-15.9] [SC-15.14]', () => {
    for (const [seats, scenario] of [
      [2, 'two-characters'],
      [3, 'two-characters'],
      [4, 'alliances'],
      [6, 'alliances'],
    ] as const)
      for (let game = 0; game < 4; game++) {
        const { state } = begin(seats, { scenario });
        toFirstTurn(state, `${scenario} ${seats} ${game}`);
        for (const lord of state.picked) expect(areOpposed(lord, state.partner[lord])).toBe(false);
      }
  });
});

describe('a first realm', () => {
  it('is two contiguous regions, one of the kind of the sheet, at prosperity 18 [SC-3.5] [SC-3.6] [SC-3.7] [SC-3.8] [SC-3.9] [SC-C-krosen] [SC-C-eurich] [SC-C-meloch] [SC-C-maerith] [SC-C-sandra] [SC-C-ohrrkan]', () => {
    const army: Readonly<Record<LordId, number>> = {
      ohrrkan: 4,
      krosen: 6,
      eurich: 5,
      meloch: 4,
      maerith: 4,
      sandra: 4,
    };
    const gold: Readonly<Record<LordId, number>> = {
      ohrrkan: 30,
      krosen: 10,
      eurich: 20,
      meloch: 30,
      maerith: 20,
      sandra: 20,
    };
    const buildings: Readonly<Record<LordId, number>> = {
      ohrrkan: 7,
      krosen: 6,
      eurich: 5,
      meloch: 7,
      maerith: 6,
      sandra: 6,
    };
    const { state } = begin(6, { scenario: 'free' });
    toFirstTurn(state, 'free');
    const view = scandinavia.view(state, null);
    for (const [id, lord] of Object.entries(view.lords)) {
      const own = REGIONS.filter(region => view.regions[region].owner === id);
      expect(own).toHaveLength(2);
      expect(own.map(region => view.regions[region].prosperity)).toEqual([18, 18]);
      const pieces = own.flatMap(region => Object.values(view.pieces[region]?.[id] ?? {}));
      const name = LORDS.find(one => one === id) ?? 'ohrrkan';
      expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(army[name]);
      expect(own.flatMap(region => view.regions[region].buildings)).toHaveLength(buildings[name]);
      expect(state.gold[lord.seat]).toBe(gold[name]);
      if (id !== 'ohrrkan') expect(own.some(region => region === 'selorian' || region === 'kragh')).toBe(false);
    }
    expect(Object.values(view.fleets).map(({ lord }) => lord)).toEqual(['eurich']);
  });

  it('where no fitting pair is left the condition falls away; the token is set up with the army [SC-A-free-start] [SC-A-token-first] [SC-16.2] [SC-16.12]', () => {
    for (let game = 0; game < 6; game++) {
      const { state } = begin(6, { scenario: 'free', tokens: 'on' });
      toFirstTurn(state, `tokens ${game}`);
      const view = scandinavia.view(state, null);
      for (const id of Object.keys(view.lords)) {
        const own = REGIONS.filter(region => view.regions[region].owner === id);
        const pieces = own.map(region => view.pieces[region]?.[id] ?? {});
        expect(pieces.filter(({ token }) => token === 1)).toHaveLength(1);
        if (id === 'eurich') expect(pieces.every(stack => stack['hero-3'] === undefined)).toBe(true);
      }
    }
  });
});

describe('names and numbers', () => {
  it('seven names are ours; wealth is fertility by prosperity [SC-R-names] [SC-R-wealth] [SC-2.4] [SC-2.5]', () => {
    expect(REGIONS.slice(17)).toEqual([
      'trondarn',
      'hjelmark',
      'skaneval',
      'rugenmark',
      'kurlann',
      'ingerven',
      'karhela',
    ]);
    const { state } = begin(6, { picking: 'seated' });
    toFirstTurn(state, 'wealth');
    const view = scandinavia.view(state, null);
    expect(view.regions.selorian).toMatchObject({ prosperity: 18, wealth: 6 });
    expect(view.regions.kragh).toMatchObject({ prosperity: 18, wealth: 3 });
  });
});
