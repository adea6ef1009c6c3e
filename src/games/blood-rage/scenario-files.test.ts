import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import { forbidden } from '../../engine/contract/explain.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { defineGame } from '../../engine/contract/play.ts';
import { definitionsOf } from '../../engine/scenario/json-schema.ts';
import { runScenario, type Shelf, schemaOf } from '../../engine/scenario/scenario.ts';
import { scenarioSchema } from '../../engine/scenario/schema.ts';
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
  expect(await runScenario(GOOD, CATALOGUE)).toEqual({
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

describe('the documents', () => {
  const doc = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

  test('docs/scenario.schema.json is the schema of any game', () => {
    expect(JSON.parse(doc('scenario.schema.json'))).toEqual(JSON.parse(JSON.stringify(scenarioSchema())));
  });

  test.each(CATALOGUE.map(entry => [entry.id, entry] as const))(
    'the schema and the words of %s are written down',
    async (id, entry) => {
      const module = await entry.load();
      expect(JSON.parse(doc(`scenario.${id}.schema.json`))).toEqual(JSON.parse(JSON.stringify(schemaOf(module))));
      const { vocabulary } = module.rules;
      if (!vocabulary) throw new Error(`${id} has no vocabulary`);
      const { choices, facts, prompts } = vocabulary;
      const page = doc('scenarios.md');
      const ids = Object.values(definitionsOf(vocabulary, module.scenario?.names)).flatMap(one => one.enum as string[]);
      // A tile is its territory and a letter, as the page explains.
      const named = ids.filter(name => !name.includes('.'));
      const words = [...[choices, facts, prompts].flatMap(list => Object.keys(list)), ...named];
      expect(words.filter(word => !page.includes(`\`${word}\``))).toEqual([]);
    },
  );

  test('the examples of docs/scenarios.md hold', async () => {
    const examples = [...doc('scenarios.md').matchAll(/```json\n(\{\n {2}"game"[\s\S]*?)```/g)].map(match => match[1]);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) expect(await problemsOf(example)).toEqual([]);
  });
});
