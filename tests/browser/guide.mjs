// A player who does what the lessons of the guided game ask for, with clicks alone.

import { BASE, clickHex, deed, turn } from './table.mjs';

export const lesson = (page) => page.textContent('.lesson-title').catch(() => '');
export const marks = (page) => page.$$eval('[data-guide]', (all) => all.map((e) => e.dataset.guide));

export async function learnt(page) {
  const all = page.locator('.guide .all');
  return Number((await all.textContent()).match(/\d+/)[0]);
}

// Begins the guided game of a side, with the same dice every time.
export async function beginGuided(page, side, random = 0.25) {
  await page.evaluate((random) => { Math.random = () => random; }, random);
  await page.click(side === 'invader' ? '#first-game' : '#first-defence');
  await page.waitForSelector('.guide .lesson-title');
  // The goal is told before anything else.
  await page.click('.goal-card .understood');
  await page.waitForSelector('.goal-card', { state: 'detached' });
}

// How a monster should stand in a hex, by the title of the lesson.
const MODES = { 'Take off and fly': 'stays in the air', 'Land and raze': 'lands', Bound: 'bounds', Walk: 'walks' };

// One click towards what the lesson asks for; what a simple player would do if it asks for nothing special.
export async function follow(page) {
  const title = await lesson(page);
  const click = (selector) => page.$eval(selector, (e) => e.click()).then(() => true, () => false);
  if (await page.$('.guide-end .action-bar:not([hidden]) .main:not([hidden])')) return click('.action-bar:not([hidden]) .main:not([hidden])');
  if (await page.$('.at-hex')) {
    if (MODES[title]) {
      const rose = page.locator('.facings', { has: page.locator('.mode', { hasText: MODES[title] }) });
      const arrow = rose.locator('button.facing:not([disabled])').first();
      if (await arrow.count()) { await arrow.evaluate((e) => e.click()); return true; }
    }
    if (title === 'Strike at the wings' && (await click('.at-hex .offer:has-text("wings")'))) return true;
    if (title === 'Lightning and whirlwind' && (await click('.at-hex .offer:has-text("lightning")'))) return true;
    if (await click('.at-hex .offer')) return true;
    return click('.at-hex button.facing:not(:disabled)');
  }
  // A spell is opened in the book before it is cast.
  const spells = { 'Boost Morale': 'Boost Morale', 'Lightning and whirlwind': 'Lightning' };
  if (spells[title] && (await click(`.spell[aria-pressed=false]:not(:disabled):has-text("${spells[title]}")`))) return true;
  // An attack that is built up is made when there is nothing more to add.
  if (title === 'Head, wings and legs' && !(await marks(page)).length && (await click('.choices .offer'))) return true;
  const hexes = await marks(page);
  if (hexes.length) { await clickHex(page, hexes[0]); return true; }
  return deed(page);
}

// Plays on until the condition holds or the game is over; tells which lessons were shown.
export async function learn(page, until = async () => false) {
  const shown = new Set();
  let still = 0;
  for (let n = 0; n < 3000; n++) {
    if ((await turn(page)) === 'over') return [...shown];
    const title = await lesson(page);
    if (title) shown.add(title);
    if (await until(title)) return [...shown];
    const before = await page.evaluate(() => document.querySelector('.choices').textContent + document.querySelector('.log ol').childElementCount);
    // Whoever gets nowhere by following does something else: lessons never bind.
    if (!(await (still > 3 ? deed(page) : follow(page)))) throw new Error(`nothing to do: ${await page.textContent('.choices')}`);
    await page.waitForTimeout(5);
    const after = await page.evaluate(() => document.querySelector('.choices').textContent + document.querySelector('.log ol').childElementCount);
    still = before === after ? still + 1 : 0;
  }
  throw new Error('the game does not end');
}

// Pictures of the guided game and of hints.
export async function pictures(page, shot) {
  const still = () => page.waitForTimeout(300);
  await beginGuided(page, 'invader');
  await learn(page, async (title) => title === 'Take off and fly');
  if (!(await page.$('.of-unit'))) await follow(page);
  await still();
  await shot('guide-fly');
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li', { timeout: 60_000 });
  await page.hover('.advice li');
  await still();
  await shot('hint');
  await learn(page, async (title) => title === 'Head, wings and legs');
  await still();
  await shot('guide-fight');
  await page.goto(BASE);
  await beginGuided(page, 'defender');
  await learn(page, async (title) => title === 'Guard what counts');
  await still();
  await shot('guide-guard');
}

// One thing that lessons or hints say, and nothing else: what the lesson points at, else the first thing that a hint would do.
export async function obey(page) {
  const click = (selector) => page.$eval(selector, (e) => e.click()).then(() => true, () => false);
  if (await page.$('.guide-end .action-bar:not([hidden]) .main:not([hidden])')) return follow(page);
  if ((await marks(page)).length || (await page.$('.at-hex'))) return follow(page);
  await page.click('.action-bar:not([hidden]) .ask:not([hidden])');
  await page.waitForSelector('.advice li .do', { timeout: 120_000 });
  return click('.advice li .do');
}

// The guided game of a side by lessons and hints alone, to its end; tells who won.
export async function obedient(page, side, random) {
  await beginGuided(page, side, random);
  for (let n = 0, still = 0; n < 3000; n++) {
    if ((await turn(page)) === 'over') return (await page.getAttribute('.result', 'class')).replace('result', '').trim();
    const state = () => page.evaluate(() => document.querySelector('.choices').textContent + document.querySelector('.log ol').childElementCount);
    const before = await state();
    // A lesson whose thing was done by half lets go of it.
    await (still > 3 ? page.keyboard.press('Escape').then(() => obey(page)) : obey(page));
    await page.waitForTimeout(10);
    still = before === (await state()) ? still + 1 : 0;
    if (still > 40) throw new Error(`stuck at ${await lesson(page)}: ${await page.textContent('.choices')}`);
  }
  throw new Error('the game does not end');
}
