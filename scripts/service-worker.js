// Keeps a whole version of the hall in the browser, so that it opens without a network. Written into dist/web by
// scripts/offline.mjs, which fills in the version and the files.
//
// A page always gets the files of the version it was loaded with: a newer one is fetched in full, waits until the reader
// takes it or every page is closed, and the version before it is kept for pages that are still open.

const VERSION = 'VERSION';
const PAGE = 'PAGE';
const FILES = ['FILES'];
const PREFIX = 'skali-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // Past the browser's own cache, which may hold an older index.html.
      await cache.addAll([PAGE, ...FILES].map(file => new Request(file, { cache: 'reload' })));
    })(),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const ours = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
      // In the order they were made: the last is the one that pages may still be using.
      await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What the hall's server says is never kept.
  if (url.pathname.startsWith(`${PAGE}api`)) return;
  const screen = request.mode === 'navigate';
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      // Every screen is the same page; the address says which one it shows.
      // Each file is the same however it is asked for, so what it varies by does not matter.
      const how = { ignoreVary: true };
      const kept = (await cache.match(screen ? PAGE : request, how)) ?? (await caches.match(request, how));
      return kept ?? fetch(request);
    })(),
  );
});

// A table waits for somebody who is not there: `{title, body, path, tag}`, in their language.
self.addEventListener('push', event => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const icon = `${PAGE}icons/icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } }));
});

// A page of that table comes to the front; else one is opened.
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const target = new URL(event.notification.data?.path ?? '', self.registration.scope);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = pages.find(page => new URL(page.url).pathname === target.pathname);
      await (open ? open.focus() : self.clients.openWindow(target.href));
    })(),
  );
});
