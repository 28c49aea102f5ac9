// Few clicks: the same turn is played by choosing every unit and its place, and by dragging and aiming at targets. A click and a
// drag count as one gesture each.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, begin, launch, open, reach, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Turn 6 of a golden game up to a phase of the defender: six of his units can strike at a dragon.
function record(phase) {
  const lines = readFileSync(new URL('../../../cases/golden/nurkott-3-squire.txt', import.meta.url), 'utf8').split('\n');
  const turn = lines.findIndex((l) => l.startsWith('turn 6 '));
  const from = lines.findIndex((l, n) => n > turn && l.startsWith(`# ${phase}`));
  const head = lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l));
  return [...head, ''].join('\n');
}

const centre = (page, selector) => page.$eval(selector, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
const labels = (page) => page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));

// Someone who counts his gestures.
function player(page) {
  const self = {
    gestures: 0,
    async click(selector) { const { x, y } = await centre(page, selector); self.gestures++; await page.mouse.click(x, y); },
    async press(selector) { self.gestures++; await page.$eval(selector, (e) => e.click()); },
    async drag(from, to) {
      const [a, b] = [await centre(page, from), await centre(page, to)];
      self.gestures++;
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 2 });
      await page.mouse.up();
    },
  };
  return self;
}

async function take(page, phase) {
  await page.goto(`${BASE}#/record/${deflateRawSync(record(phase)).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  await turn(page);
}

const phase = (page) => page.textContent('.turn');

// Who moves where: units that stand alone in their hex, to a hex that is free.
async function moves(page) {
  const units = await page.$$eval('.units .unit', (all) => all.map((e) => [e.querySelector('[data-unit]').dataset.unit, e.querySelector('small').textContent]));
  const found = [];
  const taken = new Set(units.map(([, hex]) => hex));
  for (const [unit, hex] of units) {
    if (found.length === 20) break;
    if (units.filter(([, h]) => h === hex).length > 1 || !hex) continue;
    await page.$eval(`.units .unit:has([data-unit=${unit}])`, (e) => e.click());
    const next = (await reach(page)).find((h) => !taken.has(h));
    await page.keyboard.press('Escape');
    if (next) { found.push([unit, hex, next]); taken.add(next); }
  }
  return found;
}

test('every move of a defender’s turn is one drag where it was two clicks', { timeout: 240_000 }, async () => {
  const page = await open(browser);
  await take(page, 'defender-movement');
  const plan = await moves(page);
  assert.ok(plan.length >= 10, `${plan.length} movers`);
  const one = player(page);
  for (const [unit, , to] of plan) {
    await one.click(`.position [data-unit=${unit}]`);
    await one.click(`#h${to}`);
    if (await page.$('.at-hex .offer')) await one.press('.at-hex .offer');
    await page.keyboard.press('Escape');
  }
  const after = await labels(page);
  await page.close();

  const other = await open(browser);
  await take(other, 'defender-movement');
  const two = player(other);
  for (const [unit, , to] of plan) await two.drag(`.position [data-unit=${unit}]`, `#h${to}`);
  assert.deepEqual(await labels(other), after, 'the same moves');
  console.log(`${plan.length} moves: ${one.gestures} clicks, or ${two.gestures} drags`);
  assert.ok(one.gestures >= 2 * plan.length && two.gestures === plan.length);
  assert.deepEqual(other.errors, []);
});

test('all who can strike at a monster do so with two clicks', { timeout: 240_000 }, async () => {
  const page = await open(browser);
  await take(page, 'defender-melee');
  const hand = player(page);
  await hand.click('.position [data-unit=D1]');
  await page.waitForSelector('.against');
  const rows = await page.$$eval('.against .volley', (all) => all.map((e) => e.textContent.trim()));
  assert.ok(rows.some((r) => /: all \d+/.test(r) && /%/.test(r)), rows.join(' | '));
  // The log begins with the latest.
  const attacks = () => page.$$eval('.log li', (all) => {
    const lines = all.map((e) => e.textContent);
    return lines.slice(0, lines.findIndex((l) => l.startsWith('Phase: Defender melee'))).filter((l) => /attacks Dragon 1/.test(l)).length;
  });
  const most = rows.map((r) => Number(r.match(/all (\d+)/)?.[1] ?? 1)).reduce((a, b) => Math.max(a, b), 0);
  const row = rows.findIndex((r) => r.includes(`all ${most}`));
  await hand.press(`.against > .offers > li:nth-child(${row + 1}) > .volley`);
  await page.waitForTimeout(2000);
  await turn(page);
  console.log(`${rows.join(' | ')}: ${await attacks()} attacks with ${hand.gestures} clicks`);
  assert.ok((await attacks()) >= Math.min(most, 3), 'one after the other');
  assert.equal(hand.gestures, 2);
  assert.deepEqual(page.errors, []);
});

test('an army of Nurkott’s invaders comes on with a click for each unit', { timeout: 240_000 }, async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'nurkott-2', invader: 'human', defender: 'squire', seed: 4 });
  for (let n = 0; n < 20 && !/movement/i.test(await phase(page)); n++) { await turn(page); if (await page.$('.set-up .main')) await page.$eval('.set-up .main', (e) => e.click()); await page.waitForTimeout(100); }
  await turn(page);
  const hand = player(page);
  await hand.press('.units .unit:has(small:empty)');
  let on = 0;
  for (; on < 25 && (await page.$('.of-unit')); on++) {
    // As far as it goes, so that the next has room to come on.
    const hexes = await page.$$eval('[data-reach]', (all) => all.map((e) => [Number(e.textContent), e.dataset.reach]).sort((a, b) => b[0] - a[0]));
    if (!hexes.length) break;
    await hand.click(`#h${hexes[0][1]}`);
    if (await page.$('.at-hex')) await hand.press('.at-hex .offer, .at-hex button.facing:not(:disabled)');
  }
  console.log(`${on} units came on with ${hand.gestures} clicks`);
  assert.ok(on > 15 && hand.gestures < 30, `${hand.gestures} clicks for ${on} units`);
  assert.deepEqual(page.errors, []);
});
