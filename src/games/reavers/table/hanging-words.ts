import type { HangingWords } from '../../../kit/look/hanging.ts';

/** One sentence that makes one want to play. */
export const PITCH: HangingWords = {
  en: 'Man your longship, raid villages and keeps, brave the sea, and follow wherever the others sail.',
  it: 'Arma la tua nave lunga, razzia villaggi e fortezze, sfida il mare e segui gli altri ovunque salpino.',
  fr: 'Armez votre drakkar, pillez villages et forteresses, bravez la mer, et suivez les autres où qu’ils voguent.',
  es: 'Tripula tu drakkar, saquea aldeas y fortalezas, desafía el mar y sigue a los demás allá donde naveguen.',
};

/** How far a game is. */
export const STAGE: HangingWords = {
  en: 'Round {round, number} of {rounds, number}',
  it: 'Round {round, number} di {rounds, number}',
  fr: 'Manche {round, number} sur {rounds, number}',
  es: 'Ronda {round, number} de {rounds, number}',
};
