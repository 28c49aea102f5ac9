import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { BASE, begin, check, deed, DESKTOP, launch, open, PHONE, speak, turn } from '../table.mjs';
import { beginGuided, lesson } from '../guide.mjs';

const TABLET = { width: 1024, height: 768 };
const LYING = { width: 844, height: 390 };

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const home = async (page) => { await page.goto(`${BASE}#/`); await page.waitForSelector('#first-game'); };
const top = (page, selector) => page.$eval(selector, (e) => e.getBoundingClientRect().top);

test('a newcomer sees dragons and the guided game first', async () => {
  for (const viewport of [DESKTOP, TABLET, PHONE, LYING]) {
    const page = await open(browser, { viewport });
    await page.waitForSelector('.panorama .flyer use[href="#dr-D"]', { state: 'attached' });
    assert.equal((await page.$$('.panorama .flyer')).length, 2, 'two dragons');
    assert.equal(await page.$('#go-on'), null, 'there is nothing to go on with');
    assert.ok(await page.$('#first-game.main'));
    assert.equal(await page.$('#play-now.main'), null);
    assert.ok((await top(page, '#first-game')) < (await top(page, '#play-now')));
    await check(page, `start at ${viewport.width}`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('whoever comes back goes on with the last game, or plays another like it', async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'nurkott-3', invader: 'human', defender: 'squire' });
  await turn(page);
  await home(page);
  await page.waitForSelector('#go-on .little-board .sketch-position', { state: 'attached' });
  assert.match(await page.textContent('#go-on'), /Continue.*turn \d+ · .* – a squire/s);
  assert.ok((await top(page, '#go-on')) < (await top(page, '#play-now')));
  assert.ok(await page.$('#play-now.main'), 'those who have played play now');
  assert.equal(await page.$('#first-game.main'), null, 'the guided game is no longer the main thing');
  await check(page, 'start with a game');
  // The same agreement, another game.
  const before = await page.getAttribute('#go-on', 'href');
  const name = (await page.textContent('#play-now small')).split(':')[0];
  await page.click('#play-now');
  await page.waitForSelector('svg.board');
  assert.notEqual(await page.evaluate(() => location.hash), before);
  assert.equal(await page.textContent('.bar .scenario'), name);
  await home(page);
  await page.waitForFunction((before) => document.querySelector('#go-on')?.getAttribute('href') !== before, before);
  await page.click('#go-on');
  await page.waitForSelector('svg.board');
  // Whoever plays an older one again goes on with that one next time.
  const later = await page.evaluate(() => location.hash);
  await page.goto(`${BASE}${before}`);
  await turn(page);
  // The first press of End only warns: something must have happened.
  const told = () => page.$$eval('.log li', (all) => all.length);
  const untouched = await told();
  for (let n = 0; n < 5 && (await told()) === untouched; n++) {
    await deed(page);
    await turn(page);
  }
  assert.ok((await told()) > untouched, 'it was played');
  await home(page);
  await page.waitForSelector('#go-on');
  assert.equal(await page.getAttribute('#go-on', 'href'), before, `not ${later}, which was begun last`);
  assert.deepEqual(page.errors, []);
});

test('cards of a new game show the battle, its length, its size, who has it easier and who moves first', async () => {
  const page = await open(browser);
  await page.goto(`${BASE}#/new`);
  await page.waitForFunction(() => document.querySelectorAll('.battle-picture .muster').length === 12);
  const cards = await page.$$eval('.card', (all) => all.map((e) => ({
    kinds: e.querySelectorAll('.muster [data-unit]').length,
    facts: [...e.querySelectorAll('.scenario-facts li')].map((li) => li.textContent).join(' | '),
  })));
  assert.equal(cards.length, 12);
  for (const { kinds, facts } of cards) {
    assert.ok(kinds >= 3, facts);
    assert.match(facts, /about \d+ min as the invader, \d+ as the defender \| \w+ turns: up to \d+ decisions \| (Easier for the \w+|Even): .*\d+ % \| The \w+ moves first\./);
  }
  // As docs/BALANCE.md has it.
  assert.match(cards[9].facts, /Easier for the invader: he wins 86 %/);
  assert.match(cards[7].facts, /Easier for the defender: the invader wins 36 %/);
  // What only experts need lies behind a fold.
  assert.equal(await page.isVisible('input[name=seed]'), false);
  assert.equal(await page.isVisible('select[name=victory_mode]'), false);
  assert.doesNotMatch(await page.evaluate(() => document.querySelector('main').innerText), /H-\d\d/);
  await page.click('.expert summary');
  assert.equal(await page.isVisible('input[name=seed]'), true);
  // Levels tell how strong they are.
  assert.match(await page.textContent('.level'), /first opponent/);
  await page.selectOption('select[name=defender]', 'dragonlord');
  assert.match(await page.textContent('.level'), /three answers of the enemy/);
  await page.selectOption('select[name=defender]', 'page');
  assert.match(await page.textContent('.level'), /For children and a first game/);
  await check(page, 'new game');
  for (const viewport of [TABLET, PHONE, LYING]) {
    await page.setViewportSize(viewport);
    await check(page, `new game at ${viewport.width}`);
  }
  for (const lang of ['de', 'es', 'fr']) {
    await speak(page, lang);
    assert.doesNotMatch(await page.textContent('.new-game'), /welcome-|level-|\{/);
  }
  assert.deepEqual(page.errors, []);
});

test('the goal is told in one picture before anything else, and can be read again', async () => {
  const page = await open(browser);
  await page.click('#first-game');
  await page.waitForSelector('.goal-card');
  assert.equal(await lesson(page), 'How you win');
  assert.equal((await page.$$('.goal-board .coin')).length, 18);
  const told = await page.textContent('.goal-text');
  assert.match(told, /40 in all.*You win with 16 VP.*20 are a great victory.*You lose when both dragons are dead.*ten turns/s);
  await check(page, 'the goal');
  await page.click('.goal-card .understood');
  await page.waitForSelector('.goal-card', { state: 'detached' });
  assert.equal(await lesson(page), 'Set up');
  await page.click('.guide .all');
  await page.click('.unfolded li:first-child button');
  await page.waitForSelector('.goal-card');
  for (const viewport of [TABLET, PHONE, LYING]) {
    await page.setViewportSize(viewport);
    await check(page, `the goal at ${viewport.width}`);
    const box = await page.$eval('.goal-card .understood', (e) => e.getBoundingClientRect().bottom);
    assert.ok(box <= viewport.height, `the button is in sight at ${viewport.width}: ${box}`);
  }
  for (const [lang, word] of [['de', 'Siegpunkte'], ['es', 'puntos de victoria'], ['fr', 'points de victoire']]) {
    await page.evaluate((lang) => localStorage.setItem('dragonrage.lang', lang), lang);
    await page.reload();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    if (await page.$('.goal-card')) assert.match(await page.textContent('.goal-card'), new RegExp(word));
  }
  assert.deepEqual(page.errors, []);
});

test('lessons are paged through and shown on the board, and never push it', async () => {
  for (const viewport of [DESKTOP, TABLET, PHONE, LYING]) {
    const page = await open(browser, { viewport });
    await beginGuided(page, 'invader');
    const field = () => page.$eval('.field', (e) => { const r = e.getBoundingClientRect(); return [Math.round(r.top), Math.round(r.height)]; });
    const before = await field();
    const titles = new Set();
    for (let n = 0; n < 12; n++) {
      titles.add(await lesson(page));
      assert.deepEqual(await field(), before, `${await lesson(page)} at ${viewport.width}`);
      if (await page.$('.turn-page.on:not(:disabled)')) await page.click('.turn-page.on');
    }
    assert.ok(titles.size >= 10, [...titles].join(', '));
    await page.click('.read-return');
    assert.equal(await lesson(page), 'Set up');
    assert.equal(await page.$('.guide-dark'), null);
    await page.click('.show-me');
    await page.waitForSelector('.guide-dark', { state: 'attached' });
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('the result says why in plain words and offers what to play next', async () => {
  const page = await open(browser);
  await begin(page, { scenario: 'nurkott-4', invader: 'human', defender: 'squire' });
  await turn(page);
  await page.click('.menu summary');
  await page.click('.menu button:not([disabled]):has-text("Give up")');
  await page.click('.told button');
  assert.equal(await turn(page), 'over');
  assert.match(await page.textContent('.result .why'), /The invader gave up, with 0 of 18 VP destroyed\..*The invader lost 0 of \d+ units/s);
  assert.match(await page.textContent('.next-scenario'), /Next scenario: ./);
  await check(page, 'result');
  await page.click('.next-scenario');
  await page.waitForFunction(() => !document.querySelector('.result'));
  await page.waitForSelector('svg.board');
  assert.deepEqual(page.errors, []);
});
