import { describe, expect, test } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import { forbidden } from '../../engine/contract/explain.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { defineGame } from '../../engine/contract/play.ts';
import { runScenario, type Shelf } from '../../engine/scenario/scenario.ts';
import { CATALOGUE } from '../catalogue.ts';

/** Wolf has a Ship by Andlang, Raven a Warrior in Gimle next to it. */
const GOOD = `{
  "game": "blood-rage",
  "title": "Wolf pillages Andlang and Raven comes too late",
  "proves": ["BR-10.4"],
  "seats": ["wolf", "raven"],
  "options": { "tie": "battles" },
  "seed": "any",
  "given": {
    "tokens": { "andlang": "horns" },
    "clans": {
      "wolf": { "figures": { "fjord-sw": { "ship": 1 } }, "hand": ["a1-alfheim"] },
      "raven": { "figures": { "gimle": { "warrior": 1 } } }
    }
  },
  "steps": [
    { "seat": "wolf", "may": [{ "kind": "pillage" }], "mayNot": [{ "kind": "march" }] },
    { "seat": "wolf", "refused": { "kind": "pillage", "province": "horgr" }, "because": ["BR-10.1"] },
    { "seat": "wolf", "does": { "kind": "pillage", "province": "andlang" } },
    { "seat": "raven", "mayOnly": [{ "kind": "join" }, { "kind": "decline" }] },
    { "expect": { "asked": { "raven": { "prompt": "call-to-battle", "args": { "pillager": "wolf" } } } } },
    { "seat": "raven", "does": { "kind": "decline" } },
    {
      "expect": {
        "view": {
          "clans.wolf.stats.horns": { "step": 2, "value": 5 },
          "provinces.andlang.pillaged": true,
          "provinces.gimle.figures[seat=raven,figure=warrior].count": 1,
          "provinces.andlang.figures[seat=raven]": { "$absent": true },
          "ragnarok[0].glory": 2
        },
        "views": { "wolf": { "own.hand": ["a1-alfheim"] }, "raven": { "own.hand": [] } },
        "facts": [{ "kind": "pillaged", "seat": "wolf" }, { "kind": "turn", "seat": "raven" }],
        "noFacts": [{ "kind": "battle-began" }],
        "factsSoFar": [{ "kind": "pillage-declared" }, { "kind": "stayed-away" }, { "kind": "pillaged" }],
        "heard": { "raven": [{ "kind": "stat-raised", "stat": "horns", "value": 5 }] },
        "result": null
      }
    }
  ]
}`;

const LINES = GOOD.split('\n');
const lineOf = (text: string): number => LINES.findIndex(line => line.includes(text)) + 1;
const STEPS = lineOf('"steps"');

/** The good file with other steps: one a line, the first on the line after `"steps"`. */
const withSteps = (...steps: readonly object[]): string =>
  [...LINES.slice(0, STEPS), steps.map(step => JSON.stringify(step)).join(',\n'), '  ]', '}'].join('\n');

const problemsOf = async (text: string, shelf: readonly Shelf[] = CATALOGUE) =>
  (await runScenario(text, shelf)).problems;

const PILLAGE = { seat: 'wolf', does: { kind: 'pillage', province: 'andlang' } };
const expecting = (expect: object) => withSteps(PILLAGE, { expect });

test('a scenario that tells the truth has no problems', async () => {
  expect(await runScenario(GOOD, CATALOGUE)).toMatchObject({
    title: 'Wolf pillages Andlang and Raven comes too late',
    problems: [],
  });
});

describe('what does not hold is told by step, line, path, expected and found', () => {
  const secondStep = STEPS + 2;
  const cases: [what: string, text: string, path: string, message: RegExp][] = [
    ['a number in the view', expecting({ view: { 'clans.wolf.rage': 5 } }), 'clans.wolf.rage', /^expected 5, found 6$/],
    [
      'a field inside what a path leads to',
      expecting({ view: { 'clans.wolf.stats': { axes: { value: 4 } } } }),
      'clans.wolf.stats.axes.value',
      /^expected 4, found 3$/,
    ],
    [
      'a list of another length',
      expecting({ views: { wolf: { 'own.hand': [] } } }),
      'own.hand',
      /^expected \[\], found \["a1-alfheim"\]$/,
    ],
    ['a seat by its name', expecting({ view: { turn: 'raven' } }), 'turn', /^expected "raven", found 0$/],
    [
      'a path that leads nowhere',
      expecting({ view: { 'clans.wolff.rage': 6 } }),
      'clans.wolff.rage',
      /no item "wolff" in the list; there are wolf, raven/,
    ],
    [
      'a slip in a path cannot pass for absence',
      expecting({ view: { 'clans.wolf.ragee.now': { $absent: true } } }),
      'clans.wolf.ragee.now',
      /no field "ragee"/,
    ],
    [
      'a choice of items that is not sharp enough',
      expecting({ view: { 'provinces[pillaged=false].id': 'gimle' } }),
      'provinces[pillaged=false].id',
      /9 items with pillaged=false; say more/,
    ],
    ['who is asked', expecting({ asked: { wolf: 'action' } }), 'expect.asked.wolf', /asked now: raven call-to-battle/],
    ['that nobody else is asked', expecting({ asked: {} }), 'expect.asked', /nobody else .* raven call-to-battle/],
    [
      'a fact',
      expecting({ facts: [{ kind: 'pillage-declared', rage: 2 }] }),
      'expect.facts[0]',
      /^expected .*"rage":2.*, found .*"rage":0/,
    ],
    [
      'the order of facts',
      expecting({ factsSoFar: [{ kind: 'pillage-declared' }, { kind: 'turn' }] }),
      'expect.factsSoFar[1]',
      /^expected \{"kind":"turn"\}, found nothing more$/,
    ],
    [
      'a fact that should not be',
      expecting({ noFacts: [{ kind: 'pillage-declared' }] }),
      'expect.noFacts[0]',
      /^expected no .*, found .*"province":"andlang"/,
    ],
    [
      'what a seat has heard',
      expecting({ heard: { raven: [{ kind: 'pillaged' }] } }),
      'expect.heard.raven[0]',
      /^expected \{"kind":"pillaged"\}, found pillage-declared$/,
    ],
    ['the result', expecting({ result: { totals: [1, 0] } }), 'result', /^expected .*, found null$/],
    [
      'a choice that is offered',
      withSteps(PILLAGE, { seat: 'raven', may: [{ kind: 'join', figure: 'leader' }] }),
      'may[0]',
      /^expected .*"leader".* among the choices, found \{"kind":"join","figure":"warrior","from":"gimle"\}$/,
    ],
    [
      'a choice for a seat that is not asked',
      withSteps(PILLAGE, { seat: 'wolf', may: [{ kind: 'decline' }] }),
      'may[0]',
      /wolf is not asked; asked now: raven call-to-battle/,
    ],
    [
      'a choice that is not offered',
      withSteps(PILLAGE, { seat: 'raven', mayNot: [{ kind: 'join' }] }),
      'mayNot[0]',
      /^expected no .*, found .*"from":"gimle"/,
    ],
    [
      'all the choices there are',
      withSteps(PILLAGE, { seat: 'raven', mayOnly: [{ kind: 'join' }] }),
      'mayOnly',
      /^expected no other choice, found \{"kind":"decline"\}$/,
    ],
    [
      'a choice that a seat which is not asked may not make: it may make none',
      withSteps(PILLAGE, { seat: 'wolf', mayNot: [{ kind: 'march' }] }),
      'mayNot',
      /^wolf is not asked; asked now: raven call-to-battle$/,
    ],
    [
      'that a seat which is not asked may choose nothing',
      withSteps(PILLAGE, { seat: 'wolf', mayOnly: [] }),
      'mayOnly',
      /^wolf is not asked; asked now: raven call-to-battle$/,
    ],
    [
      'a sum',
      expecting({ sums: [{ of: ['clans[*].rage', 'clans.wolf.glory'], is: 13 }] }),
      'expect.sums[0].is',
      /^expected 13, found 12 = 6 \+ 6 \+ 0$/,
    ],
    [
      'a sum of what cannot be added up',
      expecting({ sums: [{ of: ['provinces[*].id'], is: 9 }] }),
      'expect.sums[0].of[0]',
      /^is "yggdrasil", and only numbers can be added up$/,
    ],
    [
      'a sum over a path that leads nowhere',
      expecting({ sums: [{ of: ['clans[*].ragee'], is: 9 }] }),
      'expect.sums[0].of[0]',
      /^no field "ragee"/,
    ],
    [
      'a name that should be nowhere',
      expecting({ nowhere: ['a1-troll', 'ship'] }),
      'expect.nowhere[1]',
      /^expected "ship" nowhere, found it at view\.fjords\[\d\]\.figures\[0\]\.figure$/,
    ],
    [
      'a name that a seat should not see',
      expecting({ nowhereFor: { raven: ['a1-alfheim'], wolf: ['a1-alfheim'] } }),
      'expect.nowhereFor.wolf[0]',
      /^expected "a1-alfheim" nowhere, found it at view\.own\.hand\[0\]$/,
    ],
    [
      'a name that a seat is asked about',
      expecting({ nowhereFor: { raven: ['a1-troll', 'gimle'] } }),
      'expect.nowhereFor.raven[1]',
      /^expected "gimle" nowhere/,
    ],
    [
      'an undo that is barred',
      withSteps(PILLAGE, { seat: 'raven', undo: 'free' }),
      'undo',
      /^raven may not take back its last choice \(undo-others\)$/,
    ],
    [
      'an undo that is free',
      withSteps(PILLAGE, { seat: 'wolf', undo: 'refused' }),
      'undo',
      /^expected a refusal, but wolf may take back its last choice$/,
    ],
    [
      'an undo that nobody could agree to',
      withSteps(PILLAGE, { seat: 'raven', undo: 'agreed' }),
      'undo',
      /^raven may not take back its last choice \(nothing-to-undo\)$/,
    ],
    [
      'a refusal',
      withSteps(PILLAGE, { seat: 'raven', refused: { kind: 'decline' } }),
      'refused',
      /^expected a refusal, but raven may/,
    ],
    [
      'the reason of a refusal',
      withSteps(PILLAGE, {
        seat: 'raven',
        refused: { kind: 'join', figure: 'leader', from: 'gimle' },
        because: ['BR-1.1'],
      }),
      'because[0]',
      /^expected BR-1\.1, found BR-10\.2$/,
    ],
    [
      'a choice that cannot be made',
      withSteps(PILLAGE, { seat: 'raven', does: { kind: 'join', figure: 'leader', from: 'gimle' } }),
      'does',
      /^raven may not .*BR-10\.2.*; raven may \{"kind":"join","figure":"warrior","from":"gimle"\}$/,
    ],
  ];
  test.each(cases)('%s', async (_, text, path, message) => {
    const problems = await problemsOf(text);
    expect(problems).toEqual([{ line: secondStep, step: 2, path, message: expect.stringMatching(message) }]);
  });

  test('a failed expectation does not hide the next one, but after an impossible choice nothing more is played', async () => {
    const wrong = { expect: { view: { 'clans.wolf.rage': 1 } } };
    const impossible = { seat: 'wolf', does: { kind: 'sacrifice' } };
    expect((await problemsOf(withSteps(wrong, wrong, impossible, wrong))).map(problem => problem.step)).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('a bad file is refused with line and field, and is not played', () => {
  const cases: [what: string, from: string, to: string, path: string, message: RegExp][] = [
    ['a byte order mark', '{', '\uFEFF{', '', /^this begins with a byte order mark/],
    [
      'a number beyond all bounds',
      '"provinces.gimle.figures[seat=raven,figure=warrior].count": 1',
      '"provinces.gimle.figures[seat=raven,figure=warrior].count": 1e999',
      'expect.view.provinces.gimle.figures[seat=raven,figure=warrior].count',
      /cannot hold a number like 1e999/,
    ],
    [
      'what is nested without end',
      '"seed": "any",',
      `"seed": ${'['.repeat(5_000)}${']'.repeat(5_000)},`,
      '',
      /^this is nested deeper than 64 levels$/,
    ],
    [
      'a pack for a game that has nothing to replace',
      '"seed": "any",',
      '"content": {},',
      'content',
      /nothing that could/,
    ],
    ['a pack by a path', '"seed": "any",', '"content": "../box.pack.json",', 'content', /must match pattern/],
    ['two tables where there is one', '"result": null', '"alike": ["raven"]', 'expect.alike', /needs a second table/],
    [
      'a choice elsewhere where there is one table',
      '"does": { "kind": "decline" }',
      '"does": { "kind": "decline" }, "elsewhere": { "kind": "decline" }',
      'elsewhere',
      /no second table/,
    ],
    [
      'a name that would be nowhere anyway',
      '"result": null',
      '"nowhere": ["a1-trol"]',
      'expect.nowhere[0]',
      /"a1-trol" is no name of this game/,
    ],
    [
      'a path to several places',
      '"ragnarok[0].glory"',
      '"ragnarok[*].glory"',
      'expect.view.ragnarok[*].glory',
      /only the paths of a sum/,
    ],
    [
      'a stranger in what did not happen',
      '{ "kind": "battle-began" }',
      '{ "kind": "turn", "seat": "bear" }',
      'expect.noFacts[0].seat',
      /"bear" is not at the table/,
    ],
    [
      'a stranger in the arguments of a question',
      '{ "pillager": "wolf" }',
      '{ "pillager": "bear" }',
      'expect.asked.raven.args.pillager',
      /"bear" is not at the table/,
    ],
    [
      'an argument that a question has not',
      '{ "pillager": "wolf" }',
      '{ "pilager": "wolf" }',
      'expect.asked.raven.args.pilager',
      /not a field here; there are province, pillager/,
    ],
    [
      'an undo of another kind',
      '"does": { "kind": "decline" }',
      '"undo": "cheap"',
      'undo',
      /there are free, agreed, refused/,
    ],
    ['no JSON', '"seed": "any",', '"seed": "any"', '', /^this is not JSON: comma expected/],
    ['a comment', '"seed": "any",', '"seed": "any", // why not', '', /^this is not JSON: invalid comment token/],
    ['a field written twice', '"seed": "any",', '"seed": "any", "seed": "other",', 'seed', /written twice/],
    ['an unknown game', '"blood-rage"', '"blood-bath"', 'game', /"blood-bath"; there are .*blood-rage/],
    ['a missing field', '"title": "Wolf pillages Andlang and Raven comes too late",', '', '', /"title" is missing/],
    ['an unknown field', '"seed"', '"sead"', 'sead', /not a field here; there are .*seed/],
    ['a field of another type', '"any"', '7', 'seed', /is 7; wanted is a value of the type string/],
    ['an unknown side', '["wolf", "raven"]', '["wolf", "fox"]', 'seats[1]', /is "fox"; there are wolf, bear/],
    ['too few seats', '["wolf", "raven"]', '["wolf"]', 'seats', /fewer than 2/],
    ['an unknown option', '"tie"', '"tied"', 'options.tied', /not a field here; there are .*tie/],
    ['an unknown value of an option', '"battles"', '"axes"', 'options.tie', /is "axes"; there are shared, battles/],
    [
      'an unknown province',
      '"andlang": "horns"',
      '"andlangg": "horns"',
      'given.tokens.andlangg',
      /is unknown; there are .*andlang/,
    ],
    ['an unknown card', '"a1-alfheim"]', '"a1-alfhem"]', 'given.clans.wolf.hand[0]', /nearest are a1-alfheim/],
    ['a ship on land', '"gimle": { "warrior"', '"gimle": { "ship"', 'given.clans.raven.figures.gimle.ship', /fjord/],
    [
      'a side that is not at the table',
      '"raven": { "fig',
      '"bear": { "fig',
      'given.clans.bear',
      /no seat plays "bear"/,
    ],
    [
      'a deck that has been dealt',
      '"tokens": {',
      '"decks": { "1": ["a1-troll"] }, "tokens": {',
      'given.decks.1',
      /the cards of age 1 have been dealt/,
    ],
    [
      'a step that says nothing',
      '"seat": "raven", "does": { "kind": "decline" }',
      '"seat": "raven"',
      '',
      /has one of does/,
    ],
    [
      'a step that says two things',
      '"mayOnly": [',
      '"does": { "kind": "pass" }, "mayOnly": [',
      'mayOnly',
      /not a field/,
    ],
    [
      'an unknown kind of choice',
      '"kind": "march"',
      '"kind": "marsh"',
      'mayNot[0].kind',
      /"marsh"; the nearest are march/,
    ],
    [
      'a choice with a field too many',
      '{ "kind": "march"',
      '{ "card": "x", "kind": "march"',
      'mayNot[0].card',
      /not a field/,
    ],
    ['a choice that is not whole', ', "province": "horgr"', '', 'refused', /"province" is missing/],
    [
      'a fact with an unknown field',
      '"stat": "horns",',
      '"start": "horns",',
      'expect.heard.raven[0].start',
      /not a field/,
    ],
    [
      'an unknown prompt',
      '"call-to-battle"',
      '"call-to-arms"',
      'expect.asked.raven.prompt',
      /there are .*call-to-battle/,
    ],
    [
      'a stranger in a step',
      '"seat": "raven", "mayOnly"',
      '"seat": "bear", "mayOnly"',
      'seat',
      /"bear" is not at the table/,
    ],
    [
      'a path that cannot be read',
      '"ragnarok[0].glory"',
      '"ragnarok[0.glory"',
      'expect.view.ragnarok[0.glory',
      /cannot be read/,
    ],
    [
      'an unknown test',
      '"$absent": true',
      '"$gone": true',
      'expect.view.provinces.andlang.figures[seat=raven].$gone',
      /there are \$not/,
    ],
  ];
  test.each(cases)('%s', async (_, from, to, path, message) => {
    let played = false;
    const shelf = CATALOGUE.map(({ id, load }) => ({
      id,
      load: async () => {
        const { rules, ...rest } = await load();
        const decisions: typeof rules.decisions = state => {
          played = true;
          return rules.decisions(state);
        };
        return { ...rest, rules: { ...rules, decisions } };
      },
    }));
    expect(GOOD).toContain(from);
    const [problem] = await problemsOf(GOOD.replace(from, to), shelf);
    expect(problem.message).toMatch(message);
    expect(problem.path).toBe(path);
    // What is missing from the whole is told where the whole begins; a comma, where the next word shows that it lacks.
    const line = _ === 'a missing field' ? 1 : lineOf(from) + (_ === 'no JSON' ? 1 : 0);
    expect(problem.line).toBe(line);
    expect(played).toBe(false);
  });
});

describe('a second table', () => {
  const steps = (...more: readonly object[]) => withSteps(...more);
  const elsewhere = (text: string, given: object): string =>
    text.replace('"seed": "any",', `"seed": "any", "elsewhere": ${JSON.stringify({ given })},`);
  const hand = { clans: { wolf: { hand: ['a1-manheim'] } } };
  const quest = (card: string) => ({ kind: 'quest', card });

  test('is played in the same way, and looks alike to whoever must not notice', async () => {
    const text = steps(
      { expect: { alike: ['raven'] } },
      { seat: 'wolf', does: quest('a1-alfheim'), elsewhere: quest('a1-manheim') },
      { expect: { alike: ['raven'] } },
    );
    expect(await problemsOf(elsewhere(text, hand))).toEqual([]);
  });

  test('is told apart by what may be seen, asked or heard', async () => {
    const seen = elsewhere(steps({ expect: { alike: ['wolf'] } }), hand);
    expect(await problemsOf(seen)).toMatchObject([
      { step: 1, path: 'expect.alike[0]', message: expect.stringMatching(/^wolf: expected the same .*a1-manheim/) },
    ]);
    const heard = steps(
      { seat: 'wolf', does: quest('a1-alfheim'), elsewhere: { kind: 'pass' } },
      { expect: { alike: ['raven'] } },
    );
    expect(await problemsOf(elsewhere(heard, hand))).toHaveLength(1);
  });

  test('that does not differ proves nothing', async () => {
    const same = elsewhere(steps({ expect: { alike: ['raven'] } }), { clans: {} });
    expect((await problemsOf(same))[0].message).toMatch(/the two tables are the same/);
  });

  test('must be possible too, and so must what is done there', async () => {
    const impossible = { clans: { raven: { figures: { gimle: { ship: 1 } } } } };
    const [scene] = await problemsOf(elsewhere(steps({ expect: { alike: ['raven'] } }), impossible));
    expect(scene).toMatchObject({ line: lineOf('"seed"'), path: 'elsewhere.given.clans.raven.figures.gimle.ship' });
    const [choice] = await problemsOf(elsewhere(steps({ seat: 'wolf', does: quest('a1-alfheim') }), hand));
    expect(choice).toMatchObject({ step: 1, path: 'does', message: expect.stringMatching(/^elsewhere wolf may not/) });
  });
});

test('after an undo all is as it was, luck and what was told included', async () => {
  const before = { expect: { noFacts: [{ kind: 'pillage-declared' }], asked: { wolf: 'action' } } };
  const back = { seat: 'wolf', undo: 'free' };
  expect(await problemsOf(withSteps(PILLAGE, back, before, PILLAGE, back, PILLAGE))).toEqual([]);
  const told = { expect: { factsSoFar: [{ kind: 'pillage-declared' }, { kind: 'pillage-declared' }] } };
  expect(await problemsOf(withSteps(PILLAGE, back, PILLAGE, told))).toHaveLength(1);
});

test('a question with a single answer that is asked all the same need not be written', async () => {
  const text = JSON.stringify({
    game: 'blood-rage',
    title: 'Nobody has a late card, and nobody may know that',
    proves: [],
    seats: ['wolf', 'raven'],
    given: {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 2 } }, hand: ['a2-tyrs-rage', 'a2-alfheim'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a2-valkyrie', 'a2-manheim'] },
      },
    },
    steps: [
      { seat: 'wolf', does: { kind: 'pillage', province: 'gimle' } },
      { seat: 'wolf', does: { kind: 'commit', card: 'a2-tyrs-rage' } },
      { seat: 'raven', does: { kind: 'commit', card: 'a2-valkyrie' } },
      { expect: { asked: { wolf: 'late-card' } } },
      { seat: 'wolf', mayOnly: [{ kind: 'decline' }] },
      { seat: 'raven', does: { kind: 'pass' } },
      {
        expect: {
          facts: [
            { kind: 'battle-won', seat: 'wolf' },
            { kind: 'passed', seat: 'raven' },
          ],
        },
      },
      { seat: 'raven', does: { kind: 'invade', figure: 'warrior', to: 'horgr' } },
    ],
  });
  // What has alternatives is never made up.
  const problems = await problemsOf(text);
  expect(problems).toMatchObject([{ step: 8, path: 'does', message: expect.stringMatching(/^raven may not/) }]);
});

test('a choice that resolves itself may be written down or left out', async () => {
  const march = { seat: 'raven', does: { kind: 'march', from: 'gimle', to: 'utgard' } };
  const onlyWarrior = { seat: 'raven', does: { kind: 'march-figure', figure: 'warrior' } };
  const there = { expect: { view: { 'provinces.utgard.figures[seat=raven].count': 1 } } };
  const wolfPasses = { seat: 'wolf', does: { kind: 'pass' } };
  expect(await problemsOf(withSteps(wolfPasses, march, onlyWarrior, there))).toEqual([]);
  expect(await problemsOf(withSteps(wolfPasses, march, there))).toEqual([]);
  expect(await problemsOf(withSteps(wolfPasses, march, onlyWarrior, onlyWarrior, there))).toHaveLength(1);
});

describe('a game with dice and numbers, and seats without sides', () => {
  interface Dice extends Stacked<Bid> {
    readonly rolled: number[];
    turn: number;
  }
  type Bid = { readonly kind: 'roll' } | { readonly kind: 'bid'; readonly amount: number };
  const dice = defineGame<Dice, Bid, { kind: string }, { turn: number; rolled: readonly number[] }>({
    id: 'dice',
    version: '1',
    seats: { min: 1, max: 3 },
    options: [],
    setup: (_, seats) => ({
      stack: [{ kind: 'turns', step: 0 }],
      sealed: new Array(seats).fill(null),
      rolled: [],
      turn: 0,
    }),
    frames: {
      turns: {
        run: () => true,
        asks: ({ turn }: Dice) => [
          {
            seat: turn,
            prompt: 'play',
            choices: [{ kind: 'roll' }],
            ranges: [{ choice: { kind: 'bid', amount: 0 }, field: 'amount', min: 2, max: 9 }],
          },
        ],
        take: ({ state, chance }, _frame, _seat, choice) => {
          state.rolled.push(choice.kind === 'roll' ? chance.below(6) + 1 : choice.amount);
          state.turn = (state.turn + 1) % state.sealed.length;
        },
      },
    },
    view: ({ turn, rolled }) => ({ turn, rolled: [...rolled] }),
    sample: () => {
      throw new Error('not needed');
    },
    clone: state => structuredClone(state),
    result: () => ({ ranking: [], totals: [], sources: [], scores: [] }),
    whyNot: () => [],
    explain: () => forbidden([]),
    imagine: () => [],
    audit: () => [],
    arrange: () => {},
  });
  const shelf: Shelf[] = [
    { id: 'dice', load: async () => ({ rules: dice as unknown as Awaited<ReturnType<Shelf['load']>>['rules'] }) },
  ];
  const roll = (seat: string) => ({ seat, does: { kind: 'roll' } as Choice });
  const file = (draws: readonly number[], ...steps: readonly object[]): string =>
    JSON.stringify({ game: 'dice', title: 'Dice', proves: [], seats: ['Anna', 'Bo'], draws, steps });

  test('luck brings what the file says', async () => {
    const expectation = { expect: { view: { rolled: [6, 1], turn: 'Anna' } } };
    expect(await problemsOf(file([6, 1], roll('Anna'), roll('Bo'), expectation), shelf)).toEqual([]);
    const [tooHigh] = await problemsOf(file([7], roll('Anna')), shelf);
    expect(tooHigh).toMatchObject({ path: 'draws[0]', message: 'is 7, but this draw is a number from 1 to 6' });
    const [leftOver] = await problemsOf(file([6, 6], roll('Anna')), shelf);
    expect(leftOver).toMatchObject({ path: 'draws', message: '1 of them never came up' });
  });

  test('a range of numbers is offered from end to end and not beyond', async () => {
    const offers = { seat: 'Anna', may: [{ kind: 'bid', amount: 2 }, { kind: 'bid', amount: 9 }, { kind: 'bid' }] };
    const beyond = { seat: 'Anna', mayNot: [{ kind: 'bid', amount: 10 }] };
    const bid = { seat: 'Anna', does: { kind: 'bid', amount: 9 } };
    const refused = { seat: 'Anna', refused: { kind: 'bid', amount: 1 } };
    expect(await problemsOf(file([], offers, beyond, refused, bid), shelf)).toEqual([]);
    expect(await problemsOf(file([], { seat: 'Anna', mayNot: [{ kind: 'bid', amount: 9 }] }), shelf)).toHaveLength(1);
  });
});
