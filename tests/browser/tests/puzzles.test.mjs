// Puzzles: solved and failed by clicks, a rating that follows, the same puzzle of the day, and all of it without a network.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BASE, PHONE, check, clickHex, launch, open, reach, within } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// The file itself says what is right; the clicks are made from it.
const file = readFileSync(new URL('../../../cases/tactics/puzzles.txt', import.meta.url), 'utf8');
const puzzles = file.split('\npuzzle ').slice(1).map((text) => {
  const lines = text.trim().split('\n');
  const of = (key) => lines.find((l) => l.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
  const units = new Map(lines.filter((l) => l.startsWith('unit ')).map((l) => l.split(' ')).map(([, name, , hex]) => [name, hex]));
  return { id: lines[0], units, best: of('best').split('; '), made: /-\d+[a-z]$/.test(lines[0]), ask: of('ask') };
});

function neighbour(hex, dir) {
  let [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const low = c % 2 === 0 ? 1 : 0;
  const [dc, dr] = { N: [0, -1], NE: [1, low - 1], SE: [1, low], S: [0, 1], SW: [-1, low], NW: [-1, low - 1] }[dir];
  [c, r] = [c + dc, r + dr];
  return `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`;
}

// Answers that are one unit's way on foot to one hex, and then the end of the turn: somebody saves himself, or guards a place.
const simple = puzzles.flatMap((p) => {
  const steps = p.best.filter((s) => s !== 'done').map((s) => s.match(/^(\w+) moves (\w+)$/));
  if (!p.made || !/^(keep|guard) \S+$/.test(p.ask) || p.best.at(-1) !== 'done') return [];
  if (steps.some((s) => !s) || new Set(steps.map((s) => s[1])).size !== 1) return [];
  const unit = steps[0][1];
  const from = p.units.get(unit);
  const to = steps.reduce((hex, s) => neighbour(hex, s[2]), from);
  // Others in its hex would make the click ambiguous.
  const alone = [...p.units.values()].filter((h) => h === from).length === 1 && ![...p.units.values()].includes(to);
  return alone && from !== to ? [{ ...p, unit, from, to }] : [];
});

const rating = (page) => page.evaluate(() => Number(localStorage.getItem('dragonrage.puzzles')?.match(/rating (\S+)/)?.[1] ?? 1200));

async function go(page, id) {
  await page.goto(`${BASE}#/puzzles/${id}`);
  await page.waitForSelector('.battle.puzzle #puzzle-question');
  await page.waitForSelector('.action-bar:not([hidden])');
}

async function judged(page) {
  await page.waitForSelector('.judged h2', { timeout: 60_000 });
  return page.$eval('.judged h2', (h) => (h.classList.contains('solved') ? 'solved' : 'failed'));
}

test('five are solved and five are failed by clicks, and the rating follows', { timeout: 240_000 }, async () => {
  const page = await open(browser);
  assert.ok(simple.length >= 7, `${simple.length} answers are one way`);
  for (const p of simple.slice(0, 5)) {
    const old = await rating(page);
    await go(page, p.id);
    await clickHex(page, p.from);
    await clickHex(page, p.to);
    // The try ends by itself where nothing more needs to be done.
    await page.waitForSelector('.judged h2', { timeout: 5000 }).catch(() => page.click('.finish'));
    assert.equal(await judged(page), 'solved', p.id);
    const now = await rating(page);
    assert.ok(now > old, `${p.id}: ${old} → ${now}`);
  }
  // Two go to a wrong hex, three do nothing at all.
  for (const p of [...simple.slice(5, 7), ...puzzles.filter((p) => !simple.includes(p)).slice(0, 3)]) {
    const old = await rating(page);
    await go(page, p.id);
    if (simple.includes(p)) {
      await clickHex(page, p.from);
      const wrong = (await reach(page)).find((hex) => hex !== p.to && hex !== p.from && ![...p.units.values()].includes(hex));
      await clickHex(page, wrong);
      // What can be taken back does not count yet.
      await page.waitForSelector('.undo:not(:disabled)');
      assert.equal(await page.$('.judged h2'), null, p.id);
    }
    await page.click('.finish');
    assert.equal(await judged(page), 'failed', p.id);
    assert.ok((await page.textContent('.judged .slip')).length > 10);
    assert.ok((await page.textContent('.judged .better')).length > 10);
    const now = await rating(page);
    assert.ok(now < old, `${p.id}: ${old} → ${now}`);
  }
  // A second try changes nothing.
  const old = await rating(page);
  await page.click('.try-again');
  await page.waitForSelector('.action-bar:not([hidden])');
  await page.click('.finish');
  assert.equal(await judged(page), 'failed');
  assert.equal(await rating(page), old);
  await page.click('.show-best');
  await page.goto(`${BASE}#/puzzles`);
  await page.waitForSelector('.puzzle-list');
  assert.match(await page.textContent('.puzzle-state'), /5 of 10/);
  await page.selectOption('#puzzle-tried', 'solved');
  await page.waitForFunction(() => document.querySelectorAll('.puzzle-list li').length === 5);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the day has its puzzle, lists are by theme and difficulty, and nothing shuts anybody out', async () => {
  const page = await open(browser);
  await page.click('a[href="#/puzzles"]');
  await page.waitForSelector('#puzzle-day');
  const day = await page.getAttribute('#puzzle-day', 'href');
  await page.reload();
  await page.waitForSelector('#puzzle-day');
  assert.equal(await page.getAttribute('#puzzle-day', 'href'), day);
  await page.selectOption('#puzzle-theme', 'magic');
  const magic = puzzles.length;
  await page.waitForFunction((all) => document.querySelectorAll('.puzzle-list li').length < all, magic);
  await page.selectOption('#puzzle-grade', 'easy');
  await check(page, 'the list');
  await page.click('#puzzle-day');
  await page.waitForSelector('.battle.puzzle #puzzle-question');
  await check(page, 'a puzzle');
  await page.setViewportSize(PHONE);
  await check(page, 'a puzzle on a phone');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('without a network there are puzzles, and they are judged', async () => {
  const page = await open(browser);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('#first-game');
  const { id } = puzzles[0];
  await go(page, id);
  const began = Date.now();
  await page.click('.finish');
  assert.equal(await judged(page), 'failed');
  within(Date.now() - began, 20_000, 'a judgement');
  await page.context().close();
});
