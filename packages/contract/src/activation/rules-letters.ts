/** How long a letter opens, in milliseconds; how many are printed at once; how many times its holder may type another address. */
export const lettering = { life: 60 * 24 * 3600_000, atOnce: 50, asks: 5 } as const;

/** No letter that is read as a digit, and no vowel that makes words. */
const signs = '23456789BCDFGHJKMNPQRTVWXYZ';
const length = 12;

/** The code that these random bytes make: twelve signs, 57 bits. */
export function letterCode(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let at = 0; at < length; at += 1) {
    code += signs[Number(number % BigInt(signs.length))];
    number /= BigInt(signs.length);
  }
  return code;
}

/** As it is printed: in fours. */
export const showLetterCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What was typed as the code is kept: without spaces and dashes, in capitals; null where it cannot be one. */
export function readLetterCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return bare.length === length && [...bare].every((sign) => signs.includes(sign)) ? bare : null;
}

/** How far a person got on the way into the portal. */
export const waySteps = ['none', 'invited', 'opened', 'in'] as const;
export type WayStep = (typeof waySteps)[number];
