// Parts of the module that are fetched later: only when they are needed, once, and with a way out where they cannot be had.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { BASE, launch, open, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Names of the parts that the page has asked for, without their hashes.
const fetched = (page) => page.evaluate(() => performance.getEntriesByType('resource')
  .map((e) => e.name.match(/\/(split_\w+|chunk_\d+)-\w+\.wasm$/)?.[1]).filter(Boolean));
const weight = (page) => page.evaluate(() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .reduce((sum, e) => sum + e.transferSize, 0));

test('a battle needs no other screen, and a screen is fetched once', async () => {
  const page = await open(browser, { serviceWorkers: 'block' });
  await page.click('#first-game');
  await turn(page);
  assert.deepEqual((await fetched(page)).filter((name) => name.startsWith('split')), []);
  const before = await weight(page);
  await page.goto(`${BASE}#/league`);
  await page.waitForSelector('.league a');
  assert.ok((await fetched(page)).includes('split_league'));
  console.log(`until the first board ${before} bytes, the screens beyond a battle ${await weight(page) - before} more`);
  const after = (await fetched(page)).length;
  await page.goto(`${BASE}#/campaign`);
  await page.waitForSelector('main h1');
  await page.goto(`${BASE}#/settings`);
  await page.waitForSelector('.settings');
  await page.goto(`${BASE}#/league`);
  await page.waitForSelector('.league a');
  const names = await fetched(page);
  assert.equal(new Set(names).size, names.length, names.join(' '));
  assert.ok(names.length > after);
  assert.deepEqual(page.errors.filter((e) => !/Service Worker registration blocked/.test(e)), []);
});

test('a part that cannot be fetched says so, and comes when the network is back', async () => {
  const page = await open(browser, { serviceWorkers: 'block' });
  let broken = true;
  await page.route(/split_|chunk_/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`${BASE}#/league`);
  await page.waitForSelector('.missing [role=alert]');
  assert.match(await page.textContent('.missing'), /could not be fetched/);
  broken = false;
  await page.click('.missing button.main');
  await page.waitForSelector('.league a');
});

test('a module that comes slowly shows how far it is', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: 400_000, uploadThroughput: 400_000 });
  const loaded = page.goto(BASE, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#loading progress')?.value > 0);
  const share = await page.$eval('#loading progress', (e) => e.value / e.max);
  assert.ok(share > 0 && share <= 1, String(share));
  await loaded;
  await context.close();
});
