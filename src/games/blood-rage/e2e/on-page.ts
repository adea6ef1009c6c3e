import type { Page } from 'playwright-core';
import { pathsOf } from '../../../kit/table/play/paths.ts';
import type { OnPage } from '../../../kit/test/on-page.ts';
import { CONFIRM, press } from '../../../kit/test/page.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';
import { touching } from '../table/play/play.ts';
import { moments } from './moments.ts';
import { secrets } from './secrets.ts';

const CARD = '[data-target^="card:"]';
const LIT_CARD = `${CARD}[data-lit="true"]`;
const OFFERED = `.br-draft-scene ${CARD}`;

/** The strongest card lies ready. */
async function strongest(page: Page): Promise<void> {
  const best = await page.locator(`[data-part="hand"] ${LIT_CARD} .sk-card-value`).evaluateAll(values => {
    const bonus = (text: string | null) => (text?.startsWith('+') ? Number.parseInt(text, 10) || 0 : -1);
    const all = values.map(value => bonus(value.textContent));
    return all.indexOf(Math.max(...all));
  });
  await page.locator(`[data-part="hand"] ${LIT_CARD}`).nth(best).click();
}

/** The second of the offered cards lies ready. */
const second = (page: Page): Promise<void> => press(page, `.br-draft-scene li:nth-child(2) ${CARD}`);

export const onPage: OnPage<View, BloodRageChoice> = {
  paths: (ask, view) => pathsOf(touching, ask, view),
  // Another card instead of the one that lies ready.
  instead: target => target.startsWith('card:'),
  idle: ['pass'],
  uses: ['card', 'reserve', 'place', 'say', 'confirm'],
  secrets,
  moments,
  main: 'action',
  asked: messages => messages['ui.choose-action'],
  screens: [
    { name: 'draft', moment: 'draft', shows: '.br-draft-scene' },
    { name: 'action', moment: 'action' },
    { name: 'battle', moment: 'battle', shows: '.br-battle-scene', step: page => press(page, LIT_CARD) },
    { name: 'battle of four', moment: 'fourfold', shows: '.br-battle-scene' },
    {
      name: 'report',
      moment: 'decisive',
      shows: '.br-battle-scene',
      speed: 'slow',
      async step(page) {
        await press(page, LIT_CARD);
        await press(page, CONFIRM);
        await page.waitForSelector('.br-battle-reveal');
        // On to its end, unless that is all there is to see: the reader's own battle waits there.
        if ((await page.locator('.br-battle-reveal [data-over="true"]').count()) === 0) {
          await press(page, '[data-act="go-on"]');
        }
        await page.waitForSelector('.br-battle-reveal [data-over="true"]');
      },
    },
  ],
  resumed: { battle: 'card:', march: 'figure:' },
  inSight: [
    { what: 'the eight cards of a first hand', moment: 'first hand', selector: OFFERED, count: 8 },
    { what: 'the six cards of a later one', moment: 'draft', selector: OFFERED, count: 6 },
    { what: 'all sides of a battle of four', moment: 'fourfold', selector: '.br-battle-scene .br-side', count: 4 },
    {
      what: 'all offered cards when one is chosen',
      moment: 'draft',
      selector: OFFERED,
      count: 6,
      forms: ['phone'],
      async step(page) {
        await press(page, OFFERED);
        await page.waitForSelector(CONFIRM);
      },
    },
  ],
  dark: [
    { what: 'a province', selector: '[data-target^="place:"][data-lit="false"]' },
    { what: 'a card', selector: `[data-part="hand"] ${CARD}[data-lit="false"]` },
    {
      what: 'a province that cannot be invaded, while invading',
      first: '[data-target^="reserve:"][data-lit="true"]',
      selector: '[data-target^="place:"][data-lit="false"]',
    },
  ],
  // On a phone, cards that are kept fold to their heads; they too have a zoom.
  mayEnd: ['.br-kept .sk-card'],
  pictures: [
    { name: 'draft-desktop', moment: 'draft', step: second },
    { name: 'action-desktop', moment: 'action' },
    { name: 'action-light', moment: 'action', theme: 'light' },
    { name: 'battle-desktop', moment: 'battle', step: strongest },
    { name: 'draft-phone', moment: 'draft', form: 'phone', step: second },
    { name: 'action-phone', moment: 'action', form: 'phone' },
    { name: 'battle-phone', moment: 'battle', form: 'phone', step: strongest },
  ],
  walks: {
    tables: [{ seats: 'ybbb', confirms: true }, { seats: 'yy' }, { seats: 'yyy', phone: true }],
    rare: [],
    prompts: 6,
  },
};
