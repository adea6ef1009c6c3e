import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { definitionsOf } from '../src/engine/scenario/json-schema.ts';
import { runScenario, schemaOf } from '../src/engine/scenario/scenario.ts';
import { scenarioSchema } from '../src/engine/scenario/schema.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';

const folder = new URL('../docs/', import.meta.url);
const doc = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('docs/scenario.schema.json is the schema of any game', () => {
  expect(JSON.parse(doc('scenario.schema.json'))).toEqual(plain(scenarioSchema()));
});

describe.each(CATALOGUE)('the scenario files of $id', ({ id, load }) => {
  test('have their schema written down', async () => {
    expect(JSON.parse(doc(`scenario.${id}.schema.json`))).toEqual(plain(schemaOf(await load())));
  });

  test('have all their words on a page', async () => {
    const { rules, scenario } = await load();
    if (!rules.vocabulary) throw new Error(`${id} has no vocabulary`);
    const { choices, facts, prompts } = rules.vocabulary;
    const ids = Object.values(definitionsOf(rules.vocabulary, scenario?.names)).flatMap(one => one.enum as string[]);
    // What is named by another thing and a letter is explained there.
    const named = ids.filter(name => !name.includes('.'));
    const kinds = [choices, facts, prompts].flatMap(list => Object.entries(list));
    const words = [...kinds.flatMap(([kind, fields]) => [kind, ...Object.keys(fields)]), ...named];
    const page = doc(`scenario.${id}.md`) + doc('scenarios.md');
    expect(words.filter(word => !page.includes(`\`${word}\``))).toEqual([]);
  });
});

test('every example on the pages about scenarios holds', async () => {
  const pages = readdirSync(folder).filter(name => /^scenario.*\.md$/.test(name));
  const examples = pages.flatMap(page =>
    [...doc(page).matchAll(/```json\n(\{\n {2}"game"[\s\S]*?)```/g)].map(([, example]) => example),
  );
  expect(examples.length).toBeGreaterThanOrEqual(3);
  for (const example of examples) expect((await runScenario(example, CATALOGUE)).problems).toEqual([]);
});
