// What the tests of armies and campaigns share: recruiting, files, the program beside the page.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { BASE } from './table.mjs';

export const LANGS = ['en', 'es', 'de', 'fr'];

// The same program that serves the page, on the command line.
export const program = (...args) => execFileSync(process.env.DRAGONRAGE_PROGRAM, ['--lang', 'en', ...args], { encoding: 'utf8' });

export const folder = () => mkdtempSync(join(tmpdir(), 'dragonrage-'));

export async function go(page, route, selector) {
  await page.goto(`${BASE}#/${route}`);
  await page.waitForSelector(selector);
}

// So many clicks on the plus of a kind.
export async function add(page, within, kind, times = 1) {
  for (let n = 0; n < times; n++) await page.click(`${within} [data-kind=${kind}] .steps button:last-child`);
}

export const summary = (page, side) => page.textContent(`.muster.${side} .purse strong`);

// What a side has, kind by kind.
export const army = (page, side) => page.$$eval(`.muster.${side} .rank:not(.none)`, (all) =>
  all.map((e) => `${e.querySelector('output').textContent} ${e.dataset.kind}`).join(', '));

// A file that the page offers.
export async function download(page, selector) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(selector)]);
  return readFileSync(await file.path(), 'utf8');
}

export const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

// The screen in four languages, without a key that has no words.
export async function speaks(page, route, selector) {
  const seen = new Set();
  for (const lang of LANGS) {
    await page.evaluate((lang) => localStorage.setItem('dragonrage.lang', lang), lang);
    await page.goto(`${BASE}#/${route}`);
    await page.reload();
    await page.waitForSelector(selector);
    const text = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /\b(screen|page|army|deal|campaign|objective|league)-[a-z]/, `${route} ${lang}`);
    seen.add(text);
  }
  assert.equal(seen.size, 4, route);
  await page.evaluate(() => localStorage.setItem('dragonrage.lang', 'en'));
}
