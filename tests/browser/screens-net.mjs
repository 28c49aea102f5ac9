// Pictures of play over the net: every screen, as a desktop and as a phone show it. Given languages, in each of them.

import { DESKTOP, PHONE } from './table.mjs';
import { Host, act, make, play, visit } from './net.mjs';

const turn = (page) => page.textContent('header .turn');

// All pictures in one language; `shot` takes one of a page.
async function round(browser, host, lang, shot) {
  const ann = await visit(browser, host, { name: 'Ann', lang, viewport: DESKTOP });
  const bob = await visit(browser, host, { name: 'Bob', lang, viewport: PHONE });
  await ann.waitForSelector('#play-friend');
  await shot(ann, 'net-start-desktop');
  await bob.waitForSelector('#play-friend');
  await shot(bob, 'net-start-phone');
  await bob.goto(`${host.base}#/net/new`);
  await bob.waitForSelector('#make');
  await bob.$eval('details.expert', (e) => { e.open = true; });
  await bob.$eval('.agree', (e) => e.scrollIntoView());
  await shot(bob, 'net-make-phone');
  await ann.goto(`${host.base}#/net/new`);
  await ann.waitForSelector('#make');
  await shot(ann, 'net-make-desktop');
  const link = await make(ann, host, { side: 'defender', clock: 1 });
  await shot(ann, 'net-room-desktop');
  await bob.goto(link);
  await bob.waitForSelector('#join');
  await shot(bob, 'net-join-phone');
  await bob.click('#join');
  await Promise.all([ann, bob].map((p) => p.waitForSelector('svg.board')));
  await play([ann, bob], async () => /1/.test(await turn(ann)) && !(await ann.$('.set-up')));
  for (let n = 0; n < 3; n += 1) await act([ann, bob]);
  await shot(ann, 'net-battle-desktop');
  await shot(bob, 'net-battle-phone');
  await ann.$eval('.net-talk', (e) => { e.open = true; });
  await ann.$eval('.net-own', (e) => { e.open = true; });
  await ann.click('.net-talk .phrase[value=hello]');
  await bob.$eval('.net-talk', (e) => { e.open = true; });
  await bob.waitForSelector('.net-talk .said li');
  await bob.$eval('.net-talk', (e) => e.scrollIntoView());
  await shot(bob, 'net-talk-phone');
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.offer-back');
  await ann.waitForSelector('.net-offer');
  await ann.$eval('.net-proposals', (e) => e.scrollIntoView());
  await shot(ann, 'net-offer-desktop');
  await ann.click('.net-offer .decline');
  await bob.context().setOffline(true);
  await bob.waitForSelector('.net-lost:not([hidden])');
  await shot(bob, 'net-lost-phone');
  await bob.context().setOffline(false);
  await bob.waitForSelector('.net-lost', { state: 'hidden' });
  const cleo = await visit(browser, host, { lang, viewport: PHONE, path: new URL(link).hash });
  await cleo.waitForSelector('svg.board');
  await shot(cleo, 'net-watch-phone');
  const lobby = await ann.context().newPage();
  await lobby.goto(`${host.base}#/net`);
  await lobby.waitForSelector('#net-mine .net-game');
  await lobby.$eval('.net-word', (e) => { e.open = true; });
  await shot(lobby, 'net-lobby-desktop');
  await lobby.setViewportSize(PHONE);
  await shot(lobby, 'net-lobby-phone');
  await bob.$eval('.net-own', (e) => { e.open = true; });
  await bob.click('.net-own .resign');
  await bob.click('.resign-sure');
  await bob.waitForSelector('.net-end');
  await bob.click('.verify');
  await bob.$eval('.panel', (e) => e.scrollTo(0, 0));
  await shot(bob, 'net-end-phone');
  await ann.waitForSelector('.net-end');
  await ann.click('.verify');
  await ann.$eval('.panel', (e) => e.scrollTo(0, 0));
  await shot(ann, 'net-end-desktop');
  await Promise.all([ann, bob, cleo].map((p) => p.context().close()));
}

// Takes them all; `take` writes one.
export async function pictures(browser, take, langs = ['en']) {
  const host = await Host.start();
  try {
    for (const lang of langs) {
      await round(browser, host, lang, (page, name) => take(page, lang === 'en' ? name : `${name}-${lang}`));
    }
  } finally {
    await host.stop();
  }
}
