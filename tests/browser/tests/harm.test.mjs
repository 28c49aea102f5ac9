// Nothing that harms a player: advice that loses won games, clicks that do what nobody meant, layouts that hide a way out.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { asked, BASE, begin, check, clickHex, deed, launch, open, reach, setUp, speak, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const LANGS = ['en', 'es', 'de', 'fr'];

// A golden game up to the first line that fits after so many lines that do, and what happens then instead.
function until(name, line, after = 0, then = []) {
  const lines = readFileSync(new URL(`../../../cases/golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  let from = -1;
  for (let n = 0; n <= after; n++) from = lines.findIndex((l, at) => at > from && line.test(l));
  assert.ok(from >= 0, `${line} in ${name}`);
  // Whoever played it then, people go on with it.
  return [...lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l)), ...then, ''].join('\n');
}

// Opens an unfinished record: people decide for both sides.
async function take(page, record) {
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
}

const log = (page) => page.$$eval('.log li', (all) => all.map((e) => e.textContent.trim()));
const chosen = (page) => page.$eval('.of-unit h2', (e) => e.textContent).catch(() => '');
const box = (page, selector) => page.$eval(selector, (e) => e.getBoundingClientRect().toJSON());

test('whoever has won is told so, and advised to stop', async () => {
  const page = await open(browser);
  const record = until('esirien-1-squire', /^stop$/);
  await take(page, record.replace(/stop\n$/, ''));
  assert.match(await page.textContent('.reached'), /16 VP.*marginal invader victory/);
  assert.equal(await page.textContent('.action-bar:not([hidden]) .main:not([hidden])'), 'Stop the attack: marginal invader victory');
  assert.equal(await page.$$eval('.action-bar:not([hidden]) .main:not([hidden])', (all) => all.length), 1, 'one button is the bold one');
  await check(page, 'stop or go on');
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li', { timeout: 60_000 });
  const hints = await page.$$eval('.advice li', (all) => all.map((e) => e.textContent));
  assert.equal(hints.length, 2, hints.join(' | '));
  assert.match(hints[0], /Stop the attack: marginal invader victory.*100 %/);
  assert.match(hints[1], /Go on/);
  await page.click('.advice li .do');
  assert.equal(await turn(page), 'over');
  assert.match(await page.textContent('.result'), /Invader wins/);
  assert.deepEqual(page.errors, []);
});

test('a gate is smashed where it stands, after a walk too, and has a name', async () => {
  const page = await open(browser);
  const record = until('esirien-1-squire', /^WZD1 at/, 0, ['# invader-setup', 'D1 at 2511', 'D1 faces SW', 'D2 at 2509', 'D2 faces SW']);
  await take(page, record);
  await page.click('.units .unit:has-text("Dragon 1")');
  const offers = () => page.$$eval('.at-hex .offer .label', (all) => all.map((e) => e.textContent));
  // Three hexes to the south-west is the East Gate; what stands before the dragon now is a meadow.
  await clickHex(page, '2113');
  assert.ok((await offers()).some((o) => /smashes the gate with 1 MP: 2113\/2212 \(East Gate\)/.test(o)), (await offers()).join(' | '));
  assert.ok(await page.$('.over .path'), 'the way is drawn');
  await page.click('.at-hex > button');
  await clickHex(page, '2411');
  assert.ok(!(await offers()).some((o) => /smashes/.test(o)), (await offers()).join(' | '));
  assert.deepEqual(page.errors, []);
});

test('a click on the chosen unit lets go of it', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  const before = await log(page);
  await clickHex(page, '2008');
  assert.match(await chosen(page), /Cavalry 2/);
  await clickHex(page, '2008');
  assert.equal(await chosen(page), '');
  assert.deepEqual(await log(page), before);
  assert.deepEqual(page.errors, []);
});

test('a click on an own counter chooses it; two are put together on purpose', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  const before = await log(page);
  const units = await page.$$eval('.units .unit', (all) => all.map((e) => [e.querySelector('span').textContent, e.querySelector('small').textContent]));
  const hero = async () => page.click('.units .unit:has-text("Hero 1")');
  await hero();
  // Somebody stands where the hero could go.
  const hexes = await reach(page);
  const [friend, hex] = units.find(([name, hex]) => hexes.includes(hex) && !name.startsWith('Hero'));
  await clickHex(page, hex);
  assert.ok((await chosen(page)).includes(friend), `${friend} is chosen, not moved upon`);
  assert.deepEqual(await log(page), before);
  await page.click('.join');
  assert.match((await log(page))[0], new RegExp(`Hero 1 moves from .* to ${hex}`));
  await page.click('.action-bar .undo');
  assert.deepEqual(await log(page), before);
  await page.keyboard.press('Escape');
  await hero();
  await page.keyboard.down('Shift');
  await clickHex(page, hex);
  await page.keyboard.up('Shift');
  assert.match((await log(page))[0], new RegExp(`Hero 1 moves from .* to ${hex}`), 'by Shift at once');
  assert.deepEqual(page.errors, []);
});

test('no click casts a spell that was not opened, seen and confirmed', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-spells/));
  const before = await log(page);
  await page.click('.units .unit:has-text("Wizard")');
  assert.deepEqual(await reach(page), [], 'no place is marked before a spell is opened');
  const book = await page.textContent('.spell-book');
  for (const word of ['10 SP left', 'Boost Morale', '1–3 SP', 'Fog', '2 SP · range 3', 'Whirlwind', 'Lightning', '3 SP · range 4', 'Summon Elemental']) assert.ok(book.includes(word), `${word} in ${book}`);
  await clickHex(page, '2114');
  assert.match(await page.textContent('.told'), /Open a spell/);
  await check(page, 'the spell book');
  await page.click('.spell:has-text("Whirlwind")');
  await clickHex(page, '2114');
  assert.deepEqual(await log(page), before, 'nothing is cast yet');
  assert.match(await page.textContent('.at-hex .offer'), /whirlwind in 2114/);
  await page.click('.at-hex .offer');
  await turn(page);
  assert.ok((await log(page)).some((l) => /raises a whirlwind in 2114.*8 SP left/.test(l)));
  assert.deepEqual(page.errors, []);
});

test('the menu stays in the window at every width, in every language', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  for (const lang of LANGS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.click('.menu summary');
    await speak(page, lang, '.menu .language');
    await page.click('.menu summary');
    for (let width = 1440; width >= 360; width -= 60) {
      await page.setViewportSize({ width, height: 800 });
      const { left, right } = await box(page, '.menu summary');
      assert.ok(left >= 0 && right <= width, `${lang} at ${width}: ${left} to ${right}`);
    }
  }
  assert.deepEqual(page.errors, []);
});

test('a phone on its side shows the board beside the panel', async () => {
  const page = await open(browser, { viewport: { width: 844, height: 390 }, hasTouch: true });
  await page.click('#first-game');
  await page.waitForSelector('.guide .lesson-title');
  await turn(page);
  const [field, panel, guide] = [await box(page, '.field'), await box(page, '.battle aside'), await box(page, '.guide')];
  assert.ok(field.height > 240, `the board has ${field.height} pixels`);
  assert.ok(field.width > 400, `the board is ${field.width} pixels wide`);
  assert.ok(panel.left >= field.right - 1 && panel.height > 240, 'the panel is beside it');
  assert.ok(guide.height < 60, `the lesson takes ${guide.height} pixels`);
  await check(page, 'a phone on its side');
  assert.deepEqual(page.errors, []);
});

test('what lies under the fingers or the wheel stays there', async () => {
  const page = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  await page.$eval('#h0909', (e) => e.scrollIntoView({ block: 'center', inline: 'center' }));
  const middle = async () => { const b = await box(page, '#h0909'); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; };
  const start = await middle();
  const cdp = await page.context().newCDPSession(page);
  const fingers = (gap) => [{ x: start.x - gap, y: start.y, id: 1 }, { x: start.x + gap, y: start.y, id: 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (let gap = 32; gap <= 90; gap += 2) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(100);
  const pinched = await middle();
  assert.ok(Math.hypot(pinched.x - start.x, pinched.y - start.y) < 12, `pinch: from ${JSON.stringify(start)} to ${JSON.stringify(pinched)}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.click('.zoom button:nth-child(3)');
  await page.waitForTimeout(100);
  const before = await middle();
  await page.mouse.move(before.x, before.y);
  for (let n = 0; n < 8; n++) await page.mouse.wheel(0, -100);
  await page.waitForTimeout(200);
  const wheeled = await middle();
  assert.ok(Math.hypot(wheeled.x - before.x, wheeled.y - before.y) < 12, `wheel: from ${JSON.stringify(before)} to ${JSON.stringify(wheeled)}`);
  assert.deepEqual(page.errors, []);
});

test('the whole board is the whole board, on a phone too', async () => {
  const page = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  await page.click('.zoom button:nth-child(3)');
  await page.waitForTimeout(100);
  const [field, board] = [await box(page, '.field'), await box(page, '.stack')];
  assert.ok(board.width <= field.width + 1 && board.height <= field.height + 1, `${board.width}×${board.height} in ${field.width}×${field.height}`);
  assert.deepEqual(page.errors, []);
});

test('the computer is stopped while it shows its moves, and skipped to one’s own turn', { timeout: 120_000 }, async () => {
  const page = await open(browser, { speed: 'slow' });
  await begin(page, { invader: 'squire', defender: 'human', seed: 3 });
  await turn(page);
  await setUp(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1') && document.querySelector('.waiting .stop'), null, { timeout: 60_000 });
  await page.waitForFunction(() => /is moving/.test(document.querySelector('.waiting .asked')?.textContent ?? ''));
  await page.click('.waiting .stop');
  await page.waitForSelector('.waiting.stopped');
  const before = await log(page);
  await page.waitForTimeout(2500);
  assert.deepEqual(await log(page), before, 'nothing moves while it is stopped');
  await page.click('.waiting .main');
  await page.waitForSelector('.waiting .to-my-turn');
  const begun = Date.now();
  await page.click('.waiting .to-my-turn');
  assert.equal(await turn(page, 30_000), 'mine');
  assert.ok(Date.now() - begun < 15_000, 'without its pauses');
  assert.match(await asked(page), /^Defender/);
  assert.deepEqual(page.errors, []);
});

test('keys work wherever the focus is, and there is a list of them', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  const before = await log(page);
  await clickHex(page, '2008');
  await page.keyboard.press('Escape');
  assert.equal(await chosen(page), '', 'Escape lets go after a click with the mouse');
  await page.click('.log summary');
  await page.keyboard.press('n');
  const first = await chosen(page);
  assert.ok(first.length > 3, 'N takes the next unit');
  await clickHex(page, (await reach(page))[0]);
  assert.notDeepEqual(await log(page), before);
  await page.click('.log summary');
  await page.keyboard.press('Control+z');
  assert.deepEqual(await log(page), before, 'Ctrl+Z takes back');
  await page.keyboard.press('?');
  await page.waitForSelector('.key-sheet');
  assert.ok((await page.$$('.key-sheet dt')).length >= 10);
  await check(page, 'the sheet of keys');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.key-sheet', { state: 'detached' });
  assert.deepEqual(page.errors, []);
});

test('a refusal goes when the game goes on', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^# defender-movement/));
  await clickHex(page, '2008');
  await clickHex(page, '0909');
  await page.waitForSelector('.told');
  for (let n = 0; n < 2 && /movement/i.test(await page.textContent('.turn')); n++) {
    await page.keyboard.press('e');
    await page.waitForTimeout(300);
  }
  assert.doesNotMatch(await page.textContent('.turn'), /Defender movement/i);
  assert.equal(await page.$('.told'), null);
  assert.deepEqual(page.errors, []);
});

test('every click is answered: whose unit it is, or why it can do nothing', async () => {
  const page = await open(browser);
  await take(page, until('esirien-1-squire', /^roll 4/, 1));
  // The defender has shot with his only archer in range; it is the invader's turn.
  await clickHex(page, '2008');
  assert.match(await page.textContent('.told'), /Cavalry 2 is not yours to move/);
  await take(page, until('esirien-1-squire', /^# defender-missiles/, 0));
  await clickHex(page, '2008');
  assert.match(await page.textContent('.told'), /Cavalry 2 can do nothing now/);
  assert.deepEqual(page.errors, []);
});

test('armies of one’s own are not called by the scenario that lends its map', async () => {
  const page = await open(browser);
  await take(page, until('army-0-squire', /^turn 2/));
  assert.match(await page.textContent('.bar .scenario'), /^Own armies: /);
  assert.deepEqual(page.errors, []);
});
