// Orders with few clicks: back and forth, groups, marches over several turns, set-ups that are corrected, saved and shared.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { BASE, begin, check, launch, open, speak, turn } from '../table.mjs';
import { kept, labels, places, player, record, take } from '../orders.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const movement = record('esirien-1-squire', 2, 'defender-movement');
const unit = '.units .unit';
const shown = (page, selector) => page.$eval(selector, (e) => !e.disabled);

// Moves of the first units of the list, by the list and a hex.
async function moves(page, count) {
  for (let n = 0; n < count; n++) {
    await page.$$eval(unit, (all, n) => all[n].click(), n);
    const hex = await page.$eval('[data-reach]', (e) => e.dataset.reach);
    const at = await page.$eval(`#h${hex}`, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
    await page.mouse.click(at.x, at.y);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
}

test('what was taken back is done again, the phase is taken back, and both survive a reload', { timeout: 120_000 }, async () => {
  const page = await open(browser);
  await take(page, movement);
  const start = await labels(page);
  assert.ok(!(await shown(page, '.redo')) && !(await shown(page, '.restart')));
  await moves(page, 3);
  const moved = await labels(page);
  await page.keyboard.press('Control+z');
  const two = await labels(page);
  assert.notDeepEqual(two, moved);
  await page.keyboard.press('Control+Shift+z');
  assert.deepEqual(await labels(page), moved);
  await page.click('.undo');
  await page.click('.redo');
  assert.deepEqual(await labels(page), moved);
  await page.click('.restart');
  assert.deepEqual(await labels(page), start);
  for (let n = 0; n < 3; n++) await page.keyboard.press('Control+y');
  assert.deepEqual(await labels(page), moved);
  await page.keyboard.press('Control+z');
  await kept(page);
  await page.reload();
  await page.waitForSelector('svg.board');
  await turn(page);
  assert.deepEqual(await labels(page), two);
  await page.click('.redo');
  assert.deepEqual(await labels(page), moved);
  // Something else is done: nothing is done again.
  await page.click('.undo');
  await moves(page, 1);
  assert.ok(!(await shown(page, '.redo')));
  await page.keyboard.press('Shift+U');
  assert.deepEqual(await labels(page), start);
  await check(page, 'the bar');
  assert.deepEqual(page.errors, []);
});

test('a frame, Ctrl and the keyboard choose several, who go with one click and come back with one undo', { timeout: 120_000 }, async () => {
  const page = await open(browser);
  await take(page, movement);
  const start = await labels(page);
  const where = await places(page);
  const able = await page.$$eval(unit, (all) => all.map((e) => [e.querySelector('[data-unit]')?.dataset.unit, e.querySelector('small').textContent]));
  const hexes = able.map(([, hex]) => hex);
  // A place where none of them stands: a click on their own place would let them go.
  const goal = ['1009', '1109', '1110', '1010', '0909'].find((h) => !hexes.includes(h));
  const hand = player(page);
  await hand.frame(hexes);
  await page.waitForSelector('.group');
  const chosen = await page.$$eval('.group .tray button', (all) => all.length);
  assert.ok(chosen >= 10, `${chosen} chosen`);
  await check(page, 'a group');
  await hand.click(`#h${goal}`);
  await page.waitForSelector('.marched');
  const told = await page.textContent('.marched');
  assert.match(told, /arrived|on their way/);
  const now = await places(page);
  const moved = Object.keys(now).filter((u) => now[u] !== where[u]);
  assert.ok(moved.length >= chosen / 2, `${moved.length} of ${chosen} moved`);
  assert.equal(hand.gestures, 2);
  await page.click('.undo');
  assert.deepEqual(await labels(page), start);
  // Two with Ctrl, one of them let go again: one alone is chosen as usual.
  const alone = able.filter(([, hex]) => hexes.filter((h) => h === hex).length === 1).slice(0, 2);
  await page.keyboard.down('Control');
  for (const [, hex] of alone) await hand.click(`#h${hex}`);
  await page.keyboard.up('Control');
  assert.equal(await page.$$eval('.group .tray button', (all) => all.length), 2);
  await page.click('.group .tray button');
  await page.waitForSelector('.of-unit');
  // Everybody who stands beside it, by a key.
  await page.keyboard.press('g');
  assert.ok(await page.$('.group, .of-unit'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.units');
  assert.deepEqual(page.errors, []);
});

test('whoever is sent far goes on next turn with one click, and is told of', { timeout: 180_000 }, async () => {
  const page = await open(browser);
  await take(page, movement);
  const able = await page.$$eval(unit, (all) => all.map((e) => e.querySelector('small').textContent));
  const hand = player(page);
  await hand.frame(able);
  // As far away as the map allows.
  await hand.click('#h1709');
  await page.waitForSelector('.marched');
  assert.match(await page.textContent('.marched'), /on their way/);
  await kept(page);
  await page.reload();
  await page.waitForSelector('svg.board');
  await turn(page);
  // Both are people: the phases are ended until the defender moves again.
  const phase = () => page.textContent('.turn');
  for (let n = 0; n < 60 && !/Turn 3.*Defender movement/.test(await phase()); n++) {
    await page.$eval('.action-bar:not([hidden]) .end:not([hidden]), .action-bar .stop-attack:not([hidden])', (e) => e.click()).catch(() => page.$eval('.at-hex button.facing:not(:disabled), .choices .offer', (e) => e.click()).catch(() => {}));
    await page.waitForTimeout(30);
    await turn(page);
  }
  assert.match(await phase(), /Defender movement/);
  const before = await places(page);
  await page.click('.go-on');
  await page.waitForSelector('.marched');
  const now = await places(page);
  assert.ok(Object.keys(now).some((u) => now[u] !== before[u]), 'they go on');
  assert.match(await page.textContent('.marched'), /arrived|on (its|their) way|stays/);
  await page.click('.undo');
  await page.click('.halt');
  assert.equal(await page.$('.go-on'), null);
  assert.deepEqual(page.errors, []);
});

test('a set-up is piled by kind, looked at, corrected, saved, shared, and counts when one says so', { timeout: 180_000 }, async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'esirien-2', invader: 'squire', defender: 'human', seed: 3 });
  await turn(page);
  const piles = await page.$$eval('.piles .times', (all) => all.map((e) => e.textContent));
  assert.ok(piles.some((t) => /^×\d+$/.test(t)), piles.join(' '));
  const phase = await page.textContent('.turn');
  await page.click('.set-up .main');
  await page.waitForSelector('.begin-battle');
  assert.equal(await page.textContent('.turn'), phase, 'nothing counts yet');
  await check(page, 'the last look');
  const start = await places(page);
  const mine = Object.entries(start);
  assert.ok(mine.length > 10);
  // A counter is dragged elsewhere: it is placed anew, and the last look goes on.
  const [moved, from] = mine.find(([u, hex]) => /^INF/.test(u) && mine.filter(([, h]) => h === hex).length === 1);
  const taken = new Set(Object.values(start));
  const free = ['0806', '0807', '0906', '0907', '1007', '1008', '1107', '1108', '0908', '0909'].filter((h) => !taken.has(h));
  const hand = player(page);
  let to;
  for (to of free) {
    await hand.drag(`.position [data-unit=${moved}]`, `#h${to}`);
    if (!(await page.$('.told'))) break;
  }
  const after = await places(page);
  assert.ok(Object.values(after).includes(to) && !Object.values(after).includes(from), `${moved} from ${from} to ${to}`);
  assert.ok(await page.$('.begin-battle'));
  await page.click('.undo');
  assert.deepEqual(await labels(page).then(() => places(page)), start);
  // Clicked, it is taken up, and must be placed again.
  await hand.click(`#h${from}`);
  await page.waitForSelector('.begin-battle', { state: 'detached' });
  await page.click('.undo');
  await page.waitForSelector('.begin-battle');
  // Saved by name.
  await page.click('.presets summary');
  await page.fill('input[name=preset]', 'The walls');
  await page.click('.save-preset');
  await page.waitForSelector('.preset .use');
  await page.click('.preset .share');
  const link = await page.inputValue('input[name=preset-link]');
  await page.click('.restart');
  await page.waitForSelector('.piles .unit');
  assert.equal(Object.keys(await places(page)).length, 0);
  await page.click('.preset .use');
  await page.waitForSelector('.begin-battle');
  assert.deepEqual(Object.values(await places(page)).sort(), Object.values(start).sort());
  await page.click('.begin-battle');
  await page.waitForFunction((phase) => document.querySelector('.turn').textContent !== phase, phase);
  assert.deepEqual(page.errors, []);

  // Somebody else opens the link, keeps it and uses it.
  const other = await open(browser);
  await other.goto(link);
  await other.waitForSelector('.set-up-link .keep');
  assert.match(await other.textContent('.set-up-link'), /The walls/);
  await check(other, 'a set-up by link');
  await other.click('.keep');
  await begin(other, { scenario: 'esirien-2', invader: 'squire', defender: 'human', seed: 9 });
  await turn(other);
  await other.click('.preset .use');
  await other.waitForSelector('.begin-battle');
  assert.deepEqual(Object.values(await places(other)).sort(), Object.values(start).sort());
  assert.deepEqual(other.errors, []);
});

test('a link whose set-up is not possible is refused, and says why', { timeout: 60_000 }, async () => {
  const page = await open(browser);
  const link = async (text) => {
    await page.goto(`${BASE}#/set-up/${deflateRawSync(text).toString('base64url')}`);
    await page.waitForSelector('.set-up-link .told');
    assert.equal(await page.$('.set-up-link .keep'), null, text.slice(0, 60));
    return page.textContent('.set-up-link .told');
  };
  assert.match(await link('nonsense'), /no set-up/);
  assert.match(await link(`esirien-2 defender INF ${'0707 '.repeat(3000)}| x`), /no set-up/);
  assert.match(await link('atlantis defender INF 0707 | x'), /another scenario/);
  assert.match(await link('esirien-2 defender INF 2517 | x'), /not possible/);
  await page.goto(`${BASE}#/set-up/AAAA`);
  await page.waitForSelector('.set-up-link .told');
  assert.deepEqual(page.errors, []);
});

test('the bar has two lines at the most at 1200 pixels, in every language', { timeout: 120_000 }, async () => {
  const page = await open(browser, { viewport: { width: 1200, height: 800 } });
  await take(page, record('nurkott-3-squire', 6, 'defender-melee'));
  const lines = () => page.$$eval('.action-bar button', (all) => {
    const middles = all.filter((e) => e.offsetParent).map((e) => { const r = e.getBoundingClientRect(); return (r.top + r.bottom) / 2; });
    return middles.sort((a, b) => a - b).reduce((n, y, i) => n + (i > 0 && y - middles[i - 1] > 8 ? 1 : 0), 1);
  });
  for (const lang of ['en', 'de', 'es', 'fr']) {
    await page.$eval('.menu summary', (e) => e.click());
    await speak(page, lang);
    await page.$eval('.menu summary', (e) => e.click());
    assert.ok((await lines()) <= 2, `${lang}: ${await lines()} lines`);
    // The warning at the end of a phase is the longest.
    const end = await page.textContent('.action-bar .end');
    await page.click('.action-bar .end');
    await page.waitForFunction((end) => document.querySelector('.action-bar .end').textContent !== end, end);
    assert.ok((await lines()) <= 2, `${lang}, warned: ${await lines()} lines`);
    await page.keyboard.press('Escape');
  }
  assert.deepEqual(page.errors, []);
});
