// The other half of `cargo xtask equal`: asks the page's WebAssembly what the native players were asked, and compares.
//
//   node equal.mjs SITE QUESTIONS
//
// SITE is the built page, QUESTIONS what `crates/ai/examples/equal.rs` has printed.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What must have been compared for the result to mean anything. */
const LEAST = 5000;
const LEVELS = ['random', 'page', 'squire', 'knight', 'dragonlord'];
const ADVICE = 'advice';
const SCENARIOS = 12;
/** Differences that are shown. */
const SHOWN = 20;

const [site, questions] = process.argv.slice(2);
const file = (pattern) => {
  const found = readdirSync(site).filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`${site}: one file like ${pattern} was expected, there are ${found.length}`);
  return join(site, found[0]);
};
// Parts of the module are fetched when they are needed; Node.js does not fetch files.
globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { 'content-type': 'application/wasm' } });
const { default: init, think } = await import(pathToFileURL(file(/^client-\w+\.js$/)));
await init({ module_or_path: readFileSync(file(/^client-\w+\.wasm$/)) });

const asked = Object.fromEntries([...LEVELS, ADVICE].map((word) => [word, 0]));
const scenarios = new Set();
let different = 0;
for (const block of readFileSync(questions, 'utf8').split('%%\n').filter(Boolean)) {
  const at = block.lastIndexOf('=> ');
  const question = block.slice(0, at);
  const native = block.slice(at + 3).trim();
  const answer = await think(question);
  const wasm = answer.slice(answer.indexOf('\n') + 1);
  const [, word] = question.split(' ', 2);
  const scenario = /^scenario (\S+)$/m.exec(question)?.[1];
  asked[word] += 1;
  scenarios.add(scenario);
  if (wasm !== native) {
    different += 1;
    if (different <= SHOWN) {
      const [head] = question.split('\n', 1);
      console.log(`${scenario}, question ${head}: native "${native}", WebAssembly "${wasm}"`);
    }
  }
}

const decisions = LEVELS.reduce((sum, level) => sum + asked[level], 0);
const each = LEVELS.map((level) => `${level} ${asked[level]}`).join(', ');
console.log(
  `Node against native: ${decisions} decisions (${each}) and ${asked[ADVICE]} pieces of advice compared ` +
    `in ${scenarios.size} scenarios; differences: ${different}`,
);
if (different > 0) console.log(`The questions are in ${questions}.`);
const few = decisions < LEAST || scenarios.size < SCENARIOS || Object.values(asked).some((count) => !(count > 0));
if (few) console.log(`Too few: at least ${LEAST} decisions, every level, advice, ${SCENARIOS} scenarios.`);
process.exitCode = different > 0 || few ? 1 : 0;
