// The way beyond one battle, the army builder, agreements in secret and by design.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, DESKTOP, PHONE, check, launch, open, turn } from '../table.mjs';
import { add, army, download, file, folder, go, program, speaks, summary } from '../league.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const BUILDER = '.muster.defender .rank';
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

test('the start leads beyond one battle', async () => {
  const page = await open(browser);
  await page.click('.start a[href="#/league"]');
  await page.waitForSelector('.ways a');
  assert.equal((await page.$$('.ways a')).length, 4);
  await page.click('.ways a[href="#/army"]');
  await page.waitForSelector(BUILDER);
  assert.deepEqual(page.errors, []);
});

test('price, limits and objective follow every click, as the program has them', async () => {
  const page = await open(browser);
  await go(page, 'army', BUILDER);
  assert.match(await page.textContent('.muster.invader .verdict'), /at least 1/);
  assert.ok(await page.$eval('#begin', (e) => e.disabled));
  await add(page, '.muster.invader', 'D', 2);
  await add(page, '.muster.defender', 'INF', 9);
  await add(page, '.muster.defender', 'HERO');
  for (const side of ['invader', 'defender']) {
    const told = program('army', 'price', '--side', side, await army(page, side)).trim().split('\n').at(-1);
    assert.equal(await summary(page, side), told);
  }
  assert.match(await page.textContent('.muster.invader .verdict'), /may be recruited/);
  const lines = await page.$$eval('.objective li', (all) => all.map((e) => e.querySelector('.vp').textContent));
  assert.deepEqual(lines, ['17', '+4']);
  assert.match(await page.textContent('.objective .total'), /21 VP/);
  assert.ok(!(await page.$eval('#begin', (e) => e.disabled)));
  // More than there are cannot be taken; too many points are told, with the rule.
  assert.ok(await page.$eval('.muster.defender [data-kind=HERO] .steps button:last-child', (e) => e.disabled));
  await add(page, '.muster.defender', 'CAV', 5);
  await add(page, '.muster.defender', 'INF', 3);
  await add(page, '.muster.defender', 'WZD', 1);
  const wrong = await page.$$eval('.muster.defender .wrong li', (all) => all.map((e) => e.textContent));
  assert.ok(wrong.some((w) => /at most 75.*3\.3\.2-a/.test(w)), wrong.join('|'));
  assert.ok(await page.$eval('#begin', (e) => e.disabled));
  await page.click('.muster.defender .clear');
  assert.equal(await army(page, 'defender'), '');
  // Either people may serve either side; both together have no more counters than there are.
  await add(page, '.muster.defender', 'ORC', 10);
  assert.match(await page.textContent('.muster.defender .verdict'), /may be recruited/);
  await page.click('.muster.invader .clear');
  await add(page, '.muster.invader', 'ORC', 1);
  assert.match(await page.textContent('.column > .wrong'), /Orc: there are only 10 counters for both armies together.*S-130/);
  assert.ok(await page.$eval('#begin', (e) => e.disabled));
  await page.click('.muster.invader .clear');
  // Another city has its own objective, and no invader brings engines there. Monsters never defend.
  await add(page, '.muster.invader', 'CAT', 1);
  await page.selectOption('select[name=map]', 'nurkott');
  assert.equal(await page.$('.muster.invader [data-kind=CAT]'), null);
  assert.equal(await army(page, 'invader'), '');
  assert.equal(await page.$('.muster.defender [data-kind=D]'), null);
  await add(page, '.muster.invader', 'D', 1);
  assert.match(await page.textContent('.objective'), /Nurkott/);
  assert.deepEqual(page.errors, []);
});

test('armies by chance meet in a battle for their objective', async () => {
  const page = await open(browser);
  await go(page, 'army/planned/nurkott/-/-', BUILDER);
  for (const side of ['invader', 'defender']) {
    await page.click(`.muster.${side} .by-chance`);
    assert.match(await page.textContent(`.muster.${side} .verdict`), /may be recruited/);
    const verdict = program('army', 'check', '--map', 'nurkott', '--side', side, '--for', 'planned', await army(page, side));
    assert.match(verdict, /may be recruited/);
  }
  const told = program('army', 'objective', '--map', 'nurkott', '--invader-army', await army(page, 'invader'), '--defender-army', await army(page, 'defender'));
  const total = told.match(/needs (\d+) VP/)[1];
  assert.match(await page.textContent('.objective .total'), new RegExp(`${total} VP`));
  await page.selectOption('.play select[name=defender]', 'human');
  await page.click('#begin');
  await page.waitForSelector('svg.board');
  await turn(page);
  assert.match(await page.textContent('.score'), new RegExp(`of ${total}|/ ${total}`));
  assert.deepEqual(page.errors, []);
});

test('a link carries both armies, and so does a reload', async () => {
  const page = await open(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await go(page, 'army', BUILDER);
  await add(page, '.muster.invader', 'D', 2);
  await add(page, '.muster.defender', 'MIL', 3);
  await page.click('.terms summary');
  await page.selectOption('select[name=elowyn]', 'on');
  const armies = [await army(page, 'invader'), await army(page, 'defender')];
  await page.click('.share');
  await page.waitForSelector('.column .told');
  const link = await clipboard(page);
  assert.match(link, /#\/army\/point-buy\/esirien\/2D\/3MIL\/elowyn=on$/);
  const other = await open(browser);
  await other.goto(link);
  await other.waitForSelector(BUILDER);
  assert.deepEqual([await army(other, 'invader'), await army(other, 'defender')], armies);
  assert.match(await other.textContent('.objective'), /princess/);
  await page.reload();
  await page.waitForSelector(BUILDER);
  assert.deepEqual([await army(page, 'invader'), await army(page, 'defender')], armies);
  await go(page, 'army/point-buy/atlantis/9X/-', BUILDER);
  assert.match(await page.textContent('.told'), /cannot be read/);
  assert.deepEqual([page.errors, other.errors], [[], []]);
});

const agree = async (page, name, route = 'army') => {
  await go(page, route, BUILDER);
  await page.fill('input[name=about]', name);
  await page.click('#agree');
  await page.waitForSelector('.recruit.defender');
};

// Chooses an army of one side and seals it.
const seal = async (page, side, kinds) => {
  await page.click(`.recruit.${side} summary`);
  for (const [kind, count] of kinds) await add(page, `.recruit.${side}`, kind, count);
  await page.click(`.recruit.${side} .seal`);
  await page.waitForSelector(`.recruit.${side} .sealed`);
};

test('two at one screen choose in secret and show together', async () => {
  const page = await open(browser);
  await agree(page, 'Friday');
  assert.ok(!(await page.$eval('.recruit.invader details', (e) => e.open)), 'nothing is seen at first');
  await page.click('.recruit.invader summary');
  assert.ok(await page.$eval('.recruit.invader .seal', (e) => e.disabled), 'nothing to seal yet');
  await page.click('.recruit.invader summary');
  await seal(page, 'invader', [['D', 2]]);
  assert.doesNotMatch(await page.textContent('.recruit.invader'), /Dragon/);
  // Nobody shows before both have chosen.
  await page.waitForSelector('.recruit.invader .open');
  await page.click('.recruit.invader .open');
  assert.match(await page.textContent('.league [role=alert] .told'), /before both have chosen.*3\.3\.2-b/);
  await page.reload();
  await page.waitForSelector('.recruit.invader .open');
  await seal(page, 'defender', [['INF', 9], ['ARH', 2]]);
  for (const side of ['invader', 'defender']) {
    await page.waitForSelector(`.recruit.${side} .open`);
    await page.click(`.recruit.${side} .open`);
    await page.waitForSelector(`.recruit.${side} .army`);
  }
  assert.match(await page.textContent('.recruit.invader .army'), /2\s×\sDragon/);
  assert.match(await page.textContent('.objective .total'), /21 VP/);
  await page.click('#begin');
  await page.waitForSelector('svg.board');
  await turn(page);
  assert.deepEqual(page.errors, []);
});

test('two far apart: links go back and forth, files are the program’s, a late change is refused', async () => {
  const [ann, bob] = [await open(browser), await open(browser)];
  for (const page of [ann, bob]) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = async (page) => {
    await page.click('.exchange .share');
    await page.waitForSelector('.league [role=status] .told');
    return clipboard(page);
  };
  await agree(ann, 'Apart');
  await seal(ann, 'invader', [['D', 1], ['ROC', 1]]);
  const first = await link(ann);
  await bob.goto(first);
  await bob.waitForSelector('.recruit.invader .sealed');
  assert.ok(await bob.$('.recruit.invader .load-secret'), 'the other’s secret is not here');
  await seal(bob, 'defender', [['INF', 12]]);
  const second = await link(bob);
  await ann.goto(second);
  await ann.waitForSelector('.recruit.defender .sealed');
  // The agreement and the secret as files, opened by the program.
  const dir = folder();
  const [deal, secret] = [join(dir, 'deal.toml'), join(dir, 'secret.toml')];
  writeFileSync(deal, await download(ann, '.exchange .save'));
  writeFileSync(secret, await download(ann, '.recruit.invader .save-secret'));
  program('army', 'open', deal, '--side', 'invader', '--secret', secret);
  // Bob opens his here, and takes in the file in which the other army is open.
  await bob.click('.recruit.defender .open');
  await bob.waitForSelector('.recruit.defender .army');
  await bob.setInputFiles('.exchange input[type=file]', deal);
  await bob.waitForSelector('.recruit.invader .army');
  assert.match(await bob.textContent('.recruit.invader .army'), /Dragon.*Roc/);
  await bob.waitForSelector('#begin');
  // A copy in which the invader chose something else.
  const other = join(dir, 'other.toml');
  program('army', 'deal', other, '--map', 'esirien', '--about', 'Apart');
  program('army', 'commit', other, '--side', 'invader', '--army', '2 D', '--secret', join(dir, 'other-secret.toml'));
  await ann.setInputFiles('.exchange input[type=file]', other);
  await ann.waitForSelector('.league [role=alert] .told');
  assert.match(await ann.textContent('.league [role=alert] .told'), /late change is refused/);
  await ann.setInputFiles('.exchange input[type=file]', file('x.toml', 'rubbish'));
  await ann.waitForFunction(() => /cannot be read/.test(document.querySelector('.league [role=alert] .told').textContent));
  await ann.goto(`${BASE}#/army/deal/rubbish`);
  await ann.waitForFunction(() => /cannot be read/.test(document.querySelector('.league .told')?.textContent));
  assert.deepEqual([ann.errors, bob.errors], [[], []]);
});

test('a planned scenario: one designs, the other chooses', async () => {
  const page = await open(browser);
  await go(page, 'army/planned/esirien/-/-', BUILDER);
  await page.fill('input[name=about]', 'Plan');
  await page.fill('input[name=designer]', 'Ann');
  await page.click('#agree');
  await page.waitForSelector('.pact .told');
  assert.match(await page.textContent('.pact .told'), /3\.3\.1-a/, 'armies that do not fit are refused');
  for (const side of ['invader', 'defender']) await page.click(`.muster.${side} .by-chance`);
  await page.click('#agree');
  await page.waitForSelector('input[name=chooser]');
  assert.equal(await page.$('#begin'), null);
  await page.fill('input[name=chooser]', 'ann');
  await page.click('.take.invader');
  assert.match(await page.textContent('.league [role=alert] .told'), /other player chooses/);
  await page.fill('input[name=chooser]', 'Bob');
  await page.click('.take.defender');
  await page.waitForSelector('#begin');
  assert.match(await page.textContent('.recruit.invader h3'), /Ann/);
  assert.match(await page.textContent('.recruit.defender h3'), /Bob/);
  // It is kept, and can be forgotten.
  await go(page, 'army', '.pacts li');
  await page.click('.pacts li button');
  await page.click('.pacts .really button:nth-of-type(1)');
  await page.waitForFunction(() => !document.querySelector('.pacts li'));
  assert.deepEqual(page.errors, []);
});

test('the keyboard alone recruits', async () => {
  const page = await open(browser);
  await go(page, 'army', BUILDER);
  await page.focus('.muster.invader [data-kind=D] .steps button:last-child');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  assert.equal(await army(page, 'invader'), '2 D');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  assert.equal(await army(page, 'invader'), '1 D');
  assert.deepEqual(page.errors, []);
});

for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  test(`nothing shuts anybody out, nothing is too wide: ${name}`, async () => {
    const page = await open(browser, { viewport });
    await go(page, 'league', '.ways a');
    await check(page, 'league');
    await go(page, 'army/point-buy/esirien/2D/12INF,2HERO,4CAV', BUILDER);
    await page.click('.terms summary');
    await check(page, 'builder');
    await agree(page, 'Friday');
    await page.click('.recruit.invader summary');
    await check(page, 'agreement');
    assert.deepEqual(page.errors, []);
  });
}

test('these screens speak four languages', async () => {
  const page = await open(browser);
  await speaks(page, 'league', '.ways a');
  await speaks(page, 'army/planned/nurkott/2D,1TRX/12ORC,BOSS', BUILDER);
  await agree(page, 'Friday');
  await speaks(page, (await page.evaluate(() => location.hash)).slice(2), '.recruit.defender');
  assert.deepEqual(page.errors, []);
});
