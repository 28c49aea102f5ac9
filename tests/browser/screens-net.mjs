// Pictures of play over the net: every screen, as a desktop and as a phone show it, in every language, size and theme at least once.

import { SIZES } from './screens-every.mjs';
import { Host, act, make, play, visit } from './net.mjs';

// Language, theme, and what Ann and Bob sit at.
const LOOKS = [
  ['en', 'parchment', 'desktop', 'phone'], ['de', 'dark', 'desktop', 'phone'], ['fr', 'contrast', 'desktop', 'phone'], ['es', 'parchment', 'desktop', 'phone'],
  ['de', 'parchment', 'tablet', 'lying'], ['fr', 'parchment', 'tablet', 'lying'],
];

const turn = (page) => page.textContent('header .turn');

// Both, as one look has them; `shot` takes a picture of one.
async function both(browser, host, [lang, theme, one, two], take) {
  const sit = async (name, size) => {
    const page = await visit(browser, host, { name, lang, ...SIZES[size], permissions: name === 'Ann' ? ['notifications'] : [] });
    await page.evaluate((theme) => localStorage.setItem('dragonrage.theme', theme), theme);
    await page.reload();
    page.size = size;
    return page;
  };
  const shot = async (page, name) => {
    await page.waitForTimeout(150);
    await take(page, `${name}-${page.size}${lang === 'en' && theme === 'parchment' ? '' : `-${lang}-${theme}`}`);
  };
  const [ann, bob, cleo] = [await sit('Ann', one), await sit('Bob', two), await sit('Cleo', two)];
  return { ann, bob, cleo, shot };
}

// A game by link, from the start screen to the proof of its dice.
async function round({ ann, bob, cleo, shot }, host) {
  await ann.waitForSelector('#play-friend');
  await shot(ann, 'net-start');
  await bob.waitForSelector('#play-friend');
  await shot(bob, 'net-start');
  await bob.goto(`${host.base}#/net/new`);
  await bob.waitForSelector('#make');
  await bob.$eval('details.expert', (e) => { e.open = true; });
  await bob.$eval('.agree', (e) => e.scrollIntoView());
  await shot(bob, 'net-make');
  await ann.goto(`${host.base}#/net/new`);
  await ann.waitForSelector('#make');
  await shot(ann, 'net-make');
  const link = await make(ann, host, { side: 'defender', clock: 1 });
  await shot(ann, 'net-room');
  await bob.goto(link);
  await bob.waitForSelector('#join');
  await shot(bob, 'net-join');
  await bob.click('#join');
  await Promise.all([ann, bob].map((p) => p.waitForSelector('svg.board')));
  await play([ann, bob], async () => /1/.test(await turn(ann)) && !(await ann.$('.set-up')));
  for (let n = 0; n < 3; n += 1) await act([ann, bob]);
  await shot(ann, 'net-battle');
  await shot(bob, 'net-battle');
  await ann.$eval('.net-talk', (e) => { e.open = true; });
  await ann.$eval('.net-own', (e) => { e.open = true; });
  await ann.click('.net-talk .phrase[value=hello]');
  await bob.$eval('.net-talk', (e) => { e.open = true; });
  await bob.waitForSelector('.net-talk .said li');
  await bob.$eval('.net-talk', (e) => e.scrollIntoView());
  await shot(bob, 'net-talk');
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.offer-back');
  await ann.waitForSelector('.net-offer');
  await ann.$eval('.net-proposals', (e) => e.scrollIntoView());
  await shot(ann, 'net-offer');
  await ann.click('.net-offer .decline');
  await bob.context().setOffline(true);
  await bob.waitForSelector('.net-lost:not([hidden])');
  await shot(bob, 'net-lost');
  await bob.context().setOffline(false);
  await bob.waitForSelector('.net-lost', { state: 'hidden' });
  await cleo.goto(link);
  await cleo.waitForSelector('svg.board');
  await shot(cleo, 'net-watch');
  for (const page of [ann, bob]) {
    const lobby = await page.context().newPage();
    await lobby.goto(`${host.base}#/net`);
    await lobby.waitForSelector('#net-mine .net-game');
    await lobby.waitForSelector('.net-notices, .net-notices-denied').catch(() => {});
    await lobby.$eval('.net-word', (e) => { e.open = true; });
    lobby.size = page.size;
    await shot(lobby, 'net-lobby');
    await lobby.close();
  }
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.net-own .resign');
  await bob.click('.resign-sure');
  await bob.waitForSelector('.net-end');
  await bob.click('.verify');
  await bob.$eval('.panel', (e) => e.scrollTo(0, 0));
  await shot(bob, 'net-end');
  await ann.waitForSelector('.net-end');
  await ann.click('.verify');
  await ann.$eval('.panel', (e) => e.scrollTo(0, 0));
  await shot(ann, 'net-end');
}

// What this browser has put away is gone: what opens an army among it.
const forget = (page) => page.evaluate(() => new Promise((done) => {
  const open = indexedDB.open('dragonrage');
  open.onsuccess = () => {
    const stores = [...open.result.objectStoreNames];
    const work = open.result.transaction(stores, 'readwrite');
    stores.forEach((store) => work.objectStore(store).clear());
    work.oncomplete = () => { open.result.close(); done(); };
  };
}));

// Own armies: for all to see; in secret, from the form to the table.
async function armed({ ann, bob, cleo, shot }, host) {
  await ann.goto(`${host.base}#/army/point-buy/esirien/1D,4ORC,1BOSS/12INF,4ARH,HERO,WZD`);
  await ann.waitForSelector('a.friend');
  await ann.$eval('a.friend', (e) => e.scrollIntoView({ block: 'end' }));
  await shot(ann, 'net-armies-friend');
  await ann.click('a.friend');
  await ann.waitForSelector('.net-armies .armies');
  await ann.$eval('.net-armies', (e) => e.scrollIntoView({ block: 'center' }));
  await shot(ann, 'net-armies-open');
  for (const page of [bob, ann]) {
    await page.goto(`${host.base}#/net/new`);
    await page.waitForSelector('#make');
    await page.check('input[name=armies][value=secret]');
    await page.$eval('.net-armies', (e) => e.scrollIntoView({ block: 'center' }));
    await shot(page, 'net-armies-secret');
  }
  await ann.check('input[name=side][value=invader]');
  await ann.click('#make');
  await ann.waitForSelector('.net-link input[name=link]');
  const link = await ann.inputValue('.net-link input[name=link]');
  await shot(ann, 'net-armies-room');
  await bob.goto(link);
  await bob.waitForSelector('#join');
  await shot(bob, 'net-armies-invited');
  await bob.click('#join');
  for (const page of [ann, bob]) {
    await page.waitForSelector('.net-arming .by-chance');
    await shot(page, 'net-armies-choose');
    await page.click('.net-arming .by-chance');
    await page.$eval('.net-arming .seal', (e) => e.scrollIntoView({ block: 'center' }));
    await shot(page, 'net-armies-chosen');
  }
  await bob.click('.net-arming .seal');
  await bob.waitForSelector('.net-arming .sealed');
  await shot(bob, 'net-armies-sealed');
  const [file] = await Promise.all([bob.waitForEvent('download'), bob.click('.net-arming .save-secret')]);
  const path = await file.path();
  await cleo.goto(link);
  await cleo.waitForSelector('.net-arming');
  await shot(cleo, 'net-armies-watched');
  await bob.goto(`${host.base}#/`);
  await forget(bob);
  await ann.click('.net-arming .seal');
  await ann.waitForSelector('.net-arming .asked');
  await shot(ann, 'net-armies-shown');
  await bob.goto(link);
  await bob.reload();
  await bob.waitForSelector('.net-arming .lost');
  await shot(bob, 'net-armies-lost');
  await bob.setInputFiles('.net-arming .load-secret input', path);
  await Promise.all([ann, bob].map((page) => page.waitForSelector('svg.board')));
  await shot(ann, 'net-armies-battle');
  await shot(bob, 'net-armies-battle');
}

// Takes them all; `take` writes one. `only` names looks by language and first size.
export async function pictures(browser, take, only) {
  const host = await Host.start();
  try {
    for (const look of LOOKS.filter(([lang, , size]) => !only || only.includes(`${lang}-${size}`))) {
      for (const way of [armed, round]) {
        const people = await both(browser, host, look, take);
        await way(people, host).catch((e) => console.log(`${way.name}, ${look}: ${String(e).split('\n')[0]}`));
        for (const page of [people.ann, people.bob, people.cleo]) {
          if (page.errors.length) console.log(`${way.name}, ${look}: ${page.errors}`);
          await page.context().close();
        }
      }
    }
  } finally {
    await host.stop();
  }
}
