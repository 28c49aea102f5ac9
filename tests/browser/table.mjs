// What the tests know of the page: opening it, waiting for the player's turn, doing something sensible.

import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const BASE = process.env.DRAGONRAGE_PAGE;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

// One deed of a simple player: sets up with one click, makes the first offer, else ends the phase.
export async function deed(page) {
  const click = (selector) => page.$eval(selector, (e) => e.click()).then(() => true, () => false);
  if (await page.$('.set-up .main')) return click('.set-up .main');
  if (await click('.at-hex .offer, .of-unit .offer, .choices > .offers .offer')) return true;
  if (await click('.at-hex .facing:not(:disabled)')) return true;
  if (await click('.choices .buttons .main')) return true;
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
