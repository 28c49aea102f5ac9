// Own armies over the net: built openly and taken along, or in secret, sealed and shown when both are; a browser that has lost its seal says so.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { PHONE, check, launch } from '../table.mjs';
import { Host, joinBy, play, visit } from '../net.mjs';

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

// A game with armies in secret; the link for the other.
async function makeSecret(page, { side = 'invader', invader = '80', defender = '75', clock = 0 } = {}) {
  await page.goto(`${host.base}#/net/new`);
  await page.waitForSelector('#make');
  await page.check('input[name=armies][value=secret]');
  await page.fill('input[name=points-invader]', invader);
  await page.fill('input[name=points-defender]', defender);
  await page.check(`input[name=side][value=${side}]`);
  await page.selectOption('select[name=clock]', String(clock));
  await check(page, 'a game with armies in secret is made');
  await page.click('#make');
  await page.waitForSelector('.net-link input[name=link]');
  return page.inputValue('.net-link input[name=link]');
}

// Joins without waiting for a board: armies come first.
async function come(page, link) {
  await page.goto(link);
  await page.waitForSelector('#join');
  await page.click('#join');
}

const seal = async (page) => {
  await page.waitForSelector('.net-arming .by-chance');
  await page.click('.net-arming .by-chance');
  await page.click('.net-arming .seal');
};

// What a page has heard of the log, as it keeps it.
const heard = (page) => page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('net-log')).map(([, text]) => text).join('\n'));

test('two armies are built in secret, sealed, shown by themselves, and fight; the dice are proven', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob', lang: 'de', viewport: PHONE });
  const link = await makeSecret(ann, { clock: 1 });
  await bob.goto(link);
  await bob.waitForSelector('#join');
  assert.match(await bob.textContent('.net-agreed'), /geheim[\s\S]*80 Punkte[\s\S]*75 Punkte/);
  await check(bob, 'the invitation to armies in secret');
  await bob.click('#join');
  await Promise.all([ann, bob].map((page) => page.waitForSelector('.net-arming .muster')));
  await check(ann, 'an army is built in secret');
  await check(bob, 'an army is built in secret on a phone');
  assert.match(await ann.textContent('.net-clock'), /\d:\d\d/);
  assert.equal(await ann.isDisabled('.net-arming .seal'), true, 'no army is no army');
  await seal(bob);
  await bob.waitForSelector('.net-arming .sealed');
  const army = await bob.textContent('.net-arming .sealed strong');
  assert.match(army, /\d+\s×\s/);
  await check(bob, 'an army is sealed');
  // The other has heard that there is one, and nothing of it; a spectator neither.
  await ann.waitForFunction(() => Object.entries(localStorage).some(([name, text]) => name.includes('net-log') && text.includes('commit ')));
  assert.doesNotMatch(await heard(ann), /show |INF|ARH|HERO|WZD/);
  const cleo = await visit(browser, host, { lang: 'fr', path: `#${new URL(link).hash.slice(1)}` });
  await cleo.waitForSelector('.net-arming');
  assert.match(await cleo.textContent('.net-arming'), /en secret/);
  // Whoever watches is not invited and plays no side; armies that nobody knows are not drawn.
  assert.doesNotMatch(await cleo.textContent('.net-agreed'), /vous/i);
  assert.equal(await bob.$('.net-agreed .maker'), null, 'whoever has come is no longer invited');
  assert.match(await bob.textContent('.net-agreed'), /Du bist der Verteidiger/);
  assert.equal((await bob.$$('.net-agreed .battle-picture .muster g')).length, 0);
  // Whoever leaves and comes back finds everything as it was.
  await bob.reload();
  await bob.waitForSelector('.net-arming .sealed');
  assert.equal(await bob.textContent('.net-arming .sealed strong'), army);
  await seal(ann);
  await Promise.all([ann, bob, cleo].map((page) => page.waitForSelector('svg.board')));
  await play([ann, bob], async (n) => n > 25);
  await ann.$eval('.net-own', (e) => { e.open = true; });
  await ann.click('.net-own .resign');
  await ann.click('.resign-sure');
  await ann.waitForSelector('.net-end');
  await ann.click('.verify');
  assert.match(await ann.textContent('.net-proof .own'), /Your own share/);
  for (const page of [ann, bob, cleo]) assert.deepEqual(page.errors, []);
  await Promise.all([ann, bob, cleo].map((page) => page.context().close()));
});

test('a browser that has lost what opens its army says so, and what can be done', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob' });
  const link = await makeSecret(ann);
  await come(bob, link);
  await seal(bob);
  await bob.waitForSelector('.net-arming .sealed');
  const [file] = await Promise.all([bob.waitForEvent('download'), bob.click('.net-arming .save-secret')]);
  const path = await file.path();
  // What opens the seal is gone; the seat is still his.
  await bob.goto(`${host.base}#/`);
  await bob.evaluate(() => new Promise((done, failed) => {
    const ask = indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((ok) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => {
        const db = open.result;
        const stores = [...db.objectStoreNames];
        if (!stores.length) { db.close(); ok(); return; }
        const tx = db.transaction(stores, 'readwrite');
        stores.forEach((store) => tx.objectStore(store).clear());
        tx.oncomplete = () => { db.close(); ok(); };
      };
    }))));
    ask.then(done, failed);
  }));
  await seal(ann);
  await ann.waitForFunction(() => /Bob/.test(document.querySelector('.net-arming .asked')?.textContent ?? ''));
  await bob.goto(link);
  await bob.reload();
  await bob.waitForSelector('.net-arming .lost');
  assert.match(await bob.textContent('.net-arming .lost'), /not in this browser/);
  await check(bob, 'what opens an army is lost');
  // The file that was saved opens it.
  await bob.setInputFiles('.net-arming .load-secret input', path);
  await Promise.all([ann, bob].map((page) => page.waitForSelector('svg.board')));
  await Promise.all([ann, bob].map((page) => page.context().close()));
});

test('one side builds alone; the other has nothing to choose', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob' });
  const link = await makeSecret(ann, { side: 'defender', invader: '', defender: '60' });
  await come(bob, link);
  await seal(ann);
  await Promise.all([ann, bob].map((page) => page.waitForSelector('svg.board')));
  await Promise.all([ann, bob].map((page) => page.context().close()));
});

test('armies that were built openly are taken along to a friend', async () => {
  const ann = await visit(browser, host, { name: 'Ann', path: '#/army/point-buy/esirien/1D,4ORC,1BOSS/12INF,4ARH,HERO,WZD' });
  await ann.waitForSelector('a.friend');
  await ann.click('a.friend');
  await ann.waitForSelector('#make');
  assert.equal(await ann.isChecked('input[name=armies][value=open]'), true);
  assert.match(await ann.textContent('.net-armies .armies'), /12\s×\s/);
  await check(ann, 'a game with armies that both see is made');
  await ann.click('#make');
  await ann.waitForSelector('.net-link input[name=link]');
  const link = await ann.inputValue('.net-link input[name=link]');
  const bob = await visit(browser, host, { name: 'Bob' });
  await bob.goto(link);
  await bob.waitForSelector('#join');
  assert.match(await bob.textContent('.net-agreed'), /12\s×\s/);
  await bob.waitForSelector('.net-agreed .battle-picture .muster g', { state: 'attached' });
  await joinBy(bob, link);
  await ann.waitForSelector('svg.board');
  await Promise.all([ann, bob].map((page) => page.context().close()));
});
