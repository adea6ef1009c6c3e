import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FULL } from '../../../../e2e/full.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import { click, reach, selectorOf, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';
import { groundAt } from '../table/map/hex/spots.ts';
import { frameOf } from '../table/play/frames.ts';
import { pathOf } from '../table/play/targets.ts';
import { isHexId } from '../table/play/words.ts';

/** A turn by the advanced rules, by every kind of hand: a fleet puts to sea and comes back, an army marches in both rounds. */

const OWN = 0;
const game = gameOf('scandinavia');

type Asked = Ask<ScandinaviaChoice>;
type Hand = (page: Page, target: string) => Promise<void>;

const offers = (ask: Ask, kind: ScandinaviaChoice['kind']): boolean => ask.choices.some(choice => choice.kind === kind);

/** The reader has a fleet with somebody to board it, and an army to march. */
const table = () =>
  game.first(
    'a turn by hex',
    'yb',
    (match, ask) => {
      const { fleets, pieces, lords } = match.view(OWN) as View;
      const own = (lord: string) => lords[lord].seat === OWN;
      return (
        ask.seat === OWN &&
        ask.prompt === 'orders' &&
        offers(ask, 'march') &&
        Object.values(fleets).some(({ lord, place }) => own(lord) && pieces[place]?.[lord] !== undefined)
      );
    },
    1,
    { rules: 'advanced' },
  );

interface Now {
  readonly view: View;
  readonly ask: Asked | undefined;
  readonly entries: number;
  readonly facts: readonly { readonly kind: string; readonly [more: string]: unknown }[];
}

/** How the table on the page stands, as it is kept. */
async function now(page: Page): Promise<Now> {
  const match = game.replayed(await keptOn(page));
  return {
    view: match.view(OWN) as View,
    ask: game.openAsk(match, OWN) as Asked | undefined,
    entries: match.entries.length,
    facts: match.entered(0).flatMap(({ told }) => told.map(({ fact }) => fact as Now['facts'][number])),
  };
}

class Turn {
  private readonly page: Page;
  private readonly hand: Hand;
  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  /** The reader's next question. */
  async asked(): Promise<Now & { readonly ask: Asked }> {
    const at = await until(
      () => now(this.page),
      ({ ask }) => ask !== undefined,
    );
    if (!at.ask) throw new Error('the reader is not asked');
    return { ...at, ask: at.ask };
  }

  /** Touches all that an answer takes, until it is kept. */
  async does(choice: ScandinaviaChoice): Promise<Now & { readonly ask: Asked }> {
    const { entries } = await now(this.page);
    for (const target of pathOf(choice)) await this.hand(this.page, target);
    await until(
      () => now(this.page),
      after => after.entries > entries,
    );
    return this.asked();
  }

  /** The answer of a kind, if there is one, to the question as it is. */
  async doesIf(kind: ScandinaviaChoice['kind']): Promise<boolean> {
    const { ask } = await this.asked();
    const choice = ask.choices.find(one => one.kind === kind);
    if (choice) await this.does(choice);
    return choice !== undefined;
  }

  /** Every fleet that can sails on, where nobody lies. */
  async sails(to: (view: View, spot: string) => boolean): Promise<void> {
    const { view, ask } = await this.asked();
    const sail = ask.choices.find(
      choice =>
        choice.kind === 'sail' && view.pieces[view.fleets[choice.fleet].place]?.[view.fleets[choice.fleet].lord],
    );
    const any = sail ?? ask.choices.find(choice => choice.kind === 'sail');
    if (!any) throw new Error('no fleet can sail');
    await this.does(any);
    await this.doesIf('board-all');
    const { view: there, ask: where } = await this.asked();
    const steer = where.choices.find(choice => choice.kind === 'steer' && to(there, choice.to));
    if (!steer) throw new Error('there is nowhere to sail to');
    await this.does(steer);
    await this.doesIf('land-all');
    if ((await this.asked()).ask.prompt === 'fleet') await this.doesIf('done');
  }

  /** The first army that can goes to a hex on which nobody stands, where nothing has to be fought for. */
  async marches(): Promise<void> {
    await this.doesIf('march');
    await this.doesIf('everybody');
    const { view, ask } = await this.asked();
    const go = ask.choices.find(choice => choice.kind === 'go' && isHexId(choice.to) && !view.pieces[choice.to]);
    if (!go) throw new Error('there is no open country to march to');
    await this.does(go);
  }
}

/** Up to twice as many lit things as a question ever has. */
const MOST_KEYS = 250;

/** Goes from one lit thing to the next with the keys, to the one that is meant, and presses Enter. */
const byKeys: Hand = async (page, target) => {
  await page.waitForSelector(selectorOf(target), { state: 'attached' });
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    await page.keyboard.press('n');
    const there = await page.evaluate(wanted => {
      const at = document.activeElement;
      return at instanceof SVGElement || at instanceof HTMLElement ? at.dataset.target === wanted : false;
    }, target);
    if (!there) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`${target} is not reached with the keys`);
};

const HANDS: readonly { readonly by: string; readonly hand: Hand; readonly viewport?: typeof PHONE }[] = [
  { by: 'mouse', hand: (page, target) => click(page, selectorOf(target)) },
  { by: 'keyboard', hand: byKeys },
  { by: 'finger on a phone', hand: (page, target) => reach(page, selectorOf(target)), viewport: PHONE },
];

// All but the last take their turn with E2E=full.
test.each(FULL ? HANDS : HANDS.slice(-1))(
  'a turn with a fleet and both rounds by $by [SC-21.3] [SC-21.5] [SC-21.8]',
  async ({ hand, viewport }) => {
    await during({ confirm: 'never', ...(viewport && { viewport }) }, async ({ page }) => {
      await sitDown(page, table());
      await settled(page);
      const turn = new Turn(page, hand);
      const { facts: before, view } = await turn.asked();
      const lord = Object.keys(view.lords).find(id => view.lords[id].seat === OWN);
      expect(frameOf(view, 'campaign')?.round).toBe(1);

      await turn.sails((seen, to) => groundAt(seen.content, to) === 'sea');
      await turn.marches();
      // Until the first die all of it can be taken back.
      const { entries } = await now(page);
      await page.keyboard.press('u');
      await until(
        () => now(page),
        at => at.entries < entries,
      );
      while ((await turn.asked()).ask.prompt !== 'orders') await page.keyboard.press('u');
      await turn.marches();
      await turn.doesIf('to-battle');

      const second = await turn.asked();
      expect(second.ask.prompt).toBe('orders');
      expect(frameOf(second.view, 'campaign')?.round).toBe(2);
      await turn.sails((seen, to) => groundAt(seen.content, to) !== 'sea' && !seen.pieces[to]);
      await turn.marches();
      await turn.doesIf('to-battle');
      const after = await turn.asked();
      expect(frameOf(after.view, 'campaign')?.lord === undefined || after.ask.prompt !== 'orders').toBe(true);

      const since = after.facts.slice(before.length).filter(fact => fact.lord === lord || fact.kind === 'round-began');
      const kinds = since.map(({ kind }) => kind);
      const border = kinds.indexOf('round-began');
      for (const half of [kinds.slice(0, border), kinds.slice(border)]) {
        expect(half).toContain('sailed');
        expect(half).toContain('marched');
      }
    });
  },
);

test('with the keys one goes from hex to hex, lit or not, and hears each', async () => {
  await during({}, async ({ page }) => {
    await sitDown(page, game.at('reach'));
    const heard = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at instanceof SVGElement ? [at.dataset.target ?? '', at.getAttribute('aria-label') ?? ''] : ['', ''];
      });
    await page.waitForSelector('.sc-hex[data-lit="true"]', { state: 'attached' });
    await page.keyboard.press('n');
    const [first, name] = await heard();
    expect(first).toMatch(/^place:/);
    expect(name).not.toBe('');
    const seen = new Map<string, string>();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      const [target, words] = await heard();
      expect(target, key).toMatch(/^place:/);
      // Land or sea with its letters, or a capital by its name; then the ground.
      expect(words, target).toMatch(/^[\p{L} ]+( [A-X]\d+)?[.,(]/u);
      expect(words, target).toMatch(/plain|tundra|forest|hills|plantation|mountain|sea|capital/i);
      seen.set(target, words);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});
