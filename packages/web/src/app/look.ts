import { inBrowser } from '../base/stored.ts';

export const looks = ['light', 'dark', 'auto'] as const;
export type Look = (typeof looks)[number];
export const lookKey = 'pavlac.look';

export function savedLook(): Look {
  const kept = inBrowser.read(lookKey);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Puts the scheme on the page before anything is drawn. */
export function wearLook(look: Look): void {
  const dark = look === 'dark' || (look === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}
