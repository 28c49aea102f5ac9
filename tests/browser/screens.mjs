// Takes pictures of every screen: node screens.mjs FOLDER [PART…], parts being those at the end of this file. Which of them documents show is said in xtask/src/browser.rs.

import { mkdirSync } from 'node:fs';
import { pictures } from './guide.mjs';
import { armies } from './screens-armies.mjs';
import { beside } from './screens-beside.mjs';
import { desks } from './screens-desk.mjs';
import { pictures as net } from './screens-net.mjs';
import { every } from './screens-every.mjs';
import { terminal } from './screens-terminal.mjs';
import { DESKTOP, PHONE, BASE, begin, clickHex, deed, launch, open, reach, turn } from './table.mjs';

const [folder, ...asked] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launch();
// A third of the size of PNG, and good enough to judge a page by.
const JPEG = { type: 'jpeg', quality: 60 };

async function battle() {
  for (const [name, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
    const page = await open(browser, { viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    const shot = (what) => page.screenshot({ path: `${folder}/${what}-${name}.jpg`, ...JPEG });
    await shot('start');
    await page.goto(`${BASE}#/new`);
    await page.waitForSelector('#begin');
    await shot('new-game');
    await begin(page);
    await turn(page);
    await shot('set-up');
    await deed(page);
    await page.waitForFunction(() => document.querySelector('.turn').textContent.startsWith('Turn 1'));
    await turn(page);
    await page.click('.units .unit');
    await page.waitForSelector('[data-reach]');
    await shot('reach');
    const hexes = await reach(page);
    await clickHex(page, hexes[Math.floor(hexes.length / 2)]);
    await page.waitForTimeout(200);
    await shot('ring');
    // On until an attack with dice is on offer.
    await begin(page, { invader: 'squire', defender: 'human', seed: 11 });
    for (let n = 0; n < 600; n++) {
      if (await turn(page) === 'over' || (await page.$$('.offer.dicey .percent')).length > 2) break;
      // Whoever can attack is chosen: its offers show the chances.
      const melee = /melee|missiles/.test(await page.textContent('.turn'));
      const unit = melee && (await page.$('.units .unit'));
      if (unit) await unit.click(); else await deed(page);
      await page.waitForTimeout(10);
    }
    await shot('attack');
    const other = await open(browser, { viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    await begin(other, { scenario: 'nurkott-4', invader: 'squire', defender: 'squire' });
    await turn(other, 300_000);
    await other.screenshot({ path: `${folder}/result-${name}.jpg`, ...JPEG });
    const guided = await open(browser, { viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    await pictures(guided, (what) => guided.screenshot({ path: `${folder}/${what}-${name}.jpg`, ...JPEG }));
    if (name === 'desktop') {
      await page.evaluate(() => localStorage.setItem('dragonrage.theme', 'contrast'));
      await page.reload();
      await page.waitForSelector('svg.board');
      await turn(page);
      await shot('contrast');
    }
  }
}

async function inTerminal() {
  if (!process.env.DRAGONRAGE_PROGRAM) return;
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.setContent(terminal('../../docs/games/esirien-1-00101.txt', process.env.DRAGONRAGE_PROGRAM));
  await page.locator('#terminal').screenshot({ path: `${folder}/terminal.png` });
}

const PARTS = {
  battle,
  beside: () => beside(browser, folder, JPEG),
  armies: () => armies(browser, folder, JPEG),
  desks: () => desks(browser, folder, JPEG),
  net: () => net(browser, (page, name) => page.screenshot({ path: `${folder}/${name}.jpg`, ...JPEG })),
  every: () => every(browser, folder, JPEG),
  terminal: inTerminal,
};
for (const [part, take] of Object.entries(PARTS)) if (!asked.length || asked.includes(part)) await take();
await browser.close();
