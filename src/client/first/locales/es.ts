import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'first.new': 'Algo nuevo',
  'first.more': 'Más',
  'first.understood': 'Entendido',
  'first.silence': 'No más explicaciones',
  'first.play.text':
    'Una partida entera contra dos bots, los más suaves. Lo nuevo se explica una vez, y al principio se marcan las elecciones sensatas.',
  'first.chapter': '{title}: lo que dio, y a quién',
};
