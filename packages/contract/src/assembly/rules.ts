/** People are registered on the day of the meeting: from so many milliseconds before it begins. */
const before = 24 * 3600_000;

/** From when the registration may be opened. */
export const opensFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - before);

/** Signs of Crockford's alphabet, ten of them: letters that are mistaken for digits are read as those. */
const code = /^[0-9a-hjkmnp-tv-z]{10}$/i;

/** What was typed or scanned as the code of an invitation; null when it can be none. */
export function codeTyped(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '').replace(/o/gi, '0').replace(/[il]/gi, '1');
  return code.test(bare) ? bare.toUpperCase() : null;
}
