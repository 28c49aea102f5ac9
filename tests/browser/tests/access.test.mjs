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

// Everything that is read out: roles and names of the tree that the browser hands to a screen reader.
async function heard(page) {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const off = (node) => node.properties?.some((p) => p.name === 'disabled' && p.value.value);
  return nodes.filter((n) => !n.ignored && n.name?.value).map((n) => ({ role: n.role.value, name: n.name.value, off: off(n) }));
}

// Somebody who knows roles and names only, and presses what he hears as a screen reader presses it: without a pointer.
function listener(page) {
  const self = {
    pressed: [],
    async names(role) { return (await heard(page)).filter((n) => n.role === role && !n.off).map((n) => n.name); },
    async says(what) { return (await heard(page)).map((n) => n.name).find((name) => what.test(name)); },
    async press(name, role = 'button') {
      const found = page.getByRole(role, { name, exact: true });
      assert.equal(await found.count(), 1, `there is one ${role} “${name}”`);
      await found.evaluate((e) => (e.click ? e.click() : e.dispatchEvent(new MouseEvent('click', { bubbles: true }))));
      self.pressed.push(name);
    },
    // Waits until it is the listener's turn: the way out of the phase, or of the set-up, is read out.
    async asked() {
      for (let n = 0; n < 400; n++) {
        const names = await self.names('button');
        if (names.some((name) => /^(End the phase|A good set-up for me|Begin the battle)$/.test(name))) return names;
        await page.waitForTimeout(50);
      }
      throw new Error(`nothing is asked: ${await self.says(/Turn/)}`);
    },
    async phase() { return (await self.says(/^Turn \d+ · /)).match(/^Turn (\d+) · (.*)$/).slice(1); },
    // Ends the phase; whoever is warned that somebody could still act ends it again.
    async end() {
      const before = (await self.phase()).join();
      for (let n = 0; n < 2 && (await self.phase()).join() === before; n++) { await self.press('End the phase'); await self.asked(); }
    },
  };
  return self;
}

// How far a hex is from another, by their numbers: rows of odd and even columns lie half a hex apart.
function distance(a, b) {
  const cube = (hex) => { const q = +hex.slice(0, 2); const r = +hex.slice(2) - Math.floor((q - (q & 1)) / 2); return [q, r, -q - r]; };
  const [x, y] = [cube(a), cube(b)];
  return Math.max(...x.map((v, n) => Math.abs(v - y[n])));
}

test('whole turns by the spoken names alone', { timeout: 300_000 }, async () => {
  const page = await open(browser);
  const reader = listener(page);
  const { press } = reader;
  await press('New game', 'link');
  // Everything that can be chosen there has a name; the city is defended against a squire.
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Invader', exact: true }).selectOption({ label: 'a squire' });
  await page.getByRole('combobox', { name: 'Defender', exact: true }).selectOption({ label: 'a person' });
  // A fold has a name and no role that could be asked for.
  await page.getByText('For experts: house rules, seed of the dice', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed of the dice', exact: true }).fill('5');
  await press('Begin');
  await reader.asked();
  await press('A good set-up for me');
  await page.getByRole('button', { name: 'Begin the battle', exact: true }).waitFor({ timeout: 60_000 });
  await press('Begin the battle');
  await page.waitForTimeout(100);
  const done = { spells: 0, moves: 0, shots: 0, attacks: 0 };
  const told = [];
  // Turns of the defender until each kind of thing was done, and the last one to its end.
  for (let steps = 0; steps < 60; steps++) {
    const names = await reader.asked();
    const [turn, phase] = await reader.phase();
    if (+turn > 8 || (+turn > 2 && done.spells && done.moves > 5 && done.attacks)) break;
    const dragons = names.filter((name) => /^\d{4}.*Dragon \d/.test(name)).map((name) => name.slice(0, 4));
    const near = (name) => Math.min(...dragons.map((hex) => distance(name.slice(0, 4), hex)));
    const units = names.filter((name) => /^(Cavalry|Infantry|Archer|Militia|Hero|Wizard) \d+ \d{4}$/.test(name));
    told.push(`turn ${turn}, ${phase}: ${units.length} units`);
    if (/spells/.test(phase) && !done.spells) {
      await press(units.find((name) => name.startsWith('Wizard')));
      const spell = (await reader.names('button')).find((name) => /^Boost Morale/.test(name));
      await press(spell);
      const casts = (await reader.names('button')).find((name) => /boosts morale/.test(name));
      await press(casts);
      done.spells += 1;
      assert.ok(await reader.says(/^Wizard 1 boosts the morale around/), 'it is said what was cast');
    } else if (/movement/.test(phase)) {
      // The nearest go to where they stand beside a dragon, as far as they get.
      const nearest = units.filter((name) => !name.startsWith('Wizard')).sort((a, b) => near(a.slice(-4)) - near(b.slice(-4)));
      for (const unit of nearest.slice(0, 6)) {
        if (!(await reader.names('button')).includes(unit)) continue;
        await press(unit);
        const ways = (await reader.names('button')).filter((name) => /within reach/.test(name) && near(name) < near(unit.slice(-4)));
        if (!ways.length) { await press('Another unit'); continue; }
        await press(ways.sort((a, b) => near(a) - near(b))[0]);
        done.moves += 1;
        const other = (await reader.names('button')).includes('Another unit');
        if (other) await press('Another unit');
      }
    } else if (/missiles|melee/.test(phase) && units.length) {
      const unit = units[0];
      await press(unit);
      const all = await reader.names('button');
      const offer = all.find((name) => /\d+ %/.test(name) && !/Hint/.test(name));
      const target = all.find((name) => /can be attacked/.test(name));
      assert.ok(offer || target, `${unit} can attack somebody: ${all.filter((name) => !/^\d{4}/.test(name)).join(' | ')}`);
      if (offer) await press(offer);
      else {
        await press(target);
        const offers = (await reader.names('button')).filter((name) => /\d+ %/.test(name));
        if (offers.length) await press(offers[0]);
      }
      done[/melee/.test(phase) ? 'attacks' : 'shots'] += 1;
      await reader.asked();
      if (/melee/.test(phase) && done.attacks < 3) continue;
    }
    if ((await reader.phase()).join() === `${turn},${phase}`) await reader.end();
    await page.waitForTimeout(20);
  }
  console.log(`${JSON.stringify(done)}, ${reader.pressed.length} things pressed by name`);
  assert.ok(done.spells && done.moves > 5 && done.attacks, `${JSON.stringify(done)}: ${told.join('; ')}`);
  assert.deepEqual(page.errors, []);
});
