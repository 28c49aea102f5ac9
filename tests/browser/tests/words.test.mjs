// Every screen in four languages: no key without words, and no English where another language is spoken.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { BASE, begin, chance, clickHex, deed, launch, open, reach, turn } from '../table.mjs';
import { begin as beginTournament, book, enter, file, part, playRound } from '../desk.mjs';
import { add, go } from '../league.mjs';
import { english, isSentence, keys, text, written } from '../words.mjs';

const GAME = new URL('../../../cases/golden/esirien-1-squire.txt', import.meta.url).pathname;

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// The first unit is chosen and the way it moves, then hexes until all these rows of facings are there.
async function facings(page, mode, wanted) {
  await turn(page);
  if (await page.$('.units .unit')) await page.click('.units .unit');
  await page.click(`.modes button:nth-of-type(${mode})`);
  await page.waitForSelector('[data-reach]');
  for (const hex of await reach(page)) {
    await clickHex(page, hex);
    const rows = await page.$$eval('.facings .mode', (all) => all.map((e) => e.textContent));
    if (wanted.every((row) => rows.includes(row))) return;
    // Where only one thing can be done a click does it.
    await page.$eval('.at-hex > button', (e) => e.click()).catch(() => assert.fail(`${hex} was left for good`));
  }
  assert.fail(`no hex offers ${wanted}`);
}

const [WALK, FLY] = [1, 2];

// A dragon takes off in its first turn and may land in its second: the rows say so.
async function battle(page, look, lang) {
  const row = (key) => text(lang, key);
  await begin(page);
  await turn(page);
  await look('set-up');
  await deed(page);
  await page.waitForFunction(() => document.querySelector('.units .unit') && !document.querySelector('.set-up'));
  await facings(page, WALK, [row('mode-walk')]);
  await look('a monster chosen on the ground');
  await page.$eval('.at-hex > button', (e) => e.click());
  await facings(page, FLY, [row('page-stays-up')]);
  const inTheAir = page.locator('.facings', { has: page.locator('.mode', { hasText: row('page-stays-up') }) });
  await inTheAir.locator('button.facing:not([disabled])').first().evaluate((e) => e.click());
  await clickHex(page, '2503');
  await look('a refusal');
  // On to the same phase of the next turn.
  const next = (await page.textContent('.turn')).replace('1', '2');
  for (let n = 0; n < 40 && await turn(page) === 'mine' && await page.textContent('.turn') !== next; n++) {
    await page.$eval('.action-bar:not([hidden]) .end:not([hidden])', (e) => e.click());
    await page.waitForTimeout(20);
  }
  await facings(page, FLY, [row('page-lands'), row('page-stays-up')]);
  await look('a monster chosen in the air');
  await page.click('.menu summary');
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice .do', { timeout: 120_000 });
  await look('advice and menu');
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    const right = await page.$eval('.menu summary', (e) => e.getBoundingClientRect().right);
    assert.ok(right <= width, `${lang}: the menu ends at ${right} of ${width} pixels`);
  }
}

// An attack with dice, as the defender.
async function attack(page, look) {
  await begin(page, { invader: 'squire', defender: 'human', seed: 11 });
  await turn(page);
  await look('the defender sets up');
  for (let n = 0; n < 400; n++) {
    if (await turn(page) === 'over') break;
    if (await page.$('.units .unit')) await page.$eval('.units .unit', (e) => e.click());
    await page.waitForTimeout(10);
    if (await page.$('.offer.dicey')) break;
    await page.$eval('.set-up .main, .action-bar:not([hidden]) .end:not([hidden])', (e) => e.click()).catch(() => deed(page));
    await page.waitForTimeout(10);
  }
  assert.ok(await page.$('.offer.dicey'), 'an attack is on offer');
  await look('an attack');
}

async function guided(page, look) {
  for (const button of ['#first-game', '#first-defence']) {
    await page.goto(`${BASE}#/`);
    await page.click(button);
    await page.waitForSelector('.guide .lesson-title');
    await page.click('.guide .all');
    await look(`guided game, ${button}`);
  }
}

// A game that is over: its replay, its result, and the list of kept games.
async function past(page, look) {
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.start input[type=file]', { state: 'attached' });
  await page.setInputFiles('.start input[type=file]', GAME);
  await page.waitForSelector('.slider');
  for (let n = 0; n < 6; n++) await page.keyboard.press('PageDown');
  await page.waitForFunction(() => document.querySelector('.curve path.chance').getAttribute('d')?.length > 50);
  await look('replay');
  await page.goto((await page.evaluate(() => location.href)).replace('/replay/', '/result/').replace(/\/\d+$/, ''));
  await page.waitForSelector('.lucky li', { timeout: 120_000 });
  await look('result');
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.kept.over li');
  await look('kept games');
  await page.setInputFiles('.start input[type=file]', file('rubbish.txt', 'no record at all'));
  await page.waitForTimeout(300);
  await look('an unreadable file');
}

async function armies(page, look) {
  await go(page, 'league', '.ways a');
  await look('league');
  await go(page, 'army/point-buy/esirien/4ORC,1BOSS,1D/8INF,4ARH,2CAV,1HERO,1WZD', '.muster .rank');
  await look('armies');
  await go(page, 'army/point-buy/esirien/9D,9GIA/9HERO', '.muster .rank');
  await look('armies that are refused');
  await go(page, 'army', '.muster .rank');
  await page.fill('input[name=about]', 'Friday');
  await page.click('#agree');
  await page.waitForSelector('.recruit.defender');
  await page.click('.recruit.invader summary');
  await add(page, '.recruit.invader', 'D', 2);
  await page.click('.recruit.invader .seal');
  await page.waitForSelector('.recruit.invader .open');
  await look('an agreement');
}

async function campaign(page, look) {
  await go(page, 'campaign', '#begin');
  await look('campaigns');
  await page.fill('input[name=invader]', 'Ann');
  await page.fill('input[name=defender]', 'Bob');
  await page.click('#begin');
  for (let n = 0; n < 4; n++) {
    for (const side of ['invader', 'defender']) {
      await page.waitForSelector(`.recruit.${side} .by-chance`);
      if (!n) await look(`campaign, the ${side} recruits`);
      await page.click(`.recruit.${side} .by-chance`);
      await page.click(`.recruit.${side} .take`);
    }
    if (n === 3) break;
    await page.click('.by-hand summary');
    if (!n) await look('campaign, a game to play');
    await page.selectOption('.by-hand select[name=winner]', 'defender');
    await page.fill('.by-hand input[name=vp]', '11');
    await page.click('#tell');
  }
  await page.waitForSelector('.places');
  await look('campaign, places to mark');
}

async function tournament(page, look) {
  await go(page, 'tournament', '#begin-tournament');
  await look('tournaments');
  await beginTournament(page, { name: 'Club', rounds: 3, scenarios: 'random' });
  await enter(page, ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']);
  await look('desk, players');
  await page.click('#pair');
  await page.waitForSelector('.match');
  await look('desk, a round');
  await page.click('#result-0');
  await page.waitForSelector('.editor');
  await look('desk, a result');
  await page.reload();
  await page.waitForSelector('.tabs');
  await part(page, 'round');
  await page.waitForSelector('.match');
  await playRound(page, chance(9));
  for (const name of ['players', 'round', 'standings', 'log']) {
    await part(page, name);
    await look(`desk, ${name}`);
  }
  await page.click('.tools-row a');
  await page.waitForSelector('.wall-pairs');
  await look('wall');
}

async function ratings(page, look) {
  await go(page, 'ratings', '.tools-row');
  await look('no ratings yet');
  await page.setInputFiles('input[name=book]', file('club.toml', book(['Ann', 'Bob', 'Cleo', 'Dan'], 4, chance(11))));
  await page.waitForSelector('.history-plot svg');
  await look('ratings');
}

async function others(page, look) {
  await go(page, '', '#first-game');
  await look('start');
  await go(page, 'new', '#begin');
  await look('new game');
  await go(page, 'settings', '.lines');
  await look('settings');
  await go(page, 'rules/2.5', '.chapters [aria-current]');
  await look('rules');
  await page.fill('#search', 'xylophone');
  await look('rules, nothing found');
  await go(page, 'rules/9.9.9-z', '.told');
  await look('no such rule');
  for (const address of ['game/none', 'record/rubbish', 'replay/none', 'result/none', 'army/rubbish', 'campaign/none', 'tournament/none', 'ratings/none', 'nowhere']) {
    await page.goto(`${BASE}#/${address}`);
    await page.waitForTimeout(400);
    await look(`address ${address}`);
  }
}

for (const [name, tour] of Object.entries({ battle, attack, guided, past, armies, campaign, tournament, ratings, others })) {
  test(`in four languages: ${name}`, { timeout: 600_000 }, async () => {
    const before = new Map();
    const wrong = [];
    for (const lang of ['en', 'es', 'de', 'fr']) {
      const page = await open(browser, { lang });
      await page.addInitScript(() => { Math.random = () => 0.25; });
      await page.reload();
      await page.waitForSelector('#first-game');
      const foreign = english(lang);
      const look = async (where) => {
        const texts = await written(page);
        for (const said of texts) for (const key of keys(said)) wrong.push(`${lang}, ${where}: the key ${key} in “${said}”`);
        if (lang === 'en') { before.set(where, new Set(texts)); return; }
        for (const said of texts) {
          if (foreign.has(said) || (isSentence(said) && before.get(where).has(said))) wrong.push(`${lang}, ${where}: English “${said}”`);
        }
      };
      await tour(page, look, lang);
      assert.deepEqual(page.errors, [], `${name} in ${lang}`);
      await page.context().close();
    }
    assert.deepEqual([...new Set(wrong)], []);
  });
}

test('whoever has no script is told so in four languages', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(BASE);
  assert.deepEqual(await page.$$eval('noscript p', (all) => all.map((e) => e.lang)).catch(() => []), ['en', 'es', 'de', 'fr']);
  await context.close();
});
