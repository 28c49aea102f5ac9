// A board that moves: counters are nodes of their own that glide along their ways, and dice give nothing away before they lie.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, clickHex, launch, open, reach, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// A golden game up to a phase of a turn; people go on with it.
function at(name, number, phase) {
  const lines = readFileSync(new URL(`../../../cases/golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const turn = lines.findIndex((l) => l.startsWith(`turn ${number} `));
  const from = phase ? lines.findIndex((l, n) => n > turn && l === `# ${phase}`) : turn;
  return [...lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l)), ''].join('\n');
}

async function take(page, record) {
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
}

const moving = (page) => page.evaluate(() => document.getAnimations().filter((a) => a.effect?.target?.closest?.('.counters')).length);
const lines = (page) => page.$$eval('.log li', (all) => all.map((e) => e.textContent));
const LIVELY = { speed: 'slow', reducedMotion: 'no-preference' };

test('a counter glides along its way, and everybody else stays the node that he was', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('esirien-1-squire', 1, 'defender-movement'));
  await page.$$eval('.counters > g', (all) => all.forEach((e, n) => { e.tag = n; }));
  await clickHex(page, '2008');
  const far = (await reach(page)).find((hex) => hex === '1809' || hex === '1909') ?? (await reach(page))[0];
  await clickHex(page, far);
  assert.ok((await moving(page)) > 0, 'it is on its way');
  assert.ok(await page.$$eval('.counters > g', (all) => all.every((e) => e.tag !== undefined)), 'no counter was drawn anew');
  await page.waitForFunction(() => !document.getAnimations().some((a) => a.effect?.target?.closest?.('.counters')));
  const { x, y } = await page.$eval('.counters [data-unit=CAV2]', (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  const hex = await page.$eval(`#h${far}`, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  assert.ok(Math.hypot(x - hex.x, y - hex.y) < 20, 'it has arrived');
  assert.deepEqual(page.errors, []);
});

test('nothing moves where motion is not wanted', async () => {
  const page = await open(browser, { speed: 'slow' });
  await take(page, at('esirien-1-squire', 1, 'defender-movement'));
  await clickHex(page, '2008');
  await clickHex(page, (await reach(page))[0]);
  assert.equal(await moving(page), 0);
  assert.deepEqual(page.errors, []);
});

test('nothing is given away before the dice lie; then they say what came of it', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('nurkott-3-squire', 6, 'defender-melee'));
  const before = await lines(page);
  const { x, y } = await page.$eval('.position [data-unit=D1]', (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  await page.mouse.click(x, y);
  await page.waitForSelector('.against');
  await page.$eval('.against .volley', (e) => e.click());
  await page.waitForSelector('.tumbling');
  const declared = await lines(page);
  assert.ok(declared.length >= before.length && !declared.slice(0, 3).some((l) => /needed/.test(l)), `the dice have not fallen: ${declared[0]}`);
  assert.equal(await page.$('.dice circle'), null, 'no spot is to be seen');
  await page.waitForSelector('.dice.lies .dice-then li');
  assert.ok((await lines(page)).slice(0, 6).some((l) => /needed/.test(l)), 'now the log tells it');
  assert.ok((await page.$$('.dice circle')).length > 0);
  assert.deepEqual(page.errors, []);
});

test('frames while a dragon flies', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('esirien-1-squire', 2));
  await page.click('.units .unit:has-text("Dragon 1")');
  await page.click('.modes button:nth-child(2)');
  const hexes = await page.$$eval('[data-reach]', (all) => all.map((e) => [Number(e.textContent), e.dataset.reach]).sort((a, b) => b[0] - a[0]));
  await clickHex(page, hexes[0][1]);
  await page.waitForSelector('.at-hex button.facing:not(:disabled)');
  const gaps = await page.evaluate(() => new Promise((done) => {
    document.querySelector('.at-hex button.facing:not(:disabled)').click();
    const times = [];
    const frame = (t) => { times.push(t); if (times.length < 70) requestAnimationFrame(frame); else done(times.slice(1).map((x, n) => x - times[n])); };
    requestAnimationFrame(frame);
  }));
  gaps.sort((a, b) => a - b);
  console.log(`a flight: ${(1000 / gaps[Math.floor(gaps.length / 2)]).toFixed(0)} frames a second (median), the longest frame ${gaps.at(-1).toFixed(0)} ms`);
  assert.ok(gaps.length > 50);
  assert.deepEqual(page.errors, []);
});
