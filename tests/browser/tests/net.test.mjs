// Play over the net: two browsers and a host of their own; reloads, no network, a host that is killed; spectators, talk, dice proven.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { BASE, PHONE, check, launch, open } from '../table.mjs';
import { Host, act, joinBy, make, play, state, visit } from '../net.mjs';

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

const turn = (page) => page.textContent('header .turn');
const live = (page) => page.waitForSelector('.net-lost', { state: 'hidden' });

test('a page without a host says so, and where one can be entered', async () => {
  const page = await open(browser, { serviceWorkers: 'block' });
  for (const way of ['#play-friend', '#open-games']) {
    await page.goto(`${BASE}#/`);
    await page.click(way);
    await page.waitForSelector('.no-host input[name=host]');
    await check(page, `no host, ${way}`);
  }
  await page.fill('.no-host input[name=host]', host.base);
  await page.click('.no-host button');
  await page.waitForSelector('.lobby #net-new');
  assert.equal(new URL(page.url()).host, new URL(host.base).host);
});

test('a friend joins by link; they play, talk, are watched, leave and come back; nothing is lost', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob', lang: 'de', viewport: PHONE });
  await ann.waitForSelector('#play-friend');
  await ann.goto(`${host.base}#/net`);
  await ann.waitForSelector('#net-new');
  await check(ann, 'the lobby');
  await ann.click('#net-new');
  await ann.waitForSelector('#make');
  await check(ann, 'a game is made');
  const link = await make(ann, host, { side: 'defender', clock: 1 });
  assert.match(link, /#\/net\/[0-9a-f]{16}$/);
  await ann.waitForSelector('svg.qr path');
  await check(ann, 'the waiting room');
  await bob.goto(link);
  await bob.waitForSelector('#join');
  assert.match(await bob.textContent('.net-agreed'), /Ann lädt dich/);
  await check(bob, 'the invitation on a phone');
  await bob.click('#join');
  await Promise.all([ann, bob].map((p) => p.waitForSelector('svg.board')));
  await Promise.all([ann, bob].map(live));

  // The defender sets up, the invader answers.
  await play([ann, bob], async () => /1/.test(await turn(ann)) && !(await ann.$('.set-up')));
  await check(ann, 'a battle over the net');
  await check(bob, 'a battle over the net on a phone');
  assert.match(await ann.textContent('.net-names'), /Ann[\s\S]*Bob/);
  assert.match(await bob.textContent('.net-names'), /Bob[\s\S]*Ann/);
  assert.match(await ann.textContent('.net-clock'), /\d:\d\d/);

  // Each reads a phrase in his own language.
  await ann.$eval('.net-talk', (e) => { e.open = true; });
  await ann.click('.net-talk .phrase[value=hello]');
  await bob.$eval('.net-talk', (e) => { e.open = true; });
  await bob.waitForFunction(() => /Hallo, auf eine gute Partie!/.test(document.querySelector('.net-talk .said')?.textContent ?? ''));
  await bob.fill('input[name=say]', 'Grüße <b>!');
  await bob.click('.net-talk form button');
  await ann.waitForFunction(() => document.querySelector('.net-talk .said')?.textContent.includes('Grüße <b>!'));
  await ann.check('.net-talk input[name=mute]');
  assert.doesNotMatch(await ann.textContent('.net-talk .said'), /Grüße/);
  await ann.uncheck('.net-talk input[name=mute]');

  // A third one watches.
  const cleo = await visit(browser, host, { lang: 'fr', path: `#${new URL(link).hash.slice(1)}` });
  await cleo.waitForSelector('svg.board');
  assert.match(await cleo.textContent('.net-whose'), /Vous êtes spectateur/);
  assert.equal(await cleo.$('.net-proposals'), null);
  await ann.waitForSelector('.net-names .watching');
  await check(cleo, 'a spectator');

  // A reload in the middle.
  for (let n = 0; n < 4; n += 1) await act([ann, bob]);
  await bob.reload();
  await bob.waitForSelector('svg.board');
  await live(bob);
  for (let n = 0; n < 4; n += 1) await act([ann, bob]);

  // Without a network: what is done is sent when it is back.
  const whose = await state(ann) === 'mine' ? ann : bob;
  const other = whose === ann ? bob : ann;
  await whose.context().setOffline(true);
  await whose.waitForSelector('.net-lost:not([hidden])');
  if (await state(whose) === 'mine') await act([whose]);
  await whose.context().setOffline(false);
  await live(whose);
  for (let n = 0; n < 4; n += 1) await act([whose, other]);

  // The host is killed and comes back.
  for (let n = 0; n < 3; n += 1) {
    await act([ann, bob]);
    await host.kill();
    await Promise.all([ann, bob].map((p) => p.waitForSelector('.net-lost:not([hidden])')));
    await host.run();
    await Promise.all([ann, bob].map(live));
    await act([ann, bob]);
  }
  await Promise.all([ann, bob, cleo].map(live));
  for (const page of [ann, bob]) assert.equal(await page.$('.net-told'), null, await page.textContent('.panel'));

  // An offer, and its answer.
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.offer-pause');
  await ann.waitForSelector('.net-offer .accept');
  await check(ann, 'an offer');
  await ann.click('.net-offer .accept');
  await bob.waitForSelector('.net-paused');
  await bob.click('.net-paused button');
  await ann.waitForSelector('.net-paused', { state: 'detached' });

  // The list says whose move it is.
  const mover = await state(ann) === 'mine' ? ann : bob;
  const list = await mover.context().newPage();
  await list.goto(`${host.base}#/net`);
  await list.waitForSelector('#net-mine .net-game.due');
  await list.close();

  // One gives up; both know it, the dice are proven, and another game is one click away.
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.net-own .resign');
  await bob.click('.resign-sure');
  await ann.waitForSelector('.net-end');
  await cleo.waitForSelector('.net-end');
  assert.match(await ann.textContent('.net-end'), /Bob has given up/);
  await ann.click('.verify');
  assert.match(await ann.textContent('.net-proof .own'), /Your own share/);
  assert.equal((await ann.$$('.net-proof h3')).length, 2);
  await check(ann, 'the end');
  await ann.click('.rematch');
  await bob.waitForSelector('.to-rematch');
  await bob.click('.to-rematch');
  await bob.waitForSelector('#join');
  assert.match(await bob.textContent('.net-agreed'), /Verteidiger/);
  await bob.click('#join');
  await Promise.all([ann, bob].map((p) => p.waitForSelector('svg.board')));
  // The record is among the games of both browsers.
  await ann.goto(`${host.base}#/mine`);
  await ann.waitForSelector('main h1');
  await ann.waitForFunction(() => document.querySelector('main')?.textContent.includes('Bob'));
  for (const page of [ann, bob, cleo]) assert.deepEqual(page.errors, []);
});

test('a whole game to its end, with shares that each keeps on his own device', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  const bob = await visit(browser, host, { name: 'Bob', lang: 'es', viewport: PHONE });
  const link = await make(ann, host, { side: 'roll', custody: 'kept' });
  await joinBy(bob, link, { custody: 'kept' });
  await ann.waitForSelector('svg.board');
  assert.equal(await play([ann, bob], () => false), 'over');
  await Promise.all([ann, bob].map((p) => p.waitForSelector('.result h2')));
  for (const page of [ann, bob]) {
    await page.click('.verify');
    await page.waitForSelector('.net-proof:not(.told) .own');
  }
  await check(bob, 'the end on a phone');
  // Whatever is saved of it proves its dice: at the table, and from the games of one's own.
  const save = async (how) => {
    const [download] = await Promise.all([ann.waitForEvent('download'), how()]);
    return execFileSync(process.env.DRAGONRAGE_PROGRAM, ['verify', await download.path()], { encoding: 'utf8' });
  };
  await ann.click('.menu summary');
  assert.match(await save(() => ann.click('.menu .save-record')), /three secrets/);
  await ann.goto(`${host.base}#/result/net-${link.slice(-16)}`);
  assert.match(await save(() => ann.click('.report .save-record')), /three secrets/);
  for (const page of [ann, bob]) assert.deepEqual(page.errors, []);
});

test('a computer player of the host sits down at once', async () => {
  const ann = await visit(browser, host, { name: 'Ann' });
  await make(ann, host, { against: 'computer', level: 'squire', side: 'invader' });
  await ann.waitForSelector('svg.board');
  assert.match(await ann.textContent('.net-names'), /Squire/i);
  // The computer sets up; then it is Ann's turn.
  await ann.waitForFunction(() => document.querySelector('.choices .asked') && !document.querySelector('.waiting'), null, { timeout: 60_000 });
  for (let n = 0; n < 6; n += 1) await act([ann]);
  assert.deepEqual(ann.errors, []);
});
