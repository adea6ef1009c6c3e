import { FastChance } from '../../engine/chance/chance.ts';
import type { Bots } from './bots-of.ts';
import type { Answer, Question } from './runner.ts';

/** Lets a bot think, here and now. Whatever it does short of holding on to the thread comes out as an answer. */
export function ponder(bots: Bots, { level, view, ask, luck }: Question): Answer {
  try {
    const [bot, chance] = [bots[level], FastChance.load(luck)];
    const chosen = ask.idle ? (bot.speakUp?.(view, ask, chance) ?? null) : bot.choose(view, ask, chance);
    const text = JSON.stringify(chosen);
    // What JSON has no word for is no choice, and must not be taken for silence.
    if (text === undefined || chosen === null) return { choice: chosen === null ? null : undefined };
    const motive = bot.motive?.(view, ask, chosen) ?? null;
    return { choice: JSON.parse(text), ...(motive !== null && { motive: String(motive) }) };
  } catch (error) {
    return { failed: 'broken', why: reasonOf(error) };
  }
}

/** Anything may be thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  try {
    return String(error);
  } catch {
    return 'something without a name was thrown';
  }
}
