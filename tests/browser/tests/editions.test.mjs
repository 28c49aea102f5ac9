// What was played with an older edition of the data, by older rules, in an older format, opens and goes on.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, deed, launch, open, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const kept = (name) => readFileSync(new URL(`../../../cases/editions/${name}`, import.meta.url), 'utf8');
const link = (record) => `${BASE}#/record/${deflateRawSync(record).toString('base64url')}`;

test('an unfinished game of the first edition goes on, and stays one of the first edition', { timeout: 300_000 }, async () => {
  const page = await open(browser);
  const record = kept('1-esirien-1-unfinished.txt');
  assert.match(record, /^dragonrage record 1\n/);
  await page.goto(link(record));
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
  // Enough for the computer player beside the page to answer too: it must know the edition as well.
  const first = await page.textContent('.turn');
  for (let n = 0; n < 120 && (await page.textContent('.turn')).split(' ')[1] === first.split(' ')[1]; n++) {
    assert.notEqual(await turn(page), 'over');
    assert.ok(await deed(page), 'there is something to do');
  }
  assert.notEqual((await page.textContent('.turn')).split(' ')[1], first.split(' ')[1], 'the next turn has come');
  assert.equal(await turn(page), 'mine');
  await page.reload();
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine', 'it was kept');
  const text = await page.evaluate(() => new Promise((done, fail) => {
    const asked = indexedDB.open('dragonrage');
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      const all = asked.result.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => done(all.result[0]);
      all.onerror = () => fail(all.error);
    };
  }));
  assert.match(text, /^dragonrage record 2\nedition 1\nscenario esirien-1\nrules 1\n/);
  assert.deepEqual(page.errors, []);
});

test('a finished game of the first edition can be watched', async () => {
  const page = await open(browser);
  await page.goto(link(kept('1-esirien-1.txt')));
  await page.waitForSelector('.replay, .result, svg.board');
  assert.ok(!(await page.textContent('body')).includes('cannot be read'));
  assert.deepEqual(page.errors, []);
});
