import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/contract/game.ts';
import { speakerFor } from '../../engine/text/text.ts';
import { LORDS } from './content/lords.ts';
import { REGIONS } from './content/regions.ts';
import { game } from './index.ts';
import { scandinavia } from './rules/index.ts';
import type { State } from './rules/state.ts';
import { playWhole } from './rules/test/whole.ts';
import { table } from './rules/testing.ts';

const EVERY = 150;

/** Tables of a whole game, now and then. */
function tables(seats: number, scenario: string): State[] {
  const seen: State[] = [];
  let choices = 0;
  playWhole(`told ${seats}`, seats, { events: 0, limit: 4, scenario }, state => {
    if (choices++ % EVERY === 0) seen.push(scandinavia.clone(state));
  });
  return seen;
}

describe('the table in text', () => {
  const states = [...tables(6, 'historical'), ...tables(2, 'two-characters')];

  it.each(LANGUAGES)('is told whole in %s, for every seat and for who watches', async language => {
    for (const state of states) {
      for (const seat of [0, null]) {
        const view = scandinavia.view(state, seat);
        const speaker = await speakerFor(game, language, view, 'throw');
        const text = game.summary?.(view, speaker) ?? '';
        expect(text).not.toMatch(/\{|\}|undefined|\bnull\b|NaN|\[/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });

  it('names every lord and every region once the game has begun, and only the own purse', async () => {
    const state = states.find(({ turn }) => turn > 0);
    if (!state) throw new Error('no game has begun');
    const mine = scandinavia.view(state, 0);
    const speaker = await speakerFor(game, 'en', mine, 'throw');
    const text = game.summary?.(mine, speaker) ?? '';
    for (const id of LORDS) expect(text).toContain(speaker.name('lord', id));
    for (const id of REGIONS) expect(text).toContain(speaker.name('region', id));
    expect(text).toContain(`Your gold: ${state.gold[0]}.`);
    // What it takes to win, to come to the next power, and to keep the troops.
    expect(text).toContain('The throne: Selorian and more regions than anybody else, at least 8');
    expect(text).toMatch(/Power \d from \d+ creed on\./);
    expect(text).toMatch(/Upkeep as things stand: \d+ gold\./);
    const watched = game.summary?.(scandinavia.view(state, null), speaker) ?? '';
    expect(watched).not.toContain('Your gold');
    expect(watched).not.toContain('The throne');
  });

  it('an offer in the air is told to the two it concerns, and to nobody else', async () => {
    const t = table(['krosen', 'meloch', 'eurich'], { phase: 'diplomacy' });
    t.all('krosen', { kind: 'offer', to: 1 }, { kind: 'lay-aside', gold: 2 });
    const told = async (seat: number | null): Promise<string> => {
      const view = scandinavia.view(t.state, seat);
      return game.summary?.(view, await speakerFor(game, 'en', view, 'throw')) ?? '';
    };
    expect(await told(0)).toContain('Your offer to Meloch, unanswered: an alliance, with 2 gold.');
    expect(await told(1)).toContain('Offer from Lord Krosen, unanswered: an alliance, with 2 gold.');
    for (const other of [2, null]) expect(await told(other)).not.toContain('unanswered');
  });
});
