import { test } from 'vitest';
import { cardsExplain } from '../../../../e2e/card-words.ts';
import { gameOf } from '../../../../e2e/games.ts';

test('a card in full has its words explained beside it', () => cardsExplain(gameOf('blood-rage')));
