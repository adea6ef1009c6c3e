import { useSyncExternalStore } from 'react';

/** Where in the hall one stands. */
export type Route =
  | { readonly screen: 'home' }
  /** Setting up a table; `people` sit at this screen, or all come to it online. */
  | { readonly screen: 'new'; readonly game: string; readonly people?: number; readonly online?: true }
  /** A table that is kept in this browser. */
  | { readonly screen: 'table'; readonly id: string }
  /** A table that is kept in the hall's server; an invitation is for one of its seats. */
  | { readonly screen: 'play'; readonly id: string; readonly seat?: number; readonly invite?: string }
  | { readonly screen: 'rules'; readonly game: string; readonly clause?: string }
  | { readonly screen: 'cards'; readonly game: string }
  /** All lessons, those of one game, or one of them. */
  | { readonly screen: 'learn'; readonly game?: string; readonly lesson?: string }
  /** All puzzles, those of one game, or one of them. */
  | { readonly screen: 'puzzles'; readonly game?: string; readonly puzzle?: string }
  | { readonly screen: 'about' }
  /** The reader's own place in a hall with a server. */
  | { readonly screen: 'you' }
  /** From a letter: the address is somebody's, or is to get no more of them. */
  | { readonly screen: 'confirm' | 'unsubscribe'; readonly token: string }
  /** An address that leads nowhere. */
  | { readonly screen: 'lost' };

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

export function readRoute(path: string, search = ''): Route {
  const [screen = '', first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { screen: 'lost' };
  if (screen === '') return { screen: 'home' };
  if ((screen === 'about' || screen === 'you') && first === undefined) return { screen };
  if (screen === 'learn') {
    return { screen, ...(first !== undefined && { game: first }), ...(second !== undefined && { lesson: second }) };
  }
  if (screen === 'puzzles') {
    return { screen, ...(first !== undefined && { game: first }), ...(second !== undefined && { puzzle: second }) };
  }
  if (first === undefined) return { screen: 'lost' };
  if (screen === 'rules') {
    return second === undefined ? { screen, game: first } : { screen, game: first, clause: second };
  }
  if (second !== undefined) return { screen: 'lost' };
  if (screen === 'table') return { screen, id: first };
  if (screen === 'cards') return { screen, game: first };
  if (screen === 'confirm' || screen === 'unsubscribe') return { screen, token: first };
  const query = new URLSearchParams(search);
  if (screen === 'new') {
    const people = wholeIn(query, 'people', 1);
    return {
      screen,
      game: first,
      ...(people !== undefined && { people }),
      ...(query.has('online') && { online: true as const }),
    };
  }
  if (screen === 'play') {
    const seat = wholeIn(query, 'seat', 0);
    const invite = query.get('invite');
    return seat !== undefined && invite ? { screen, id: first, seat, invite } : { screen, id: first };
  }
  return { screen: 'lost' };
}

/** A whole number of a query; undefined when it is none. */
function wholeIn(query: URLSearchParams, name: string, least: number): number | undefined {
  const given = query.get(name);
  const number = Number(given);
  return given && Number.isInteger(number) && number >= least ? number : undefined;
}

export function pathOf(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'about':
    case 'you':
      return `/${route.screen}`;
    case 'new':
      return `/new/${part(route.game)}${queryOf({ people: route.people, online: route.online && 1 })}`;
    case 'table':
      return `/table/${part(route.id)}`;
    case 'play':
      return `/play/${part(route.id)}${queryOf({ seat: route.seat, invite: route.invite })}`;
    case 'confirm':
    case 'unsubscribe':
      return `/${route.screen}/${part(route.token)}`;
    case 'learn':
      return within('/learn', route.game, route.lesson);
    case 'puzzles':
      return within('/puzzles', route.game, route.puzzle);
    case 'cards':
      return `/cards/${part(route.game)}`;
    case 'rules':
      return `/rules/${part(route.game)}${route.clause ? `/${part(route.clause)}` : ''}`;
  }
}

const within = (path: string, ...names: readonly (string | undefined)[]): string =>
  [path, ...names.flatMap(name => (name === undefined ? [] : encodeURIComponent(name)))].join('/');

function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

export const hrefOf = (route: Route): string => BASE + pathOf(route);

/** A mangled address is an unknown one, not a broken page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();
let current: Route | undefined;

function here(): Route {
  current ??= readRoute(location.pathname.slice(BASE.length), location.search);
  return current;
}

function arrived(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', arrived);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', arrived);
  };
}

/** Goes to a screen; `replace`: the way back leads past the one that is left. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const address = hrefOf(route) + keptQuery(route);
  if (how === 'replace') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrived();
}

/** `?lang=pseudo` stays on from screen to screen. */
function keptQuery(route: Route): string {
  const lang = new URLSearchParams(location.search).get('lang');
  if (!lang) return '';
  return `${pathOf(route).includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`;
}

export const useRoute = (): Route => useSyncExternalStore(listen, here);
