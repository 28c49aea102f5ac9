// Starts the page, and keeps it for use without a network.
import init, { page } from './client.js';

await init({ module_or_path: new URL('./client.wasm', import.meta.url) });
page(new URL('./worker.js', import.meta.url).href, new URL('./rules.md', import.meta.url).href);

if ('serviceWorker' in navigator && isSecureContext) {
  navigator.serviceWorker.register('sw.js').catch(() => {});
}
