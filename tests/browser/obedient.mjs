// The guided games of both sides on the page, by what lessons and hints say alone, to the victory screen. It takes minutes: with a
// page that is served, `DRAGONRAGE_PAGE=http://127.0.0.1:PORT/ node obedient.mjs [SIDE [RANDOM]]`.

import assert from 'node:assert/strict';
import { launch, open } from './table.mjs';
import { obedient } from './guide.mjs';

const browser = await launch();
try {
  for (const side of process.argv[2] ? [process.argv[2]] : ['invader', 'defender']) {
    const page = await open(browser);
    const begun = Date.now();
    const winner = await obedient(page, side, Number(process.argv[3] ?? 0.25));
    console.log(`${side}: ${winner} wins after ${((Date.now() - begun) / 1000).toFixed(0)} s; ${await page.textContent('.result .why')}`);
    assert.equal(winner, side);
    assert.deepEqual(page.errors, []);
  }
} finally {
  await browser.close();
}
