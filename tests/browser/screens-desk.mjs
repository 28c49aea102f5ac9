// Pictures of the tournament desk and of the ratings.

import { BASE, DESKTOP, PHONE, chance, open } from './table.mjs';
import { begin, book, enter, file, pair, part, playRound, tell, told } from './desk.mjs';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ina'];

export async function desks(browser, folder, picture) {
  for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
    const page = await open(browser, { viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    const shot = (what, more = {}) => page.screenshot({ path: `${folder}/${what}-${name}.jpg`, ...picture, ...more });
    await page.addInitScript(() => { Math.random = () => 0.25; });
    await page.reload();
    await begin(page, { name: 'Club evening', rounds: 4, scenarios: 'random' });
    await enter(page, NAMES);
    await page.click('.clock-keys button');
    await pair(page);
    await playRound(page, chance(9));
    await part(page, 'players');
    await shot('desk-players', { fullPage: true });
    await pair(page);
    await page.$$eval('.match .why button', (all) => all[0].click());
    await tell(page, 1, [['invader', 14], ['defender', 6]]);
    await told(page);
    await page.click('#result-2');
    await page.waitForTimeout(200);
    await shot('desk-round', { fullPage: true });
    await page.click('.editor button[type=button]:has-text("Cancel")');
    await tell(page, 1, [['defender', 14], null], 'the sheet was misread');
    await told(page);
    await part(page, 'standings');
    await shot('desk-standings', { fullPage: true });
    await part(page, 'log');
    await shot('desk-log');
    await page.click('.tools-row a');
    await page.waitForSelector('.wall-pairs');
    await page.waitForTimeout(300);
    await shot('desk-wall');
    await page.goto(`${BASE}#/tournament`);
    await page.waitForSelector('.kept li');
    await shot('tournaments', { fullPage: true });
    await page.goto(`${BASE}#/ratings`);
    await page.waitForSelector('.tools-row');
    await page.setInputFiles('input[name=book]', file('club.toml', book(NAMES.slice(0, 7), 8, chance(11))));
    await page.waitForSelector('.history-plot svg');
    await page.waitForTimeout(200);
    await shot('ratings', { fullPage: true });
    await page.context().close();
  }
}
