// What just happened: the log folds to one line for each move or attack, opens to its steps and rules, and leads to the board.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, check, clickHex, launch, open, PHONE, speak, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const GOLDEN = new URL('../../../cases/golden/', import.meta.url);
const folds = (page) => page.$$eval('.log > ol > li', (all) => all.map((e) => e.textContent.trim()));

// A finished record opens as a replay; at this step.
async function replay(page, name, step) {
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.start input[type=file]', { state: 'attached' });
  await page.setInputFiles('.start input[type=file]', new URL(`${name}.txt`, GOLDEN).pathname);
  await page.waitForSelector('.slider');
  if (step !== undefined) await seek(page, step);
}
const seek = (page, to) => page.$eval('.slider', (e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(to));

// A golden game up to a phase of a turn; people go on with it.
async function take(page, name, number, phase) {
  const lines = readFileSync(new URL(`${name}.txt`, GOLDEN), 'utf8').split('\n');
  const from = lines.findIndex((l, n) => n > lines.findIndex((l) => l.startsWith(`turn ${number} `)) && l === `# ${phase}`);
  const record = [...lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l)), ''].join('\n');
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
}

test('a move is one line, which opens to its steps and their rules, and undo takes it back whole', async () => {
  const page = await open(browser);
  await take(page, 'esirien-1-squire', 1, 'defender-movement');
  const before = await folds(page);
  await clickHex(page, '2008');
  const [, far] = await page.$$eval('[data-reach]', (all) => all.map((e) => [Number(e.textContent), e.dataset.reach]).sort((a, b) => b[0] - a[0])[0]);
  await clickHex(page, far);
  const after = await folds(page);
  assert.equal(after.length, before.length + 1, after.slice(0, 3).join(' | '));
  assert.match(after[0], new RegExp(`^Cavalry 2 moves from 2008.* to ${far}`));
  assert.equal(await page.$('.fold-steps'), null, 'folded');
  await page.click('.log .unfold');
  const steps = await page.$$eval('.fold-steps li', (all) => all.map((e) => e.textContent));
  assert.ok(steps.length > 1 && steps.every((l) => /moves to/.test(l)), steps.join(' | '));
  assert.ok((await page.$$('.fold-steps .rule')).length >= steps.length, 'each step has its rules');
  await page.click('.fold-steps li:last-child .where');
  await page.waitForSelector(`[data-selected="${far}"]`);
  await page.keyboard.press('Control+z');
  assert.deepEqual(await folds(page), before);
  assert.deepEqual(page.errors, []);
});

test('an attack is one line with its dice and what came of it; turns stay headings; in every language', async () => {
  const page = await open(browser);
  await replay(page, 'esirien-1-squire', 66);
  const lines = await folds(page);
  assert.ok(lines.some((l) => /^Turn \d+ begins/.test(l)));
  const fire = lines.find((l) => /breathes fire/.test(l));
  assert.match(fire, /[⚀-⚅].*(destroyed|escapes|razed)/su, fire);
  const said = await page.$eval('.thrown', (e) => e.getAttribute('aria-label'));
  assert.match(said, /: \d.*needed: |: \d/, said);
  await page.keyboard.press('End');
  const count = (await folds(page)).length;
  for (const lang of ['es', 'de', 'fr']) {
    await page.goto(`${BASE}#/settings`);
    await speak(page, lang, 'select');
    await page.goBack();
    await page.waitForSelector('.slider');
    await page.keyboard.press('End');
    const told = await folds(page);
    assert.equal(told.length, count, `${lang}: as many lines`);
    assert.ok(!told.some((l) => /log-|event-|\{/.test(l)), told.slice(0, 5).join(' | '));
  }
  assert.deepEqual(page.errors, []);
});

test('a phase that nobody could do anything in says that it passed, and why', async () => {
  const page = await open(browser);
  await replay(page, 'esirien-1-squire');
  await page.keyboard.press('End');
  const passed = await page.$$eval('.log .passed', (all) => all.map((e) => e.textContent));
  assert.ok(passed.length > 0);
  for (const line of passed) assert.match(line, /skipped: (no|nobody|there) /i, line);
  assert.deepEqual(page.errors, []);
});

test('from the dice that mattered to the place on the board', async () => {
  const page = await open(browser);
  await replay(page, 'esirien-1-squire');
  await page.click('.of-record a');
  await page.waitForSelector('.lucky li');
  for (const n of [0, 1]) {
    await page.$$eval('.lucky li a', (all, n) => all[n].click(), n);
    await page.waitForSelector('.slider');
    await page.waitForSelector('[data-selected]', { state: 'attached' });
    const inside = await page.$eval('[data-selected]', (e) => {
      const [r, f] = [e.getBoundingClientRect(), document.querySelector('.field').getBoundingClientRect()];
      return r.x >= f.x - 1 && r.right <= f.right + 1 && r.y >= f.y - 1 && r.bottom <= f.bottom + 1;
    });
    assert.ok(inside, 'the place is to be seen');
    await page.goBack();
    await page.waitForSelector('.lucky li');
  }
  assert.deepEqual(page.errors, []);
});

test('the folded log by keyboard, on a phone, for everybody', async () => {
  const page = await open(browser, { viewport: PHONE });
  await replay(page, 'esirien-1-squire', 120);
  await page.focus('.log .unfold');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.fold-steps li');
  assert.equal(await page.$eval('.log .unfold', (e) => e.getAttribute('aria-expanded')), 'true');
  assert.ok((await page.$eval('.log .unfold', (e) => e.getBoundingClientRect().height)) >= 24);
  await check(page, 'the log, folded and open');
  assert.deepEqual(page.errors, []);
});
