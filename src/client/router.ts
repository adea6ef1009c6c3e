import { useSyncExternalStore } from 'react';

/** Where in the hall one stands. */
export type Route =
  | { readonly screen: 'home' }
  /** Setting up a table; `people` sit at this screen. */
  | { readonly screen: 'new'; readonly game: string; readonly people?: number }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: string; readonly clause?: string }
  | { readonly screen: 'cards'; readonly game: string }
  | { readonly screen: 'about' }
  /** An address that leads nowhere. */
  | { readonly screen: 'lost' };

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

export function readRoute(path: string, search = ''): Route {
  const [screen = '', first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { screen: 'lost' };
  if (screen === '') return { screen: 'home' };
  if (screen === 'about' && first === undefined) return { screen: 'about' };
  if (first === undefined) return { screen: 'lost' };
  if (screen === 'rules') {
    return second === undefined ? { screen, game: first } : { screen, game: first, clause: second };
  }
  if (second !== undefined) return { screen: 'lost' };
  if (screen === 'table') return { screen, id: first };
  if (screen === 'cards') return { screen, game: first };
  if (screen === 'new') {
    const people = Number(new URLSearchParams(search).get('people'));
    return Number.isInteger(people) && people > 0 ? { screen, game: first, people } : { screen, game: first };
  }
  return { screen: 'lost' };
}

export function pathOf(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'about':
      return '/about';
    case 'new':
      return `/new/${part(route.game)}${route.people ? `?people=${route.people}` : ''}`;
    case 'table':
      return `/table/${part(route.id)}`;
    case 'cards':
      return `/cards/${part(route.game)}`;
    case 'rules':
      return `/rules/${part(route.game)}${route.clause ? `/${part(route.clause)}` : ''}`;
  }
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
