import { withOneStop } from './stops.ts';

/** Numbers under a hundred whose first word begins so that Czech says "ze" before it: ze dvou, ze šesti, ze čtyřiceti. */
const small = [2, 3, 4, 6, 7, 12, 13, 14, 16, 17];
const takesZe = (digits: string): boolean => {
  // The first word is that of the highest group: 2 500 begins as 2 does, 1 500 with "tisíc".
  const group = digits.length % 3 || 3;
  const first = Number(digits.slice(0, group));
  if (first >= 200) return small.includes(Math.floor(first / 100));
  if (first >= 100) return true;
  if (first >= 20) return [4, 6, 7].includes(Math.floor(first / 10));
  return small.includes(first);
};
/** Texts write "9 z(e) {total}": the number decides which of the two it is. */
export const withZe = (text: string): string =>
  text.replace(/z\(e\) (?=(\d[\d\s]*)?)/g, (_, digits = '') =>
    takesZe(digits.replace(/\s/g, '')) ? 'ze\u00a0' : 'z\u00a0',
  );

/** A sentence with what only its values decide: "z" or "ze", and one full stop behind a name that ends with one. */
export function spoken<P extends Readonly<Record<string, unknown>>>(
  say: (params: P) => string,
  params: P | undefined,
): string {
  const text = withOneStop(say, params);
  return text.includes('z(e) ') ? withZe(text) : text;
}
