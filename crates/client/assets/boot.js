// Starts the page, and keeps it for use without a network.
import init, { page } from './client.js';

const address = (name) => new URL(name, import.meta.url).href;

// The module, as it comes in; whoever waits sees how far it is. What comes is counted unpacked, because nobody tells how long it is packed.
async function module() {
  const response = await fetch(address('./client.wasm'));
  const bar = document.querySelector('#loading progress');
  if (!response.ok || !response.body || !bar) return response;
  bar.max = __BYTES__;
  const counted = new TransformStream({
    transform(bytes, out) {
      bar.value += bytes.length;
      out.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: { 'content-type': 'application/wasm' } });
}

await init({ module_or_path: module() });
const languages = [address('./lang-es.ftl'), address('./lang-de.ftl'), address('./lang-fr.ftl')];
const rules = [address('./rules-en.md'), address('./rules-es.md'), address('./rules-de.md'), address('./rules-fr.md')];
page(address('./worker.js'), rules, address('./puzzles.txt'), address('./examples.txt'), languages);

if ('serviceWorker' in navigator && isSecureContext) {
  navigator.serviceWorker.register('sw.js').catch(() => {});
}
