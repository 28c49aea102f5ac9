import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { asked, deed, findings, launch, open, PHONE, setUp, speak, turn } from '../table.mjs';
import { beginGuided, follow, learn, learnt, lesson, marks } from '../guide.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const side of ['invader', 'defender']) {
  test(`the guided game of the ${side} is played to its end`, { timeout: 900_000 }, async () => {
    const page = await open(browser);
    await beginGuided(page, side);
    let most = 0;
    const shown = await learn(page, async () => { most = Math.max(most, await learnt(page)); return false; });
    console.log(`${side}: ${most} learnt, ${shown.length} shown: ${shown.join(', ')}`);
    assert.ok(most >= 7, `learnt ${most}; shown ${shown}`);
    assert.equal(await page.$('.guide'), null, 'no lesson after the end');
    assert.ok(await page.$('.result'));
    assert.deepEqual(page.errors, []);
  });
}

test('the first lesson is there with the board, points at it, and goes on when the thing is done', async () => {
  const page = await open(browser);
  await beginGuided(page, 'invader');
  assert.match(await asked(page), /place Dragon 2/);
  assert.equal(await lesson(page), 'Set up');
  const hexes = await marks(page);
  assert.ok(hexes.length > 0 && hexes.length <= 3, `${hexes}`);
  assert.equal(await learnt(page), 0);
  await follow(page); // the hex
  assert.equal(await lesson(page), 'Set up', 'not yet: it has no facing');
  await page.waitForSelector('.at-hex');
  await follow(page); // the facing
  // Nobody moves before the player has begun the battle, and the strip says so.
  await page.waitForSelector('.begin-battle');
  assert.match(await page.textContent('.guide .lesson'), /press “Begin the battle”/);
  await setUp(page); // after a last look
  await turn(page);
  assert.equal(await lesson(page), 'Take off and fly');
  assert.equal(await learnt(page), 1);
  assert.ok((await page.textContent('.guide .praise')).length > 3);
  // Another legal move is never in the way: walk instead.
  if (!(await page.$('.of-unit'))) await page.click('.units .unit');
  await page.click('.modes button:first-child');
  assert.ok((await page.$$('[data-reach]')).length > 2);
  assert.equal(await lesson(page), 'Take off and fly');
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(page.errors, []);
});

test('lessons are skipped, put away, opened again, and a reload keeps them so', async () => {
  const page = await open(browser);
  await beginGuided(page, 'defender');
  assert.equal(await lesson(page), 'Set up');
  await page.click('.guide .skip');
  assert.equal(await lesson(page), 'How you win');
  await page.waitForTimeout(300);
  await page.reload();
  await page.waitForSelector('.guide .lesson-title');
  assert.equal(await lesson(page), 'How you win', 'the skipped one stays skipped');
  await page.click('.guide .all');
  assert.equal((await page.$$('.unfolded li')).length, 12);
  assert.deepEqual(await findings(page), []);
  await page.click('.unfolded .skipped');
  assert.equal(await lesson(page), 'Set up', 'opened again');
  await page.click('.guide .all');
  await page.click('.unfolded .away');
  assert.equal(await page.$('.lesson-title'), null);
  assert.deepEqual(await marks(page), []);
  await page.waitForTimeout(300);
  await page.reload();
  await turn(page);
  assert.equal(await page.$('.lesson-title'), null, 'put away stays put away');
  await page.click('.guide .all');
  await page.click('.unfolded .away');
  assert.equal(await lesson(page), 'Set up');
  assert.deepEqual(page.errors, []);
});

test('a reload in the middle goes on with the same lesson', async () => {
  const page = await open(browser);
  await beginGuided(page, 'invader');
  await learn(page, async (title) => title === 'Land and raze');
  await page.waitForTimeout(300);
  const before = [await lesson(page), await learnt(page), await asked(page), await marks(page)];
  await page.reload();
  await page.waitForSelector('.guide .lesson-title');
  assert.deepEqual([await lesson(page), await learnt(page), await asked(page), await marks(page)], before);
  assert.deepEqual(page.errors, []);
});

test('lessons on a phone, in every language, with the keyboard', async () => {
  const page = await open(browser, { viewport: PHONE });
  await beginGuided(page, 'invader');
  for (const [lang, title] of [['de', 'Aufstellen'], ['fr', 'Se déployer'], ['es', 'La colocación'], ['en', 'Set up']]) {
    await page.click('.menu summary');
    await speak(page, lang, '.menu .language');
    await page.click('.menu summary');
    assert.equal(await lesson(page), title);
    assert.ok((await page.textContent('.guide .lesson')).length > 80);
    assert.doesNotMatch(await page.textContent('.guide'), /guide-|lesson-/);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  const box = await page.$eval('.guide', (e) => e.getBoundingClientRect().height);
  assert.ok(box < 190, `the strip leaves room for the board: ${box} px`);
  const board = await page.$eval('.field', (e) => e.getBoundingClientRect().height);
  assert.ok(board > 200, `${board} px`);
  assert.equal(await page.getAttribute('.guide .lesson', 'aria-live'), 'polite');
  assert.deepEqual(await findings(page), []);
  // Skip is reached by Tab.
  await page.focus('.menu summary');
  for (let n = 0; n < 12 && !(await page.evaluate(() => document.activeElement.closest('.skip'))); n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await lesson(page), 'How you win');
  // Whoever wants no lessons plays on.
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  assert.deepEqual(page.errors, []);
});

test('hints tell what a strong player would do, show the way, and do it', async () => {
  const page = await open(browser);
  await beginGuided(page, 'invader');
  await learn(page, async (title) => title === 'Take off and fly');
  assert.equal(await page.$('.advice li'), null, 'nothing unasked');
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li', { timeout: 60_000 });
  const hints = await page.$$eval('.advice li', (all) => all.map((e) => e.textContent));
  assert.ok(hints.length > 0 && hints.length <= 4);
  for (const hint of hints) assert.match(hint, /\d+ % to win \([+−]\d+ points/);
  await page.hover('.advice li');
  assert.ok(await page.$('.over .path, .over .selected'), 'the way is shown');
  assert.deepEqual(await findings(page), []);
  const before = await page.textContent('.log ol');
  await page.click('.advice li .do');
  await turn(page);
  assert.notEqual(await page.textContent('.log ol'), before, 'it is done');
  assert.equal(await page.$('.advice li'), null, 'advice is about one position only');
  // Whoever does not wait for the answer is not disturbed by it.
  if (await page.$('.action-bar:not([hidden]) .ask:not([hidden])')) await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await deed(page);
  await turn(page);
  assert.deepEqual(page.errors, []);
});
