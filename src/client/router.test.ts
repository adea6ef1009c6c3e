import { describe, expect, it } from 'vitest';
import { pathOf, type Route, readRoute } from './router.ts';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'about' },
  { screen: 'new', game: 'some-game' },
  { screen: 'new', game: 'some-game', people: 3 },
  { screen: 'new', game: 'some-game', online: true },
  { screen: 'table', id: 'a b/c' },
  { screen: 'play', id: 'a b/c' },
  { screen: 'play', id: 'some-table', seat: 0, invite: 'a&b' },
  { screen: 'cards', game: 'some-game' },
  { screen: 'confirm', token: 'some-token' },
  { screen: 'unsubscribe', token: 'some.token' },
  { screen: 'rules', game: 'some-game' },
  { screen: 'rules', game: 'some-game', clause: 'XY-5.3' },
];

describe('the addresses of the hall', () => {
  it.each(routes)('$screen leads there and back', route => {
    const [path, search = ''] = pathOf(route).split('?');
    expect(readRoute(path, search)).toEqual(route);
  });

  it.each(['/nowhere', '/table', '/new', '/about/us', '/table/a/b', '/play', '/play/a/b', '/rules/x/y/z'])(
    '%s leads nowhere',
    path => {
      expect(readRoute(path)).toEqual({ screen: 'lost' });
    },
  );

  it('a mangled address is read as it stands', () => {
    expect(readRoute('/table/%E0%A4%A')).toEqual({ screen: 'table', id: '%E0%A4%A' });
  });

  it.each(['seat=1', 'invite=x', 'seat=-1&invite=x', 'seat=&invite=x', 'seat=1.5&invite=x'])(
    'half an invitation is none: %s',
    search => {
      expect(readRoute('/play/t', `?${search}`)).toEqual({ screen: 'play', id: 't' });
    },
  );

  it.each(['-1', 'x', '0', '1.5'])('people=%s is left out', people => {
    expect(readRoute('/new/some-game', `?people=${people}`)).toEqual({ screen: 'new', game: 'some-game' });
  });
});
