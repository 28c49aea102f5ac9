// Pictures of everything that a battle and the first screens show, in every size, language and theme at least once.

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { BASE, DESKTOP, PHONE, begin, clickHex, open, turn } from './table.mjs';

export const SIZES = {
  desktop: { viewport: DESKTOP },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
  lying: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
const LOOKS = [
  ['en', 'desktop', 'parchment'], ['de', 'phone', 'dark'], ['fr', 'tablet', 'contrast'], ['es', 'lying', 'parchment'],
  ['es', 'desktop', 'dark'], ['de', 'tablet', 'parchment'], ['fr', 'phone', 'parchment'], ['en', 'lying', 'dark'],
  ['es', 'phone', 'parchment'], ['en', 'tablet', 'dark'], ['de', 'lying', 'contrast'], ['fr', 'desktop', 'dark'],
  ['de', 'desktop', 'parchment'], ['fr', 'lying', 'parchment'], ['es', 'tablet', 'contrast'], ['en', 'phone', 'contrast'],
];

const golden = (name) => readFileSync(new URL(`../../cases/golden/${name}.txt`, import.meta.url), 'utf8');

// A golden game up to the line before the first that fits; people go on with it, or these.
async function take(page, name, line, invader = 'human', defender = 'human') {
  const lines = golden(name).split('\n');
  const to = lines.findIndex((l) => line.test(l));
  const seat = (l) => l.replace(/^invader squire$/, `invader ${invader}`).replace(/^defender squire$/, `defender ${defender}`);
  const record = [...lines.slice(0, to).map(seat), ''].join('\n');
  await page.goto(`${BASE}#/record/${deflateRawSync(record).toString('base64url')}`);
  await page.waitForSelector('svg.board');
  await turn(page);
}

async function putAll(page, games) {
  await page.evaluate((games) => new Promise((done, failed) => {
    const open = indexedDB.open('dragonrage');
    open.onsuccess = () => {
      const work = open.result.transaction('games', 'readwrite');
      for (const [key, text] of games) work.objectStore('games').put(text, key);
      work.oncomplete = () => { open.result.close(); done(); };
      work.onabort = () => failed(work.error);
    };
  }), games);
}

const press = (page, selector) => page.$eval(selector, (e) => e.click());
const home = async (page) => { await page.goto(`${BASE}#/`); await page.waitForSelector('#first-game'); };

// Each leads to its picture from the start screen of a browser without a history.
const THINGS = {
  start: async () => {},
  goal: async (page) => { await press(page, '#first-game'); await page.waitForSelector('.goal-card'); },
  lesson: async (page) => {
    await press(page, '#first-game');
    await page.waitForSelector('.goal-card');
    await press(page, '.goal-card .understood');
    await page.waitForSelector('.turn-page.on');
    for (let n = 0; n < 3; n++) await press(page, '.turn-page.on');
  },
  'new-game': async (page) => {
    await page.goto(`${BASE}#/new`);
    await page.waitForFunction(() => document.querySelectorAll('.battle-picture .muster').length === 12);
  },
  'new-game-below': async (page) => {
    await THINGS['new-game'](page);
    await page.$eval('#begin', (e) => e.scrollIntoView({ block: 'end' }));
  },
  'last-look': async (page) => {
    await begin(page, { invader: 'squire', defender: 'human', seed: 5 });
    await turn(page);
    await press(page, '.set-up .main');
    await page.waitForSelector('.begin-battle', { timeout: 60_000 });
  },
  presets: async (page) => {
    await THINGS['last-look'](page);
    await press(page, '.presets summary');
    await page.fill('input[name=preset]', 'Esirien I');
    await press(page, '.save-preset');
    await page.waitForSelector('.preset .use');
    await press(page, '.preset .share');
  },
  'spell-book': async (page) => {
    await take(page, 'esirien-1-squire', /^WZD1 (casts|calls|boosts|fogs|whirl)/);
    await press(page, '.units .unit');
    await page.waitForSelector('.spell');
    await press(page, '.spell:not(:disabled)');
  },
  inspector: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
    await press(page, '.units .unit');
    await page.keyboard.press('n');
    await page.keyboard.press('i');
    await page.waitForSelector('.inspector.pinned');
  },
  overlays: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
    await press(page, '.overlays summary');
    for (const name of ['threat', 'worth']) await page.$eval(`.overlay-menu input[name=${name}]`, (e) => e.click());
  },
  legend: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
    await press(page, '.overlays summary');
    await press(page, '.overlay-menu .signs');
    await page.waitForSelector('.legend li');
  },
  keys: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
    await page.keyboard.press('?');
    await page.waitForTimeout(100);
  },
  orders: async (page) => {
    await take(page, 'esirien-1-squire', /^(INF|CAV|ARH|HERO)\d (attacks|shoots) D\d/);
    await press(page, '.units .unit');
  },
  meanwhile: async (page) => {
    await take(page, 'esirien-1-squire', /^turn 3 /, 'squire', 'human');
    for (let n = 0; n < 12 && !(await page.$('.news')); n++) {
      await page.$eval('.action-bar .end:not([hidden])', (e) => e.click()).catch(() => {});
      await page.waitForTimeout(60);
      await turn(page);
    }
  },
  log: async (page) => {
    await take(page, 'esirien-1-squire', /^turn 4 /);
    await page.$eval('.log', (e) => e.scrollIntoView({ block: 'start' }));
    await press(page, '.log .unfold');
  },
  hint: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 bounds 2 SW$/);
    await press(page, '.action-bar:not([hidden]) .ask:not([hidden])');
    await page.waitForSelector('.advice li', { timeout: 60_000 });
  },
  victory: async (page) => {
    await begin(page, { scenario: 'nurkott-4', invader: 'human', defender: 'squire' });
    await turn(page);
    await press(page, '.menu summary');
    await page.evaluate(() => [...document.querySelectorAll('.menu button:not([disabled])')].at(-1).click());
    await page.waitForSelector('.told button');
    await press(page, '.told button');
    await turn(page);
  },
  'kept-start': async (page) => {
    await begin(page, { scenario: 'nurkott-3', invader: 'human', defender: 'squire' });
    await turn(page);
    await putAll(page, ['esirien-1', 'esirien-4', 'nurkott-2'].map((s, n) => [`${1_795_000_000_000 - n * 90_000_000}-0001`, golden(`${s}-squire`).replace(/^invader squire$/m, 'invader human')]));
    await home(page);
    await page.waitForSelector('#go-on .little-board .sketch-position', { state: 'attached' });
  },
  mine: async (page) => {
    await putAll(page, ['esirien-1', 'esirien-2', 'esirien-4', 'nurkott-2', 'nurkott-5'].map((s, n) => [`${1_795_000_000_000 - n * 90_000_000}-0001`, golden(`${s}-squire`).replace(/^invader squire$/m, 'invader human')]));
    await page.goto(`${BASE}#/mine`);
    await page.waitForSelector('.games li');
  },
  'mine-figures': async (page) => {
    await THINGS.mine(page);
    await page.goto(`${BASE}#/mine/figures`);
    await page.waitForFunction(() => !document.querySelector('.counting') && document.querySelector('.mine dl.facts'), null, { timeout: 60_000 });
  },
  'mine-deeds': async (page) => {
    await THINGS.mine(page);
    await page.goto(`${BASE}#/mine/deeds`);
    await page.waitForSelector('.mine');
    await page.waitForTimeout(1500);
  },
  report: async (page) => {
    await THINGS.mine(page);
    await page.goto(`${BASE}#/result/1795000000000-0001`);
    await page.waitForSelector('.lucky li', { timeout: 60_000 });
  },
  // Names of four languages are longer than one: the split of a monster's parts, and what the dice make of it.
  split: async (page) => {
    await take(page, 'esirien-1-squire', /^D2 aims wings 2106$/);
    await page.waitForSelector('.split', { timeout: 60_000 });
    await page.$eval('.split', (e) => e.scrollIntoView({ block: 'center' }));
  },
  blow: async (page) => {
    await THINGS.split(page);
    await page.evaluate(() => localStorage.setItem('dragonrage.speed', 'normal'));
    await page.reload();
    await page.waitForSelector('.split', { timeout: 60_000 });
    await press(page, '.split');
    await page.waitForTimeout(400);
    await page.$eval('.log', (e) => e.scrollIntoView({ block: 'start' }));
  },
  course: async (page) => { await page.goto(`${BASE}#/rules/0`); await page.waitForSelector('article .example svg', { state: 'attached' }); },
  figure: async (page) => {
    await page.goto(`${BASE}#/rules/2.12.1.5.1-a`);
    await page.waitForSelector('#r-2\\.12\\.1\\.5\\.1-a .example svg');
    await page.$eval('#r-2\\.12\\.1\\.5\\.1-a', (e) => e.scrollIntoView({ block: 'start' }));
  },
  played: async (page) => {
    await page.goto(`${BASE}#/example/X-02`);
    await page.waitForSelector('.example-told svg, .example-said', { state: 'attached' });
    await page.$eval('.example-told details', (e) => { e.open = true; });
  },
  puzzles: async (page) => { await page.goto(`${BASE}#/puzzles`); await page.waitForSelector('.puzzles li, main a.button'); await page.waitForTimeout(300); },
  puzzle: async (page) => {
    const id = readFileSync(new URL('../../cases/tactics/puzzles.txt', import.meta.url), 'utf8').match(/\npuzzle (\S+-\d+[a-z])\n/)[1];
    await page.goto(`${BASE}#/puzzles/${id}`);
    await page.waitForSelector('.battle.puzzle #puzzle-question');
    await page.waitForTimeout(400);
  },
  'puzzle-judged': async (page) => {
    await THINGS.puzzle(page);
    await page.waitForSelector('.action-bar:not([hidden]) .finish');
    await press(page, '.finish');
    await page.waitForSelector('.judged h2', { timeout: 60_000 });
  },
};

// Takes them: `only` names things and looks (all unless it says otherwise).
export async function every(browser, folder, picture, only = {}) {
  const looks = LOOKS.filter((look) => !only.looks || only.looks.includes(look.slice(0, 2).join('-')));
  for (const [lang, size, theme] of looks) {
    for (const [what, lead] of Object.entries(THINGS).filter(([what]) => !only.things || only.things.includes(what))) {
      const page = await open(browser, { ...SIZES[size], lang });
      try {
        await page.evaluate(([theme, lang]) => { localStorage.setItem('dragonrage.theme', theme); localStorage.setItem('dragonrage.lang', lang); }, [theme, lang]);
        await page.reload();
        await page.waitForFunction((lang) => document.documentElement.lang === lang && document.querySelector('#first-game'), lang);
        await lead(page);
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/every-${what}-${lang}-${size}-${theme}.jpg`, ...picture });
        if (page.errors.length) console.log(`${what} ${lang} ${size}: ${page.errors}`);
      } catch (e) {
        console.log(`${what}, ${lang}, ${size}, ${theme}: ${String(e).split('\n')[0]}`);
      }
      await page.context().close();
    }
  }
}
