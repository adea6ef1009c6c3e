import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scenariosAt } from '../src/cli/scenario-files.ts';
import { definitionsOf } from '../src/engine/scenario/json-schema.ts';
import { runScenario, schemaOf } from '../src/engine/scenario/scenario.ts';
import { scenarioSchema } from '../src/engine/scenario/schema.ts';
import { CATALOGUE, TEST_GAMES } from './catalogue.ts';
import { ownFile } from './own-path.ts';

const folder = new URL('../docs/', import.meta.url);
const doc = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const paper = (path: string, game: string): string => readFileSync(ownFile(path, game), 'utf8');
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('docs/scenario.schema.json is the schema of any game', () => {
  expect(JSON.parse(doc('scenario.schema.json'))).toEqual(plain(scenarioSchema()));
});

describe.each(CATALOGUE)('the scenario files of $id', ({ id, load }) => {
  test('have their schema written down', async () => {
    const now = plain(schemaOf(await load()));
    // `skali scenario --schema` knows the games that ship; of the others `SCHEMA=write` and this test write it.
    if (process.env.SCHEMA === 'write') {
      writeFileSync(ownFile('docs/scenario.<game>.schema.json', id), `${JSON.stringify(now, null, 2)}\n`);
    }
    expect(JSON.parse(paper('docs/scenario.<game>.schema.json', id))).toEqual(now);
  });

  test('have all their words on a page', async () => {
    const { rules, scenario } = await load();
    if (!rules.vocabulary) throw new Error(`${id} has no vocabulary`);
    const { choices, facts, prompts } = rules.vocabulary;
    const ids = Object.values(definitionsOf(rules.vocabulary, scenario?.names)).flatMap(one => one.enum as string[]);
    // What is named by another thing and a letter is explained there, and the squares of a board by the first and the last.
    const named = ids.filter(name => !name.includes('.') && !/^[a-z]\d+$/.test(name));
    const kinds = [choices, facts, prompts].flatMap(list => Object.entries(list));
    const words = [...kinds.flatMap(([kind, fields]) => [kind, ...Object.keys(fields)]), ...named];
    const page = paper('docs/scenario.<game>.md', id) + doc('scenarios.md');
    expect(words.filter(word => !page.includes(`\`${word}\``))).toEqual([]);
  });
});

// `npm test` runs those of the shelf by `skali scenario`, which knows the games that ship.
describe.each(TEST_GAMES)('$id, which never ships', ({ id }) => {
  const folder = fileURLToPath(ownFile('scenarios/<game>', id));

  test.each(scenariosAt(folder).map(file => [basename(file), file]))('%s holds', async (_name, file) => {
    expect((await runScenario(readFileSync(file, 'utf8'), CATALOGUE)).problems).toEqual([]);
  });
});

test('every example on the pages about scenarios holds', async () => {
  const pages = readdirSync(folder).filter(name => /^scenario.*\.md$/.test(name));
  const own = TEST_GAMES.map(({ id }) => paper('docs/scenario.<game>.md', id));
  const examples = [...pages.map(doc), ...own].flatMap(page =>
    [...page.matchAll(/```json\n(\{\n {2}"game"[\s\S]*?)```/g)].map(([, example]) => example),
  );
  expect(examples.length).toBeGreaterThanOrEqual(3);
  for (const example of examples) expect((await runScenario(example, CATALOGUE)).problems).toEqual([]);
});
