import type { Page } from 'playwright-core';
import type { KeptTable } from '../src/client/local/database.ts';
import type { Ask } from '../src/engine/ask.ts';
import { FastChance } from '../src/engine/chance.ts';
import { Match } from '../src/engine/match.ts';
import { game } from '../src/games/reavers/index.ts';
import type { ReaversChoice } from '../src/games/reavers/rules/choices.ts';
import type { View } from '../src/games/reavers/rules/view.ts';
import { START, stand, type Way } from '../src/games/reavers/table/play/targets.ts';
import { whereOf } from '../src/games/reavers/table/play/where.ts';

/** Tables of Reavers: laid by chance up to a moment, and what should be lit on them. */

export type ReaversAsk = Ask<ReaversChoice>;

const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm'];
const { rules } = game;

export const viewOf = (match: Match, seat: number | null): View => match.view(seat) as View;

export const openAsk = (match: Match): ReaversAsk | undefined =>
  (match.decisions() as readonly ReaversAsk[]).find(ask => !ask.answered);

/** Plays a seeded game here up to a moment, every answer by chance; all seats are people at one screen. */
export function lay(seed: string, seats: number, until: (match: Match, ask: ReaversAsk) => boolean): KeptTable {
  const names = NAMES.slice(0, seats);
  const match = Match.begin(rules, { seats, names, seed });
  const luck = new FastChance(seed);
  for (;;) {
    const ask = openAsk(match);
    if (!ask || until(match, ask)) break;
    match.choose(ask.seat, ask.choices[luck.below(ask.choices.length)]);
  }
  const id = `laid-${seed.replace(/\W/g, '-')}-${seats}`;
  const { head } = match;
  return {
    id,
    table: {
      id,
      game: rules.id,
      version: rules.version,
      options: head.options,
      seats: names.map(name => ({ name, bot: null })),
      commitment: head.commitment ?? '',
      begun: Date.now() - 3_600_000,
    },
    saved: match.save(),
    waiting: match.decisions().flatMap(ask => (ask.answered ? [] : [ask.seat])),
    touched: Date.now(),
  };
}

export const replayed = ({ saved }: KeptTable): Match => Match.load(rules, saved.log);

export const standing = (match: Match, ask: ReaversAsk, way: Way = START) =>
  stand(ask, way, whereOf(viewOf(match, ask.seat)));

/** Everything lit on the page. */
export const litOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('[data-target][data-lit="true"]')].map(e => e.dataset.target ?? ''),
      ),
    ].sort(),
  );

/** The element on the page that stands for what is lit. */
export const selectorOf = (target: string): string => {
  const own = `[data-target="${target}"][data-lit="true"]`;
  return `${own}:is(button), ${own} button`;
};

export const CONFIRM = '.rm-prompt:has([aria-keyshortcuts="Escape"]) .rm-prompt-acts > .sk-btn-main:not([data-target])';
