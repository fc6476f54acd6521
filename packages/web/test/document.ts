import { JSDOM } from 'jsdom';

const kept = new Set(['fetch', 'crypto', 'performance', 'structuredClone', 'queueMicrotask']);
const ours = new Set(['navigator', 'localStorage', 'sessionStorage', 'Event', 'EventTarget', 'CustomEvent']);

/**
 * A document for the screens of this worker, beside everything of Node that the portal needs: addresses, files and signals
 * stay Node's own, because both sides of the door live in one process.
 */
function putDocument(): void {
  const { window: inner } = new JSDOM('<!doctype html><html lang="cs"><body></body></html>', {
    url: 'https://portal.example/',
    pretendToBeVisual: true,
  });
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(inner))
    if (!kept.has(name) && (!(name in globalThis) || ours.has(name))) put(name, inner[name]);
  put('window', globalThis);
  // What asks the window for its own events asks the window of the document.
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle'] as const)
    put(name, inner[name].bind(inner));
}

/** A browser 1440 pixels wide has these; jsdom lays nothing out. */
function standIns(): void {
  const none = () => undefined;
  class Watcher {
    observe = none;
    unobserve = none;
    disconnect = none;
    takeRecords = () => [];
  }
  const widths = (query: string) => {
    const [, least] = /min-width:\s*([\d.]+)em/.exec(query) ?? [];
    const [, most] = /max-width:\s*([\d.]+)em/.exec(query) ?? [];
    const width = window.innerWidth / 16;
    if (least || most) return (!least || Number(least) <= width) && (!most || Number(most) >= width);
    return /prefers-reduced-motion|min-width|hover: hover|pointer: fine/.test(query);
  };
  window.matchMedia = ((media: string) => ({
    // Asked each time: a test may be on a phone for a while.
    get matches() {
      return widths(media);
    },
    ...{ media, onchange: null },
    ...{ addEventListener: none, removeEventListener: none, addListener: none, removeListener: none },
    dispatchEvent: () => true,
  })) as unknown as typeof window.matchMedia;
  Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });
  Object.assign(window, { scrollTo: none, innerWidth: 1440, innerHeight: 900 });
  Object.assign(Element.prototype, { scrollIntoView: none, scrollTo: none });
  // Everything is somewhere on the screen: what floats beside something hides when that is not seen.
  const somewhere = () => new DOMRect(10, 10, 100, 20);
  Object.assign(Element.prototype, { getBoundingClientRect: somewhere, getClientRects: () => [somewhere()] });
  for (const [name, size] of [
    ['clientWidth', 1440],
    ['clientHeight', 900],
    ['offsetWidth', 100],
    ['offsetHeight', 20],
  ] as const)
    Object.defineProperty(name.startsWith('c') ? Element.prototype : HTMLElement.prototype, name, { get: () => size });
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { fonts: { ready: Promise.resolve(), addEventListener: none, removeEventListener: none } });
}
// Files of a worker share one document, as they share their modules.
if (!('document' in globalThis)) {
  putDocument();
  standIns();
}
