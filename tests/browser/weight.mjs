// What the page weighs and how long it takes: `cargo xtask browser weight`. Times mean something on a quiet
// machine only; `games.test.mjs` tells how soon a click is answered.

import { loadavg } from 'node:os';
import { BASE, DESKTOP, launch, setUp, turn } from './table.mjs';

const browser = await launch();
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (time) => `${time.toFixed(0)} ms`;

// What comes over the line for a page and for the worker beside it, heads included.
function weigh(context) {
  const scale = { bytes: 0 };
  context.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => null);
    if (sizes) scale.bytes += sizes.responseBodySize + sizes.responseHeadersSize;
  });
  return scale;
}

// Everything of the site, as the service worker keeps it.
async function everything() {
  const list = (await (await fetch(`${BASE}sw.js`)).text()).match(/const FILES = \[(.*?)\];/s)[1].match(/[\w./-]+\.\w+/g);
  const sizes = await Promise.all(list.map(async (name) => {
    const answer = await fetch(`${BASE}${name}`, { headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength);
  }));
  return sizes.reduce((sum, size) => sum + size, 0);
}

// One visit: the start screen, the first board, the computer's first answer.
async function visit(what, megabits) {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scale = weigh(context);
  if (megabits) {
    const cdp = await context.newCDPSession(page);
    const bytes = (megabits * 1_000_000) / 8;
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes });
  }
  const begun = Date.now();
  await page.goto(BASE);
  await page.waitForSelector('#first-game');
  const usable = Date.now() - begun;
  await page.waitForLoadState('networkidle');
  const first = scale.bytes;
  const clicked = Date.now();
  await page.click('#first-game');
  await page.waitForSelector('svg.map > *', { state: 'attached' });
  const board = Date.now() - clicked;
  await turn(page);
  await setUp(page);
  await turn(page);
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  console.log(`${what}: first paint ${ms(paint)}, start usable ${ms(usable)}, click to board ${ms(board)}; first load ${kb(first)}, with a battle against the computer ${kb(scale.bytes)}`);
  await context.close();
}

console.log(`everything of the site: ${kb(await everything())}`);
await visit('this machine');
await visit('this machine');
await visit('1.6 Mbit/s, 150 ms', 1.6);
console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(', ')}`);

await browser.close();
