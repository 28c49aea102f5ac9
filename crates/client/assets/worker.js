// The computer player: the same module, away from the page, so that the page never waits for it.
import init, { think } from './client.js';

const ready = init({ module_or_path: new URL('./client.wasm', import.meta.url) });
onmessage = async ({ data }) => {
  await ready;
  postMessage(think(data));
};
