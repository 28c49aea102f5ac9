import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { begin, deed, findings, launch, open, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Plays until the game is over, or the deeds run out.
async function play(page, most = 3000) {
  for (let n = 0; n < most; n++) {
    if (await turn(page) === 'over') return true;
    if (!(await deed(page))) assert.fail(`nothing to do: ${await page.textContent('aside')}`);
    await page.waitForTimeout(5);
  }
  return false;
}

for (const [scenario, invader, defender] of [['esirien-1', 'human', 'squire'], ['nurkott-4', 'squire', 'human']]) {
  test(`a whole game of ${scenario}, ${invader} against ${defender}`, { timeout: 600_000 }, async () => {
    const page = await open(browser);
    await page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((e) => { window.longest = Math.max(window.longest, e.duration); }))
        .observe({ type: 'longtask', buffered: false });
    });
    await begin(page, { scenario, invader, defender });
    assert.ok(await play(page), 'the game ends');
    assert.ok((await page.textContent('.result')).length > 20);
    assert.deepEqual(await findings(page), []);
    const longest = await page.evaluate(() => window.longest);
    console.log(`longest task: ${longest.toFixed(0)} ms`);
    assert.deepEqual(page.errors, []);
  });
}
