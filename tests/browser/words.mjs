// What is written on the page: every text and label, keys that have no words, English where another language should stand.

import { readFileSync, readdirSync } from 'node:fs';

const LANG = new URL('../../crates/words/lang/', import.meta.url);

// The first lines of a language's texts by key.
function texts(lang) {
  const folder = new URL(`${lang}/`, LANG);
  const lines = readdirSync(folder).flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([A-Za-z][\w-]*) = ?(.*)$/gm)]);
  return new Map(lines.map(([, key, text]) => [key, text]));
}

// A text of one line, without arguments, as its file has it.
export const text = (lang, key) => texts(lang).get(key);

const KEYS = new Set(texts('en').keys());

// Whole English texts, short ones too, that the language says otherwise. The game's own name is also a scenario's.
export function english(lang) {
  const own = new Set([...texts(lang).values(), 'Dragon Rage']);
  return new Set([...texts('en').values()].filter((text) => text && !text.includes('{') && !own.has(text)));
}

// How keys begin: a key that is in no file begins like the others.
const BEGINNINGS = new Set([...KEYS].map((key) => key.split('-')[0]).filter((word, n, all) => all.indexOf(word) !== n));

// Ordinary words with a hyphen that begin like a key.
const ORDINARY = new Set(['player-turn']);

// All that can be read or heard: texts, titles, labels, hints in empty fields, the title of the window. Texts that are marked
// as English stand apart. Closed menus count too: somebody will open them.
export const written = (page) => page.evaluate(() => {
  const found = [document.title];
  for (const e of document.querySelectorAll('html, html *')) {
    if (e.closest('script, style, noscript, [lang=en]:not(html), option[lang]')) continue;
    for (const name of ['title', 'aria-label', 'aria-description', 'placeholder', 'alt']) if (e.hasAttribute(name)) found.push(e.getAttribute(name));
    for (const node of e.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
  }
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
});

// Words of a text that are keys, or look like one.
export function keys(text) {
  const shaped = text.match(/(?<![\w.\/-])[a-z]+(?:[-_][a-z0-9_]+)+(?![\w.\/-])/g) ?? [];
  return shaped.filter((word) => !ORDINARY.has(word) && (KEYS.has(word) || BEGINNINGS.has(word.split('-')[0])));
}

// Is it longer than a word or two? Codes and numbers are no words.
export const isSentence = (text) => (text.match(/\p{L}*\p{Ll}\p{L}+/gu) ?? []).length > 2;
