// Whoever is away is told: the switch, what the service worker makes of a notice, and the signs of a page that nobody looks at.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, check, launch } from '../table.mjs';
import { Host, act, joinBy, make, state, visit } from '../net.mjs';

let browser;
let host;
before(async () => {
  browser = await launch();
  host = await Host.start();
});
after(async () => {
  await browser.close();
  await host.stop();
});

// No push service is at hand: a browser that has subscribed without one. Everything else is the browser's own.
const subscriber = () => {
  const key = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
  const made = () => {
    const subscription = Object.create(PushSubscription.prototype);
    const json = { endpoint: localStorage.getItem('fake.push'), keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } };
    Object.defineProperties(subscription, {
      endpoint: { value: json.endpoint },
      toJSON: { value: () => json },
      unsubscribe: { value: async () => { localStorage.removeItem('fake.push'); return true; } },
    });
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('fake.push') ? made() : null);
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = { visible: options.userVisibleOnly, key: options.applicationServerKey.byteLength };
    localStorage.setItem('fake.push', 'https://push.example/ann');
    return made();
  };
  const ask = Notification.requestPermission.bind(Notification);
  window.asked = 0;
  Notification.requestPermission = (...rest) => { window.asked += 1; return ask(...rest); };
  // Signs.
  window.signs = { badge: 0, clear: 0, tones: 0 };
  navigator.setAppBadge = async () => { window.signs.badge += 1; };
  navigator.clearAppBadge = async () => { window.signs.clear += 1; };
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function counted() { window.signs.tones += 1; return tone.call(this); };
};

const places = (page) => page.evaluate(async () => (await (await fetch('api/notices')).json()).places);

async function ready(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

test('the switch, the notice, and the way to the game', async () => {
  const ann = await visit(browser, host, { name: 'Ann', lang: 'de', permissions: ['notifications'] });
  await ann.addInitScript(subscriber);
  await ready(ann);
  const link = await make(ann, host, {});
  const game = new URL(link).hash.slice('#/net/'.length);
  await ann.goto(`${host.base}#/net`);
  await ann.reload();
  const switched = '.net-notices input[name=notices]';
  await ann.waitForSelector(switched);
  assert.equal(await ann.isChecked(switched), false);
  assert.equal(await ann.evaluate(() => window.asked), 0, 'nobody is asked before he wants it');
  await check(ann, 'the switch for notices');
  // On a phone the name of a game and how it stands do not lie on each other.
  await ann.setViewportSize(PHONE);
  await ann.waitForSelector('#net-mine .net-game');
  await ann.$eval('#net-mine .net-game .state', (e) => { e.textContent = 'Die andere Seite ist am Zug'; });
  const wide = await ann.$$eval('.net-game > *', (all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent));
  assert.deepEqual(wide, []);
  await ann.check(switched);
  await ann.waitForFunction(() => window.subscribedWith);
  assert.deepEqual(await ann.evaluate(() => window.subscribedWith), { visible: true, key: 65 });
  assert.equal(await ann.evaluate(() => window.asked), 1);
  await ann.waitForFunction((s) => !document.querySelector(s)?.disabled, switched);
  assert.equal(await places(ann), 1);

  // It stays as it was left.
  await ann.reload();
  await ann.waitForSelector(switched);
  await ann.waitForFunction((s) => document.querySelector(s)?.checked, switched);

  // What comes from a push service is told in the reader's language.
  const devtools = await ann.context().newCDPSession(ann);
  const registered = new Promise((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(host.base).origin, registrationId, data });
  const shown = () => ann.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
  const until = async (n) => {
    for (let i = 0; i < 100 && (await shown()).length !== n; i += 1) await ann.waitForTimeout(50);
    return shown();
  };
  await push(JSON.stringify({ game, kind: 'move' }));
  assert.deepEqual(await until(1), [{ title: 'Dragon Rage', body: 'Du bist am Zug.', tag: game, lang: 'de' }]);
  // The newest of a game takes the place of the one before; nonsense is told as something.
  await push(JSON.stringify({ game, kind: 'time' }));
  await ann.waitForTimeout(300);
  assert.deepEqual((await shown()).map((n) => n.body), ['Deine Zeit für diesen Zug ist größtenteils verbraucht.']);
  await push('nonsense');
  assert.equal((await until(2)).filter((n) => n.tag === '')[0].body, 'In deiner Partie ist etwas geschehen.');

  // A click opens the game, in the page that is there.
  const [worker] = ann.context().serviceWorkers();
  await worker.evaluate(async (tag) => {
    const [notification] = await self.registration.getNotifications({ tag });
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }, game);
  await ann.waitForFunction((id) => window.location.hash === `#/net/${id}`, game);
  await ann.waitForSelector('.net.room');
  assert.deepEqual((await shown()).map((n) => n.tag), ['']);

  await ann.goto(`${host.base}#/net`);
  await ann.waitForFunction((s) => document.querySelector(s)?.checked, switched);
  await ann.uncheck(switched);
  await ann.waitForFunction(() => !localStorage.getItem('fake.push'));
  assert.equal(await places(ann), 0);
  assert.deepEqual(ann.errors, []);
});

test('where the browser forbids it, the page says so and does not ask', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  await ann.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => { throw new Error('asked'); };
  });
  await ready(ann);
  await make(ann, host, {});
  await ann.goto(`${host.base}#/net`);
  await ann.reload();
  await ann.waitForSelector('.net-notices-denied');
  assert.equal(await ann.$('.net-notices input'), null);
  assert.deepEqual(ann.errors, []);
});

test('a page that nobody looks at rings, and shows whose move it is', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob' });
  for (const page of [ann, bob]) {
    await page.addInitScript(subscriber);
    await page.reload();
  }
  const link = await make(ann, host, { side: 'defender' });
  await joinBy(bob, link);
  await ann.waitForSelector('svg.board');
  // Ann sets up; then it is Bob's move, who looks elsewhere.
  await ann.waitForFunction(() => document.title.startsWith('●'));
  assert.ok(await ann.evaluate(() => window.signs.badge > 0));
  await bob.click('header .turn');
  await bob.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.signs.tones = 0;
    window.signs.badge = 0;
  });
  assert.equal(await bob.title(), 'Dragon Rage');
  for (let n = 0; n < 400 && await state(bob) !== 'mine'; n += 1) await act([ann], { patience: 5000 }).catch(() => {});
  await bob.waitForFunction(() => document.title.startsWith('● Your move'));
  await bob.waitForFunction(() => window.signs.badge > 0 && window.signs.tones > 0);
  await ann.waitForFunction(() => document.title === 'Dragon Rage');
  for (const page of [ann, bob]) assert.deepEqual(page.errors, []);
});
