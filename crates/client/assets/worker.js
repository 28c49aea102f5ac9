// The computer player: the same module, away from the page, so that the page never waits for it.
import init, { think } from './client.js';

const ready = init({ module_or_path: new URL('./client.wasm', import.meta.url) });
onmessage = async ({ data }) => {
  try {
    await ready;
    postMessage(await think(data));
  } catch (error) {
    // A promise that fails is the worker's own affair; an error outside one reaches the page.
    setTimeout(() => { throw error; });
  }
};
