import { type Ask, listed } from '../../engine/contract/ask.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { hasWords } from './menu.ts';

const EXAMPLES = 3;
const GROUPS = 12;

/** What a curious person could try and may not, reason by reason; with words, only what has them. */
export function notPossible(match: Match, ask: Ask, speaker: Speaker, words: string): string[] {
  const { rules } = match;
  const view = match.view(ask.seat);
  const groups = new Map<string, string[]>();
  for (const choice of rules.imagine(match.stateAt(match.length), ask.seat)) {
    if (listed(ask, choice, rules.vocabulary?.choices)) continue;
    const text = speaker.choice(choice, ask.prompt);
    if (!hasWords(text, words)) continue;
    const { reasons } = rules.explain(view, ask.seat, { about: 'choice', choice });
    // Asked about everything, the first reason is enough.
    const why = (words === '' ? reasons.slice(0, 1) : reasons).map(reason => speaker.reason(reason)).join(' ');
    groups.set(why, [...(groups.get(why) ?? []), text]);
  }
  const lines: string[] = [];
  for (const [why, texts] of [...groups].slice(0, GROUPS)) {
    const unique = [...new Set(texts)];
    const more = unique.length > EXAMPLES ? ` … (${unique.length})` : '';
    lines.push(why, `    ${unique.slice(0, EXAMPLES).join('; ')}${more}`);
  }
  if (groups.size > GROUPS) lines.push(`… (${groups.size - GROUPS})`);
  return lines;
}
