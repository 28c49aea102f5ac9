// What the tests know of orders: recorded positions, someone who counts his gestures, who stands where.

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, turn } from './table.mjs';
import { dump } from './kept.mjs';

// A golden game up to a phase, as a game that goes on; both sides are people's, and the dice follow a seed.
export function record(name, at, phase, seed = 5) {
  const lines = readFileSync(new URL(`../../cases/golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const begins = lines.findIndex((l) => l.startsWith(`turn ${at} `));
  const from = lines.findIndex((l, n) => n > begins && l.startsWith(`# ${phase}`));
  const head = lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l));
  head.splice(head.indexOf('') + 1, 0, `# seed ${seed}`);
  return [...head, ''].join('\n');
}

// A game of computer players up to a phase, from `games`; people go on with it.
export function begun(name, seed = 5) {
  const lines = readFileSync(new URL(`./games/${name}.txt`, import.meta.url), 'utf8').split('\n').filter((l) => !l.startsWith('# seed '));
  lines.splice(lines.indexOf('') + 1, 0, `# seed ${seed}`);
  return lines.join('\n');
}

export async function take(page, text) {
  await page.goto(`${BASE}#/record/${deflateRawSync(text).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  await turn(page);
}

export const centre = (page, selector) => page.$eval(selector, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
export const labels = (page) => page.$$eval('.cell', (all) => all.map((e) => e.getAttribute('aria-label')));

// Someone who counts his gestures: presses of the mouse, with a drag or without.
export function player(page) {
  const self = {
    gestures: 0,
    async click(selector) { const { x, y } = await centre(page, selector); self.gestures++; await page.mouse.click(x, y); },
    async press(selector) { self.gestures++; await page.$eval(selector, (e) => e.click()); },
    async drag(from, to) { const [a, b] = [await centre(page, from), await centre(page, to)]; await self.draw(a, b); },
    async draw(a, b) {
      self.gestures++;
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 2 });
      await page.mouse.up();
    },
    // A frame about these hexes.
    async frame(hexes) {
      const at = await page.$$eval(hexes.map((h) => `#h${h}`).join(','), (all) => all.map((e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; }));
      const [xs, ys] = [at.map((p) => p.x), at.map((p) => p.y)];
      await page.keyboard.down('Shift');
      await self.draw({ x: Math.min(...xs) - 6, y: Math.min(...ys) - 6 }, { x: Math.max(...xs) + 6, y: Math.max(...ys) + 6 });
      await page.keyboard.up('Shift');
    },
  };
  return self;
}

// Where each counter lies: the hex whose middle is nearest.
export const places = (page) => page.evaluate(() => {
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const cells = [...document.querySelectorAll('.cell')].map((e) => [e.id.slice(1), ...middle(e)]);
  const near = ([x, y]) => cells.reduce((best, c) => { const d = (c[1] - x) ** 2 + (c[2] - y) ** 2; return d < best[0] ? [d, c[0]] : best; }, [Infinity, ''])[1];
  return Object.fromEntries([...document.querySelectorAll('.position [data-unit]')].map((e) => [e.dataset.unit, near(middle(e))]));
});

// The record as it is kept now, without its remarks.
export async function kept(page) {
  await page.waitForTimeout(150);
  const key = new URL(page.url()).hash.split('/')[2];
  return (await dump(page)).games[key];
}

export const steps = (text) => text.split('\n').slice(text.split('\n').indexOf('') + 1).filter((l) => l && !l.startsWith('#') && !/^(turn|end) /.test(l));
