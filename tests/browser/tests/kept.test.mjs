// Nothing is lost on the page: whatever the browser, another tab or a damaged text does to what is kept.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BASE, asked, begin, chance, check, deed, launch, open, turn } from '../table.mjs';
import { begin as beginTournament, book, download, enter, file, played } from '../desk.mjs';
import { dump, noNotice, notice, put, quota, slam, stranger } from '../kept.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const GOLDEN = new URL('../../../cases/golden/', import.meta.url);
const golden = (name) => readFileSync(new URL(name, GOLDEN), 'utf8');
const key = (page) => page.evaluate(() => location.hash.split('/')[2]);
const lines = (text) => text.split('\n').length;

// A golden game with a line that means nothing; which line that is.
function damaged(name = 'nurkott-2-squire.txt') {
  const all = golden(name).split('\n');
  const at = all.findIndex((line) => line.startsWith('turn 3'));
  all.splice(at, 0, 'D1 dances');
  return { text: all.join('\n'), line: at + 1 };
}

// The game on the page is the one that is kept, step by step.
async function isKept(page) {
  const here = await key(page);
  await page.waitForFunction((key) => new Promise((done) => {
    const open = indexedDB.open('dragonrage');
    open.onsuccess = () => {
      const get = open.result.transaction('games').objectStore('games').get(key);
      get.onsuccess = () => { open.result.close(); done(get.result !== undefined); };
    };
  }), here);
  return (await dump(page)).games[here];
}

test('a list belongs together, whatever another tab keeps meanwhile', async () => {
  const page = await open(browser);
  for (const [n, name] of ['esirien-1', 'nurkott-2'].entries()) await put(page, 'games', `170000000000${n}-0001`, golden(`${name}-squire.txt`));
  // Between the keys and the texts another connection gets its turn, if it can.
  await page.addInitScript((record) => {
    const { getAllKeys } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAllKeys = function (...args) {
      const request = getAllKeys.apply(this, args);
      if (this.name === 'games' && !window.meddled) {
        window.meddled = true;
        request.addEventListener('success', () => {
          const open = indexedDB.open('dragonrage');
          open.onsuccess = () => {
            const work = open.result.transaction('games', 'readwrite');
            work.objectStore('games').put(record, '1600000000000-0001');
            work.oncomplete = () => { open.result.close(); window.saved = true; };
          };
        });
      }
      return request;
    };
  }, golden('esirien-3-squire.txt'));
  await page.reload();
  await page.waitForSelector('.kept.over li');
  await page.waitForFunction(() => window.saved);
  await page.waitForTimeout(200);
  const shown = await page.$$eval('.kept.over li', (all) => all.map((e) => [e.querySelector('a').getAttribute('href'), e.querySelector('strong').textContent]));
  const names = Object.fromEntries(shown.map(([href, name]) => [href.split('/')[2], name]));
  assert.ok(Object.keys(names).length >= 2);
  // Each line opens the game that it names.
  for (const [at, name] of Object.entries(names)) {
    await page.goto(`${BASE}#/replay/${at}`);
    await page.waitForSelector('.slider');
    assert.equal(await page.textContent('.bar .scenario'), name, at);
  }
  assert.deepEqual(page.errors, []);
});

test('two tabs keep what each does, and hand a game over', async () => {
  const one = await open(browser);
  await begin(one);
  await turn(one);
  const game = await key(one);
  const two = await one.context().newPage();
  await two.goto(`${BASE}#/game/${game}`);
  await two.waitForSelector('svg.board');
  await one.waitForSelector('.waiting.stopped');
  assert.match(await asked(one), /another tab/);
  await turn(two);
  await deed(two);
  await two.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'), null, { timeout: 60_000 });
  await turn(two);
  // A third game, begun while the list is open elsewhere; forgotten there again.
  await one.goto(BASE);
  await one.waitForSelector('.kept li');
  await begin(two, { scenario: 'nurkott-2' });
  await turn(two);
  await one.reload();
  await one.waitForFunction(() => document.querySelectorAll('.kept li').length === 2);
  await one.click('.kept li button');
  await one.click('.really button:nth-of-type(1)');
  await one.waitForFunction(() => document.querySelectorAll('.kept li').length === 1);
  assert.equal(Object.keys((await dump(one)).games).length, 1);
  assert.deepEqual([...one.errors, ...(two.errors ?? [])], []);
});

test('without room the game goes on and says so; with room again it is kept', async () => {
  const page = await open(browser);
  await quota(page, 1);
  await begin(page);
  assert.match(await notice(page), /no room left.*Save it as a file/s);
  await turn(page);
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'), null, { timeout: 60_000 });
  await turn(page);
  const game = await key(page);
  assert.deepEqual((await dump(page)).games, {});
  const saved = await download(page, '.notice .save-all');
  assert.match(saved.text, new RegExp(`^dragonrage kept 1\n\ngames ${game}\n\\| dragonrage record 2\n`));
  await check(page, 'a game that is not kept');
  // It is on the shelf of this tab, and goes on from there.
  await page.click('.bar .home');
  await page.waitForSelector('.kept li');
  await page.click('.kept li a');
  await turn(page);
  await quota(page, 1e9);
  // Some deeds only choose a unit; the next step is kept, and all before it.
  for (let n = 0; n < 6 && (await page.$('.notice')); n++) { await deed(page); await turn(page); await page.waitForTimeout(400); }
  await noNotice(page);
  const kept = await isKept(page);
  assert.match(kept, /\n# clicks [\d ]+\n$/, 'with what can be taken back, which is nothing for a file');
  await page.click('.menu summary');
  assert.equal(kept.replace(/# clicks .*\n$/, ''), (await download(page, '.menu button:has-text("Save the record")')).text, 'the latest state, not one that waited');
  await page.click('.menu summary');
  const log = await page.$$eval('.log li', (all) => all.length);
  await page.reload();
  await turn(page);
  assert.ok(await page.$$eval('.log li', (all) => all.length) >= log - 1);
  assert.deepEqual(page.errors, []);
});

for (const [name, forbid] of [
  ['no database', () => Object.defineProperty(window, 'indexedDB', { get: () => null })],
  ['a database that is forbidden', () => { IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); }; }],
  ['a private window', () => {
    IDBFactory.prototype.open = () => {
      const request = { error: new DOMException('A mutation operation was attempted', 'InvalidStateError') };
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    };
  }],
]) {
  test(`with ${name} games are played from memory`, async () => {
    const page = await open(browser);
    const record = golden('nurkott-2-squire.txt');
    await page.addInitScript(forbid);
    await page.reload();
    await page.waitForSelector('#first-game');
    assert.match(await notice(page), /lasts only as long as this tab is open/);
    await page.click('#first-game');
    await page.waitForSelector('svg.board');
    await turn(page);
    await deed(page);
    // The list of games, a file, and the way back.
    await page.click('.bar .home');
    await page.waitForSelector('.kept li');
    await page.setInputFiles('.start input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.waitForSelector('.slider');
    const [link] = await Promise.all([page.evaluate(() => location.href)]);
    assert.match(link, /#\/replay\//);
    await page.goto(`${BASE}#/ratings`);
    await page.waitForSelector('.tools-row');
    await page.setInputFiles('input[name=records]', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(played('Ann', 'Bob')) });
    await page.waitForFunction(() => document.querySelector('.said .told'));
    await page.goto(`${BASE}#/league`);
    await page.waitForSelector('.ways');
    await page.goto(`${BASE}#/ratings`);
    await page.waitForSelector('.players, .ratings table');
    assert.match(await page.textContent('.ratings'), /Ann/);
    assert.match(await notice(page), /Save it as a file/);
    // A game that is nowhere is not said to be unreadable.
    await page.goto(`${BASE}#/game/1-1`);
    await page.waitForSelector('.missing .told');
    assert.deepEqual(page.errors, []);
  });
}

test('a record in a link is played, kept or not', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('.menu summary');
  await page.click('.menu button:has-text("link")');
  await page.waitForSelector('.choices .told');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(browser);
  await quota(other, 1);
  await other.goto(link);
  await other.waitForSelector('svg.board', { timeout: 20_000 });
  await notice(other);
  await turn(other);
  assert.match(await asked(other), /place Dragon/);
  await other.goto(`${BASE}#/record/rubbish`);
  await other.waitForSelector('.missing .told');
  assert.match(await other.textContent('.missing .told'), /line 1/);
});

test('a database that is deleted or closed under the page is opened again', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  const other = await stranger(page.context());
  const deleted = await other.evaluate(() => new Promise((done) => {
    const request = indexedDB.deleteDatabase('dragonrage');
    request.onblocked = () => done('blocked');
    request.onsuccess = () => done('deleted');
  }));
  assert.equal(deleted, 'deleted', 'the page lets go of the database');
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'), null, { timeout: 60_000 });
  await turn(page);
  assert.ok(lines(await isKept(page)) > 20);
  await slam(page);
  await page.waitForTimeout(300);
  for (let n = 0; n < 3; n++) { await deed(page); await turn(page); }
  const kept = await isKept(page);
  assert.ok(lines(kept) > 20);
  assert.equal(await page.$('.notice'), null);
  await page.reload();
  await turn(page);
  assert.deepEqual(page.errors, []);
});

test('an upgrade that another tab blocks is told, and waits no longer than it must', async () => {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const old = await stranger(context);
  await old.evaluate(() => new Promise((done) => {
    const request = indexedDB.open('dragonrage', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games');
    request.onsuccess = () => { window.held = request.result; done(); };
  }));
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('dragonrage.speed', 'instant'));
  await page.goto(BASE);
  assert.match(await notice(page), /older edition.*close it/s);
  await page.click('#first-game');
  await page.waitForSelector('svg.board');
  await turn(page);
  const game = await key(page);
  // Once the other tab is gone, what waited is kept.
  await old.close();
  await noNotice(page);
  assert.ok((await dump(page)).games[game]);
  // A newer edition elsewhere gets its turn, and this one says so.
  const newer = await stranger(context);
  const upgraded = await newer.evaluate(() => new Promise((done) => {
    const request = indexedDB.open('dragonrage', 99);
    request.onblocked = () => done('blocked');
    request.onsuccess = () => { request.result.close(); done('upgraded'); };
  }));
  assert.equal(upgraded, 'upgraded');
  await deed(page);
  assert.match(await notice(page), /newer edition/);
  await turn(page);
  await context.close();
});

test('an unreadable book of ratings stays as it is', async () => {
  const page = await open(browser);
  const spoilt = 'format = 1\n\n[[game]]\nperiod = "2026-11"\nscenario = nonsense\r\n\n\n';
  await put(page, 'ratings', 'book', spoilt);
  const before = await dump(page);
  await page.goto(`${BASE}#/ratings`);
  await page.waitForSelector('.unreadable');
  assert.match(await page.textContent('.unreadable'), /cannot be read. It stays as it is.*line 5/s);
  assert.equal(await page.$('.tools-row'), null, 'nothing can be put in its place');
  await check(page, 'an unreadable book');
  const saved = await download(page, '.save-unread');
  assert.deepEqual([saved.name, saved.text], ['dragonrage-ratings-book.toml', spoilt]);
  assert.deepEqual(await dump(page), before);
  // Whoever wants to begin anew says so twice.
  await page.click('.unreadable .quiet');
  await page.click('.unreadable .really button:nth-of-type(1)');
  await page.waitForSelector('.tools-row');
  // Another window spoils the book while it is open here.
  await page.setInputFiles('input[name=book]', file('club.toml', book(['Ann', 'Bob', 'Cleo'], 2, chance(3))));
  await page.waitForSelector('.history-plot svg');
  await put(page, 'ratings', 'book', spoilt);
  await page.setInputFiles('input[name=records]', file('game.txt', played('Ann', 'Bob')));
  await page.waitForSelector('.unreadable');
  assert.equal((await dump(page)).ratings.book, spoilt);
  assert.deepEqual(page.errors, []);
});

test('unreadable games, campaigns, tournaments and agreements are shown with their reason, and stay', async () => {
  const page = await open(browser);
  const { text, line } = damaged();
  const bad = {
    games: ['1700000000000-0001', text],
    campaigns: ['1700000000000-0002', 'format = 1\nmap = 7\n'],
    tournaments: ['1700000000000-0003', 'format = 99\n'],
    deals: ['1700000000000-0004', 'rubbish'],
  };
  for (const [drawer, [key, text]] of Object.entries(bad)) await put(page, drawer, key, text);
  const before = await dump(page);
  const places = { games: ['', 'game/', 'replay/', 'result/'], campaigns: ['campaign', 'campaign/'], tournaments: ['tournament', 'tournament/'], deals: ['army', 'army/kept/'] };
  for (const [drawer, routes] of Object.entries(places)) {
    const [key, text] = bad[drawer];
    for (const route of routes) {
      await page.goto(`${BASE}#/${route}${route.endsWith('/') ? key : ''}`);
      await page.reload();
      await page.waitForSelector('.unreadable');
      const told = await page.textContent('.unreadable');
      assert.match(told, /is kept here, but it cannot be read/, route);
      if (drawer === 'games') assert.match(told, new RegExp(`line ${line}: “D1 dances”`), route);
      const saved = await download(page, '.save-unread');
      assert.equal(saved.text, text, route);
      await check(page, route);
    }
  }
  assert.deepEqual(await dump(page), before);
  // One that is not there is said to be not there.
  for (const route of ['game/1-1', 'campaign/1-1', 'tournament/1-1', 'army/kept/1-1']) {
    await page.goto(`${BASE}#/${route}`);
    await page.waitForSelector('.told[role=alert]');
    assert.match(await page.textContent('.told[role=alert]'), /is not kept in this browser/, route);
  }
  // A file that cannot be read says where.
  await page.goto(BASE);
  await page.setInputFiles('.start input[type=file]', file('game.txt', text));
  await page.waitForSelector('.start > [role=status] .told');
  assert.match(await page.textContent('.start > [role=status] .told'), new RegExp(`game.txt is refused at line ${line}`));
  assert.deepEqual(page.errors, []);
});

test('a computer player that cannot be asked, or breaks down, is told', async () => {
  const page = await open(browser);
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...args) {
      if (window.mute) throw new DOMException('it could not be cloned', 'DataCloneError');
      return postMessage.apply(this, args);
    };
    window.mute = true;
  });
  await page.reload();
  await begin(page);
  await page.waitForSelector('.waiting.stopped');
  assert.match(await page.textContent('.choices .told'), /does not answer .*could not be cloned/);
  await page.evaluate(() => { window.mute = false; });
  await page.click('.waiting .main');
  await turn(page);
  assert.equal(await page.$('.choices .told'), null);
  await page.evaluate(() => { window.mute = true; });
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice .told');
  await page.evaluate(() => { window.mute = false; });
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li', { timeout: 60_000 });
  // A worker whose module breaks fails inside a promise of its own.
  const other = await open(browser, { serviceWorkers: 'block' });
  await other.context().route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { throw new Error("broken down"); };' }));
  await other.reload();
  await begin(other);
  await other.waitForSelector('.waiting.stopped');
  assert.match(await other.textContent('.choices .told'), /broken down/);
});

test('everything goes into one file and comes out of it in an empty browser', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await put(page, 'games', '1700000000000-0001', damaged().text);
  await beginTournament(page, { name: 'Club evening', rounds: 2 });
  await enter(page, ['Ann', 'Bob', 'Cleo', 'Dan']);
  await page.click('.clock-keys button');
  await page.goto(`${BASE}#/ratings`);
  await page.setInputFiles('input[name=book]', file('club.toml', book(['Ann', 'Bob', 'Cleo'], 2, chance(3))));
  await page.waitForSelector('.history-plot svg');
  await page.goto(`${BASE}#/campaign`);
  await page.waitForSelector('#begin');
  await page.fill('input[name=invader]', 'Ann');
  await page.fill('input[name=defender]', 'Bob');
  await page.click('#begin');
  await page.waitForSelector('.story-title');
  await page.goto(`${BASE}#/army`);
  await page.waitForSelector('#agree');
  await page.fill('input[name=about]', 'Sunday');
  await page.click('#agree');
  await page.waitForSelector('.exchange');
  await put(page, 'secrets', 'a'.repeat(64), 'army = "D"\n');
  await page.goto(`${BASE}#/settings`);
  await page.waitForSelector('.everything');
  await page.selectOption('select[name=size]', '115');
  await check(page, 'settings');
  const all = await dump(page);
  for (const drawer of ['games', 'deals', 'secrets', 'campaigns', 'tournaments', 'ratings']) assert.ok(Object.keys(all[drawer]).length, drawer);
  const saved = await download(page, '.everything .save-all');
  assert.equal(saved.name, 'dragonrage-kept.txt');
  const count = Object.values(all).reduce((sum, drawer) => sum + Object.keys(drawer).length, 0);

  const empty = await open(browser);
  const load = async (text) => {
    await empty.setInputFiles('input[name=everything]', file('kept.txt', text));
    await empty.waitForFunction(() => document.querySelector('.everything .told'));
    return empty.textContent('.everything [role=status] .told');
  };
  await empty.evaluate(() => localStorage.clear());
  await empty.goto(`${BASE}#/settings`);
  await empty.waitForSelector('.everything');
  assert.match(await load(saved.text), new RegExp(`New: ${count}\\. Here already: 0\\. Kept beside something else: 0\\.`));
  assert.deepEqual(await dump(empty), all);
  assert.equal(await empty.getAttribute('html', 'data-size'), '115', 'settings count at once');
  // Once more: nothing is new.
  await empty.reload();
  await empty.waitForSelector('.everything');
  assert.match(await load(saved.text), new RegExp(`New: 0\\. Here already: ${count}\\. Kept beside something else: 0\\.`));
  assert.deepEqual(await dump(empty), all);
  // What differs is kept beside; what can be there once only is asked about.
  const [game] = Object.keys(all.games).filter((k) => k !== '1700000000000-0001');
  await put(empty, 'games', game, golden('nurkott-2-squire.txt'));
  await put(empty, 'ratings', 'book', 'format = 1\n');
  await empty.evaluate(() => localStorage.setItem('dragonrage.size', '130'));
  await empty.reload();
  await empty.waitForSelector('.everything');
  assert.match(await load(saved.text), new RegExp(`New: 0\\. Here already: ${count - 3}\\. Kept beside something else: 1\\.`));
  assert.match(await empty.textContent('.differs'), /the book of rated games, the setting “Size of text”/);
  await check(empty, 'a question about a file');
  let now = await dump(empty);
  assert.equal(now.games[game], golden('nurkott-2-squire.txt'));
  assert.equal(Object.values(now.games).filter((text) => text === all.games[game]).length, 1);
  assert.deepEqual([now.ratings.book, now.settings['dragonrage.size']], ['format = 1\n', '130']);
  await empty.click('.differs .take');
  await empty.waitForFunction(() => /Taken from the file: 2/.test(document.querySelector('.everything').textContent));
  now = await dump(empty);
  assert.deepEqual([now.ratings, now.settings], [all.ratings, all.settings]);
  // What is no such file changes nothing.
  for (const [text, why] of [['rubbish', /line 1: such a file begins/], ['dragonrage kept 9\n', /later edition/],
    [`${saved.text}\nelsewhere 1\n| x\n`, new RegExp(`line ${lines(saved.text) + 1}: “elsewhere 1” is not understood`)]]) {
    await empty.reload();
    await empty.waitForSelector('.everything');
    assert.match(await load(text), why);
  }
  assert.deepEqual(await dump(empty), now);
  // A setting that means nothing is told, and left alone.
  await empty.evaluate(() => localStorage.setItem('dragonrage.speed', 'hasty'));
  await empty.reload();
  await empty.waitForSelector('.everything .odd');
  assert.match(await empty.textContent('.everything .odd'), /“Speed” cannot be read: “hasty”/);
  assert.deepEqual([...page.errors, ...empty.errors], []);
});
