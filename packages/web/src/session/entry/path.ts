import { useSyncExternalStore } from 'react';

/** What the signed-out tree shows to somebody signed in too: mailed links, and pages that belong to nobody. */
const open = [
  /^\/zmena-hesla\/[^/]+$/,
  /^\/aktivace\/[^/]+$/,
  /^\/zmena-emailu\/[^/]+$/,
  /^\/odhlasit\/[^/]+$/,
  /^\/nebyl-jsem-to-ja\/[^/]+$/,
  /^\/z\/(?:(?:potvrdit|dost)\/)?[^/]+$/,
  /^\/prace\/[^/]+$/,
  /^\/promitani\/[^/]+$/,
  /^\/potvrzeni\/[^/]+$/,
  /^\/objednavka\/[^/]+$/,
  '/pozvanka',
  '/podminky',
  '/soukromi',
  '/logout',
] as const;

/** The addresses of the signed-out tree; it routes by itself, so that no router is loaded to sign in. */
const known = ['/prihlasit', '/zapomenute-heslo', ...open] as const;

const isAmong = (list: readonly (string | RegExp)[], path: string): boolean =>
  list.some((k) => (typeof k === 'string' ? k === path : k.test(path)));

export const isKnown = (path: string): boolean => isAmong(known, path);
/** Whether whoever is signed in is shown the signed-out tree here; any other address is theirs. */
export const isOpen = (path: string): boolean => isAmong(open, path);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  for (const tell of listeners) tell();
}
