import * as z from 'zod/mini';

/** Text without case and diacritics, spaces joined: how names and search entries are kept and asked. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A LIKE pattern: any part from 3 characters, under that beginnings of words. Wildcards in the text are plain. */
export function searchPatterns(text: string): [string, string] {
  const key = searchKey(text).replace(/[\\%_]/g, '\\$&');
  return key.length >= 3 ? [`%${key}%`, `%${key}%`] : [`${key}%`, `% ${key}%`];
}

const asked = z._default(z.string().check(z.maxLength(100)), '');
/** What is searched for: in the address, or as `?q=` where the text holds a slash. */
export const searchInput = z
  .object({ text: asked, q: asked })
  .check(z.refine((s) => searchKey(s.text || s.q) !== '', { path: ['q'], error: 'BASE.FORM.REQUIRED' }));
