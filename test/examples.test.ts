import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, parseRules } from '../src/client/rules/parse.ts';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { runScenario } from '../src/engine/scenario/scenario.ts';
import { speakerFor } from '../src/engine/text/text.ts';
import { CATALOGUE } from './catalogue.ts';
import { ownFile } from './own-path.ts';

const CASES = CATALOGUE.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const));
const read = (path: string, game: string): string => readFileSync(ownFile(path, game), 'utf8');

/** An example cannot go stale: what it quotes is what the saga tells of its scenario, played anew. */
test.each(CASES)(
  '%s in %s: the rules begin with what the game is about, and every example is true',
  async (id, language) => {
    const rules = parseRules(read(`docs/rules/<game>${language === 'en' ? '' : `.${language}`}.md`, id));
    const [about, won] = rules.intro;
    expect(about).toMatch(/^\*\*[^*]+\.\*\* /);
    expect(won).toMatch(/^\*\*[^*]+\.\*\* .*\([A-Z]+-[\d.]+\)\.$/);
    const game = await CATALOGUE.find(entry => entry.id === id)?.load();
    expect(game).toBeDefined();
    if (!game) return;
    const blocks = rules.chapters.flatMap(blocksOf);
    const examples = blocks.flatMap((block, i) => (block.scenario ? [{ ...block, of: blocks[i - 1].id }] : []));
    expect(examples.length).toBeGreaterThan(3);
    for (const { scenario, text, of } of examples) {
      const file = read(`scenarios/<game>/${scenario}.json`, id);
      expect(JSON.parse(file).proves, `${scenario} stands after ${of}`).toContain(of);
      const { problems, story } = await runScenario(file, CATALOGUE);
      expect(problems).toEqual([]);
      const speaker = await speakerFor(game, language, story?.view, 'throw');
      const told = (story?.facts ?? []).map(fact => speaker.fact(fact));
      const quoted = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(match => match[1]);
      expect(quoted.length, scenario).toBeGreaterThan(2);
      let at = 0;
      for (const line of quoted) {
        at = told.indexOf(line, at) + 1;
        expect(at, `${scenario}: “${line}”`).toBeGreaterThan(0);
      }
    }
  },
);
