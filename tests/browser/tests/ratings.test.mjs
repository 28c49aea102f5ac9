// The ratings: a book of games from records, the tables and plots that follow from it.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BASE, DESKTOP, PHONE, check, chance, launch, open, within } from '../table.mjs';
import { book, download, file, played, program, said, table } from '../desk.mjs';

const LANGS = ['en', 'es', 'de', 'fr'];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

async function ratings(page) {
  await page.goto(`${BASE}#/ratings`);
  await page.waitForSelector('.ratings .tools-row');
}

async function load(page, path) {
  await ratings(page);
  await page.setInputFiles('input[name=book]', path);
  await page.waitForSelector('.rated.players');
}

test('records are rated once each, and the program reads the book', async () => {
  const page = await open(browser);
  await page.click('.start a[href="#/league"]');
  await page.click('.ways a[href="#/ratings"]');
  await page.waitForSelector('.empty');
  const records = [file('a.txt', played('Ann', 'Bob')), file('b.txt', played('Bob', 'Cleo', 'esirien-1-squire.txt'))];
  await page.fill('input[name=period]', '2026-10');
  await page.setInputFiles('input[name=records]', records);
  await page.waitForSelector('.rated.players');
  await page.waitForSelector('.said .told');
  assert.match((await said(page))[0], /2 games added; 2 in the book/);
  await page.setInputFiles('input[name=records]', [records[0], file('x.txt', 'rubbish')]);
  await page.waitForFunction(() => document.querySelectorAll('.said .told').length === 2);
  assert.match((await said(page))[0], /a\.txt: The game of Ann against Bob is in the book already/);
  assert.match((await said(page))[1], /x\.txt: not a record/);
  const rows = await table(page, '.rated.players');
  assert.equal(rows.length, 3);
  // +1 for a game won, −1 for one lost.
  assert.equal(rows.map((r) => Number(r[2].replace('−', '-'))).reduce((a, b) => a + b), 0);
  const path = file('r.toml', (await download(page, '.tools-row button:has-text("Save the book")')).text);
  const told = JSON.parse(program('ratings', 'table', path, '--json'));
  assert.deepEqual(rows.map((r) => r[1]), told.players.map((p) => p.player));
  for (const [n, player] of told.players.entries()) {
    // Whole numbers here, tenths there: 1350.46 is 1350 here and 1350.5 there.
    const [rating, margin] = rows[n][3].split(' ± ').map(Number);
    assert.ok(Math.abs(rating - player.rating) <= 0.55 && Math.abs(margin - player.margin) <= 0.55, `${rows[n][3]}: ${JSON.stringify(player)}`);
    assert.equal(Number(rows[n][2].replace('−', '-')), player.ladder);
  }
  assert.deepEqual((await table(page, '.rated.of-sides')).map((r) => r[0].match(/\((.*)\)/)[1]), told.sides.map((s) => s.scenario));
  // It is still there tomorrow.
  await page.reload();
  await page.waitForSelector('.rated.players');
  assert.deepEqual(await table(page, '.rated.players'), rows);
  assert.deepEqual(page.errors, []);
});

test('a book of the program: whiskers, lines over time, handicap', async () => {
  const page = await open(browser);
  const path = file('club.toml', book(NAMES, 6, chance(11)));
  await load(page, path);
  const told = JSON.parse(program('ratings', 'table', path, '--json'));
  assert.equal((await page.$$('.rated.players .whisker svg')).length, NAMES.length);
  assert.equal((await page.$$('.rated.of-sides .whisker svg')).length, told.sides.length);
  // The dot lies between the ends of its line, and better players lie further right.
  const dots = await page.$$eval('.rated.players .whisker svg', (all) => all.map((e) => {
    const x = (name) => [...e.querySelector(name).getAttribute('d').matchAll(/[MH]([\d.]+)/g)].map((m) => Number(m[1]));
    return { dot: x('.dot')[0], line: x('.line') };
  }));
  for (const { dot, line } of dots) assert.ok(line[0] < dot && dot < line[1]);
  assert.deepEqual(dots.map((d) => d.dot), dots.map((d) => d.dot).sort((a, b) => b - a));
  // Five lines at first, each through six periods; a tick brings one more.
  assert.equal((await page.$$('.history .course.dots')).length, 5);
  assert.equal((await page.$eval('.history .course.dots', (e) => e.getAttribute('d'))).match(/M/g).length, 6);
  assert.deepEqual(await page.$$eval('.periods span', (all) => all.map((e) => e.textContent)), ['1', '2', '3', '4', '5', '6'].map((m) => `2026-0${m}`));
  const last = told.players.at(-1).player;
  await page.check(`input[aria-label="Show ${last} in the plot"]`);
  await page.waitForFunction(() => document.querySelectorAll('.history .course.dots').length === 6);
  assert.ok((await page.textContent('.plot-key')).includes(last));
  assert.match(await page.getAttribute('.history svg[role=img]', 'aria-label'), new RegExp(`${last}, 2026-06: ${Math.round(told.players.at(-1).rating)}`));
  // The handicap is the program's.
  await page.selectOption('.handicap select[name=invader]', 'Ann');
  await page.selectOption('.handicap select[name=defender]', 'Gus');
  await page.selectOption('.handicap select[name=scenario]', 'esirien-3');
  const lines = await page.$$eval('.answer li', (all) => all.map((e) => e.textContent));
  const said = program('ratings', 'handicap', path, '--invader', 'Ann', '--defender', 'Gus', '--scenario', 'esirien-3').trim().split('\n');
  assert.deepEqual(lines.slice(2, 4), said.slice(2, 4));
  assert.match(lines[4], /the invader wins with \d+ %/);
  await page.check('input[name=pair-only]');
  const pair = program('ratings', 'handicap', path, '--invader', 'Ann', '--defender', 'Gus', '--scenario', 'esirien-3', '--against-each-other').trim().split('\n');
  assert.deepEqual((await page.$$eval('.answer li', (all) => all.map((e) => e.textContent))).slice(2, 4), pair.slice(2, 4));
  assert.deepEqual(page.errors, []);
});

test('a book is not replaced without being asked, and a period that is over stays over', async () => {
  const page = await open(browser);
  await load(page, file('club.toml', book(NAMES, 2, chance(1))));
  const count = await page.textContent('.plan');
  await page.setInputFiles('input[name=book]', { name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('rubbish') });
  await page.waitForSelector('.said .told');
  assert.match((await said(page))[0], /^x\.toml cannot be read/);
  await page.fill('input[name=period]', '2026-01');
  await page.setInputFiles('input[name=records]', file('a.txt', played('Ann', 'Bob')));
  await page.waitForFunction(() => document.querySelector('.said .told')?.textContent.includes('a.txt'));
  assert.match((await said(page))[0], /a\.txt: The period “2026-01” is over/);
  await page.setInputFiles('input[name=book]', file('other.toml', book(['Xia', 'Yves'], 1, chance(1))));
  await page.waitForSelector('.told.really');
  await page.click('.told.really button:has-text("Cancel")');
  assert.equal(await page.textContent('.plan'), count);
  await page.click('.tools-row button:has-text("Begin a new book")');
  assert.match(await page.textContent('.told.really'), /42 games goes\. Really\?/);
  await page.click('.told.really button:has-text("Yes")');
  await page.waitForSelector('.empty');
  assert.deepEqual(page.errors, []);
});

test('games that are kept here are rated', async () => {
  const page = await open(browser);
  for (const [name, text] of [['a.txt', played('Ann', 'Bob')], ['b.txt', played('human', 'human', 'esirien-1-squire.txt')]]) {
    await page.goto(`${BASE}#/`);
    await page.waitForSelector('.start input[type=file]', { state: 'attached' });
    await page.setInputFiles('.start input[type=file]', file(name, text));
    await page.waitForSelector('.slider');
  }
  await ratings(page);
  await page.click('.tools-row button:has-text("Add games kept here")');
  await page.waitForSelector('.rated.players');
  assert.deepEqual((await table(page, '.rated.players')).map((r) => r[1]).sort(), ['Ann', 'Bob'], 'nobody plays against himself');
  await page.click('.tools-row button:has-text("Add games kept here")');
  await page.waitForFunction(() => document.querySelector('.said .told')?.textContent.includes('no finished game'));
  assert.deepEqual(page.errors, []);
});

test('ten thousand games are rated in a moment', async () => {
  const page = await open(browser);
  const many = Array.from({ length: 40 }, (_, n) => `Player ${n + 1}`);
  const path = file('big.toml', book(many, 84, chance(4)));
  assert.ok(readFileSync(path, 'utf8').match(/\[\[game\]\]/g).length > 10_000);
  await ratings(page);
  const begun = Date.now();
  await page.setInputFiles('input[name=book]', path);
  await page.waitForSelector('.rated.players', { timeout: 60_000 });
  const took = Date.now() - begun;
  console.log(`10,080 games read, rated and drawn in ${took} ms`);
  within(took, 10_000);
});

for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  test(`nothing shuts anybody out, nothing is too wide: ${name}`, async () => {
    const page = await open(browser, { viewport });
    await ratings(page);
    await check(page, 'empty');
    await load(page, file('club.toml', book(NAMES, 6, chance(11))));
    await check(page, 'book');
    await page.click('.tools-row button:has-text("Begin a new book")');
    await check(page, 'asked');
    assert.deepEqual(page.errors, []);
  });
}

test('the ratings speak four languages', async () => {
  const page = await open(browser);
  await load(page, file('club.toml', book(NAMES, 3, chance(2))));
  const seen = new Set();
  for (const lang of LANGS) {
    await page.evaluate((lang) => localStorage.setItem('dragonrage.lang', lang), lang);
    await page.reload();
    await page.waitForSelector('.rated.players');
    const text = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /(screen|page|desk|column|ratings|objective)-[a-z]/, lang);
    seen.add(text);
  }
  assert.equal(seen.size, 4);
  assert.deepEqual(page.errors, []);
});
