import type { TextKey } from '#contract/texts/keys.ts';
import { inBrowser } from './stored.ts';

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

export const lookNames = {
  light: 'ACCOUNT.SCHEME_LIGHT',
  dark: 'ACCOUNT.SCHEME_DARK',
  auto: 'ACCOUNT.SCHEME_AUTO',
} as const satisfies Record<Look, TextKey>;
