// What the tests know of the tournament desk and of the ratings.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE } from './table.mjs';

// A file in a folder of its own.
export function file(name, text) {
  const path = join(mkdtempSync(join(tmpdir(), 'dragonrage-')), name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

// The program with the same files; what it says.
export const program = (...args) => execFileSync(process.env.DRAGONRAGE_PROGRAM, [...args, '--lang', 'en'], { encoding: 'utf8' });

export async function begin(page, { name = 'Club evening', system = 'swiss', rounds = '', scenarios = 'nurkott-2' } = {}) {
  await page.goto(`${BASE}#/tournament`);
  await page.waitForSelector('#begin-tournament');
  await page.fill('.new-tournament input[name=name]', name);
  await page.selectOption('.new-tournament select[name=system]', system);
  if (rounds) await page.fill('.new-tournament input[name=rounds]', String(rounds));
  await page.selectOption('.new-tournament select[name=scenarios]', scenarios);
  await page.click('#begin-tournament');
  await page.waitForSelector('.tabs');
}

export const part = (page, name) => page.click(`#desk-part-${name}`);

export async function enter(page, names) {
  await part(page, 'players');
  const before = (await page.$$('.everybody tbody tr')).length;
  await page.fill('.enter textarea', names.join('\n'));
  await page.click('.enter .main');
  await page.waitForFunction((n) => document.querySelectorAll('.everybody tbody tr').length === n, before + names.length);
}

export async function pair(page) {
  const before = await rounds(page);
  await page.click('#pair');
  await page.waitForFunction((n) => document.querySelector('.round-head h2')?.textContent.startsWith(`Round ${n} `), before + 1);
}

export const rounds = async (page) => {
  const tab = await page.getAttribute('#desk-part-round', 'aria-selected');
  if (tab !== 'true') await part(page, 'round');
  const text = await page.$eval('.round-head h2', (e) => e.textContent).catch(() => '');
  return Number(text.match(/^Round (\d+)/)?.[1] ?? 0);
};

// Names of both players of every match.
export const pairs = (page) => page.$$eval('.match', (all) => all.map((e) => [e.querySelector('.one').textContent, e.querySelector('.two').textContent]));

// Tells both games of a match: [winner, VP] each; VP null: given without play.
export async function tell(page, n, games, why) {
  await page.click(`#result-${n}`);
  await page.waitForSelector('.editor');
  for (const [game, told] of games.entries()) {
    if (!told) continue;
    await page.selectOption(`select[name=winner-${game}]`, told[0]);
    if (told[1] === null) await page.check(`input[name=forfeit-${game}]`);
    else await page.fill(`input[name=vp-${game}]`, String(told[1]));
  }
  if (why !== undefined) await page.fill('input[name=why]', why);
  await page.click('.editor .main');
}

export async function told(page) {
  await page.waitForSelector('.editor', { state: 'detached' });
}

// Every match of the round, with results that follow from the numbers.
export async function playRound(page, below) {
  const count = (await page.$$('.match')).length;
  for (let n = 0; n < count; n++) {
    const game = () => [below(2) ? 'invader' : 'defender', below(20)];
    await tell(page, n, [game(), game()]);
    await told(page);
  }
}

// The cells of a table.
export const table = (page, selector) => page.$$eval(`${selector} tbody tr`, (rows) => rows.map((r) => [...r.children].map((c) => c.textContent.trim())));

export async function download(page, selector) {
  const [got] = await Promise.all([page.waitForEvent('download'), page.click(selector)]);
  return { name: got.suggestedFilename(), text: readFileSync(await got.path(), 'utf8') };
}

export const said = (page) => page.$$eval('.said .told', (all) => all.map((e) => e.textContent.trim()));

// A golden game as if these two had played it.
const GOLDEN = new URL('../../cases/golden/', import.meta.url);
export function played(invader, defender, name = 'nurkott-2-squire.txt') {
  const [head, ...body] = readFileSync(new URL(name, GOLDEN), 'utf8').split('\n\n');
  const named = head.replace(/^invader .*$/m, `invader ${invader}`).replace(/^defender .*$/m, `defender ${defender}`);
  return [named, ...body].join('\n\n');
}

// A book of games between players of different strength, month by month.
export function book(names, periods, below) {
  const ids = ['esirien-1', 'esirien-3', 'nurkott-2', 'nurkott-5'];
  let text = 'format = 1\n';
  for (let month = 1; month <= periods; month++) {
    for (let n = 0; n < names.length * 3; n++) {
      const i = below(names.length);
      const d = (i + 1 + below(names.length - 1)) % names.length;
      // The earlier in the list, the stronger; the invader of the first scenario has it easier.
      const s = below(ids.length);
      const won = below(100) < 50 + 9 * (d - i) + (s === 0 ? 15 : -5);
      text += `\n[[game]]\nperiod = "2026-${String(month).padStart(2, '0')}"\nscenario = "${ids[s]}"\ninvader = "${names[i]}"\ndefender = "${names[d]}"\nwinner = "${won ? 'invader' : 'defender'}"\nvp = ${below(25)}\n`;
    }
  }
  return text;
}
