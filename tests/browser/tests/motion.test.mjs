// A board that moves: counters are nodes of their own that glide along their ways, and dice give nothing away before they lie.

import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, PHONE, begin, clickHex, launch, open, reach, turn, within } from '../table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// A golden game up to a phase of a turn; people go on with it.
function at(name, number, phase) {
  const lines = readFileSync(new URL(`../../../cases/golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const turn = lines.findIndex((l) => l.startsWith(`turn ${number} `));
  const from = phase ? lines.findIndex((l, n) => n > turn && l === `# ${phase}`) : turn;
  return [...lines.slice(0, from + 1).filter((l) => !/^(invader|defender) (squire|random)$/.test(l)), ''].join('\n');
}

async function take(page, record) {
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  assert.equal(await turn(page), 'mine');
}

const moving = (page) => page.evaluate(() => document.getAnimations().filter((a) => a.effect?.target?.closest?.('.counters')).length);
const lines = (page) => page.$$eval('.log li', (all) => all.map((e) => e.textContent));
const LIVELY = { speed: 'slow', reducedMotion: 'no-preference' };

test('a counter glides along its way, and everybody else stays the node that he was', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('esirien-1-squire', 1, 'defender-movement'));
  await page.$$eval('.counters > g', (all) => all.forEach((e, n) => { e.tag = n; }));
  await clickHex(page, '2008');
  const far = (await reach(page)).find((hex) => hex === '1809' || hex === '1909') ?? (await reach(page))[0];
  await clickHex(page, far);
  assert.ok((await moving(page)) > 0, 'it is on its way');
  assert.ok(await page.$$eval('.counters > g', (all) => all.every((e) => e.tag !== undefined)), 'no counter was drawn anew');
  await page.waitForFunction(() => !document.getAnimations().some((a) => a.effect?.target?.closest?.('.counters')));
  const { x, y } = await page.$eval('.counters [data-unit=CAV2]', (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  const hex = await page.$eval(`#h${far}`, (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  assert.ok(Math.hypot(x - hex.x, y - hex.y) < 20, 'it has arrived');
  assert.deepEqual(page.errors, []);
});

test('nothing moves where motion is not wanted', async () => {
  const page = await open(browser, { speed: 'slow' });
  await take(page, at('esirien-1-squire', 1, 'defender-movement'));
  await clickHex(page, '2008');
  await clickHex(page, (await reach(page))[0]);
  assert.equal(await moving(page), 0);
  assert.deepEqual(page.errors, []);
});

test('nothing is given away before the dice lie; then they say what came of it', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('nurkott-3-squire', 6, 'defender-melee'));
  const before = await lines(page);
  const { x, y } = await page.$eval('.position [data-unit=D1]', (e) => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; });
  await page.mouse.click(x, y);
  await page.waitForSelector('.against');
  await page.$eval('.against .volley', (e) => e.click());
  await page.waitForSelector('.tumbling');
  const declared = await lines(page);
  const thrown = () => page.$$eval('.log .thrown', (all) => all.map((e) => e.getAttribute('aria-label')));
  const fell = (await thrown()).length;
  assert.ok(declared.length >= before.length && !declared.slice(0, 1).some((l) => /[⚀-⚅]/u.test(l)), `the dice have not fallen: ${declared[0]}`);
  assert.equal(await page.$('.dice circle'), null, 'no spot is to be seen');
  await page.waitForSelector('.dice.lies .dice-then li');
  assert.ok((await thrown()).length > fell && /needed/.test((await thrown())[0]), 'now the log tells it');
  assert.match(await page.textContent('.dice-result'), /^(Good for you|Bad for you|Result): (hit|miss)/);
  assert.ok((await page.textContent('.choices .asked')).length > 20, 'the panel says what the dice are for while they lie');
  assert.ok((await page.$$('.dice circle')).length > 0);
  assert.deepEqual(page.errors, []);
});

test('the dice and all they say lie within a phone, upright and lying', async () => {
  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    const page = await open(browser, { viewport, lang: 'de', speed: 'slow', hasTouch: true, isMobile: true });
    await take(page, at('esirien-1-squire', 4, 'invader-melee'));
    await page.waitForSelector('.split', { timeout: 60_000 });
    await page.$eval('.split', (e) => e.click());
    await page.waitForSelector('.dice.lies .dice-then li', { timeout: 30_000 });
    const [card, field] = await page.evaluate(() => ['.dice', '.middle'].map((s) => document.querySelector(s).getBoundingClientRect().toJSON()));
    assert.ok(card.top >= field.top && card.left >= 0 && card.right <= viewport.width && card.bottom <= viewport.height, JSON.stringify({ viewport, card, field }));
    await page.context().close();
  }
});

test('the log waits for the board: a line comes when the counter has arrived', async () => {
  const page = await open(browser, LIVELY);
  await take(page, at('esirien-1-squire', 1, 'defender-movement'));
  await clickHex(page, '2008');
  const [, far] = await page.$$eval('[data-reach]', (all) => all.map((e) => [Number(e.textContent), e.dataset.reach]).sort((a, b) => b[0] - a[0])[0]);
  const before = await lines(page);
  // The last frame in which the counter moved, and the first one in which the log told of it.
  await page.evaluate(() => {
    const [log, spoken] = [document.querySelector('.log ol'), document.querySelector('.spoken[role=status]')];
    const [first, said] = [log.firstElementChild.textContent, spoken.textContent];
    window.seen = {};
    const watch = () => {
      const now = performance.now();
      if (document.getAnimations().some((a) => a.effect?.target?.closest?.('.counters'))) window.seen.moved = now;
      if (log.firstElementChild.textContent !== first) window.seen.told ??= now;
      if (spoken.textContent !== said) window.seen.spoken ??= now;
      requestAnimationFrame(watch);
    };
    watch();
  });
  await clickHex(page, far);
  await page.waitForFunction(() => window.seen.told && window.seen.spoken && performance.now() - window.seen.moved > 300);
  const { moved, told, spoken } = await page.evaluate(() => window.seen);
  assert.ok(told > moved - 150 && spoken > moved - 150, `told ${(moved - told).toFixed(0)} ms and spoken ${(moved - spoken).toFixed(0)} ms before it was there`);
  assert.equal((await lines(page)).length, before.length + 1);
  assert.match((await lines(page))[0], new RegExp(`to ${far}`));
  assert.deepEqual(page.errors, []);
});

test('score, clocks and log tell of a ruin when it has been seen; at once where nothing moves', async () => {
  for (const [how, waits] of [[LIVELY, true], [{ speed: 'instant', reducedMotion: 'no-preference' }, false], [{ speed: 'slow' }, false]]) {
    const page = await open(browser, how);
    await replay(page, 'esirien-1-squire', 64);
    await page.waitForFunction(() => !document.querySelector('.flares > g') && document.querySelector('.log li.fold'));
    await page.waitForTimeout(300);
    const told = () => page.evaluate(() => [document.querySelector('.score .wide').textContent, document.querySelector('.log ol').textContent]);
    const before = await told();
    // Two frames after the click everything that follows it at once is there.
    const soon = await page.evaluate((forward) => new Promise((done) => {
      document.querySelector(forward).click();
      requestAnimationFrame(() => requestAnimationFrame(() => done([document.querySelector('.score .wide').textContent, document.querySelector('.log ol').textContent])));
    }), forward);
    if (waits) assert.equal(soon[0], before[0], 'the score gives nothing away');
    if (waits) assert.doesNotMatch(soon[1].slice(0, soon[1].length - before[1].length + 200), /razed/, 'nor does the log');
    if (!waits) assert.ok(soon[0] !== before[0] && soon[1] !== before[1], `${how.speed}: told at once`);
    await page.waitForFunction(([score, log]) => document.querySelector('.score .wide').textContent !== score && document.querySelector('.log ol').textContent !== log, before);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

// A finished record opens as a replay, at this step.
async function replay(page, name, step) {
  await page.goto(`${BASE}#/`);
  await page.waitForSelector('.start input[type=file]', { state: 'attached' });
  await page.setInputFiles('.start input[type=file]', new URL(`../../../cases/golden/${name}.txt`, import.meta.url).pathname);
  await page.waitForSelector('.slider');
  await page.$eval('.slider', (e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(step));
}
const forward = '.keys button:nth-of-type(5)';
const scene = (page, code) => page.waitForSelector(`.flares [data-scene=${code}]`, { state: 'attached' });

test('fire sweeps its hexes one after the other, and what burns down smokes', async () => {
  const page = await open(browser, LIVELY);
  await replay(page, 'esirien-1-squire', 63);
  await page.click(forward);
  await scene(page, 'fire');
  await page.waitForTimeout(300);
  const before = await page.$eval('.position > g', (e) => e.innerHTML);
  await page.click(forward);
  await scene(page, 'ruin');
  assert.ok((await page.$$('.flares .smoke')).length > 1);
  await page.waitForFunction((old) => document.querySelector('.position > g').innerHTML !== old, before);
  await page.waitForFunction(() => !document.querySelector('.flares > g') && !document.querySelector('.gone'));
  assert.deepEqual(page.errors, []);
});

test('a flyer throws a shadow, a gate breaks into pieces, fog spreads, whoever is brought down falls', async () => {
  const page = await open(browser, LIVELY);
  await replay(page, 'esirien-1-squire', 195);
  await page.click(forward);
  // The shadow lies there while the counter is on its way.
  await page.waitForFunction(() => document.querySelector('.shadows .shadow')
    && document.getAnimations().some((a) => a.effect?.target?.closest?.('.counters')));
  await page.waitForFunction(() => !document.querySelector('.shadows .shadow'));
  for (const [step, code] of [[87, 'breaks'], [385, 'fog'], [42, 'shot'], [159, 'blow']]) {
    await page.$eval('.slider', (e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(step));
    await page.click(forward);
    await scene(page, code);
  }
  assert.deepEqual(page.errors, []);
});

test('at once, and with less motion, everything is there and nothing is left over', async () => {
  for (const [speed, reducedMotion] of [['instant', 'no-preference'], ['slow', 'reduce']]) {
    const page = await open(browser, { speed, reducedMotion });
    await replay(page, 'esirien-1-squire', 63);
    const before = await page.$eval('.position > g', (e) => e.innerHTML);
    await page.click(forward);
    await page.click(forward);
    assert.equal(await page.$('.flares > g, .shadows > g, .gone'), null);
    assert.notEqual(await page.$eval('.position > g', (e) => e.innerHTML), before, 'the ruin is marked at once');
    assert.deepEqual(page.errors, []);
  }
});

test('sounds are heard at their moments, off with one click, and never before the page was touched', async () => {
  const page = await open(browser, LIVELY);
  await page.addInitScript(() => {
    // Whatever a test evaluates counts as a gesture of the reader; here only his own do.
    const touched = { hasBeenActive: false, isActive: false };
    addEventListener('pointerdown', () => { touched.hasBeenActive = true; }, { capture: true });
    Object.defineProperty(navigator, 'userActivation', { get: () => touched });
    window.played = { tones: 0, noise: 0 };
    for (const [type, name] of [[OscillatorNode, 'tones'], [AudioBufferSourceNode, 'noise']]) {
      const start = type.prototype.start;
      type.prototype.start = function (...args) { window.played[name] += 1; return start.apply(this, args); };
    }
  });
  // Two computers play on, and nobody has touched the page.
  const lines = readFileSync(new URL('../../../cases/golden/esirien-1-squire.txt', import.meta.url), 'utf8').split('\n');
  const record = [...lines.slice(0, lines.findIndex((l) => l.startsWith('turn 2 '))), ''].join('\n');
  // A page of its own, not another place of the one that is open.
  await page.goto(`${BASE}?anew#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  await page.waitForFunction(() => /Turn 2/.test(document.querySelector('.log')?.textContent));
  await page.waitForTimeout(1500);
  assert.deepEqual(await page.evaluate(() => [navigator.userActivation.hasBeenActive, window.played]), [false, { tones: 0, noise: 0 }]);
  await page.click('.bar .turn');
  await page.waitForFunction(() => window.played.noise > 0);
  await replay(page, 'esirien-1-squire', 63);
  await page.evaluate(() => { window.played = { tones: 0, noise: 0 }; });
  await page.click(forward);
  await scene(page, 'fire');
  const played = await page.evaluate(() => window.played);
  assert.ok(played.noise >= 5, JSON.stringify(played));
  assert.equal(await page.getAttribute('.sound-switch', 'aria-pressed'), 'true');
  await page.click('.sound-switch');
  assert.equal(await page.getAttribute('.sound-switch', 'aria-pressed'), 'false');
  const before = await page.evaluate(() => window.played);
  await page.click(forward);
  await scene(page, 'ruin');
  assert.deepEqual(await page.evaluate(() => window.played), before, 'silence');
  assert.equal(await page.evaluate(() => localStorage.getItem('dragonrage.sound')), 'off');
  assert.deepEqual(page.errors, []);
});

// Frames while something is shown: each moment is played several times, so that the worst of a hundred means something.
async function frames(page, moments) {
  const gaps = [];
  for (const [name, step] of moments) {
    await replay(page, name, step);
    for (let n = 0; n < 3; n++) {
      await page.$eval('.slider', (e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(step));
      await page.waitForTimeout(300);
      gaps.push(...await page.evaluate((forward) => new Promise((done) => {
        document.querySelector(forward).click();
        const times = [];
        const frame = (t) => { times.push(t); if (times.length < 81) requestAnimationFrame(frame); else done(times.slice(1).map((x, n) => x - times[n])); };
        requestAnimationFrame(frame);
      }), forward));
    }
  }
  gaps.sort((a, b) => a - b);
  const at = (share) => 1000 / gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))];
  return { median: at(0.5), worst: at(0.99), count: gaps.length, longest: gaps.at(-1) };
}

test('frames a second: a flight, a collapse, a fire, with a knight thinking, in motion and with less of it', async () => {
  const moments = {
    'a flight': [['esirien-1-squire', 196], ['esirien-1-squire', 197]],
    'a collapse': [['esirien-4-squire', 423], ['esirien-1-squire', 159]],
    'a fire': [['esirien-1-squire', 63], ['esirien-1-squire', 64]],
  };
  // A knight thinks in a worker of the same browser, all the time.
  const other = await open(browser);
  await begin(other, { invader: 'knight', defender: 'knight' });
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await open(browser, { speed: 'slow', reducedMotion });
    for (const [what, where] of Object.entries(moments)) {
      const { median, worst, count, longest } = await frames(page, where);
      console.log(`${what}, ${reducedMotion === 'reduce' ? 'less motion' : 'in motion'}: ${median.toFixed(0)} frames a second (median), ${worst.toFixed(0)} in the worst 1 % of ${count}, the longest frame ${longest.toFixed(0)} ms`);
      assert.ok(count > 400);
      within(1000 / median, 34, `${what}: a frame took`);
    }
    assert.deepEqual(page.errors, []);
    await page.close();
  }
  assert.deepEqual(other.errors, []);
});
