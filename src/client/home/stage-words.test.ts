import { describe, expect, it } from 'vitest';
import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { LANGUAGES } from '../../engine/contract/game.ts';
import type { Stage } from '../../engine/contract/rules.ts';
import { Match } from '../../engine/match/match.ts';
import { SHELF } from '../games.ts';
import { stageWords } from './stage-words.ts';

describe.each(SHELF)('how far a game of $title is', async ({ id, hanging, load }) => {
  const { rules } = await load();

  it('has words in every language, from the first choice to the last', () => {
    const chance = new FastChance('stage');
    const match = Match.begin(rules, { seats: rules.seats.min, seed: 'stage', chance: 'fast' });
    const stages = new Map<string, Stage>();
    while (!match.result()) {
      const stage = match.stage();
      if (stage) stages.set(JSON.stringify(stage), stage);
      const [ask] = match.decisions().filter(({ answered, idle }) => !answered && !idle);
      match.choose(ask.seat, random.choose(undefined, ask, chance));
    }
    expect(stages.size > 0).toBe(hanging.stage !== undefined);
    for (const language of LANGUAGES) {
      const said = [...stages.values()].map(stage => stageWords({ language }, id, stage));
      for (const words of said) expect(words).toMatch(/^\p{Lu}[^{}[\]]+$/u);
      expect(new Set(said).size).toBe(stages.size);
    }
  });
});
