// What the tests know of play over the net: a host of their own, people who open its page, make and join games.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESKTOP, deed } from './table.mjs';

// A host with games of its own. It can be killed, and started again at the same address.
export class Host {
  static async start() {
    const host = new Host();
    host.games = mkdtempSync(join(tmpdir(), 'dragonrage-net-'));
    host.addr = '127.0.0.1:0';
    await host.run();
    host.addr = new URL(host.base).host;
    return host;
  }

  async run() {
    const site = process.env.DRAGONRAGE_SITE;
    const args = ['host', '--no-limits', '--addr', this.addr, '--games', this.games, ...(site ? ['--site', site] : [])];
    this.child = spawn(process.env.DRAGONRAGE_PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.base = await new Promise((done, failed) => {
      let said = '';
      const hear = (text) => {
        said += text;
        const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
        if (address) done(`${address}/`);
      };
      this.child.stdout.on('data', hear);
      this.child.stderr.on('data', hear);
      this.child.once('exit', (code) => failed(new Error(`the host ended with ${code}: ${said}`)));
    });
  }

  // As if the power had failed.
  async kill() {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await gone;
  }

  async stop() {
    await this.kill();
    rmSync(this.games, { recursive: true, force: true });
  }
}

// Somebody's page, in a browser of its own. What is said on the console is collected; a lost connection is no error.
export async function visit(browser, host, { viewport = DESKTOP, lang = 'en', name = '', path = '', ...more } = {}) {
  const context = await browser.newContext({ viewport, locale: lang, reducedMotion: 'reduce', ...more });
  const page = await context.newPage();
  page.errors = [];
  const lost = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource|Service Worker/;
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type()) && !lost.test(m.text())) page.errors.push(m.text()); });
  page.on('pageerror', (e) => page.errors.push(String(e)));
  await page.addInitScript(([name]) => {
    localStorage.getItem('dragonrage.speed') ?? localStorage.setItem('dragonrage.speed', 'instant');
    if (name) localStorage.getItem('dragonrage.name') ?? localStorage.setItem('dragonrage.name', name);
  }, [name]);
  await page.goto(`${host.base}${path}`);
  return page;
}

// Makes a game by the form; the link for the other.
export async function make(page, host, { scenario = 'esirien-1', side = 'roll', clock = 0, against = 'link', level, custody } = {}) {
  await page.goto(`${host.base}#/net/new`);
  await page.waitForSelector('#make');
  await page.check(`input[name=scenario][value=${scenario}]`, { force: true });
  await page.check(`input[name=against][value=${against}]`);
  if (level) await page.selectOption('select[name=level]', level);
  await page.check(`input[name=side][value=${side}]`);
  await page.selectOption('select[name=clock]', String(clock));
  if (custody) {
    await page.$eval('details.expert', (e) => { e.open = true; });
    await page.check(`input[name=custody][value=${custody}]`);
  }
  await page.click('#make');
  if (against === 'computer') return null;
  await page.waitForSelector('.net-link input[name=link]');
  return page.inputValue('.net-link input[name=link]');
}

// Opens a link and joins.
export async function joinBy(page, link, { custody } = {}) {
  await page.goto(link);
  await page.waitForSelector('#join');
  if (custody) {
    await page.$eval('.net-join details', (e) => { e.open = true; });
    await page.check(`input[name=custody][value=${custody}]`);
  }
  await page.click('#join');
  await page.waitForSelector('svg.board');
}

// May this page do something, is it over, or does it wait?
export const state = (page) => page.evaluate(() => {
  if (document.querySelector('.net-end')) return 'over';
  if (document.querySelector('.take-side')) return 'sides';
  if (document.querySelector('.waiting')) return 'waits';
  return document.querySelector('.choices .asked') ? 'mine' : 'waits';
});

// One thing that one of the pages may do; `over` if nobody may any more.
export async function act(pages, { patience = 30_000 } = {}) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    for (const page of pages) {
      const now = await state(page);
      if (now === 'over') return 'over';
      if (now === 'sides') {
        await page.$eval('#take-defender', (e) => e.click());
        return page;
      }
      if (now === 'mine' && await deed(page)) return page;
    }
    await pages[0].waitForTimeout(15);
  }
  const seen = await Promise.all(pages.map((p) => p.evaluate(() => document.querySelector('.panel')?.innerText.slice(0, 300))));
  throw new Error(`nobody may do anything: ${JSON.stringify(seen)}`);
}

// Plays until something holds, or the game is over.
export async function play(pages, enough, most = 4000) {
  for (let n = 0; n < most; n += 1) {
    if (await act(pages) === 'over') return 'over';
    if (await enough(n)) return n;
  }
  return assert.fail('the game has no end');
}

// How many steps of the log a page shows.
export const lines = (page) => page.$$eval('.log li', (all) => all.length);
