import type { Language, Messages } from '../contract/game.ts';

/** A file of words for each language; written out one by one, so that a bundler makes each a file of its own. */
export type MessageFiles = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

/** The words of one language, loaded when they are asked for. */
export const lazyMessages =
  (files: MessageFiles) =>
  async (language: Language): Promise<Messages> =>
    (await files[language]()).default;
