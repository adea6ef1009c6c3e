import { expect, test } from 'vitest';
import { cardsExplain } from '../../../../e2e/card-words.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';

test('a card in full has its words explained beside it', () => cardsExplain(gameOf('blood-rage')));

test.each([
  [1366, 657],
  [1280, 720],
])(
  'on a low desk of %d × %d a full hand has its whole text, also on cards that tell why not',
  async (width, height) => {
    await during({ viewport: { width, height } }, async ({ page }) => {
      await sitDown(page, gameOf('blood-rage').main());
      await settled(page);
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.sk-table-foot .sk-card')].flatMap(card => {
            const text = card.querySelector('.sk-card-text');
            const words = text?.firstElementChild;
            return text && words && words.scrollHeight > text.clientHeight + 1 ? [card.textContent ?? ''] : [];
          }),
        );
      expect(await until(cut, now => now.length === 0, 3000)).toEqual([]);
    });
  },
);
