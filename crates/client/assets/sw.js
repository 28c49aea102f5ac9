// Keeps the site for use without a network. Names with a hash never change their content: the kept copy will do. The
// page itself is asked for first, so that a new edition shows at once.
const KEPT = 'dragonrage-__VERSION__';
const FILES = ['./', __FILES__];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('dragonrage-') && name !== KEPT);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

// What a server of games tells while no page is open: which game, and what. The sentences are those that the page left here.
const tell = async (data) => {
  const { game, kind } = await Promise.resolve().then(() => data.json()).catch(() => ({}));
  const words = await caches.match('./notice-words').then((kept) => kept?.json()).catch(() => null) ?? {};
  const known = /^[0-9a-f]{16}$/.test(game) ? game : '';
  await self.navigator.setAppBadge?.().catch(() => {});
  const body = words[kind] ?? words.other ?? '';
  await self.registration.showNotification('Dragon Rage', {
    body, lang: words.lang ?? '', tag: known, renotify: known !== '', icon: './icon-192.png', data: { game: known },
  });
};

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

// Opens the game, in a page that is there already if there is one.
const show = async (game) => {
  const url = new URL(`./#/net${game ? `/${game}` : ''}`, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((p) => p.url === url) ?? pages.find((p) => /#\/net(\/|$)/.test(p.url)) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  const there = page.url === url ? page : await page.navigate(url).catch(() => null);
  return there ? there.focus().catch(() => there) : self.clients.openWindow(url);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.game ?? ''));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // What a server of games says is never kept: it is asked each time, or there is none.
  if (/\/(api\/|healthz$|metrics$)/.test(pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('./')));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
