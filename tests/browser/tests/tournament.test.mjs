// The tournament desk: an organiser's evening from the first entry to the winner.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BASE, DESKTOP, PHONE, check, chance, launch, open, turn, within } from '../table.mjs';
import { begin, download, enter, file, pair, pairs, part, playRound, played, program, said, table, tell, told } from '../desk.mjs';

const LANGS = ['en', 'es', 'de', 'fr'];
const FIVE = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('an evening of five: from the start screen to the winner, and the program agrees with every step', async () => {
  const page = await open(browser);
  await page.click('.start a[href="#/league"]');
  await page.click('.ways a[href="#/tournament"]');
  await begin(page, { rounds: 3 });
  await enter(page, FIVE);
  assert.match(await page.textContent('.enter'), /5 players are in\. The rules advise single elimination/);
  const met = new Set();
  const byes = new Set();
  const below = chance(5);
  for (let round = 1; round <= 3; round++) {
    assert.match(await page.textContent('.to-do p'), new RegExp(`Round ${round} of 3 can be paired`));
    await pair(page);
    assert.equal(await page.$('#pair'), null, 'nothing is paired while games are open');
    const now = await pairs(page);
    assert.equal(now.length, 2);
    for (const two of now) {
      const key = [...two].sort().join();
      assert.ok(!met.has(key), `${key} again`);
      met.add(key);
    }
    byes.add((await page.textContent('.bye p')).split(' ')[0]);
    assert.match(await page.textContent('.to-do p'), /4 games have not been told yet/);
    await playRound(page, below);
  }
  assert.equal(byes.size, 3, 'nobody has two byes');
  await page.waitForSelector('.to-do.over');
  await part(page, 'standings');
  const rows = await table(page, '.standings');
  assert.equal(rows.length, 5);
  assert.match(await page.textContent('.to-do.over'), new RegExp(`over\\. ${rows[0][1]} wins`));
  // Everybody played both sides equally often.
  for (const row of rows) assert.equal(new Set(row[5].split('/')).size, 1, row.join());
  // The same file, the same tables.
  const saved = await download(page, '.tools-row button:has-text("Save the file")');
  assert.equal(saved.name, 'club-evening.toml');
  const path = file('t.toml', saved.text);
  assert.match(program('tournament', 'check', path), /3 rounds are paired as the rules want it/);
  const [csv, trf] = [file('s.csv'), file('r.trf')];
  program('tournament', 'export', path, '--csv', csv, '--trf', trf);
  assert.equal((await download(page, '.tools-row button:has-text("CSV")')).text, readFileSync(csv, 'utf8'));
  assert.equal((await download(page, '.tools-row button:has-text("TRF")')).text, readFileSync(trf, 'utf8'));
  const lines = readFileSync(csv, 'utf8').trim().split('\n').slice(1).map((l) => l.split(',').slice(0, 4));
  assert.deepEqual(rows.map((r) => r.slice(0, 4)), lines);
  await part(page, 'log');
  await page.click('.round-head button');
  assert.match((await said(page)).join(), /The log is sound, and 3 rounds are paired/);
  assert.deepEqual(page.errors, []);
});

test('why two players meet is told, with the rule', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 3 });
  await enter(page, FIVE);
  await pair(page);
  await page.click('.match .why button');
  assert.match(await page.textContent('.match .why ul'), /drawn by lot/);
  await playRound(page, chance(3));
  await pair(page);
  await page.click('.match .why button');
  assert.match(await page.textContent('.match .why ul'), /match points?.*they have not met/s);
  assert.match(await page.getAttribute('.match .why a', 'href'), /^#\/rules\/5\.2-/);
  await page.click('.bye .why button');
  assert.match(await page.textContent('.bye .why ul'), /drawn by lot among those without a bye/);
  assert.deepEqual(page.errors, []);
});

test('a kill in the middle of a round loses nothing', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 2 });
  await enter(page, ['Ann', 'Bob', 'Cleo', 'Dan']);
  await pair(page);
  await tell(page, 0, [['invader', 12], null]);
  await told(page);
  const [address, seen] = [await page.evaluate(() => location.href), await page.textContent('.matches')];
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`${BASE}#/tournament`);
  await again.waitForSelector('.kept li');
  assert.match(await again.textContent('.kept li'), /Club evening\s*4 players\s*round 1/);
  await again.click('.kept li a');
  await again.waitForSelector('.matches');
  assert.equal(await again.evaluate(() => location.href), address);
  assert.equal(await again.textContent('.matches'), seen);
  assert.match(await again.textContent('.to-do p'), /3 games have not been told/);
});

test('late entries, withdrawals, and back again', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 3 });
  await enter(page, ['Ann', 'Bob', 'Cleo', 'Dan']);
  await pair(page);
  const [[one, two]] = await pairs(page);
  // Whoever leaves loses the games that are open.
  await part(page, 'players');
  await page.click(`button[aria-label="Withdraw ${one}"]`);
  assert.match(await page.textContent('.really'), /games still open go to the opponent/);
  await page.click('.really button:has-text("Cancel")');
  await page.click(`button[aria-label="Withdraw ${one}"]`);
  await page.click('.really button:has-text("Withdraw")');
  await page.waitForSelector('.everybody .gone');
  await part(page, 'standings');
  const score = (await table(page, '.standings')).find((r) => r[1] === two);
  assert.deepEqual([score[2], score[4]], ['2', '2–0']);
  assert.match(await page.textContent('.to-do p'), /2 games have not been told/);
  // Somebody comes late, and the other one comes back.
  await enter(page, ['Late Lou']);
  assert.match((await table(page, '.everybody')).find((r) => r[0].endsWith('Late Lou'))[1], /since round 2/);
  await page.click(`button[aria-label="Let ${one} in again"]`);
  await page.waitForSelector('.everybody .gone', { state: 'detached' });
  await part(page, 'round');
  await tell(page, 1, [['invader', 3], ['defender', 4]]);
  await told(page);
  await pair(page);
  assert.equal((await page.$$('.match')).length, 2);
  assert.equal(await page.$$eval('.match .one, .match .two, .bye p', (all) => all.length), 5);
  // A name is there once; nothing is entered by halves.
  await part(page, 'players');
  await page.fill('.enter textarea', 'Zoe\nANN');
  await page.click('.enter .main');
  await page.waitForSelector('.said .told');
  assert.match((await said(page)).join(), /“ANN” is in the tournament already/);
  assert.equal((await page.$$('.everybody tbody tr')).length, 5);
  assert.equal(await page.inputValue('.enter textarea'), 'Zoe\nANN', 'what was typed is still there');
  assert.deepEqual(page.errors, []);
});

test('a correction needs a reason, and what was told before stays', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await enter(page, ['Ann', 'Bob']);
  await pair(page);
  await tell(page, 0, [['invader', 12], ['defender', 5]]);
  await told(page);
  assert.match(await page.textContent('.match .points'), /2 : 0/);
  await tell(page, 0, [['defender', 12], null], '');
  await page.waitForSelector('.said .told');
  assert.match((await said(page)).join(), /Say why/);
  assert.match(await page.textContent('.match .points'), /2 : 0/, 'nothing has changed');
  await page.fill('input[name=why]', 'the sheet was misread');
  await page.click('.editor .main');
  await told(page);
  assert.match(await page.textContent('.match .points'), /1 : 1/);
  await part(page, 'log');
  const line = await page.textContent('.trail .correction');
  assert.match(line, /Correction: Round 1, \w+ invades against \w+: the defender wins, 12 VP destroyed/);
  assert.match(line, /Before: Round 1, \w+ invades against \w+: the invader wins, 12 VP destroyed/);
  assert.match(line, /Reason: the sheet was misread/);
  assert.match(line, /20\d\d/, 'when it was told');
  // VP that the map has not.
  await part(page, 'round');
  await page.click('#result-0');
  await page.fill('input[name=vp-0]', '999');
  await page.click('.editor .main');
  assert.ok(await page.$eval('input[name=vp-0]', (e) => !e.checkValidity()));
  assert.ok(await page.$('.editor'));
  assert.deepEqual(page.errors, []);
});

test('results come from records, verified by replay', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await enter(page, ['Ann', 'Bob']);
  await pair(page);
  const [[one, two]] = await pairs(page);
  const good = file('good.txt', played(one, two));
  const foreign = file('foreign.txt', played('Zoe', two));
  const damaged = file('damaged.txt', played(two, one).replace(' moves NE', ' flees NE'));
  const unfinished = file('unfinished.txt', played(two, one).split('\nturn 3')[0] + '\n');
  await page.setInputFiles('input[name=records]', [good, foreign, damaged, unfinished]);
  await page.waitForSelector('.said .told');
  await page.waitForFunction(() => document.querySelectorAll('.said .told').length === 4);
  const lines = await said(page);
  assert.match(lines[0], /1 result taken, verified by replay/);
  assert.match(lines[1], /foreign\.txt: “Zoe” is not in the tournament/);
  assert.match(lines[2], /damaged\.txt: not a record of this edition, or damaged \(line \d+\)/);
  assert.match(lines[3], /unfinished\.txt is not over/);
  assert.match(await page.textContent('.to-do p'), /1 game has not been told/);
  await page.setInputFiles('input[name=records]', good);
  await page.waitForFunction(() => document.querySelectorAll('.said .told').length === 1);
  assert.match((await said(page))[0], /good\.txt: This record has been used already/);
  await part(page, 'log');
  assert.match(await page.textContent('.trail li'), /from a record/);
  assert.deepEqual(page.errors, []);
});

test('a game of the round is played at this device, and its result is taken from there', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await enter(page, ['Ann', 'Bob']);
  await pair(page);
  const desk = await page.evaluate(() => location.hash);
  const [[one, two]] = await pairs(page);
  await page.click('text="Results from games kept here"');
  await page.waitForSelector('.said .told');
  assert.match((await said(page))[0], /No finished game/);
  await page.click('#result-0');
  await page.click('.play-it button');
  await page.waitForSelector('svg.board');
  await turn(page);
  await page.click('.menu summary');
  await page.click('.menu button:not([disabled]):has-text("Give up")');
  await page.click('.told button');
  assert.equal(await turn(page), 'over');
  await page.goto(`${BASE}${desk}`);
  await page.waitForSelector('.matches');
  await page.click('text="Results from games kept here"');
  await page.waitForSelector('.said .told');
  assert.match((await said(page))[0], /1 result taken/);
  assert.match(await page.textContent('.match .games'), new RegExp(`${one} invades: the (defender|invader) wins`));
  assert.match(await page.textContent('.match .games'), new RegExp(`${two} invades: not told yet`));
  // The other game as a file that the program knows.
  await page.click('#result-0');
  const game = await download(page, '.play-it button:nth-of-type(2)');
  assert.equal(game.name, 'round-1-table-1-game-2.txt');
  assert.match(game.text, new RegExp(`\\ninvader ${two}\\ndefender ${one}\\n`));
  assert.deepEqual(page.errors, []);
});

test('the program’s file opens here, and rubbish is told to be rubbish', async () => {
  const page = await open(browser);
  const path = file('club.toml');
  program('tournament', 'new', path, '--name', 'From the terminal', '--scenarios', 'random esirien', '--seed', '7', '--system', 'elimination');
  program('tournament', 'enter', path, 'Ann', 'Bob', 'Cleo');
  program('tournament', 'pair', path);
  await page.goto(`${BASE}#/tournament`);
  await page.setInputFiles('input[name=tournament]', { name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('rubbish') });
  await page.waitForSelector('.said .told');
  assert.match((await said(page))[0], /^x\.toml cannot be read/);
  await page.setInputFiles('input[name=tournament]', path);
  await page.waitForSelector('.matches');
  assert.equal(await page.textContent('h1'), 'From the terminal');
  assert.match(await page.textContent('.bye p'), /goes on without playing/);
  const shown = program('tournament', 'show', path);
  for (const name of (await pairs(page)).flat()) assert.ok(shown.includes(name));
  // Nothing was added by opening it.
  assert.equal((await download(page, '.tools-row button:has-text("Save the file")')).text, readFileSync(path, 'utf8'));
  await page.goto(`${BASE}#/tournament/1-1`);
  await page.waitForSelector('.told[role=alert]');
  assert.match(await page.textContent('.told[role=alert]'), /not kept in this browser/);
  assert.deepEqual(page.errors, []);
});

test('names come from tables and from chess reports', async () => {
  const page = await open(browser);
  await begin(page);
  await part(page, 'players');
  await page.setInputFiles('input[name=table]', { name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from('club,name\nX,"Doe, Jane"\nY,Max\n') });
  await page.waitForFunction(() => document.querySelectorAll('.everybody tbody tr').length === 2);
  assert.match((await table(page, '.everybody')).join(), /Doe, Jane/);
  const trf = `001    1      ${'Lasker, Emanuel'.padEnd(33)}\n001    2      ${'Menchik, Vera'.padEnd(33)}\n`;
  await page.setInputFiles('input[name=table]', { name: 'r.trf', mimeType: 'text/plain', buffer: Buffer.from(trf) });
  await page.waitForFunction(() => document.querySelectorAll('.everybody tbody tr').length === 4);
  assert.match((await table(page, '.everybody')).join(), /Menchik, Vera/);
  assert.deepEqual(page.errors, []);
});

test('the big screen follows the desk in another window, and so does the clock', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 2 });
  await enter(page, FIVE);
  const wall = await page.context().newPage();
  wall.errors = [];
  wall.on('console', (m) => { if (['error', 'warning'].includes(m.type())) wall.errors.push(m.text()); });
  await wall.goto(`${await page.evaluate(() => location.href)}/wall`);
  await wall.waitForSelector('.wall');
  assert.match(await wall.textContent('.wall'), /Nothing is paired yet/);
  await pair(page);
  await wall.waitForSelector('.wall-pairs li');
  assert.equal((await wall.$$('.wall-pairs li')).length, 2);
  assert.match(await wall.textContent('.wall-why'), /drawn by lot/);
  assert.match(await wall.textContent('.wall-bye'), /has a bye/);
  await tell(page, 0, [['invader', 12], ['invader', 3]]);
  await told(page);
  await wall.waitForFunction(() => document.querySelector('.wall-pairs .points').textContent.includes('1 : 1'));
  // The clock.
  await page.fill('input[name=minutes]', '90');
  await page.press('input[name=minutes]', 'Tab');
  await wall.waitForFunction(() => document.querySelector('.clock-face').textContent === '1:30:00');
  await page.click('.clock-keys button');
  await wall.waitForFunction(() => /^1:29:5\d$/.test(document.querySelector('.clock-face').textContent));
  await page.click('.clock-keys button');
  const stands = await page.textContent('.clock-face');
  await page.waitForTimeout(1300);
  assert.equal(await page.textContent('.clock-face'), stands);
  // Time is up on both.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((k) => k.includes('clock.'));
    localStorage.setItem(key, `90 runs ${Date.now() + 700}`);
  });
  await wall.waitForFunction(() => document.querySelector('.clock-over').textContent === 'Time is up!');
  assert.equal(await wall.textContent('.clock-face'), '0:00');
  await wall.click('.wall-tools button:has-text("Standings")');
  await wall.waitForSelector('.standings tbody tr');
  await wall.click('.wall-tools a');
  await wall.waitForSelector('.tabs');
  assert.deepEqual([...page.errors, ...wall.errors], []);
});

test('whoever works with an old state in another window overwrites nothing', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await enter(page, ['Ann', 'Bob', 'Cleo', 'Dan']);
  await pair(page);
  const other = await page.context().newPage();
  // A window that hears no news.
  await other.addInitScript(() => { window.BroadcastChannel = class { postMessage() {} close() {} }; });
  await other.goto(await page.evaluate(() => location.href));
  await other.waitForSelector('.matches');
  await tell(page, 0, [['invader', 12], ['invader', 3]]);
  await told(page);
  await tell(other, 1, [['defender', 1], ['defender', 2]]);
  await other.waitForSelector('.said .told');
  assert.match((await said(other))[0], /changed in another window/);
  assert.match(await other.textContent('.match .points'), /1 : 1/, 'it shows what the first one told');
  await other.click('.editor .main');
  await told(other);
  await other.reload();
  await other.waitForSelector('.to-do.over');
  assert.equal(await other.$$eval('.match.complete', (all) => all.length), 2);
});

test('with the keyboard alone', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await page.focus('.enter textarea');
  await page.keyboard.type('Ann\nBob\nCleo\nDan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#pair');
  await page.focus('#pair');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.matches');
  await page.focus('#result-0');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.name === 'winner-0');
  for (const game of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    while (game === 0 && (await page.evaluate(() => document.activeElement.name)) !== 'winner-1') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await told(page);
  await page.waitForFunction(() => document.activeElement.id === 'result-1');
  assert.match(await page.textContent('.match .points'), /1 : 1/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.name === 'winner-0');
  await page.keyboard.press('Escape');
  await told(page);
  await page.waitForFunction(() => document.activeElement.id === 'result-1');
  await page.focus('#desk-part-round');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.standings');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'desk-part-standings');
  assert.deepEqual(page.errors, []);
});

test('on paper there is nothing to click', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 1 });
  await enter(page, FIVE);
  await pair(page);
  await page.evaluate(() => { window.print = () => { window.printed = true; }; });
  await page.click('.tools-row button:has-text("Print")');
  assert.ok(await page.evaluate(() => window.printed));
  await page.emulateMedia({ media: 'print' });
  const visible = (selector) => page.$$eval(selector, (all) => all.filter((e) => e.getBoundingClientRect().height > 0).length);
  assert.equal(await visible('main button, main select, main input, main nav'), 0);
  assert.equal(await visible('.match'), 2);
  assert.equal(await visible('.bye p'), 1);
  assert.equal(await visible('h1'), 1);
  assert.ok((await page.pdf()).length > 3000);
});

test('two hundred players: quick pairings, pages on the wall', async () => {
  const page = await open(browser);
  await begin(page, { system: 'swiss-final' });
  await enter(page, Array.from({ length: 200 }, (_, n) => `Player ${n + 1}`));
  const begun = Date.now();
  await pair(page);
  within(Date.now() - begun, 2000);
  assert.equal((await page.$$('.match')).length, 100);
  await tell(page, 0, [['invader', 12], ['defender', 3]]);
  await told(page);
  // The rest by the program, and back: the second round has something to weigh.
  const path = file('big.toml', (await download(page, '.tools-row button:has-text("Save the file")')).text);
  let text = readFileSync(path, 'utf8');
  const all = (await pairs(page)).slice(1);
  for (const [n, [a, b]] of all.entries()) {
    for (const [i, d] of [[a, b], [b, a]]) {
      text += `\n[[log]]\nevent = "game"\nround = 1\ninvader = "${i}"\ndefender = "${d}"\nwinner = "${n % 3 ? 'invader' : 'defender'}"\nvp = ${n % 20}\n`;
    }
  }
  await page.goto(`${BASE}#/tournament`);
  await page.waitForSelector('input[name=tournament]', { state: 'attached' });
  await page.setInputFiles('input[name=tournament]', { name: 'big.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForSelector('#pair');
  const again = Date.now();
  await pair(page);
  const took = Date.now() - again;
  console.log(`second round of 200 players paired and drawn in ${took} ms`);
  within(took, 2000);
  await page.click('.tools-row a');
  await page.waitForSelector('.wall-pairs li');
  assert.match(await page.textContent('.wall-page'), /Page 1 of 5/);
  await page.click('.wall-tools button:has-text("→")');
  assert.match(await page.textContent('.wall-page'), /Page 2 of 5/);
  assert.equal(await page.textContent('.wall-pairs .table-number span:last-child'), '21');
  await page.click('.wall-tools button:has-text("Hold")');
  assert.equal(await page.getAttribute('.wall-tools button:has-text("Hold")', 'aria-pressed'), 'true');
  assert.deepEqual(page.errors, []);
});

for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  test(`nothing shuts anybody out, nothing is too wide: ${name}`, async () => {
    const page = await open(browser, { viewport });
    await begin(page, { name: 'A club with a long name in the city', rounds: 3 });
    await check(page, 'empty');
    await enter(page, ['Maximiliane von Hohenstaufen-Wittelsbach', ...FIVE.slice(1)]);
    await page.click('.everybody button');
    await check(page, 'players');
    await pair(page);
    await page.click('.match .why button');
    await page.click('#result-0');
    await check(page, 'round');
    await page.click('.editor button[type=button]:has-text("Cancel")');
    await playRound(page, chance(2));
    await tell(page, 0, [['invader', 19], null], 'misread');
    await told(page);
    await check(page, 'results');
    await part(page, 'standings');
    await check(page, 'standings');
    await part(page, 'log');
    await check(page, 'log');
    await page.click('.tools-row a');
    await page.waitForSelector('.wall-pairs');
    await check(page, 'wall');
    await page.goto(`${BASE}#/tournament`);
    await page.waitForSelector('.kept li');
    await page.click('.kept li button');
    await check(page, 'shelf');
    assert.deepEqual(page.errors, []);
  });
}

test('every part speaks four languages', async () => {
  const page = await open(browser);
  await begin(page, { rounds: 2 });
  await enter(page, FIVE);
  await pair(page);
  await tell(page, 0, [['invader', 19], ['defender', 4]]);
  await told(page);
  await tell(page, 0, [['invader', 18], null], 'misread');
  await told(page);
  const address = await page.evaluate(() => location.hash);
  const seen = new Map();
  for (const lang of LANGS) {
    await page.evaluate((lang) => localStorage.setItem('dragonrage.lang', lang), lang);
    const look = async (what) => {
      const text = await page.evaluate(() => document.body.innerText);
      assert.doesNotMatch(text, /(screen|page|desk|column|tournament|pair|bye)-[a-z]/, `${what} ${lang}`);
      seen.set(what, (seen.get(what) ?? new Set()).add(text));
    };
    await page.goto(`${BASE}#/tournament`);
    await page.reload();
    await page.waitForSelector('.kept li');
    await look('shelf');
    await page.goto(`${BASE}${address}`);
    await page.waitForSelector('.matches');
    await page.click('.match .why button');
    await page.click('#result-0');
    await look('round');
    for (const name of ['players', 'standings', 'log']) {
      await part(page, name);
      await look(name);
    }
    await page.goto(`${BASE}${address}/wall`);
    await page.waitForSelector('.wall-pairs');
    await look('wall');
  }
  for (const [what, texts] of seen) assert.equal(texts.size, 4, what);
  assert.deepEqual(page.errors, []);
});
