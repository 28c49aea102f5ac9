// Every scenario, computer against computer, watched to its end; the record replays in the terminal.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { begin, launch, open, turn } from '../table.mjs';

const PROGRAM = process.env.DRAGONRAGE_PROGRAM;
const SCENARIOS = ['esirien', 'nurkott'].flatMap((map) => [1, 2, 3, 4, 5, 6].map((n) => `${map}-${n}`));

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const scenario of SCENARIOS) {
  test(`${scenario} is watched to its end`, { timeout: 300_000 }, async () => {
    const page = await open(browser);
    await begin(page, { scenario, invader: 'squire', defender: 'squire', seed: 5 });
    assert.equal(await turn(page, 280_000), 'over');
    await page.click('.menu summary');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.menu li:nth-child(3) button')]);
    const told = execFileSync(PROGRAM, ['replay', await download.path(), '--lang', 'en'], { encoding: 'utf8' });
    const outcome = await page.textContent('.result p');
    assert.ok(told.includes(outcome.split(':')[0]), `the terminal tells the same end: ${outcome}`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
