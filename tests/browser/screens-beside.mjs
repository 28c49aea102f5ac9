// Pictures of the screens beside the battle: rules, replay, result, settings, kept games.

import { BASE, DESKTOP, PHONE, begin, open, turn } from './table.mjs';

const GAME = new URL('../../cases/golden/esirien-1-squire.txt', import.meta.url).pathname;

export async function beside(browser, folder, picture) {
  for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
    const page = await open(browser, { viewport, speed: 'normal', deviceScaleFactor: name === 'phone' ? 2 : 1 });
    const shot = (what, more = {}) => page.screenshot({ path: `${folder}/${what}-${name}.jpg`, ...picture, ...more });
    await page.goto(`${BASE}#/rules/2.5.5.2-c`);
    await page.waitForSelector('.asked-for');
    await page.waitForTimeout(200);
    await shot('rules');
    await page.fill('#search', 'smash gate');
    await page.waitForSelector('.hits li');
    await shot('rules-search');
    await page.goto(`${BASE}#/settings`);
    await page.waitForSelector('.lines');
    await shot('settings');
    await begin(page);
    await turn(page);
    await page.goto(`${BASE}#/`);
    await page.waitForSelector('.kept li');
    await page.setInputFiles('.start input[type=file]', GAME);
    await page.waitForSelector('.slider');
    for (let n = 0; n < 6; n++) await page.keyboard.press('PageDown');
    for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('.curve path.chance').getAttribute('d')?.length > 50);
    await page.waitForTimeout(300);
    await shot('replay');
    const here = await page.evaluate(() => location.href);
    await page.goto(here.replace('/replay/', '/result/'));
    await page.waitForSelector('.lucky li');
    await page.waitForTimeout(200);
    await shot('report', { fullPage: true });
    await page.goto(`${BASE}#/`);
    await page.waitForSelector('.kept.over li');
    await shot('kept', { fullPage: true });
    if (name === 'desktop') {
      await page.evaluate(() => localStorage.setItem('dragonrage.theme', 'contrast'));
      await page.goto(here);
      await page.reload();
      await page.waitForSelector('.slider');
      for (let n = 0; n < 6; n++) await page.keyboard.press('PageDown');
      await page.waitForTimeout(500);
      await shot('replay-contrast');
    }
  }
}
