/** The page and a game of talk, as it is first drawn: options by seats, asks that nobody waits for, ends without points. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import type { Seat } from '../engine/contract/ask.ts';
import { forbidden } from '../engine/contract/explain.ts';
import { LANGUAGES } from '../engine/contract/game.ts';
import { type Result, sheetOf } from '../engine/contract/rules.ts';
import { parleyModule } from '../engine/harness/dev/parley-module.ts';
import { Match } from '../engine/match/match.ts';
import { type Speaker, speakerFor } from '../engine/text/text.ts';
import type { Moment } from '../host/protocol.ts';
import type { TableProps } from '../kit/table/table-props.ts';
import type { ShelvedGame } from './games.ts';
import { OptionList } from './lobby/OptionList.tsx';
import { freshPlan, sit } from './lobby/seating.ts';
import type { TablePlan } from './lobby/table-plan.ts';
import { type Speech, SpeechProvider, speechIn } from './speech.tsx';
import { presentOf } from './table/present.ts';
import { ScoreSheet } from './table/score/ScoreSheet.tsx';
import { TextTable } from './table/text/TextTable.tsx';

const { rules } = parleyModule;
const GAME = { id: 'parley', players: rules.seats } as unknown as ShelvedGame;
let speech: Speech;
let speaker: Speaker;
beforeAll(async () => {
  speech = await speechIn('en');
  speaker = await speakerFor(parleyModule, 'en', null);
});

/** What is read, without the marks. */
function read(element: ReactElement): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <SpeechProvider tongue="en" first={speech}>
      {element}
    </SpeechProvider>,
  );
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { html, text: text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"') };
}

describe('the options of a table in the making', () => {
  const full: TablePlan = { ...freshPlan(GAME, rules.options, 'Ása', 1, () => 0), options: { scenario: 'pairs' } };
  const list = (plan: TablePlan) =>
    read(<OptionList game={GAME} specs={rules.options} plan={plan} speaker={speaker} onChange={() => {}} />);
  const off = (html: string): string[] =>
    [...html.matchAll(/<input[^>]*disabled=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]*disabled=""/g)].map(
      ([, a, b]) => a ?? b,
    );

  it('are all open to six', () => {
    const { html, text } = list(full);
    expect(off(html)).toEqual([]);
    expect(text).toContain('Who sits opposite is an ally.');
  });

  it('are off for others, each with its clause; what was picked falls back, and says so', () => {
    const { html, text } = list(sit(full, 5, 'empty'));
    expect(off(html)).toEqual(['history', 'pairs']);
    expect(text).toContain('You chose “Pairs”. With 5 seats the table plays “Free”.');
    expect(text).toContain('“History”: with 6 seats only. Read the rule');
    expect(text).toContain('“Pairs”: with 4 and 6 seats only. Read the rule');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="free"|<input[^>]*value="free"[^>]*checked=""/);
  });
});

describe('the table in words', () => {
  const match = Match.begin(rules, { seats: 3, seed: 'page' });
  const momentOf = (seat: Seat | null, out: readonly Seat[] = []): Moment => ({
    ...{ seat, at: match.length, view: match.view(seat), ask: match.askOf(seat), waiting: match.waiting() },
    ...{ canUndo: false, result: null, out },
  });
  const page = (moment: Moment) => {
    const shown = { moment, behind: false, sending: false } as Parameters<typeof presentOf>[0];
    const { ask, waiting, prompt, yours } = presentOf(shown, null, false, speaker);
    const seats = [0, 1, 2].map(seat => ({ name: `Guest ${seat}`, bot: null }));
    const given = {
      ...moment,
      ask,
      waiting,
      seats,
      speaker,
      lookingBack: false,
      settings: {},
      foresee: () => forbidden([]),
    } as unknown as TableProps;
    const table = <TextTable {...given} game={parleyModule} title="Parley" band={undefined} prompt={prompt} />;
    return { ...read(table), yours };
  };

  it('waits for who is asked, and says to who is ready that they may still speak', () => {
    match.choose(0, { kind: 'ready' });
    const ready = page(momentOf(0));
    expect(ready.yours).toBe(false);
    expect(ready.text).toContain('Seat 2 and Seat 3 talk.');
    expect(ready.text).toContain('Nobody waits for this: you may also say nothing.');
    expect(ready.text).toContain('Give');
    expect(ready.html).not.toContain('ember');
    const asked = page(momentOf(1));
    expect(asked.yours).toBe(true);
    expect(asked.text).not.toContain('Nobody waits for this');
    expect(asked.html).toContain('ember');
  });

  it('tells who is out of the game that they may stay', () => {
    expect(page({ ...momentOf(0, [0]), ask: null }).text).toContain('Stay and watch as long as you like.');
    expect(page(momentOf(1, [0])).text).not.toContain('Stay and watch');
  });
});

describe('the score sheet', () => {
  const sheet = (result: Result, seat: Seat | null = null) =>
    read(
      <ScoreSheet
        {...{ result, speaker, seat, points: null, looks: [], actions: null, shuffle: null }}
        onBoard={() => {}}
      />,
    ).text;

  it('says how it was won where there are no points, and that it was won together', () => {
    const text = sheet({ ranking: [[0, 2], [1]], how: { way: 'alliance', args: { year: 3 } }, shared: true });
    expect(text).toContain('Seat 1 and Seat 3 win');
    expect(text).toContain('Seat 1 and Seat 3: the last alliance, in year 3.');
    expect(text).toContain('They have won together.');
    expect(text).not.toMatch(/point|NaN|undefined/);
  });

  it('counts what is counted, in its own unit', () => {
    const lands = { totals: [4, 2, 0], sources: ['lands'], scores: [[4], [2], [0]], unit: 'lands' };
    const text = sheet({ ranking: [[0], [1], [2]], how: { way: 'years', args: { lands: 4 } }, ...lands }, 0);
    expect(text).toContain('You win: Seat 1');
    expect(text).toContain('Seat 1: 4 lands when the years were over.');
    // One source, and its total is the same: its unit is said once.
    expect(text.match(/Lands/g)).toHaveLength(1);
    expect(text).toMatch(/Seat 1 4 .*Seat 2 2 .*Seat 3 0/);
    expect(text).not.toContain('points');
  });

  it('is there for every end that random games come to', () => {
    const chance = new FastChance('sheets');
    for (let game = 0; game < 12; game++) {
      const match = Match.begin(rules, { seats: 3, seed: `sheet ${game}`, chance: 'fast' });
      for (let asks = match.decisions(); asks.length > 0; asks = match.decisions()) {
        const ask = asks[chance.below(asks.length)];
        const range = ask.ranges?.[0];
        const choice = ask.choices[chance.below(Math.max(1, ask.choices.length))];
        match.choose(ask.seat, choice ?? { ...range?.choice, kind: range?.choice.kind ?? '', gold: range?.min });
      }
      const result = match.result();
      if (!result) throw new Error('it has no end');
      expect(sheet(result)).not.toMatch(/NaN|undefined|\[won/);
      expect(sheetOf(result) !== null).toBe(result.how?.way === 'years');
    }
  });
});

it('every language has words for all of it', async () => {
  for (const language of LANGUAGES) {
    const { say } = await speechIn(language);
    const words = [
      say('hall.options.only', { value: 'x', seats: [4, 6] }),
      say('hall.options.fallback', { value: 'x', usual: 'y', seats: 5 }),
      say('hall.text.idle'),
      say('hall.text.out'),
      say('hall.score.together'),
    ];
    for (const line of words) expect(line).not.toMatch(/[[{]/);
  }
});
