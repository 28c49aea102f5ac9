// What the tests know of the page: opening it, waiting for the player's turn, doing something sensible.

import { chromium } from 'playwright-core';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const BASE = process.env.DRAGONRAGE_PAGE;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// A limit of time means something on a quiet machine only: servers ask without.
export const within = (took, limit, what = '') => {
  if (!process.env.DRAGONRAGE_NO_LIMITS) assert.ok(took < limit, `${what} ${took.toFixed(0)} ms of ${limit}`);
};

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

// A page in a browser of its own, without a history. Any error on the console fails the test that reads `errors`.
export async function open(browser, { viewport = DESKTOP, lang = 'en', speed = 'instant', ...more } = {}) {
  const context = await browser.newContext({ viewport, locale: lang, reducedMotion: 'reduce', bypassCSP: false, ...more });
  const page = await context.newPage();
  page.errors = [];
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) page.errors.push(m.text()); });
  page.on('pageerror', (e) => page.errors.push(String(e)));
  page.on('request', (r) => { if (!r.url().startsWith(BASE) && !r.url().startsWith('blob:')) page.errors.push(`asked elsewhere: ${r.url()}`); });
  await page.addInitScript((speed) => { localStorage.getItem('dragonrage.speed') ?? localStorage.setItem('dragonrage.speed', speed); }, speed);
  await page.goto(BASE);
  await page.waitForSelector('#first-game');
  return page;
}

// Begins a game by the form of the screen New game.
export async function begin(page, { scenario = 'esirien-1', invader = 'human', defender = 'squire', seed = 7 } = {}) {
  await page.goto(`${BASE}#/new`);
  await page.waitForSelector('#begin');
  await page.check(`input[name=scenario][value=${scenario}]`, { force: true });
  await page.selectOption('select[name=invader]', invader);
  await page.selectOption('select[name=defender]', defender);
  await page.$eval('details.expert', (e) => { e.open = true; });
  await page.fill('input[name=seed]', String(seed));
  await page.click('#begin');
  await page.waitForSelector('svg.board');
}

// Waits until a person must decide or the game is over; tells which.
export async function turn(page, timeout = 120_000) {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('.result')) return 'over';
    return document.querySelector('.choices .asked') && !document.querySelector('.waiting') ? 'mine' : false;
  }, null, { timeout });
  return handle.jsonValue();
}

// Chooses a language; it is spoken as soon as its texts are here.
export async function speak(page, lang, list = '.language') {
  await page.selectOption(list, lang);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
}

export const asked = (page) => page.textContent('.choices .asked');

// A click on a hex, as a person would do it; the hex is scrolled into view.
export async function clickHex(page, hex) {
  await page.$eval(`#h${hex}`, (e) => e.scrollIntoView({ block: 'center', inline: 'center' }));
  const { x, y } = await page.$eval(`#h${hex}`, (e) => {
    const r = e.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  });
  await page.mouse.click(x, y);
}

export const reach = (page) => page.$$eval('[data-reach]', (all) => all.map((e) => e.dataset.reach));

// Sets up with two clicks: a good set-up, and after a last look it counts.
export async function setUp(page) {
  if (!(await page.$('.set-up .begin-battle'))) await page.click('.set-up .main');
  await page.waitForSelector('.set-up .begin-battle', { timeout: 60_000 });
  await page.$eval('.set-up .begin-battle', (e) => e.click());
  return true;
}

// One deed of a simple player: sets up with one click, makes the first offer, else ends the phase.
export async function deed(page) {
  const click = (selector) => page.$eval(selector, (e) => e.click()).then(() => true, () => false);
  if (await page.$('.set-up .main')) return setUp(page);
  // Attacks first; whoever has won goes on all the same, so that games are played to their end.
  if (await click('.offer.dicey')) return true;
  if (await click('.at-hex button.facing:not(:disabled)')) return true;
  if (await click('.action-bar:not([hidden]) .end:not([hidden])')) return true;
  if (await click('.at-hex .offer, .of-unit .offer, .choices > .offers .offer')) return true;
  const hexes = await reach(page);
  if (hexes.length) return clickHex(page, hexes[0]).then(() => true);
  return click('.units .unit');
}

// Serious and critical findings of axe-core.
export async function findings(page) {
  // The policy of the page forbids foreign scripts; the debugger may run them.
  const found = await page.evaluate(`(async () => { ${AXE}; return (await axe.run(document, { resultTypes: ['violations'] })).violations; })()`);
  return found.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join('; ')}`);
}

// Numbers that look random and are the same every time.
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Any click that the page offers to a person who decides: offers, facings, units, hexes, now and then the end of the phase.
export async function anyDeed(page, below) {
  const done = await page.evaluate((dice) => {
    const pick = (list) => list[Math.floor(dice[1] * list.length)];
    const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.disabled);
    const offers = all('.choices .offer');
    const others = [...all('button.facing'), ...all('.choices button.unit'), ...all('.choices .modes button')];
    const hexes = [...document.querySelectorAll('[data-reach], [data-target]')].map((e) => e.dataset.reach ?? e.dataset.target);
    const end = all('.action-bar:not([hidden]) .end:not([hidden])');
    if (dice[0] < 0.35 && offers.length) { const o = pick(offers); o.click(); return `offer ${o.textContent.slice(0, 60)}`; }
    if (dice[0] < 0.6 && hexes.length) {
      const hex = pick(hexes);
      const box = document.querySelector(`#h${hex}`).getBoundingClientRect();
      const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      // The last press was no drag: a press without a move says so.
      document.querySelector('.field').dispatchEvent(new PointerEvent('pointerdown', at));
      document.querySelector('.field').dispatchEvent(new PointerEvent('pointerup', at));
      document.querySelector(`#h${hex}`).dispatchEvent(new MouseEvent('click', at));
      return `hex ${hex}`;
    }
    if (dice[0] < 0.95 && others.length) { const o = pick(others); o.click(); return `other ${o.textContent.slice(0, 40)}`; }
    if (end.length) { end[0].click(); return 'end'; }
    const undo = all('.action-bar:not([hidden]) button:not([hidden])');
    const rest = [...offers, ...others, ...undo];
    if (rest.length) { const o = pick(rest); o.click(); return `rest ${o.textContent.slice(0, 40)}`; }
    return '';
  }, [below(1000) / 1000, below(1000) / 1000]);
  return done;
}

// Nothing shuts anybody out, and nothing is too wide.
export async function check(page, what) {
  assert.deepEqual(await findings(page), [], what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
}
