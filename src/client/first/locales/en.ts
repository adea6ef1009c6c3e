/** The words of a first game. These are the ids; the other languages have the same ones. */
export const en = {
  'first.new': 'New to you',
  'first.more': 'More',
  'first.understood': 'Understood',
  'first.silence': 'No more of these',
  'first.play.text':
    'A whole game against two Thralls, the gentlest bots. What is new is explained once, and at first sensible choices are marked.',
  'first.chapter': '{title}: what it brought, and to whom',
} as const;
