import { expect, it } from 'vitest';
import { listed } from '../../../../engine/contract/ask.ts';
import { canonical } from '../../../../engine/input/json.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { scandinavia } from '../index.ts';
import { playWhole } from '../test/whole.ts';
import { whyNot } from '../why-not.ts';

/** By the advanced rules lists stay so short that a person can read them. */
const MOST = 120;

it.each([2, 4, 6])(
  'whatever %i seats could try is listed or there is a reason why not, and no list is too long',
  seats => {
    const wrong: string[] = [];
    let [looked, longest] = [0, 0];
    playWhole(`curious ${seats}`, seats, { rules: 'advanced', events: 2, limit: 4, tokens: 'on' }, state => {
      for (const ask of scandinavia.decisions(state)) {
        longest = Math.max(longest, ask.choices.length);
        if (ask.ranges && ask.ranges.length > 1) wrong.push(`${ask.prompt}: ${ask.ranges.length} ranges`);
        // What is asked by the basic rules, too, is looked at there.
        if (looked++ % (state.stack.at(-1)?.kind === 'campaign' ? 2 : 9) > 0) continue;
        const imagined = scandinavia.imagine(state, ask.seat) as ScandinaviaChoice[];
        if (state.stack.at(-1)?.kind === 'campaign') longest = Math.max(longest, imagined.length);
        const known = new Set(imagined.map(canonical));
        for (const choice of ask.choices)
          if (!known.has(canonical(choice))) wrong.push(`${ask.prompt}: ${canonical(choice)} is not imagined`);
        for (const choice of imagined) {
          const isLegal = listed(ask, choice, scandinavia.vocabulary?.choices) !== undefined;
          const reasons = whyNot(state, ask.seat, choice);
          if (isLegal !== (reasons.length === 0))
            wrong.push(`${ask.prompt}: ${canonical(choice)} ${isLegal ? 'is refused' : 'has no reason'}`);
        }
      }
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(longest).toBeLessThan(MOST);
  },
);
