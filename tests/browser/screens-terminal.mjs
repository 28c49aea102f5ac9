// The picture of the terminal: the program draws a game in colour, this turns its colours into a page, and the browser takes
// the picture. `node screens-terminal.mjs GAME PROGRAM` prints the page.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/// The record up to the invader's fire of turn 6.
function cut(record) {
  const turn = record.indexOf('\nturn 6 ');
  const fire = record.indexOf('\n# invader-fire', turn);
  return `${record.slice(0, fire)}\n`;
}

/// Colour `n` of a terminal's 256.
function colour(n) {
  const basic = ['#000', '#c33', '#3a3', '#aa3', '#36c', '#a3a', '#3aa', '#ccc', '#777', '#f66', '#6f6', '#ff6', '#69f', '#f6f', '#6ff', '#fff'];
  if (n < 16) return basic[n];
  if (n >= 232) return `rgb(${Array(3).fill(8 + 10 * (n - 232))})`;
  const part = (v) => (v === 0 ? 0 : 55 + 40 * v);
  const rest = n - 16;
  return `rgb(${[Math.floor(rest / 36), Math.floor(rest / 6) % 6, rest % 6].map(part)})`;
}

/// One stretch of text in one style; letters outside ASCII in cells of their own, so that columns stay columns.
function stretch(text, codes) {
  let style = '';
  for (let i = 0; i < codes.length; i++) {
    if (codes[i] === 1) style += 'font-weight:bold;';
    if (codes[i] === 38 || codes[i] === 48) {
      style += `${codes[i] === 38 ? 'color' : 'background'}:${colour(codes[i + 2])};`;
      i += 2;
    }
  }
  const safe = text.replace(/[&<>]/g, (c) => `&#${c.codePointAt(0)};`).replace(/[^\x00-\x7f]/g, '<i>$&</i>');
  return style ? `<span style="${style}">${safe}</span>` : safe;
}

/// What the program draws, as a page.
export function terminal(game, program) {
  const folder = mkdtempSync(join(tmpdir(), 'dragonrage-'));
  const record = join(folder, 'game.txt');
  writeFileSync(record, cut(readFileSync(game, 'utf8')));
  const args = ['play', '--load', record, '--save', join(folder, 'kept.txt'), '--color', 'always', '--lang', 'en'];
  const env = { ...process.env, LC_ALL: 'C.UTF-8', TERM: 'xterm-256color', HOME: folder };
  const drawn = execFileSync(program, [...args, '--invader', 'human', '--defender', 'knight'], { input: 'quit\n', env });
  const plain = (line) => line.replace(/\x1b\[[0-9;]*m/g, '');
  const lines = drawn.toString().split('\n');
  const from = lines.findIndex((line) => plain(line).startsWith('Turn '));
  const to = lines.findIndex((line) => plain(line).startsWith('Invader, your choice'));
  // The legend is as wide as the terminal lets it be: too wide for a picture.
  const legend = lines.findIndex((line) => plain(line).startsWith('Legend'));
  const after = lines.findIndex((line, n) => n > legend && plain(line) === '');
  const shown = [...lines.slice(from, legend), ...lines.slice(after, to), plain(lines[to]).replace('quit', '▏')];
  const html = shown.map((line) => line.split('\x1b[').map((part, n) => {
    const [, codes, text] = n === 0 ? ['', '', part] : part.match(/^([0-9;]*)m(.*)$/s);
    return stretch(text, codes.split(';').map(Number));
  }).join(''));
  return `<!doctype html><meta charset="utf-8"><title>Dragon Rage</title><style>
body { margin: 0; background: #161616; color: #ddd }
pre { margin: 0; padding: 12px; width: max-content; font: 13px/15px "DejaVu Sans Mono", monospace }
i { display: inline-block; width: 1ch; height: 15px; vertical-align: top; overflow: hidden; font-style: normal }
</style><pre id="terminal">${html.join('\n')}</pre>`;
}

if (process.argv[1]?.endsWith('screens-terminal.mjs')) process.stdout.write(terminal(process.argv[2], process.argv[3]));
