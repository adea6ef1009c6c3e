import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'first.new': 'Nouveau pour vous',
  'first.more': 'En savoir plus',
  'first.understood': 'Compris',
  'first.silence': 'Ne plus rien expliquer',
  'first.play.text':
    'Une partie entière contre deux bots, les plus doux. Ce qui est nouveau est expliqué une fois, et au début les bons choix sont indiqués.',
  'first.chapter': '{title} : ce qui a été gagné, et par qui',
};
