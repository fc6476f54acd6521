/** Text without case and diacritics, spaces joined: how names and search entries are kept and asked. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A LIKE pattern: any part from 3 characters, under that beginnings of words. Wildcards in the text are plain. */
export function searchPatterns(text: string): [string, string] {
  const key = searchKey(text).replace(/[\\%_]/g, '\\$&');
  return key.length >= 3 ? [`%${key}%`, `%${key}%`] : [`${key}%`, `% ${key}%`];
}
