/** Signs of a code: no I, L, O and U, which people mistake. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a whole code, the last of which checks the others. */
export const codeLength = 10;

/** The sign that checks these: one mistyped sign, or two neighbours changed over, no longer fit it. */
export function checkSign(signs: string): string {
  let sum = 0;
  for (const [i, sign] of [...signs].reverse().entries()) {
    const value = codeSigns.indexOf(sign) * (i % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / codeSigns.length) + (value % codeSigns.length);
  }
  return codeSigns[(codeSigns.length - (sum % codeSigns.length)) % codeSigns.length] as string;
}

/** A code of so many random numbers from 0 to 31 as it needs. */
export function codeOf(random: ArrayLike<number>): string {
  const signs = Array.from({ length: codeLength - 1 }, (_, i) => codeSigns[(random[i] ?? 0) % codeSigns.length]).join(
    '',
  );
  return signs + checkSign(signs);
}

/** The code as it is kept, however it was typed; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  const isShaped = code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign));
  return isShaped && checkSign(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** The code as people read it off a wall. */
export const showCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
