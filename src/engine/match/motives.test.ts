import { describe, expect, test } from 'vitest';
import type { Choice } from '../contract/ask.ts';
import type { Stacked } from '../contract/frames.ts';
import { named, optional, seat, type Vocabulary, words } from '../contract/vocabulary.ts';
import { toyGame } from '../harness/dev/toy.ts';
import { readLog, writeLog } from './log.ts';
import { Match, replay } from './match.ts';
import { isMotive } from './motives.ts';

const MOTIVE = optional(named('motive', ['fear', 'greed']));
const vocabulary: Vocabulary = {
  choices: words({ whisper: {}, shout: {}, wait: {}, end: {} }),
  facts: words({ whispered: { seat, motive: MOTIVE }, shouted: { seat, motive: MOTIVE }, waited: { seat } }),
  prompts: words({ speak: {} }),
};
const TOLD: Readonly<Record<string, string>> = { whisper: 'whispered', shout: 'shouted', wait: 'waited' };

/** The first of three says something: to the second, or to all. */
const whispers = toyGame<Stacked>({
  vocabulary,
  frames: {
    talk: {
      run: () => true,
      asks: () => [{ seat: 0, prompt: 'speak', choices: Object.keys(vocabulary.choices).map(kind => ({ kind })) }],
      take({ state, facts }, _frame, by, { kind }) {
        if (kind === 'end') state.stack.pop();
        else if (kind === 'whisper') facts.tellOnly([0, 1], { kind: TOLD[kind], seat: by } as Choice);
        else facts.tell({ kind: TOLD[kind], seat: by } as Choice);
      },
    },
  },
  setup: (_, seats) => ({ stack: [{ kind: 'talk', step: 0 }], sealed: new Array(seats).fill(null) }),
});

const begin = () => Match.begin(whispers, { seats: 3, seed: 'm' });
const heard = (match: Match, by: number | null) => match.factsFor(by).map(({ fact }) => fact);

describe('a motive', () => {
  test('is told with the choice, to those who hear of it, and to nobody else', () => {
    const match = begin();
    match.choose(0, { kind: 'whisper' }, { motive: 'fear' });
    expect(heard(match, 1)).toEqual([{ kind: 'whispered', seat: 0, motive: 'fear' }]);
    expect(heard(match, 2)).toEqual([]);
    expect(heard(match, null)).toEqual([]);
    match.choose(0, { kind: 'shout' }, { motive: 'greed' });
    expect(heard(match, null)).toEqual([{ kind: 'shouted', seat: 0, motive: 'greed' }]);
  });

  test('is forgotten where no fact has words for it', () => {
    const match = begin();
    match.choose(0, { kind: 'wait' }, { motive: 'fear' });
    match.choose(0, { kind: 'shout' }, { motive: 'love' });
    expect(match.entries).toEqual([
      { seat: 0, choice: { kind: 'wait' } },
      { seat: 0, choice: { kind: 'shout' } },
    ]);
    expect(heard(match, 2)).toEqual([
      { kind: 'waited', seat: 0 },
      { kind: 'shouted', seat: 0 },
    ]);
  });

  test('changes nothing of the game, and is told again when its log is played', () => {
    const [match, without] = [begin(), begin()];
    match.choose(0, { kind: 'whisper' }, { motive: 'greed' });
    without.choose(0, { kind: 'whisper' });
    expect(match.hash()).toBe(without.hash());
    const again = replay(whispers, readLog(writeLog(match.save().log)));
    expect(heard(again, 1)).toEqual(heard(match, 1));
    expect(again.entries).toEqual(match.entries);
  });

  test('that the game has no word for is refused in a log, by its field', () => {
    const { log } = begin().save();
    const entry = { seat: 0, choice: { kind: 'shout' }, motive: 'love' };
    expect(() => Match.load(whispers, { ...log, entries: [entry] })).toThrow(/entries\[0\]\.motive.*"love"/);
    const text = writeLog({ ...log, entries: [{ ...entry, motive: 7 as never }] });
    expect(() => readLog(text)).toThrow('entries[0].motive');
    expect([isMotive(vocabulary, 'fear'), isMotive(vocabulary, 'love'), isMotive(undefined, 'fear')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
