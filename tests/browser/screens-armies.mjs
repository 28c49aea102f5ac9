// Pictures of the screens beyond one battle: the way there, armies, agreements, campaign.

import { DESKTOP, PHONE, open } from './table.mjs';
import { add, go } from './league.mjs';

// A campaign of which three games were won by the defender, as the page itself would play it.
async function campaign(page) {
  await go(page, 'campaign', '#begin');
  await page.fill('input[name=invader]', 'Ann');
  await page.fill('input[name=defender]', 'Bob');
  await page.click('#begin');
  for (let n = 0; n < 4; n++) {
    for (const side of ['invader', 'defender']) {
      await page.waitForSelector(`.recruit.${side} .by-chance`);
      await page.click(`.recruit.${side} .by-chance`);
      await page.click(`.recruit.${side} .take`);
    }
    if (n === 3) break;
    await page.click('.by-hand summary');
    await page.selectOption('.by-hand select[name=winner]', 'defender');
    await page.fill('.by-hand input[name=vp]', '11');
    await page.click('#tell');
  }
  await page.waitForSelector('.places');
}

export async function armies(browser, folder, picture) {
  for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
    const page = await open(browser, { viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    const shot = (what, more = {}) => page.screenshot({ path: `${folder}/${what}-${name}.jpg`, ...picture, ...more });
    await go(page, 'league', '.ways a');
    await shot('league');
    await go(page, 'army/point-buy/esirien/4ORC,1BOSS,1D/8INF,4ARH,2CAV,1HERO,1WZD', '.muster .rank');
    await shot('army', { fullPage: name === 'desktop' });
    await go(page, 'army', '.muster .rank');
    await page.fill('input[name=about]', 'Friday');
    await page.click('#agree');
    await page.waitForSelector('.recruit.defender');
    await page.click('.recruit.invader summary');
    await add(page, '.recruit.invader', 'D', 2);
    await page.click('.recruit.invader .seal');
    await page.waitForSelector('.recruit.invader .open');
    await page.click('.recruit.defender summary');
    await add(page, '.recruit.defender', 'INF', 9);
    await shot('secret');
    await campaign(page);
    await page.click('.suggest');
    await page.waitForTimeout(200);
    await shot('razing', { fullPage: name === 'desktop' });
    await page.click('.raze');
    await page.waitForSelector('#play');
    await page.click('.chapter .look');
    await page.waitForTimeout(200);
    await shot('campaign', { fullPage: name === 'desktop' });
  }
}
