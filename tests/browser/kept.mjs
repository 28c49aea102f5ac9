// What the tests know of what is kept: the database and the settings, past the page.

import { BASE } from './table.mjs';

// A document of the same origin that is not the page: another tab with an older or a newer edition.
export async function stranger(context) {
  const page = await context.newPage();
  await page.goto(`${BASE}sw.js`);
  return page;
}

// Everything that is kept, by drawer and key.
export const dump = (page) => page.evaluate(() => new Promise((done, failed) => {
  const open = indexedDB.open('dragonrage');
  open.onerror = () => failed(open.error);
  open.onsuccess = () => {
    const database = open.result;
    const names = [...database.objectStoreNames];
    // Settings begin with a name and a full stop; which game was played last is none, and stays in its browser.
    const ours = Object.entries(localStorage).filter(([name]) => name.startsWith('dragonrage.'));
    const all = { settings: Object.fromEntries(ours.sort()) };
    if (!names.length) { database.close(); return done(all); }
    const work = database.transaction(names);
    for (const name of names) {
      const [keys, texts] = [work.objectStore(name).getAllKeys(), work.objectStore(name).getAll()];
      texts.onsuccess = () => { all[name] = Object.fromEntries(keys.result.map((key, n) => [key, texts.result[n]])); };
    }
    work.oncomplete = () => { database.close(); done(all); };
    work.onabort = () => failed(work.error);
  };
}));

// Puts a text into a drawer, as it is.
export const put = (page, drawer, key, text) => page.evaluate(([drawer, key, text]) => new Promise((done, failed) => {
  const open = indexedDB.open('dragonrage');
  open.onerror = () => failed(open.error);
  open.onsuccess = () => {
    const work = open.result.transaction(drawer, 'readwrite');
    work.objectStore(drawer).put(text, key);
    work.oncomplete = () => { open.result.close(); done(); };
    work.onabort = () => failed(work.error);
  };
}), [drawer, key, text]);

// So much room the browser gives to the site, in bytes. The override belongs to the session that made it.
export async function quota(page, bytes) {
  page.cdp ??= await page.context().newCDPSession(page);
  await page.cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(BASE).origin, quotaSize: bytes });
}

// The browser closes the database under the page.
export async function slam(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(BASE).origin, storageTypes: 'indexeddb' });
}

export const notice = (page) => page.waitForSelector('.notice', { timeout: 20_000 }).then((e) => e.textContent());
export const noNotice = (page) => page.waitForSelector('.notice', { state: 'detached', timeout: 20_000 });
