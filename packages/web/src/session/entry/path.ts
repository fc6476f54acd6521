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

/** What addresses of the signed-in tree begin with; any other leads nowhere. */
const rooms =
  /^\/(?:auth|admin|nastenka|adresar-kontaktu|ankety|detail-svj|diskuze|dokumenty|fotogalerie|hlaseni|hlasovani|jednotky|kalendar-udalosti|kroky|lhuty|pokladna|pozadavky-ke-schvaleni|prehled-poplatku|rezervace|role|shromazdeni-vlastniku|sousede|ucet|usneseni|zmeny-evidence|zpravy)?(?:\/|$)/;

const isAmong = (list: readonly (string | RegExp)[], path: string): boolean =>
  list.some((k) => (typeof k === 'string' ? k === path : k.test(path)));

export const isKnown = (path: string): boolean => isAmong(known, path);
/** Whether it leads nowhere, also for whoever signs in. */
export const isNowhere = (path: string): boolean => !isKnown(path) && !rooms.test(path);
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
