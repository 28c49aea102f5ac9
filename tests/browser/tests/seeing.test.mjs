// What helps to see: the inspector, overlays, the legend, the dark theme, both outcomes before a commitment, reasons of hints.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, PHONE, begin, check, clickHex, findings, launch, open, reach, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const at = (page, hex) => page.$eval(`#h${hex}`, (e) => {
  const r = e.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
});

// The hex of a counter on the board.
const hexOf = (page, unit) => page.evaluate((unit) => {
  const r = document.querySelector(`.counters [data-unit="${unit}"]`).getBoundingClientRect();
  const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
  const near = (e) => { const b = e.getBoundingClientRect(); return (b.x + b.width / 2 - x) ** 2 + (b.y + b.height / 2 - y) ** 2; };
  return [...document.querySelectorAll('.cell')].sort((a, b) => near(a) - near(b))[0].id.slice(1);
}, unit);

// A golden game up to the line before the first that fits; people go on with it.
async function take(page, name, line) {
  const lines = readFileSync(new URL(`../../../cases/golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const to = lines.findIndex((l) => line.test(l));
  assert.ok(to > 0);
  const record = [...lines.slice(0, to).filter((l) => !/^(invader|defender) (squire|random)$/.test(l)), ''].join('\n');
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
}

// A game in which the invader moves, in turn 3: both dragons may.
async function battle(options) {
  const page = await open(browser, options);
  await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
  return page;
}

test('a pointer that rests tells everything about a counter, and the panel does not move', async () => {
  const page = await battle();
  const before = await page.$eval('.panel', (e) => e.getBoundingClientRect().toJSON());
  const { x, y } = await at(page, await hexOf(page, 'D1'));
  await page.mouse.move(x, y);
  await page.waitForSelector('.inspector .seen-unit');
  const told = await page.textContent('.inspector');
  for (const word of ['Dragon 1', 'Fire breaths', 'Head', 'hit on', 'Facing:', 'Can now:']) assert.ok(told.includes(word), `${word}: ${told}`);
  const card = await page.$eval('.inspector', (e) => e.getBoundingClientRect().toJSON());
  assert.ok(x < card.left || x > card.right || y < card.top || y > card.bottom, 'it does not hide what is pointed at');
  assert.deepEqual(await page.$eval('.panel', (e) => e.getBoundingClientRect().toJSON()), before);
  await page.mouse.move(5, 5);
  await page.waitForSelector('.inspector', { state: 'detached' });
  assert.deepEqual(page.errors, []);
});

test('by keyboard the inspector stays, links to the rules, and gives the focus back', async () => {
  const page = await battle();
  const hex = await hexOf(page, 'D1');
  await page.focus('#h' + await page.$eval('.cell[tabindex="0"]', (e) => e.id.slice(1)));
  await clickHex(page, hex);
  await page.mouse.move(2, 2);
  await page.keyboard.press('i');
  await page.waitForSelector('.inspector.pinned');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'close-inspector');
  assert.deepEqual(await findings(page), []);
  await page.click('.inspector .rule');
  await page.waitForSelector('.rule-text');
  await page.focus('#close-inspector');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.inspector', { state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.id), `h${hex}`);
  assert.deepEqual(page.errors, []);
});

test('a long press inspects and clicks nothing', async () => {
  const page = await battle({ viewport: PHONE, hasTouch: true, isMobile: true });
  const hex = await hexOf(page, 'D1');
  await page.$eval(`#h${hex}`, (e) => e.scrollIntoView({ block: 'center', inline: 'center' }));
  const { x, y } = await at(page, hex);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForSelector('.inspector.pinned');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.match(await page.textContent('.inspector'), /Dragon 1/);
  assert.equal((await reach(page)).length, 0, 'nobody was chosen');
  await check(page, 'the inspector on a phone');
  await page.click('#close-inspector');
  await page.waitForSelector('.inspector', { state: 'detached' });
  assert.deepEqual(page.errors, []);
});

test('hexes are spoken with their gates and walls, with reach and cost', async () => {
  const page = await battle();
  const label = (hex) => page.getAttribute(`#h${hex}`, 'aria-label');
  assert.match(await label('0707'), /gate to the north-west: 0707\/0606 \(West Gate\), (shut|open|smashed)/);
  const walled = await page.$$eval('.cell', (all) => all.filter((e) => /wall: /.test(e.getAttribute('aria-label'))).length);
  assert.ok(walled > 20, `${walled} hexes have walls`);
  await clickHex(page, await hexOf(page, 'D1'));
  const hexes = await reach(page);
  assert.ok(hexes.length > 5);
  assert.match(await label(hexes[0]), /within reach/);
  assert.ok((await Promise.all(hexes.map(label))).some((l) => /cost \d/.test(l)), 'the cost is spoken');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => ![...document.querySelectorAll('.cell')].some((e) => /within reach/.test(e.getAttribute('aria-label'))));
});

test('overlays are switched by menu and key, drawn from the rules, and remembered', async () => {
  const page = await battle();
  assert.ok(await page.$('[data-ready="D1"]'), 'who can act is marked from the beginning');
  for (const mark of ['threat', 'cover', 'seen', 'worth']) assert.equal(await page.$(`[data-${mark}]`), null, mark);
  await page.click('.overlays summary');
  for (const name of ['threat', 'cover', 'worth']) await page.check(`.overlay-menu input[name=${name}]`);
  await check(page, 'the menu of overlays');
  assert.ok((await page.$$('[data-threat]')).length > 10);
  assert.ok((await page.$$('[data-cover]')).length > 0);
  assert.match(await page.textContent('.overlay-help'), /Left: \d+ VP\. Razed: \d+ VP\./);
  await page.uncheck('.overlay-menu input[name=able]');
  assert.equal(await page.$('[data-ready]'), null);
  await page.click('.overlays summary');
  await page.mouse.move(700, 400);
  await page.keyboard.press('l');
  await page.waitForSelector('[data-seen]');
  assert.ok(await page.isVisible('.map .numbers'));
  await page.keyboard.press('h');
  assert.ok(!(await page.isVisible('.map .numbers')));
  await page.keyboard.press('t');
  assert.equal(await page.$('[data-threat]'), null);
  await page.reload();
  await page.waitForSelector('[data-cover]');
  assert.ok(!(await page.isVisible('.map .numbers')));
  assert.equal(await page.$('[data-threat]'), null);
  assert.deepEqual(page.errors, []);
});

test('the legend shows every sign with its meaning', async () => {
  const page = await battle();
  await page.click('.overlays summary');
  await page.click('.overlay-menu .signs');
  await page.waitForSelector('.legend li');
  const signs = await page.$$eval('.legend [data-sign]', (all) => all.map((e) => [e.dataset.sign, e.textContent.trim(), e.querySelector('svg').getBoundingClientRect().width]));
  for (const sign of ['gate', 'door', 'wall', 'tower', 'vp', 'road', 'bridge']) {
    const found = signs.find(([code]) => code === sign);
    assert.ok(found && found[1].length > 8 && found[2] > 40, `${sign}: ${found}`);
  }
  assert.match(await page.textContent('.legend'), /A-B-C\(D\): combat strength, escape number, movement points/);
  assert.equal((await page.$$('.legend .badge')).length, 9);
  await check(page, 'the legend');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.legend', { state: 'detached' });
  assert.deepEqual(page.errors, []);
});

test('dark follows the system until something is chosen, and every screen can be read in it', async () => {
  const page = await open(browser, { colorScheme: 'dark' });
  const theme = () => page.getAttribute('html', 'data-theme');
  assert.equal(await theme(), 'dark');
  await check(page, 'start');
  for (const [hash, there] of [['#/new', '#begin'], ['#/league', '.ways a'], ['#/settings', 'input[name=dark]'], ['#/rules', '.rules, main']]) {
    await page.goto(BASE + hash);
    await page.waitForSelector(there);
    await check(page, `dark ${hash}`);
  }
  await page.goto(`${BASE}#/settings`);
  await page.click('input[name=dark]');
  assert.equal(await theme(), 'parchment');
  await page.click('input[name=contrast]');
  assert.equal(await theme(), 'contrast');
  await page.click('input[name=dark]');
  assert.equal(await theme(), 'dark');
  assert.ok(!(await page.isChecked('input[name=contrast]')));
  await page.reload();
  await page.waitForSelector('input[name=dark]');
  assert.equal(await theme(), 'dark');
  await begin(page);
  assert.equal(await turn(page), 'mine');
  await check(page, 'the battle in the dark');
  await page.click('.menu summary');
  await check(page, 'its menu');
  await page.click('.menu button.dark');
  assert.equal(await theme(), 'parchment');
  assert.deepEqual(page.errors, []);
});

test('fire shows all its hexes, whom it would catch, and the chance of the one who breathes', async () => {
  const page = await open(browser);
  await take(page, 'esirien-1-squire', /^D2 breathes S$/);
  await clickHex(page, await hexOf(page, 'D2'));
  const offer = page.locator('.offer', { hasText: 'breathes fire south to' });
  const told = await offer.textContent();
  const dies = /(\w+ \d) dies with (\d+) %/.exec(told);
  assert.ok(dies, told);
  assert.match(told, /Fire in \d{4}.*Fire in \d{4}/, 'both hexes');
  assert.equal((await offer.locator('.percent').textContent()).trim(), `${dies[2]} %`, 'the striker\u2019s chance, not the victim\u2019s');
  const hex = /Fire in (\d{4})/.exec(told)[1];
  const { x, y } = await at(page, hex);
  await page.mouse.move(x, y);
  await page.waitForSelector('[data-burning]');
  assert.equal((await page.$$('[data-burning]')).length, 2);
  assert.deepEqual(page.errors, []);
});

test('an attack tells both outcomes in words before anybody commits', async () => {
  const page = await open(browser);
  await take(page, 'esirien-1-squire', /^(INF|CAV|ARH|HERO)\d (attacks|shoots) D\d/);
  const ways = async () => (await page.$$eval('.offer.dicey', (all) => all.map((e) => [...e.querySelectorAll('.way-of-it')].map((w) => w.textContent)))).filter((w) => w.length);
  for (const unit of await page.$$('.units .unit')) {
    await unit.click().catch(() => {});
    if ((await ways()).length) break;
    await page.keyboard.press('Escape');
  }
  const found = (await ways())[0];
  assert.equal(found?.length, 2, String(found));
  const [good, bad] = found.map((w) => Number(/^(\d+) %: .{6,}/.exec(w)[1]));
  assert.equal(good + bad, 100);
  assert.notEqual(found[0].replace(/^\d+ %/, ''), found[1].replace(/^\d+ %/, ''));
  await check(page, 'offers');
});

test('hints name their place, their reason, and what the others cost', async () => {
  const page = await battle();
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li', { timeout: 60_000 });
  const hints = await page.$$eval('.advice li', (all) => all.map((e) => ({
    where: e.querySelector('.where-to').textContent, what: e.querySelector('p').textContent, why: e.querySelector('.why')?.textContent ?? '', behind: e.querySelector('.behind').textContent,
  })));
  assert.equal(new Set(hints.map((h) => h.what)).size, hints.length, 'no two hints read alike');
  assert.ok(hints.some((h) => /(in|over) \d{4}.*, facing /.test(h.where)), JSON.stringify(hints));
  assert.ok(hints.some((h) => /^Why: .{8,}\.$/.test(h.why)), JSON.stringify(hints));
  assert.equal(hints[0].behind, 'the best of these');
  for (const hint of hints.slice(1)) assert.match(hint.behind, /best/);
  assert.deepEqual(page.errors, []);
});

test('hints are as wide as their panel and begin at the best, in every language', async () => {
  for (const lang of ['en', 'es', 'de', 'fr']) {
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      const page = await battle({ viewport, lang });
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      await page.$eval('.action-bar:not([hidden]) .ask:not([hidden])', (e) => e.click());
      await page.waitForSelector('.advice li', { timeout: 60_000 });
      await page.waitForTimeout(100);
      const seen = await page.evaluate(() => {
        const [panel, first] = ['.panel', '.advice h2'].map((s) => document.querySelector(s));
        return { wide: panel.scrollWidth - panel.clientWidth, above: panel.getBoundingClientRect().top - first.getBoundingClientRect().top };
      });
      assert.ok(seen.wide <= 0, `${lang}, ${viewport.width}: ${seen.wide} pixels too wide`);
      assert.ok(seen.above < 2, `${lang}, ${viewport.width}: the best hint is ${seen.above} pixels above what is seen`);
      await page.context().close();
    }
  }
});
