import { describe, expect, it } from 'vitest';
import { random } from '../bots/random.ts';
import { FastChance } from '../engine/chance/chance.ts';
import type { Choice } from '../engine/contract/ask.ts';
import { Facts } from '../engine/contract/facts.ts';
import { LANGUAGES } from '../engine/contract/game.ts';
import { defaultOptions } from '../engine/contract/options.ts';
import { faultIn } from '../engine/contract/well-formed.ts';
import { runScenario } from '../engine/scenario/scenario.ts';
import { toNames, toNumbers } from '../engine/scenario/seat-names.ts';
import { speakerFor } from '../engine/text/text.ts';
import { choicesOf, factsOf } from '../kit/test/samples.ts';
import { CATALOGUE } from './catalogue.ts';

describe.each(CATALOGUE)('the vocabulary of $id', async ({ id, load }) => {
  const game = await load();
  const { rules, scenario } = game;
  const { vocabulary } = rules;
  if (!vocabulary) throw new Error(`${id} has no vocabulary`);
  const seats = rules.seats.max;
  const sides = rules.options.find(option => option.name === scenario?.sides);
  // Where seats have no sides to choose from, a file may call them as it likes.
  const names =
    sides && 'order' in sides ? sides.order.slice(0, seats) : Array.from({ length: seats }, (_, i) => `seat${i}`);
  const choices = choicesOf(vocabulary, seats);

  it('has samples of every kind, all of them well formed', () => {
    const facts = factsOf(vocabulary, seats);
    expect(new Set(choices.map(({ kind }) => kind))).toEqual(new Set(Object.keys(vocabulary.choices)));
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(vocabulary.facts)));
    for (const choice of choices) expect(faultIn(vocabulary.choices, choice, seats)).toBeUndefined();
    for (const fact of facts) expect(faultIn(vocabulary.facts, fact, seats, vocabulary.choices)).toBeUndefined();
  });

  it('leads every choice into a scenario file and back', () => {
    expect(names).toHaveLength(seats);
    for (const choice of choices) {
      const written = JSON.parse(JSON.stringify(toNames('choices', vocabulary, names)(choice)));
      // Only seats are numbers here and names there, and no name is a number.
      expect(toNumbers(vocabulary, written, names)).toEqual(choice);
    }
  });

  const file = (...steps: readonly object[]): string =>
    JSON.stringify({ game: id, title: 'Tried', proves: [], seats: names, steps });
  const written = (choice: object): object => toNames('choices', vocabulary, names)(choice) as object;

  it('lets every choice be written in every step that takes one', async () => {
    const steps = choices.flatMap(choice => [
      { seat: names[0], refused: written(choice) },
      { seat: names[0], may: [written(choice)] },
      { seat: names[0], mayOnly: [written(choice)] },
    ]);
    const { problems } = await runScenario(file(...steps), CATALOGUE);
    // Most of them are not for now; but the file is read and played to its end.
    for (const { message } of problems) expect(message).toMatch(/^expected/);
    expect(Math.max(...problems.map(({ step }) => step ?? 0))).toBeGreaterThan(steps.length - 4);
  });

  const withSeat = choices.filter(choice => JSON.stringify(written(choice)) !== JSON.stringify(choice));
  const few = names.slice(0, rules.seats.min);
  const stranger = names[seats - 1];

  it.each(['refused', 'does'])('does not pass a choice with a fault in it as %s', async step => {
    const faulty: object[] = [
      { kind: 'no-such-kind' },
      ...choices.filter((_, i) => i % 7 === 0).map(choice => ({ ...written(choice), surplus: 1 })),
      ...withSeat.slice(0, 3),
    ];
    for (const choice of faulty) {
      const { problems } = await runScenario(file({ seat: names[0], [step]: choice }), CATALOGUE);
      expect(problems[0]?.path, JSON.stringify(choice)).toMatch(new RegExp(`^${step}`));
      expect(problems[0].message).not.toMatch(/may not/);
    }
  });

  it('does not pass a choice that names a seat which is not there', async () => {
    for (const choice of withSeat) {
      const named = JSON.parse(
        JSON.stringify(written(choice)).replaceAll(/"(\w+)"/g, (all, name) =>
          names.includes(name) ? `"${stranger}"` : all,
        ),
      );
      for (const step of [{ refused: named }, { mayNot: [named] }, { does: named }]) {
        const text = JSON.stringify({ ...JSON.parse(file({ seat: names[0], ...step })), seats: few });
        const { problems } = await runScenario(text, CATALOGUE);
        expect(problems[0]?.message).toContain(`"${stranger}" is not at the table`);
      }
    }
  });

  it('names kind and field of what comes over a wire and is no choice, in every language', async () => {
    const chance = new FastChance('wire');
    const state = rules.setup(defaultOptions(rules.options, seats), seats, chance);
    const [ask] = rules.decisions(state);
    const [choice] = ask.choices;
    const [field] = Object.keys(vocabulary.choices[choice.kind]);
    const { [field]: _, ...without } = { ...choice } as Choice & Record<string, unknown>;
    const word = choice.kind;
    const sent: [given: unknown, reason: string, args: Readonly<Record<string, string>>][] = [
      [{ ...choice, kind: 'nonsense' }, 'no-such-kind', { word: 'nonsense' }],
      [{ ...choice, surplus: 1 }, 'field-unknown', { word, field: 'surplus' }],
      [without, 'field-missing', { word, field }],
      [{ ...choice, [field]: 'nonsense' }, 'field-value', { word, field, found: 'nonsense' }],
    ];
    const view = JSON.parse(JSON.stringify(rules.view(state, ask.seat)));
    for (const [given, reason, args] of sent) {
      const expected = [{ clause: 'engine', reason, args }];
      expect(rules.apply(state, ask.seat, given as Choice, chance)?.reasons).toEqual(expected);
      expect(rules.explain(view, ask.seat, { about: 'choice', choice: given as Choice }).reasons).toEqual(expected);
      for (const language of LANGUAGES) {
        const said = (await speakerFor(game, language, view, 'throw')).reason(expected[0]);
        for (const named of Object.values(args)) expect(said).toContain(named);
      }
    }
  });

  it('is all that games say: what is asked, offered, imagined and told', () => {
    const seen = new Set<Choice>();
    for (let count = rules.seats.min; count <= seats; count++) {
      const chance = new FastChance(`vocabulary ${count}`);
      const facts = new Facts();
      const state = rules.setup(defaultOptions(rules.options, count), count, chance, facts);
      for (;;) {
        for (const { fact, others } of facts.told.splice(0)) {
          for (const told of others ? [fact, others] : [fact]) {
            expect(faultIn(vocabulary.facts, told, count, vocabulary.choices), JSON.stringify(told)).toBeUndefined();
          }
        }
        const asks = rules.decisions(state).filter(ask => !ask.answered);
        if (asks.length === 0) break;
        for (const { seat, prompt, args, choices: offered } of asks) {
          const question = { kind: prompt, ...args };
          expect(faultIn(vocabulary.prompts, question, count), JSON.stringify(question)).toBeUndefined();
          for (const choice of [...offered, ...rules.imagine(state, seat)]) {
            if (seen.has(choice)) continue;
            seen.add(choice);
            expect(faultIn(vocabulary.choices, choice, count), JSON.stringify(choice)).toBeUndefined();
          }
        }
        const [ask] = asks;
        rules.apply(state, ask.seat, random.choose(undefined, ask, chance), chance, facts);
      }
    }
  });
});
