/** How many digits a code has: one a box, a space where a box is empty. */
export const codeLength = 6;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What the boxes hold and which of them is next. */
export type Typed = { value: string; next: number };

const put = (value: string, from: number, digits: string): Typed => ({
  value: [...value.padEnd(codeLength)].map((was, i) => digits[i - from] ?? was).join(''),
  next: Math.min(codeLength - 1, from + digits.length),
});

/** Digits typed or filled into a box; null when there are none. A phone fills a whole code into one box. */
export function typedInto(value: string, at: number, text: string): Typed | null {
  const digits = digitsOf(text);
  if (digits === '') return null;
  if (digits.length >= codeLength) return put(value, 0, digits.slice(0, codeLength));
  // the box may show its former digit beside the new one
  const one = digits.length > 1 ? (digits.replace(value[at]?.trim() ?? '', '')[0] ?? digits[0] ?? '') : digits;
  return put(value, at, one);
}

/** A pasted text spreads over the boxes: a whole code from the first, a part from here. */
export function pastedInto(value: string, at: number, text: string): Typed | null {
  const digits = digitsOf(text).slice(0, codeLength);
  return digits === '' ? null : put(value, digits.length === codeLength ? 0 : at, digits);
}

/** Backspace empties this box, or the one before when this is empty; null before the first. */
export function erasedAt(value: string, at: number): Typed | null {
  const here = value[at]?.trim() ? at : at - 1;
  return here < 0 ? null : { value: put(value, here, ' ').value, next: here };
}
