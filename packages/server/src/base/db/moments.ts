/**
 * A moment as PostgreSQL writes it, `2026-11-27 19:00:00.123456+00`, in ISO 8601 by thousandths of a second. The text is cut where it
 * is of UTC, which a tenth of the time of reading it as a date takes: a page of a list holds a hundred of them.
 */
export function isoOf(text: string): string {
  const { length } = text;
  const isPlain = length >= 22 && length <= 29 && text.charCodeAt(4) === 45 && text.charCodeAt(10) === 32;
  if (!isPlain || !text.endsWith('+00')) return new Date(text).toISOString();
  const thousandths = length === 22 ? '000' : text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${thousandths}Z`;
}
