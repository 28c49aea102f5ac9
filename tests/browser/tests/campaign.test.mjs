// A campaign on the page: its games, points, map and file.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, DESKTOP, PHONE, check, launch, open, turn } from '../table.mjs';
import { add, download, file, folder, go, program, speaks } from '../league.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

async function begin(page, map = 'esirien') {
  await go(page, 'campaign', '#begin');
  await page.selectOption('select[name=map]', map);
  await page.fill('input[name=invader]', 'Ann');
  await page.fill('input[name=defender]', 'Bob');
  await page.click('#begin');
  await page.waitForSelector('.recruit.invader .ranks');
}

// Both recruit by chance.
async function recruit(page) {
  for (const side of ['invader', 'defender']) {
    await page.waitForSelector(`.recruit.${side} .by-chance`);
    await page.click(`.recruit.${side} .by-chance`);
    await page.click(`.recruit.${side} .take`);
  }
  await page.waitForSelector('#play, .places');
}

// A game that was played at a table.
async function tell(page, winner, { vp = 10, invader = 0, defender = 0 } = {}) {
  await page.waitForSelector('.by-hand summary');
  await page.click('.by-hand summary');
  await page.selectOption('.by-hand select[name=winner]', winner);
  await page.fill('.by-hand input[name=vp]', String(vp));
  await page.fill('.by-hand input[name=invader-kills]', String(invader));
  await page.fill('.by-hand input[name=defender-kills]', String(defender));
  await page.click('#tell');
}

// Points of both in a row of the table.
const points = (page, row = 'last-child') => page.$$eval(`.ledger tbody tr:${row} td`, (all) => all.slice(0, 2).map((e) => Number(e.textContent)));

test('a game is recruited for, played here, and counts', async () => {
  const page = await open(browser);
  await begin(page);
  assert.match(await page.textContent('.recruit.invader .purse'), /at most 60 points, at most 15 units/);
  assert.deepEqual(await points(page), [60, 60]);
  await recruit(page);
  const total = (await page.textContent('.objective .total')).match(/(\d+) VP/)[1];
  await page.selectOption('.play select[name=defender]', 'human');
  await page.click('#play');
  await page.waitForSelector('svg.board');
  await turn(page);
  assert.match(await page.textContent('.score'), new RegExp(`of ${total}|/ ${total}`));
  const game = await page.evaluate(() => location.hash);
  const campaign = game.replace('/game/', '/campaign/').replace(/-1$/, '');
  // In the middle of it the campaign knows the game and goes on with it.
  await page.goto(`${BASE}${campaign}`);
  await page.waitForSelector('#play');
  assert.match(await page.textContent('#play'), /Go on/);
  const saved = await download(page, '.save');
  assert.match(saved, /record = """/);
  await page.click('#play');
  await page.waitForSelector('.choices .asked');
  assert.equal(await page.evaluate(() => location.hash), game);
  await turn(page);
  const loser = /^Invader/.test(await page.textContent('.choices .asked')) ? 'invader' : 'defender';
  await page.click('.menu summary');
  await page.click('.menu button:not([disabled]):has-text("Give up")');
  await page.click('.told button');
  assert.equal(await turn(page), 'over');
  await page.click('.result .to-campaign');
  await page.waitForSelector('.chapter');
  assert.match(await page.textContent('.next h2'), /Game 2/);
  assert.deepEqual(await points(page), loser === 'defender' ? [70, 65] : [65, 70]);
  assert.match(await page.textContent('.chapter'), /60 \+ 10 for the game \+ 0 for kills = 70 points/);
  assert.match(await page.textContent('.recruit.defender .purse'), /at most 20 units/);
  // The game on the map, and as a replay.
  await page.click('.chapter .look');
  assert.match(await page.textContent('.campaign-map figcaption'), /How game 1 ended/);
  await page.click('.chapter .watch');
  await page.waitForSelector('.slider');
  await page.goto(`${BASE}#/campaign`);
  await page.waitForSelector('.kept li');
  assert.match(await page.textContent('.kept li'), /Esirien: Ann invades, Bob defends.*Game 2/s);
  assert.deepEqual(page.errors, []);
});

test('five games to the winner, with places that were destroyed beforehand', async () => {
  const page = await open(browser);
  await begin(page, 'nurkott');
  // The defender wins every game: 60:60, 65:70, 70:80, 75:90; then he is 15 ahead, which is worth 3 VP; 85:95, 90:105.
  const after = [[65, 70], [70, 80], [75, 90], [85, 95], [90, 105]];
  for (const [n, expected] of after.entries()) {
    await recruit(page);
    assert.equal((await page.$('.places')) !== null, n === 3, `game ${n + 1}`);
    if (n === 3) {
      // Too much is not possible; a click on the map and one in the list do the same.
      const worth = await page.$$eval('.places li', (all) => all.map((e) => [e.querySelector('input').name, Number(e.textContent.match(/(\d+) VP/)[1])]));
      const [dear] = worth.filter(([, vp]) => vp > 3);
      await page.check(`.places input[name="${dear[0]}"]`);
      assert.ok(await page.$eval('.raze', (e) => e.disabled));
      await page.uncheck(`.places input[name="${dear[0]}"]`);
      const [cheap] = worth.filter(([, vp]) => vp <= 3);
      await page.$eval(`.mark[data-hex="${cheap[0]}"]`, (e) => e.scrollIntoView({ block: 'center' }));
      await page.click(`.mark[data-hex="${cheap[0]}"]`);
      assert.ok(await page.isChecked(`.places input[name="${cheap[0]}"]`));
      assert.match(await page.textContent('.marked'), new RegExp(`Marked: ${cheap[1]} of 3 VP`));
      await page.click('.suggest');
      assert.match(await page.textContent('.marked'), /Marked: [123] of 3 VP/);
      await page.click('.raze');
      await page.waitForSelector('#play');
    }
    await tell(page, 'defender');
    await page.waitForFunction((n) => document.querySelectorAll('.chapter').length === n, n + 1);
    assert.deepEqual(await points(page), expected, `after game ${n + 1}`);
  }
  assert.match(await page.textContent('.next'), /Bob wins/);
  assert.match(await page.$eval('.chapter:nth-of-type(2)', (e) => e.textContent), /Destroyed beforehand/);
  // The same file as the program's.
  const path = join(folder(), 'siege.toml');
  writeFileSync(path, await download(page, '.save'));
  assert.match(program('campaign', 'show', path), /The campaign is over\. Bob wins!/);
  assert.deepEqual(page.errors, []);
});

test('a tie after five games is settled by a sixth', async () => {
  const page = await open(browser);
  await begin(page);
  // 70:65, 75:75, 85:80, 90:90; in the fifth the invader wins, but loses a hero: 100:100.
  const games = [['invader'], ['defender'], ['invader'], ['defender'], ['invader', { defender: 1 }]];
  for (const [n, [winner, more]] of games.entries()) {
    await recruit(page);
    await tell(page, winner, more);
    await page.waitForFunction((n) => document.querySelectorAll('.chapter').length === n, n + 1);
  }
  assert.deepEqual(await points(page), [100, 100]);
  assert.match(await page.textContent('.next h2'), /Game 6.*this one decides/s);
  await recruit(page);
  await tell(page, 'invader');
  await page.waitForSelector('.next .winner');
  assert.match(await page.textContent('.next'), /Ann wins/);
  assert.deepEqual(page.errors, []);
});

test('campaigns of the program go on here, and records are taken in', { timeout: 300_000 }, async () => {
  const dir = folder();
  const path = join(dir, 'siege.toml');
  program('campaign', 'new', path, '--map', 'nurkott', '--invader', 'Ann', '--defender', 'Bob', '--seed', '5');
  program('campaign', 'recruit', path, '--side', 'invader');
  program('campaign', 'recruit', path, '--side', 'defender');
  const before = readFileSync(path, 'utf8');
  program('campaign', 'play', path, '--invader', 'squire', '--defender', 'squire', '--games', '1');
  const record = join(dir, 'game.txt');
  program('campaign', 'export', path, '--game', '1', '--out', record);
  const story = program('campaign', 'show', path);
  const page = await open(browser);
  await go(page, 'campaign', '#begin');
  await page.setInputFiles('.league input[type=file]', file('siege.toml', before));
  await page.waitForSelector('#play');
  // Another game is refused with its reason; this one counts.
  const golden = new URL('../../../cases/golden/nurkott-2-squire.txt', import.meta.url).pathname;
  await page.setInputFiles('.next input[type=file]', golden);
  await page.waitForSelector('.league [role=alert] .told');
  assert.match(await page.textContent('.league [role=alert] .told'), /not game 1 of the campaign/);
  await page.setInputFiles('.next input[type=file]', file('cut.txt', readFileSync(record, 'utf8').split('\n').slice(0, 40).join('\n')));
  await page.waitForFunction(() => /cut\.txt/.test(document.querySelector('.league [role=alert] .told').textContent));
  await page.setInputFiles('.next input[type=file]', record);
  await page.waitForSelector('.chapter');
  const [invader, defender] = story.match(/invader \d+, defender \d+/g).at(-1).match(/\d+/g);
  assert.deepEqual(await points(page), [Number(invader), Number(defender)]);
  // What the page saves is what the program has.
  const played = readFileSync(path, 'utf8');
  const first = (text) => text.split('[[game]]').slice(0, 2).join('[[game]]');
  assert.equal(first(await download(page, '.save')).trim(), first(played).trim());
  // A file that claims something else is refused.
  await go(page, 'campaign', '#begin');
  await page.setInputFiles('.league > p input[type=file]', file('siege.toml', played.replace(/winner = "(invader|defender)"/, (_, w) => `winner = "${w === 'invader' ? 'defender' : 'invader'}"`)));
  await page.waitForSelector('.league .told');
  assert.match(await page.textContent('.league .told'), /does not follow from its games/);
  assert.deepEqual(page.errors, []);
});

test('computer players play a game of a campaign', { timeout: 300_000 }, async () => {
  const page = await open(browser);
  await begin(page, 'nurkott');
  await recruit(page);
  for (const side of ['invader', 'defender']) await page.selectOption(`.play select[name=${side}]`, 'squire');
  await page.click('#play');
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page, 280_000), 'over');
  await page.click('.result .to-campaign');
  await page.waitForSelector('.chapter');
  assert.ok((await page.textContent('.chapter')).match(/wins as/));
  // Whoever played last is offered again.
  await recruit(page);
  assert.equal(await page.inputValue('.play select[name=invader]'), 'squire');
  assert.deepEqual(page.errors, []);
});

test('armies of a campaign in secret', async () => {
  const page = await open(browser);
  await begin(page);
  await add(page, '.recruit.invader', 'D');
  await page.click('.recruit.invader .seal');
  await page.waitForSelector('.recruit.invader .open');
  await page.click('.recruit.defender .by-chance');
  await page.click('.recruit.defender .take');
  await page.waitForSelector('.recruit.defender .army');
  await page.reload();
  await page.waitForSelector('.recruit.invader .open');
  assert.doesNotMatch(await page.textContent('.recruit.invader'), /Dragon/);
  await page.click('.recruit.invader .open');
  await page.waitForSelector('#play');
  assert.deepEqual(page.errors, []);
});

test('one campaign, one tab', async () => {
  const page = await open(browser);
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('.recruit.invader .ranks');
  await page.waitForSelector('.league [role=alert] .told');
  await page.click('.recruit.invader .by-chance');
  await page.click('.recruit.invader .take');
  assert.match(await page.textContent('.league [role=alert] .told'), /another tab/);
  assert.equal(await page.$('.recruit.invader .army'), null);
  await page.reload();
  await page.waitForSelector('.recruit.invader .ranks');
  await other.waitForSelector('.league [role=alert] .told');
  assert.deepEqual(page.errors, []);
});

test('wrong names and missing campaigns are told', async () => {
  const page = await open(browser);
  await go(page, 'campaign', '#begin');
  await page.fill('input[name=invader]', 'Ann');
  await page.fill('input[name=defender]', 'ann');
  await page.click('#begin');
  await page.waitForSelector('.told');
  assert.match(await page.textContent('.told'), /both sides/);
  await go(page, 'campaign/1-1', '.told');
  await page.goto(`${BASE}#/campaign`);
  assert.deepEqual(page.errors, []);
});

for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  test(`nothing shuts anybody out, nothing is too wide: ${name}`, async () => {
    const page = await open(browser, { viewport });
    await go(page, 'campaign', '#begin');
    await check(page, 'shelf');
    await begin(page);
    await check(page, 'armies');
    // 65:75, 70:90: far enough ahead.
    for (let n = 0; n < 2; n++) {
      await recruit(page);
      await tell(page, 'defender', { defender: 1 });
      await page.waitForFunction((n) => document.querySelectorAll('.chapter').length === n, n + 1);
    }
    await recruit(page);
    await page.waitForSelector('.places');
    await check(page, 'razing');
    await page.click('.raze');
    await page.waitForSelector('#play');
    await page.click('.by-hand summary');
    await check(page, 'game');
    assert.deepEqual(page.errors, []);
  });
}

test('the campaign speaks four languages', async () => {
  const page = await open(browser);
  await speaks(page, 'campaign', '#begin');
  await begin(page);
  await recruit(page);
  await tell(page, 'defender', { defender: 1 });
  await page.waitForSelector('.chapter');
  await speaks(page, (await page.evaluate(() => location.hash)).slice(2), '.chapter');
  assert.deepEqual(page.errors, []);
});
