import { expect } from 'vitest';
import { type GameModule, LANGUAGES } from '../../engine/contract/game.ts';
import { speakerFor } from '../../engine/text/text.ts';
import type { Scene } from '../table/scene/scene.ts';

/** Title and verdict of a scene can be said in every language: nothing is left open, and every number is one. */
export async function expectSaid(game: GameModule, view: unknown, scene: Scene): Promise<void> {
  for (const language of LANGUAGES) {
    const speaker = await speakerFor(game, language, view, 'throw');
    for (const { key, args } of [scene.title, scene.verdict].filter(said => said !== null)) {
      const words = speaker.sentence(key, args);
      expect(words, `${key} (${language})`).not.toMatch(/NaN|undefined|[{}[\]]|^\d/);
      expect(words.length, `${key} (${language})`).toBeGreaterThan(4);
    }
  }
}
