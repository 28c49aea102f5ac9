import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { asked, BASE, begin, clickHex, deed, findings, launch, open, reach, speak, turn, within } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('a game starts with one click', async () => {
  const page = await open(browser);
  const begun = Date.now();
  await page.click('#first-game');
  await page.waitForSelector('svg.map > *', { state: 'attached' });
  within(Date.now() - begun, 2000, 'the board is there within two seconds:');
  assert.equal(await turn(page), 'mine');
  assert.match(await asked(page), /Invader: place Dragon/);
  assert.deepEqual(page.errors, []);
});

test('the first load is small', async () => {
  const page = await open(browser);
  const bytes = await page.evaluate(() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .reduce((sum, e) => sum + e.transferSize, 0));
  assert.ok(bytes > 100_000 && bytes <= 1_000_000, `${bytes} bytes`);
});

test('a reload in mid-turn loses nothing', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  await turn(page);
  await page.click('.units .unit');
  const hexes = await reach(page);
  assert.ok(hexes.length > 10);
  await clickHex(page, hexes.at(-1));
  if (await page.$('.at-hex')) await deed(page);
  await turn(page);
  await page.waitForTimeout(300);
  const lines = (p) => p.$$eval('.log li', (all) => all.map((e) => e.textContent));
  const labels = (p) => p.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));
  const before = [await lines(page), await labels(page), await asked(page)];
  await page.reload();
  await page.waitForSelector('svg.board');
  await turn(page);
  assert.deepEqual([await lines(page), await labels(page), await asked(page)], before);
  assert.deepEqual(page.errors, []);
});

test('the language changes in mid-game, the log included', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  await page.click('.menu summary');
  await speak(page, 'de');
  assert.match(await asked(page), /^Angreifer: /);
  assert.match(await page.textContent('.log li:nth-child(2)'), /stellt|aufgestellt|beginnt|Magier/);
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  await speak(page, 'fr');
  assert.match(await asked(page), /^Envahisseur/);
  await page.reload();
  await turn(page);
  assert.match(await asked(page), /^Envahisseur/);
  assert.deepEqual(page.errors, []);
});

test('undo takes back one click, and a refusal names its rule', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  // A dragon cannot set up in the middle of the city.
  await clickHex(page, '0909');
  assert.ok((await page.textContent('.told')).length > 10);
  await page.click('.told .rule');
  assert.ok((await page.textContent('.rule-text p')).length > 20);
  await page.click('.rule-text button');
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  await turn(page);
  const before = await page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));
  await page.click('.units .unit');
  const hexes = await reach(page);
  await clickHex(page, hexes[0]);
  if (await page.$('.at-hex')) await deed(page);
  assert.notDeepEqual(await page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label'))), before);
  await page.click('.action-bar button:first-child');
  assert.deepEqual(await page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label'))), before);
  assert.deepEqual(page.errors, []);
});

test('a whole turn with the keyboard alone', async () => {
  const page = await open(browser);
  await page.focus('#first-game');
  await page.keyboard.press('Enter');
  await turn(page);
  // Set up: the button is reached by Tab.
  for (const button of ['.set-up .main', '.set-up .begin-battle']) {
    await page.waitForSelector(button);
    for (let n = 0; n < 200 && !(await page.evaluate((b) => document.activeElement.closest(b), button)); n++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  await turn(page);
  await page.focus('.cell[tabindex="0"]');
  await page.keyboard.press('n');
  assert.ok(await page.$('.of-unit'), 'N chooses a unit');
  const label = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  assert.match(await label(), /Dragon/);
  const start = await label();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  assert.equal(await label(), start, 'there and back again');
  const hexes = await reach(page);
  // Walk the cursor to a hex that can be reached, and choose it.
  const here = () => page.evaluate(() => document.activeElement.id.slice(1));
  const goal = hexes[0];
  for (let n = 0; n < 60 && (await here()) !== goal; n++) {
    const at = await here();
    const [dx, dy] = [goal.slice(0, 2) - at.slice(0, 2), goal.slice(2) - at.slice(2)];
    await page.keyboard.press(dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp');
    if ((await here()) === at) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  assert.equal(await here(), goal);
  await page.keyboard.press('Enter');
  if (await page.$('.at-hex button.facing')) for (const key of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(key);
  await page.keyboard.press('e');
  if (await page.$('.told')) await page.keyboard.press('e');
  for (let n = 0; n < 30; n++) {
    if (await turn(page) === 'over') break;
    if ((await page.textContent('.turn')).startsWith('Turn 2')) break;
    await page.focus('.cell[tabindex="0"]');
    await page.keyboard.press('e');
    await page.waitForTimeout(50);
  }
  assert.match(await page.textContent('.turn'), /^Turn [2-9]/);
  assert.deepEqual(page.errors, []);
});

test('offline after the first load', async () => {
  const page = await open(browser);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((r) => r.active?.state === 'activated'));
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await page.reload();
  await page.click('#first-game');
  assert.equal(await turn(page), 'mine');
  // The languages that nobody asked for before are there as well.
  await page.click('.menu summary');
  await speak(page, 'de');
  assert.match(await asked(page), /^Angreifer: /);
  assert.deepEqual(page.errors.filter((e) => !/ERR_INTERNET_DISCONNECTED/.test(e)), []);
});

// Only the start screen was ever opened, in English: the rulebook of each language, its search and its examples came with it.
test('offline after the first load: the rules in every language', async () => {
  const page = await open(browser);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((r) => r.active?.state === 'activated'));
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('#first-game');
  const BOOKS = {
    de: ['Tor durchbrechen', /Tor/, /Drache/], fr: ['enfoncer portail', /portail/i, /dragon/], es: ['romper portón', /port(ón|ones)/i, /dragón/],
    en: ['smash gate', /gate/i, /dragon/],
  };
  for (const [lang, [question, gate, dragon]] of Object.entries(BOOKS)) {
    await page.goto(`${BASE}#/rules/2.5.5.2-c`);
    await page.waitForSelector('.rules .language');
    await speak(page, lang);
    await page.waitForFunction((what) => new RegExp(what).test(document.querySelector('.rules .asked-for')?.textContent), gate.source);
    assert.ok(await page.$('.rules .chapters a'), `${lang}: the chapters`);
    await page.waitForSelector('figure.example svg');
    await page.fill('#search', question);
    await page.waitForSelector('.hits li');
    assert.match(await page.textContent('.hits li'), gate, `${lang}: what is found`);
    await page.goto(`${BASE}#/example/X-01`);
    await page.waitForSelector('.example-said');
    assert.match(await page.textContent('.example-said'), dragon, `${lang}: the example`);
    assert.equal(await turn(page), 'mine');
  }
  assert.deepEqual(page.errors.filter((e) => !/ERR_INTERNET_DISCONNECTED/.test(e)), []);
});

test('a record goes out and comes in, by file and by link', async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'nurkott-3', invader: 'squire', defender: 'human' });
  await turn(page);
  await page.click('.menu summary');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('.menu li:nth-child(3) button')]);
  const path = await download.path();
  const labels = (p) => p.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));
  const before = await labels(page);
  const other = await open(browser);
  await other.setInputFiles('input[type=file]', path);
  await other.waitForSelector('svg.board');
  await turn(other);
  assert.deepEqual(await labels(other), before);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('.menu li:nth-child(4) button');
  await page.waitForSelector('.told');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${BASE}#/record/`));
  const third = await open(browser);
  await third.goto(link);
  await third.waitForSelector('svg.board');
  await turn(third);
  assert.deepEqual(await labels(third), before);
  assert.deepEqual([...page.errors, ...other.errors, ...third.errors], []);
});

test('nothing serious for axe on any screen', async () => {
  const page = await open(browser);
  assert.deepEqual(await findings(page), [], 'start');
  await page.goto(`${BASE}#/new`);
  await page.waitForSelector('#begin');
  assert.deepEqual(await findings(page), [], 'new game');
  await begin(page);
  await turn(page);
  assert.deepEqual(await findings(page), [], 'set-up');
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  await turn(page);
  await page.click('.units .unit');
  assert.deepEqual(await findings(page), [], 'battle');
  await page.goto(`${BASE}#/rules/2.5.5.2-a`);
  await page.waitForSelector('.rules .asked-for, .rules article');
  assert.deepEqual(await findings(page), [], 'rules');
});

test('two tabs: the one that opened the game last has it', async () => {
  const page = await open(browser);
  await begin(page);
  await turn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('svg.board');
  assert.equal(await turn(other), 'mine');
  await page.waitForSelector('.waiting.stopped');
  await deed(other);
  await other.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
  await turn(other);
  await page.click('.waiting .main');
  await page.waitForFunction(() => document.querySelector('.turn')?.textContent.startsWith('Turn 1'));
  assert.equal(await turn(page), 'mine');
  await other.waitForSelector('.waiting.stopped');
  assert.deepEqual(page.errors, []);
});

test('hot-seat hands over', async () => {
  const page = await open(browser);
  await begin(page, { defender: 'human' });
  await turn(page);
  assert.ok(await page.$('.asked.hand-over.defender'));
  await deed(page);
  await page.waitForSelector('.asked.hand-over.invader');
  assert.deepEqual(page.errors, []);
});

test('a phone of 360 pixels', async () => {
  const page = await open(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(await wide(), 360, 'start');
  await page.goto(`${BASE}#/new`);
  await page.waitForSelector('#begin');
  assert.equal(await wide(), 360, 'new game');
  await begin(page);
  await turn(page);
  assert.equal(await wide(), 360, 'battle');
  const hex = (await reach(page))[0];
  await page.$eval(`#h${hex}`, (e) => e.scrollIntoView({ block: 'center', inline: 'center' }));
  const box = await page.$eval(`#h${hex}`, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2, w: r.width }; });
  assert.ok(box.w >= 30, 'a thumb can hit a hex');
  await page.touchscreen.tap(box.x, box.y);
  assert.match(await asked(page), /faces|face\?/);
  assert.deepEqual(page.errors, []);
});
