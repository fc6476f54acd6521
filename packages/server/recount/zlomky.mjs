// Exact fractions of bigints. A part of prepocet.mjs.
// Přesné zlomky z celých čísel. Patří k prepocet.mjs.

// Exact fractions: [numerator, denominator] of bigints.
export const nothing = [0n, 1n];
export const add = ([a, b], [c, d]) => (b === d ? [a + c, b] : [a * d + c * b, b * d]);
export const times = ([a, b], [c, d]) => [a * c, b * d];
export const compare = ([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
export const least = ([a, b]) => {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x ? [a / x, b / x] : nothing;
};
export function ofText(text) {
  const parts = /^(-?\d+)\/(\d+)$/.exec(text);
  const { numerator = 1, denominator = 1 } = parts ? { numerator: parts[1], denominator: parts[2] } : JSON.parse(text);
  if (BigInt(denominator) <= 0n) throw new RangeError('no share');
  return [BigInt(numerator), BigInt(denominator)];
}
export function isShare(text, share) {
  try {
    return compare(ofText(text), share) === 0;
  } catch {
    return false;
  }
}
const percent = ([a, b]) => (Number((a * 1_000_000n) / b) / 10_000).toFixed(4).replace('.', ',');
export const shown = (share) => `${percent(share)} % (${share.join('/')})`;
