import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../engine/chance.ts';
import { Facts } from '../../../engine/facts.ts';
import { readOptions } from '../../../engine/options.ts';
import { speakerFor } from '../../../engine/text.ts';
import { contentSpec } from '../content/pack.ts';
import { game } from '../index.ts';
import { CARD_IDS, DIE_IDS, SOURCES, STACK_IDS } from '../rules/numbers.ts';
import english, { type Key } from './en.ts';

const messages: Readonly<Record<string, string>> = english;

describe('the messages', () => {
  it('parse, and use the letters of the glossary', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
      expect(message, key).not.toContain("'");
    }
  });

  it('name every card, with a text that fits on it', () => {
    for (const id of CARD_IDS) {
      expect(messages[`card.${id}`], id).toBeTruthy();
      expect(messages[`cardText.${id}`].length, id).toBeLessThanOrEqual(115);
    }
  });

  it('name dice, territories, sources, options and prompts', () => {
    const keys = [
      ...DIE_IDS.map(id => `die.${id}`),
      ...STACK_IDS.map(id => `territory.${id}`),
      ...SOURCES.map(id => `source.${id}`),
      ...(game.scenario?.prompts ?? []).flatMap(id => [`prompt.${id}`, `wait.${id}`]),
      ...Object.keys(game.scenario?.choices ?? {}).map(id => `choice.${id}`),
      ...Object.keys(game.scenario?.facts ?? {}).map(id => `fact.${id}`),
      ...game.rules.options.flatMap(spec =>
        'order' in spec
          ? [`option.${spec.name}`, `option.${spec.name}.text`]
          : spec.values.flatMap(value => [
              `option.${spec.name}`,
              `option.${spec.name}.${value}`,
              `option.${spec.name}.${value}.text`,
            ]),
      ),
    ];
    expect(keys.filter(key => messages[key] === undefined)).toEqual([]);
  });

  it('name every value that a content pack may replace', () => {
    const parts = contentSpec.values.flatMap(({ id }) => [id.split('.')[0], id.split('.').at(-1) ?? '']);
    expect(parts.filter(part => messages[`content.${part}`] === undefined)).toEqual([]);
  });

  it('are typed by their keys', () => {
    const key: Key = 'game.name';
    expect(english[key]).toBe('Reavers of Midgard');
  });
});

describe.each([2, 3, 4])('whole games with %i seats', seats => {
  it('are told without a gap, questions, answers, refusals and the table in text included', async () => {
    const { rules } = game;
    for (let i = 0; i < 2; i++) {
      const chance = new FastChance(`words ${seats} ${i}`);
      let facts = new Facts();
      const state = rules.setup(readOptions(rules.options, undefined), seats, chance, facts);
      const speaker = await speakerFor(game, 'en', rules.view(state, 0), 'throw');
      for (;;) {
        for (const { fact } of facts.told) speaker.fact(fact);
        const asks = rules.decisions(state);
        if (asks.length === 0) break;
        const [ask] = asks;
        const view = rules.view(state, ask.seat);
        expect(speaker.prompt(ask)).not.toContain('undefined');
        expect(speaker.waiting(asks)).toContain(speaker.seat(ask.seat));
        for (const choice of ask.choices) expect(speaker.choice(choice, ask.prompt)).not.toBe('');
        if (chance.below(20) === 0) {
          expect(game.summary?.(view, speaker)).toContain('Round');
          for (const choice of rules.imagine(state, ask.seat)) {
            for (const reason of rules.explain(view, ask.seat, { about: 'choice', choice }).reasons) {
              expect(speaker.reason(reason)).toContain(reason.clause);
            }
          }
          for (const about of ['score', 'hammers']) {
            for (const term of rules.explain(view, ask.seat, { about }).terms) speaker.term(term);
          }
        }
        facts = new Facts();
        rules.apply(state, ask.seat, ask.choices[chance.below(ask.choices.length)], chance, facts);
      }
    }
  });
});
