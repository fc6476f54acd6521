import { useSyncExternalStore } from 'react';

/** The addresses of the signed-out tree; it routes by itself, so that no router is loaded to sign in. */
const known = [
  '/prihlasit',
  '/zapomenute-heslo',
  /^\/zmena-hesla\/[^/]+$/,
  /^\/aktivace\/[^/]+$/,
  /^\/zmena-emailu\/[^/]+$/,
  /^\/odhlasit\/[^/]+$/,
  '/podminky',
  '/soukromi',
  '/logout',
] as const;

export const isKnown = (path: string): boolean =>
  known.some((k) => (typeof k === 'string' ? k === path : k.test(path)));

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
