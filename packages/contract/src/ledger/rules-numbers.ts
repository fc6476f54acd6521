/** Damm's table: it catches every single wrong digit and every swap of neighbours. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];
const state = (digits: string): string =>
  [...digits].reduce((row, digit) => damm[Number(row)]?.[Number(digit)] ?? '', '0');

/** The digits with their check digit at the end; throws RangeError on anything but digits. */
export function numberWithCheck(digits: string | number): string {
  const text = String(digits);
  if (!/^\d+$/.test(text)) throw new RangeError('a number of digits');
  return text + state(text);
}

/** What a person typed, without the spaces; null when it is no number or one digit of it must be wrong. */
export function readNumber(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{2,}$/.test(digits) && state(digits) === '0' ? digits : null;
}

/** Whether the number of a ticket or receipt can be right; spaces do not matter. */
export const isNumber = (typed: string): boolean => readNumber(typed) !== null;

/** In groups of four, as tickets and receipts print it. */
export const showNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

/** The number of the receipt for an entry, out of its hash: eleven digits and the check digit. */
export const receiptNumber = (hash: string): string =>
  numberWithCheck((BigInt(`0x${hash}`) % 10n ** 11n).toString().padStart(11, '0'));
