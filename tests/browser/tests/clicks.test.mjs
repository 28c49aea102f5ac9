// Few clicks: the same turn is played by choosing every unit and its place, and by dragging and aiming at targets. A click and a
// drag count as one gesture each.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { begin, launch, open, reach, turn } from '../table.mjs';
import { begun, centre, kept, labels, places, player, record, steps, take } from '../orders.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Turn 6 of a golden game: six of the defender's units can strike at a dragon.
const nurkott = (phase) => record('nurkott-3-squire', 6, phase);

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
  await take(page, nurkott('defender-movement'));
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
  await take(other, nurkott('defender-movement'));
  const two = player(other);
  for (const [unit, , to] of plan) await two.drag(`.position [data-unit=${unit}]`, `#h${to}`);
  assert.deepEqual(await labels(other), after, 'the same moves');
  console.log(`${plan.length} moves: ${one.gestures} clicks, or ${two.gestures} drags`);
  assert.ok(one.gestures >= 2 * plan.length && two.gestures === plan.length);
  assert.deepEqual(other.errors, []);
});

test('all who can strike at a monster do so with two clicks', { timeout: 240_000 }, async () => {
  const page = await open(browser);
  await take(page, nurkott('defender-melee'));
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

test('a dragon’s parts are shared out among its targets with one click', { timeout: 240_000 }, async () => {
  const text = record('esirien-1-squire', 4, 'invader-melee');
  const before = steps(text).length;
  const page = await open(browser);
  await take(page, text);
  await page.waitForSelector('.split');
  const rows = await page.$$eval('.split', (all) => all.map((e) => [...e.children].map((c) => c.textContent)));
  const told = rows.find((r) => /Dragon \d: strike with the best split over 2 hexes/.test(r[0]));
  assert.ok(told, JSON.stringify(rows));
  // Every hex with its parts, its chance and both outcomes; then what comes of it on average.
  assert.equal(told.filter((l) => /(Head|Wings|Legs).* at \d{4}.* \d+ %$/.test(l)).length, 2, told.join(' | '));
  assert.equal(told.filter((l) => /^\d+ %: .*destroyed/.test(l)).length, 2, told.join(' | '));
  assert.equal(told.filter((l) => /^\d+ %: /.test(l)).length, 4, 'both outcomes of both');
  assert.match(told.at(-1), /^On average \d+\.\d units fall\.$/);
  const few = player(page);
  await few.press('.split');
  await page.waitForFunction(() => !document.querySelector('.split'));
  await page.waitForTimeout(1000);
  await turn(page);
  const done = steps(await kept(page)).slice(before).filter((l) => !/^(roll|dice)/.test(l));
  const [aims, blows] = [done.filter((l) => / aims /.test(l)), done.filter((l) => l === 'strike')];
  const ended = steps(await kept(page));
  assert.equal(blows.length, 2, done.join(' | '));
  assert.equal(new Set(aims.map((l) => l.split(' ').at(-1))).size, 2, 'two hexes');
  assert.deepEqual(page.errors, []);
  await page.close();

  // The old way: the dragon, then hex and part for every part, and the blow.
  const other = await open(browser);
  await take(other, text);
  const many = player(other);
  for (const step of ended.slice(before)) {
    const [unit, verb, area, hex] = step.split(' ');
    if (verb === 'aims') {
      if (!(await other.$('.of-unit, .at-hex'))) await many.press(`.units .unit:has([data-unit=${unit}])`);
      if (!(await other.$('.at-hex'))) await many.click(`#h${hex}`);
      const labels = await other.$$eval('.at-hex .offer:not(.rung) .label', (all) => all.map((e) => e.textContent.toLowerCase()));
      const n = labels.findIndex((l) => l.includes(area.slice(0, 3)));
      if (n >= 0) { many.gestures++; await other.$$eval('.at-hex .offer:not(.rung)', (all, n) => all[n].click(), n); }
    } else if (step === 'strike') {
      many.gestures++;
      await other.$$eval('.choices .offer:not(.rung)', (all) => all.find((e) => /strike|attack/i.test(e.textContent)).click());
      await other.waitForTimeout(300);
      await turn(other);
    }
  }
  console.log(`a dragon with ${aims.length} parts against two hexes: ${many.gestures} clicks the old way, ${few.gestures} the new way`);
  assert.deepEqual(steps(await kept(other)), ended, 'the same steps');
  assert.ok(few.gestures === 1 && many.gestures > aims.length + 2, `${few.gestures} and ${many.gestures}`);
  assert.deepEqual(other.errors, []);
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

// Everybody who can be moved, with his hex.
const movers = (page) => page.$$eval('.units .unit', (all) => all.map((e) => [e.querySelector('[data-unit]').dataset.unit, e.querySelector('small').textContent]));

// Units that moved in the last phase of a record, in the order of their moves.
const order = (lines) => lines.map((l) => l.split(' ')).filter((w) => ['moves', 'enters'].includes(w[1])).map((w) => w[0]).filter((u, n, all) => all[n - 1] !== u);

// The end of a phase, and of the next one, until the page is in the phase that is meant.
async function onTo(page, hand, wanted) {
  for (let n = 0; n < 8 && !wanted.test(await phase(page)); n++) {
    await hand.press('.action-bar:not([hidden]) .end');
    await page.waitForTimeout(50);
    await turn(page);
  }
}

test('a whole turn of a defender of Nurkott, both ways', { timeout: 400_000 }, async () => {
  const text = begun('nurkott-6-turn-8');
  const before = steps(text).length;
  // The new way: a frame about those near a monster, and a click on it; everybody else goes to the first one.
  const page = await open(browser);
  await take(page, text);
  const few = player(page);
  const start = await places(page);
  const foes = Object.keys(start).filter((unit) => /^(GIA|D)\d/.test(unit));
  const near = async (foe) => {
    const all = await movers(page);
    const middle = await centre(page, `#h${start[foe]}`);
    const at = await Promise.all(all.map(([, hex]) => centre(page, `#h${hex}`)));
    return all.filter((_, n) => Math.hypot(at[n].x - middle.x, at[n].y - middle.y) < 95).map(([, hex]) => hex);
  };
  // Who went where with each order.
  const legs = [];
  const went = async () => {
    const done = steps(await kept(page)).slice(before + legs.reduce((n, l) => n + l.steps, 0));
    const now = await places(page);
    legs.push({ steps: done.length, units: order(done).map((unit) => [unit, now[unit]]) });
  };
  for (const foe of foes) {
    const hexes = await near(foe);
    if (hexes.length < 2) continue;
    await few.frame(hexes);
    if (!(await page.$('.group'))) { await page.keyboard.press('Escape'); continue; }
    await few.click(`#h${start[foe]}`);
    await went();
  }
  if ((await movers(page)).length > 1) {
    await few.frame((await movers(page)).map(([, hex]) => hex));
    await few.click(`#h${start[foes[0]]}`);
    await went();
  }
  const column = legs.flatMap((l) => l.units);
  const moved = new Set(column.map(([unit]) => unit)).size;
  // Every monster that somebody can shoot or strike at: it is clicked, and all who can do so.
  const from = steps(await kept(page)).length;
  for (const round of [/missile|melee/i, /melee/i]) {
    await onTo(page, few, round);
    const able = (await movers(page)).length;
    for (const foe of foes) {
      if (!able || !(await page.$(`.position [data-unit=${foe}]`))) continue;
      await few.click(`.position [data-unit=${foe}]`);
      const counts = await page.$$eval('.against .volley .label', (all) => all.map((e) => Number(e.textContent.match(/\d+/)?.[0] ?? 1)));
      if (!counts.length) { await page.keyboard.press('Escape'); continue; }
      const row = counts.indexOf(Math.max(...counts));
      await few.press(`.against > .offers > li:nth-child(${row + 1}) > .volley`);
      await page.waitForTimeout(600);
      await turn(page);
    }
  }
  const blows = steps(await kept(page)).slice(from).filter((l) => / (attacks|shoots) /.test(l));
  const struck = blows.length;
  const end = await labels(page);
  const ended = steps(await kept(page));
  assert.deepEqual(page.errors, []);
  await page.close();

  // The old way: unit, hex; unit, target, blow.
  const other = await open(browser);
  await take(other, text);
  const many = player(other);
  for (const [unit, hex] of column) {
    await many.press(`.units .unit:has([data-unit=${unit}])`);
    await many.click(`#h${hex}`);
    if (await other.$('.at-hex .offer')) await many.press('.at-hex .offer');
    await other.keyboard.press('Escape');
    await other.keyboard.press('Escape');
  }
  for (const blow of blows) {
    const [unit, verb, foe, area] = blow.split(' ');
    await onTo(other, many, verb === 'shoots' ? /missile/i : /melee/i);
    await many.press(`.units .unit:has([data-unit=${unit}])`);
    await many.click(`.position [data-unit=${foe}]`);
    const parts = await other.$$eval('.at-hex .offer .label', (all) => all.map((e) => e.textContent.toLowerCase()));
    const n = Math.max(parts.findIndex((p) => p.includes(area.toLowerCase())), 0);
    await other.$$eval('.at-hex .offer', (all, n) => all[n].click(), n);
    many.gestures++;
    await other.waitForTimeout(60);
    await turn(other);
    await other.keyboard.press('Escape');
  }
  console.log(`Nurkott, ${moved} movers, ${struck} who strike: ${many.gestures} clicks the old way, ${few.gestures} the new way`);
  assert.deepEqual(steps(await kept(other)), ended, 'the same steps');
  assert.deepEqual(await labels(other), end, 'the same position');
  assert.ok(moved >= 20 && struck >= 6, `${moved} movers, ${struck} blows`);
  assert.ok(few.gestures < 30 && many.gestures > 60, `${few.gestures} and ${many.gestures}`);
  assert.deepEqual(other.errors, []);
});

test('an army of 25 comes on at Nurkott, as far as there is room, both ways', { timeout: 400_000 }, async () => {
  // Everything up to the first movement of the invader, as the computer would.
  const text = record('nurkott-2-squire', 1, 'invader-movement');
  const before = steps(text).length;
  const page = await open(browser);
  await take(page, text);
  const few = player(page);
  await few.press('.all-outside');
  const waited = await page.$$eval('.group .tray button', (all) => all.length);
  await few.click('#h1009');
  await page.waitForSelector('.marched');
  const column = order(steps(await kept(page)).slice(before));
  const now = await places(page);
  const end = await labels(page);
  const ended = steps(await kept(page));
  assert.deepEqual(page.errors, []);
  await page.close();

  const other = await open(browser);
  await take(other, text);
  const many = player(other);
  for (const unit of column) {
    await many.press(`.units .unit:has([data-unit=${unit}])`);
    await many.click(`#h${now[unit]}`);
    if (await other.$('.at-hex .offer')) await many.press('.at-hex .offer');
    await other.keyboard.press('Escape');
    await other.keyboard.press('Escape');
  }
  const same = JSON.stringify(steps(await kept(other))) === JSON.stringify(ended);
  console.log(`Nurkott, ${column.length} of ${waited} come on: ${many.gestures} clicks the old way, ${few.gestures} the new way; ${same ? 'the same steps' : 'other steps'}`);
  assert.deepEqual(await labels(other), end, 'the same position');
  assert.ok(waited === 25 && column.length >= 15 && few.gestures < 30, `${column.length} with ${few.gestures}`);
  assert.deepEqual(other.errors, []);
});
