// For those who do not use a mouse, or do not see the page: a whole game by the keyboard alone, a whole turn by spoken names alone.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { launch, open, reach, turn } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Presses Tab until the focus is where the selector says.
async function tabTo(page, selector, most = 150) {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

// Walks the cursor of the board to a hex; rows of odd and even columns lie half a hex apart, so the last step may be up or down.
async function walkTo(page, goal) {
  const here = () => page.evaluate(() => document.activeElement.id.slice(1));
  for (let n = 0; n < 80 && (await here()) !== goal; n++) {
    const at = await here();
    const [dx, dy] = [goal.slice(0, 2) - at.slice(0, 2), goal.slice(2) - at.slice(2)];
    await page.keyboard.press(dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp');
    if ((await here()) === at) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  return (await here()) === goal;
}

test('a whole game by the keyboard alone', { timeout: 300_000 }, async () => {
  const page = await open(browser);
  assert.ok(await tabTo(page, '#first-game'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('svg.board');
  await turn(page);
  for (const button of ['.set-up .main', '.set-up .begin-battle']) {
    await page.waitForSelector(button);
    assert.ok(await tabTo(page, button));
    await page.keyboard.press('Enter');
  }
  let [moves, attacks, decisions] = [0, 0, 0];
  for (; decisions < 600 && (await turn(page)) === 'mine'; decisions++) {
    const before = await page.$eval('.log', (e) => e.textContent.length);
    // Dice before anything else, then a move, then the end of the phase.
    if (await page.$('.choices .offer.dicey') && attacks < decisions / 3 + 2) {
      assert.ok(await tabTo(page, '.choices .offer.dicey'), 'an attack is reached by Tab');
      await page.keyboard.press('Enter');
      attacks += 1;
    } else if (moves < 12 && (await page.$('.units .unit'))) {
      await page.keyboard.press('n');
      const hexes = await reach(page);
      if (hexes.length && (await page.evaluate(() => document.activeElement.matches('.cell')))) {
        if (await walkTo(page, hexes[decisions % hexes.length])) {
          await page.keyboard.press('Enter');
          for (const key of ['1', '2', '3', '4', '5', '6']) if (await page.$('.at-hex button.facing')) await page.keyboard.press(key);
          moves += 1;
        }
      }
      if ((await page.$eval('.log', (e) => e.textContent.length)) === before) await page.keyboard.press('e');
    } else {
      await page.keyboard.press('e');
      if (await page.$('.told')) await page.keyboard.press('e');
    }
    // A choice that no key ends: the first that is offered.
    if ((await page.$('.action-bar .end[hidden]')) && (await page.$('.choices .offer')) && (await turn(page)) === 'mine') {
      if (await tabTo(page, '.choices .offer')) await page.keyboard.press('Enter');
    }
  }
  assert.equal(await turn(page), 'over', `${decisions} decisions`);
  console.log(`${decisions} decisions, ${moves} moves and ${attacks} attacks by the keyboard`);
  assert.ok(moves >= 5, `${moves} moves`);
  assert.ok(await tabTo(page, '.result a, .result button'), 'the result is reached by Tab');
  assert.deepEqual(page.errors, []);
});
