// Starts the page, and keeps it for use without a network.
import init, { page } from './client.js';

await init({ module_or_path: new URL('./client.wasm', import.meta.url) });
const address = (name) => new URL(name, import.meta.url).href;
const languages = [address('./lang-es.ftl'), address('./lang-de.ftl'), address('./lang-fr.ftl')];
page(address('./worker.js'), address('./rules.md'), languages);

if ('serviceWorker' in navigator && isSecureContext) {
  navigator.serviceWorker.register('sw.js').catch(() => {});
}
