import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'first.new': 'Una novità',
  'first.more': 'Leggi di più',
  'first.understood': 'Capito',
  'first.silence': 'Basta spiegazioni',
  'first.play.text':
    'Una partita intera contro due Thrall, i bot più miti. Ogni novità viene spiegata una volta, e all’inizio le scelte sensate sono segnate.',
  'first.chapter': '{title}: che cosa ha portato, e a chi',
};
