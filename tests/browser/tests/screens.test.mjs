// Rules, replay, result, settings, and the games that are kept.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { asked, BASE, begin, check, clickHex, deed, DESKTOP, launch, open, PHONE, speak, turn } from '../table.mjs';

const GOLDEN = new URL('../../../cases/golden/', import.meta.url);
const golden = (name) => new URL(name, GOLDEN).pathname;
const LANGS = ['en', 'es', 'de', 'fr'];

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Loads a record from a file; a finished one opens as a replay.
async function load(page, file = golden('esirien-1-squire.txt')) {
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.start input[type=file]', { state: 'attached' });
  await page.setInputFiles('.start input[type=file]', file);
  await page.waitForSelector('.slider');
}

const step = (page) => page.$eval('.slider', (e) => Number(e.value));
const steps = (page) => page.$eval('.slider', (e) => Number(e.max));
const cells = (page) => page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));
const lines = (page) => page.$$eval('.log li', (all) => all.map((e) => e.textContent));

// Moves the slider as a person would see it moved.
const seek = (page, to) => page.$eval('.slider', (e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(to));

test('the rulebook is not part of the first load', async () => {
  const page = await open(browser);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name));
  assert.ok(!asked.some((name) => name.includes('/rules')), asked.join(' '));
});

test('rules are found as one types, by word and by id', async () => {
  const page = await open(browser);
  await page.click('.start a[href="#/rules"]');
  await page.waitForSelector('.chapters a');
  assert.ok((await page.$$('.chapters a')).length > 20);
  await page.fill('#search', 'smash gate');
  assert.match(await page.textContent('.hits [role=status]'), /^\d+ passages/);
  assert.ok((await page.$$eval('.hits mark', (all) => all.map((e) => e.textContent.toLowerCase()))).includes('gate'));
  await page.fill('#search', '2.5.5.2-a');
  assert.match(await page.textContent('.hits li'), /2\.5\.5\.2-a.*walking major monster/s);
  await page.fill('#search', 'xylophone');
  assert.equal(await page.textContent('.hits [role=status]'), 'Nothing found');
  await page.fill('#search', '2.5.5.2-a');
  await page.click('.hits .rule-id');
  await page.waitForSelector('.asked-for');
  assert.equal(await page.evaluate(() => location.hash), '#/rules/2.5.5.2-a');
  assert.deepEqual(page.errors, []);
});

test('an address leads to a rule, and links lead to others', async () => {
  const page = await open(browser);
  await page.goto(`${BASE}#/rules/2.5.5.2-g`);
  await page.waitForSelector('.asked-for');
  assert.match(await page.textContent('.asked-for'), /2\.5\.5\.2-g/);
  const box = await page.$eval('.asked-for', (e) => e.getBoundingClientRect().toJSON());
  assert.ok(box.y > 0 && box.y < DESKTOP.height, 'it is in view');
  assert.match(await page.textContent('.chapters [aria-current]'), /^2\.5 /);
  await page.click('.asked-for span .rule-id');
  await page.waitForFunction(() => location.hash === '#/rules/2.5.8');
  await page.waitForFunction(() => document.querySelector('.asked-for')?.id === 'r-2.5.8');
  await page.goto(`${BASE}#/rules/9.9.9-z`);
  await page.waitForSelector('.told');
  assert.match(await page.textContent('.told'), /9\.9\.9-z/);
  assert.deepEqual(page.errors, []);
});

test('the rulebook is in the reader’s language: chapters, text, links, and a search that ignores accents', async () => {
  const page = await open(browser, { lang: 'de' });
  await page.goto(`${BASE}#/rules/2.5`);
  await page.waitForSelector('.chapters [aria-current]');
  assert.match(await page.textContent('.chapters [aria-current]'), /^2\.5 Gelände/);
  assert.match(await page.textContent('#r-2\\.5\\.5\\.2-a'), /Monster.*Tor.*MP/s);
  await page.fill('#search', 'SCHLANGELN');
  assert.ok((await page.$$eval('.hits mark', (all) => all.map((e) => e.textContent.toLowerCase()))).includes('schlängeln'));
  // Another language brings its own book, at the same place.
  await page.fill('#search', '');
  await speak(page, 'fr');
  await page.waitForFunction(() => /^2\.5 Terrain/.test(document.querySelector('.chapters [aria-current]')?.textContent ?? ''));
  assert.match(await page.textContent('#r-2\\.5\\.5\\.2-a'), /monstre majeur.*portail.*PM/s);
  assert.deepEqual(page.errors, []);
});

test('the rulebook opens with what players read, and tells nothing of its sources', async () => {
  const page = await open(browser);
  await page.goto(`${BASE}#/rules`);
  await page.waitForSelector('.chapters [aria-current]');
  assert.match(await page.textContent('.chapters [aria-current]'), /^0\. The game in eight steps/);
  await page.waitForFunction(() => document.querySelectorAll('article .example').length === 10);
  const chapters = await page.$$eval('.chapters a', (all) => all.map((e) => e.textContent));
  assert.equal(chapters.length, 25);
  assert.ok(!chapters.some((title) => /Sources|Discrepancies/.test(title)), chapters.join(' '));
});

test('every scenario has a page: from its card to its story, map, armies and advice, in the reader’s language', async () => {
  const page = await open(browser);
  await page.goto(`${BASE}#/new`);
  await page.waitForSelector('.card .about');
  assert.equal((await page.$$('.card .about')).length, 12);
  await page.click('.card:nth-of-type(9) .about');
  await page.waitForSelector('article figure.scenario [data-set-up="defender"]');
  assert.match(await page.textContent('article'), /C\.9 Dragons!.*2\s×\sDragon.*23 VP.*10 turns.*Invader:.*Defender:/s);
  assert.equal((await page.$$('article figure.scenario')).length, 1, 'one page, one scenario');
  assert.match(await page.textContent('.chapters [aria-current]'), /^C\.9 /);
  assert.equal((await page.$$('.chapters ol ol a')).length, 12, 'the contents lead to the others');
  await speak(page, 'de');
  await page.waitForFunction(() => /C\.9 Drachen!.*2\s×\sDrache.*Angreifer:/s.test(document.querySelector('article')?.textContent ?? ''));
  await page.click('.chapters ol ol li:first-child a');
  await page.waitForFunction(() => /C\.1 Drachenzorn/.test(document.querySelector('article')?.textContent ?? ''));
  assert.deepEqual(page.errors, []);
});

test('a refusal opens its rule beside the board, and links in it stay there', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await clickHex(page, '0909');
  await page.click('.told .rule');
  await page.waitForSelector('.rule-text .rule-said');
  assert.ok((await page.textContent('.rule-text .rule-said')).length > 20);
  const game = await page.evaluate(() => location.hash);
  const inner = await page.$('.rule-text p .rule-id');
  if (inner) await inner.click();
  assert.equal(await page.evaluate(() => location.hash), game, 'the game is not left');
  assert.ok(await page.$('svg.board'));
  await page.click('.rule-text button');
  assert.equal(await page.$('.rule-text'), null);
  assert.deepEqual(page.errors, []);
});

test('the attack panel links to the rules of its dice', async () => {
  const page = await open(browser);
  await begin(page, { invader: 'squire', defender: 'human', seed: 11 });
  for (let n = 0; n < 400 && !(await page.$('.offers .offer.dicey')); n++) {
    if (await turn(page) === 'over') break;
    const unit = /melee|missiles/.test(await page.textContent('.turn')) && (await page.$('.units .unit'));
    if (unit) await unit.click(); else await deed(page);
    await page.waitForTimeout(10);
  }
  await page.click('.offer.dicey + .rule');
  await page.waitForSelector('.rule-text .rule-said');
  assert.match(await page.textContent('.rule-text .rule-said'), /roll|table|CRT|attack|range/i);
  assert.ok(await page.$('.offer.dicey'), 'the attack is still on offer');
  assert.deepEqual(page.errors, []);
});

test('an example stands beside its rule, tells what happens, and is played with one click', async () => {
  const page = await open(browser);
  await page.goto(`${BASE}#/rules/2.12.1.5.1-a`);
  await page.waitForSelector('.example');
  const told = await page.$$eval('#r-2\\.12\\.1\\.5\\.1-a .example li', (all) => all.map((e) => e.textContent));
  assert.ok(told.length >= 4 && told.some((line) => /\b4\b/.test(line)), told.join(' / '));
  const drawn = await page.$eval('#r-2\\.12\\.1\\.5\\.1-a .example svg', (e) => e.getBoundingClientRect().toJSON());
  assert.ok(drawn.width > 100 && drawn.height > 60, JSON.stringify(drawn));
  await page.click('#r-2\\.12\\.1\\.5\\.1-a .example .button');
  await page.waitForSelector('svg.board');
  assert.equal(await page.evaluate(() => location.hash), '#/example/X-02');
  await turn(page);
  assert.match(await page.textContent('.example-said'), /0909/);
  // All of them, in another language; each can be opened.
  await page.goto(`${BASE}#/rules/B`);
  await speak(page, 'de');
  await page.waitForFunction(() => document.querySelectorAll('.example').length === 10);
  assert.match(await page.textContent('.example li'), /Drache/);
  for (const address of await page.$$eval('.example .button', (all) => all.map((e) => e.getAttribute('href')))) {
    await page.goto(`${BASE}${address}`);
    await page.waitForSelector('svg.board .cell');
  }
  assert.deepEqual(page.errors, []);
});

test('the rulebook can be read without a network, even if nobody had opened it before', async () => {
  const page = await open(browser);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((r) => r.active?.state === 'activated'));
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await page.goto(`${BASE}#/rules/2.6-a`);
  await page.waitForSelector('.asked-for');
  assert.deepEqual(page.errors.filter((e) => !/ERR_INTERNET_DISCONNECTED/.test(e)), []);
});

test('a record is replayed step by step, and back again', async () => {
  const page = await open(browser);
  await load(page);
  const all = await steps(page);
  assert.ok(all > 300);
  assert.equal(await step(page), 0);
  await page.click('.keys button:nth-of-type(6)');
  assert.match(await page.textContent('.bar .turn'), /^Turn 1/);
  const [first, told] = [await cells(page), await lines(page)];
  await page.click('.keys button:nth-of-type(6)');
  assert.match(await page.textContent('.bar .turn'), /^Turn 2/);
  assert.notDeepEqual(await cells(page), first);
  await page.click('.keys button:nth-of-type(2)');
  assert.deepEqual([await cells(page), await lines(page)], [first, told], 'back where it was');
  const here = await step(page);
  await page.click('.keys button:nth-of-type(5)');
  assert.equal(await step(page), here + 1);
  await page.click('.keys button:nth-of-type(7)');
  assert.equal(await step(page), all);
  assert.match((await lines(page))[0], /wins|victory|Victory|over/i);
  await seek(page, Math.floor(all / 2));
  assert.equal(await step(page), Math.floor(all / 2));
  await page.click('.film .curve svg', { position: { x: 5, y: 20 } });
  assert.ok(await step(page) < all / 20, 'a click on the curve goes there');
  assert.deepEqual(page.errors, []);
});

test('a replay obeys the keyboard, and plays by itself', async () => {
  const page = await open(browser);
  await load(page);
  await page.keyboard.press('PageDown');
  const turn1 = await step(page);
  assert.ok(turn1 > 10);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await step(page), turn1 + 1);
  await page.keyboard.press('End');
  assert.equal(await step(page), await steps(page));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  assert.equal(await step(page), 0);
  await page.keyboard.press(' ');
  await page.waitForFunction(() => Number(document.querySelector('.slider').value) > 20);
  await page.keyboard.press(' ');
  const paused = await step(page);
  await page.waitForTimeout(300);
  assert.equal(await step(page), paused, 'it stays where it was paused');
  await page.selectOption('.pace', 'slow');
  await seek(page, turn1);
  await page.click('#play');
  await page.waitForTimeout(1000);
  assert.ok(await step(page) - turn1 < 20, 'slow is slow');
  assert.deepEqual(page.errors, []);
});

test('the log of a replay is in the reader’s language, its rules open beside the board', async () => {
  const page = await open(browser, { lang: 'fr' });
  await load(page);
  await page.keyboard.press('End');
  assert.match(await page.textContent('.keys .place'), /^Tour \d+ · pas/);
  await page.click('.log .rule');
  await page.waitForSelector('.rule-text .rule-said');
  assert.ok(await page.$('.slider'));
  assert.deepEqual(page.errors, []);
});

test('one plays on from anywhere, and the old game stays', async () => {
  const page = await open(browser);
  await load(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const position = await cells(page);
  const replay = await page.evaluate(() => location.hash);
  await page.click('.play-on summary');
  await page.selectOption('.play-on select[name=invader]', 'human');
  await page.selectOption('.play-on select[name=defender]', 'human');
  await page.click('#play-on');
  await page.waitForSelector('.choices .asked');
  await turn(page);
  assert.deepEqual(await cells(page), position);
  assert.match(await page.textContent('.bar .turn'), /^Turn 2/);
  await page.goto(`${BASE}${replay}`);
  await page.waitForSelector('.slider');
  assert.ok(await steps(page) > 300);
  assert.deepEqual(page.errors, []);
});

test('a link to a finished game opens its replay', async () => {
  const page = await open(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await load(page);
  await page.click('.of-record button:nth-of-type(2)');
  await page.waitForSelector('.of-record .told');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(browser);
  await other.goto(link);
  await other.waitForSelector('.slider');
  assert.equal(await steps(other), await steps(page));
  assert.deepEqual([page.errors, other.errors], [[], []]);
});

test('the result tells who won, how it went, and which dice mattered', async () => {
  const page = await open(browser);
  await load(page);
  await page.click('.of-record a');
  await page.waitForSelector('.lucky li');
  assert.match(await page.textContent('.winner'), /wins/);
  assert.ok((await page.textContent('.outcome')).length > 20);
  assert.match(await page.textContent('.facts'), /\/10.*\/10/s);
  assert.ok((await page.$eval('.curve path.vp', (e) => e.getAttribute('d'))).length > 50);
  assert.ok((await page.$eval('.curve path.chance', (e) => e.getAttribute('d'))).length > 50);
  assert.match(await page.getAttribute('.curve svg', 'aria-label'), /turn \d+ \d+ %.*turn \d+ (100|0) %$/s);
  for (const side of ['invader', 'defender']) {
    const told = await page.$$eval(`.lucky.${side} li`, (all) => all.map((e) => e.textContent));
    assert.ok(told.length > 0 && told.length <= 3 && told.every((t) => /^\d+ %/.test(t)), told.join('|'));
  }
  // The roll on the board.
  const roll = (await page.textContent('.lucky li a')).replace(/^\d+ %:\s*/, '');
  await page.click('.lucky li a');
  await page.waitForSelector('.slider');
  const thrown = await page.$$eval('.log .thrown', (all) => all.map((e) => e.getAttribute('aria-label')));
  assert.ok(thrown.slice(0, 3).some((l) => l.includes(roll.slice(0, 25))), roll);
  await page.goBack();
  await page.waitForSelector('.lucky li');
  // A rematch with sides swapped.
  await page.click('.report .rematch');
  await page.waitForSelector('svg.board');
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//);
  assert.deepEqual(page.errors, []);
});

test('a game that ends leads to its result, and the record comes out as a file', async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'nurkott-4', invader: 'human', defender: 'squire' });
  await turn(page);
  await page.click('.menu summary');
  await page.click('.menu button:not([disabled]):has-text("Give up")');
  await page.click('.told button');
  assert.equal(await turn(page), 'over');
  await page.click('.result .main');
  await page.waitForSelector('.winner');
  assert.match(await page.textContent('.winner'), /Defender/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('.report .save-record')]);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /^dragonrage record 2\nedition \d+\nscenario nurkott-4\n/);
  assert.match(text, /\nend [0-9a-f]+ /);
  // Sides are swapped in a rematch.
  await page.click('.report .rematch');
  await turn(page);
  assert.match(await asked(page), /Defender/);
  assert.deepEqual(page.errors, []);
});

test('settings are kept and obeyed', async () => {
  const page = await open(browser);
  await page.click('.start a[href="#/settings"]');
  const root = (name) => page.$eval('html', (e, name) => e.getAttribute(name), name);
  assert.equal(await root('data-motion'), 'less', 'as the system prefers');
  await page.uncheck('input[name=motion]');
  await page.check('input[name=contrast]');
  await page.selectOption('select[name=size]', '130');
  await page.selectOption('.pace', 'fast');
  await page.check('input[name=sound]');
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
  assert.equal(await size(), '20.8px');
  await page.reload();
  await page.waitForSelector('.lines');
  assert.deepEqual([await root('data-motion'), await root('data-theme'), await root('data-size'), await size()], ['full', 'contrast', '130', '20.8px']);
  assert.equal(await page.inputValue('.pace'), 'fast');
  assert.ok(await page.isChecked('input[name=sound]'));
  await speak(page, 'es');
  assert.equal(await page.textContent('h1'), 'Ajustes');
  assert.deepEqual(page.errors, []);
});

test('what the system prefers is where settings start; sound is on', async () => {
  const page = await open(browser, { reducedMotion: 'no-preference', contrast: 'more' });
  assert.equal(await page.getAttribute('html', 'data-motion'), 'full');
  assert.equal(await page.getAttribute('html', 'data-theme'), 'contrast');
  await page.goto(`${BASE}#/settings`);
  await page.waitForSelector('.lines');
  assert.equal(await page.isChecked('input[name=sound]'), true);
});

test('sounds are heard when they are on, and only then', async () => {
  for (const on of [true, false]) {
    const page = await open(browser);
    await page.evaluate((on) => localStorage.setItem('dragonrage.sound', on ? 'on' : 'off'), on);
    await page.addInitScript(() => {
      window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...args) { window.tones += 1; return start.apply(this, args); };
    });
    await page.reload();
    await begin(page, { scenario: 'esirien-1', invader: 'squire', defender: 'squire' });
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 50, null, { timeout: 120_000 });
    assert.equal((await page.evaluate(() => window.tones)) > 0, on);
    assert.deepEqual(page.errors.filter((e) => !/AudioContext/.test(e)), []);
  }
});

test('kept games: to go on with, to watch, to forget, all in a file and back', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await load(page);
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.kept.over li');
  assert.equal((await page.$$('.kept li')).length, 2);
  assert.match(await page.textContent('.kept.over li'), /won in turn \d+/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('.export')]);
  const file = await download.path();
  assert.equal(readFileSync(file, 'utf8').match(/^\| dragonrage record 2$/gm).length, 2);
  // Forgetting asks first.
  await page.click('.kept.over li button');
  await page.click('.really button:nth-of-type(2)');
  assert.equal((await page.$$('.kept li')).length, 2);
  await page.click('.kept.over li button');
  await page.click('.really button:nth-of-type(1)');
  await page.waitForFunction(() => document.querySelectorAll('.kept li').length === 1);
  await page.reload();
  await page.waitForSelector('.kept li');
  assert.equal((await page.$$('.kept li')).length, 1);
  // And back again; what is there already is not there twice.
  await page.setInputFiles('.start input[type=file]', { name: 'games.txt', mimeType: 'text/plain', buffer: readFileSync(file) });
  await page.waitForSelector('.kept.over li');
  assert.equal((await page.$$('.kept li')).length, 2);
  assert.match(await page.textContent('.start .told'), /New: 1\. Here already: 2\./);
  await page.click('.kept:not(.over) a');
  await turn(page);
  assert.match(await asked(page), /Invader: place Dragon/);
  assert.deepEqual(page.errors, []);
});

test('rubbish is told to be rubbish', async () => {
  const page = await open(browser);
  await page.setInputFiles('.start input[type=file]', { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('rubbish') });
  await page.waitForSelector('.start .told');
  assert.match(await page.textContent('.start .told'), /x\.txt is refused at line 1/);
  for (const route of ['replay/1-1', 'result/1-1']) {
    await page.goto(`${BASE}#/${route}`);
    await page.waitForSelector('.missing .told');
  }
  assert.deepEqual(page.errors, []);
});

for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  test(`nothing shuts anybody out, nothing is too wide: ${name}`, async () => {
    const page = await open(browser, { viewport });
    await page.goto(`${BASE}#/rules/2.5.8-a`);
    await page.waitForSelector('.asked-for');
    await check(page, 'rules');
    await page.fill('#search', 'dragon fire');
    await page.waitForSelector('.hits li');
    await check(page, 'search');
    await page.goto(`${BASE}#/settings`);
    await page.waitForSelector('.lines');
    await check(page, 'settings');
    await load(page);
    await page.keyboard.press('PageDown');
    await check(page, 'replay');
    await page.goto((await page.evaluate(() => location.href)).replace('/replay/', '/result/'));
    await page.waitForSelector('.lucky li');
    await check(page, 'result');
    await page.goto(`${BASE}#/`);
    await page.waitForSelector('.kept.over li');
    await page.click('.kept.over li button');
    await check(page, 'start');
    assert.deepEqual(page.errors, []);
  });
}

test('every screen speaks four languages', async () => {
  const page = await open(browser);
  await load(page);
  const replay = await page.evaluate(() => location.hash);
  for (const route of ['#/rules', '#/settings', replay, replay.replace('replay', 'result')]) {
    const seen = new Set();
    for (const lang of LANGS) {
      await page.evaluate((lang) => localStorage.setItem('dragonrage.lang', lang), lang);
      await page.goto(`${BASE}${route}`);
      await page.reload();
      await page.waitForSelector('.chapters a, .lines, .slider, .lucky li');
      const text = await page.evaluate(() => document.body.innerText);
      assert.doesNotMatch(text, /(screen|page|rule-title)-[a-z0-9]/, `${route} ${lang}`);
      seen.add(text);
    }
    assert.equal(seen.size, 4, route);
  }
  assert.deepEqual(page.errors, []);
});
