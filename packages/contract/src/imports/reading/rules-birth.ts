import { plain } from './rules-names.ts';

const pattern = /(?<!\d)(\d{2})(\d{2})(\d{2})\s?(\/\s?)?(\d{3,4})(?!\d)/g;

/** Whether these digits could be a birth number: 9 digits were given until 1953, 10 digits divide by 11. */
function plausible(year: number, month: number, day: number, digits: string): boolean {
  const base = [0, 50, 20, 70].find((shift) => month - shift >= 1 && month - shift <= 12);
  if (base === undefined || day < 1 || day > 31) return false;
  if (digits.length === 9) return year <= 53 && (base === 0 || base === 50);
  return Number(digits) % 11 === 0 || Number(digits.slice(0, 9)) % 11 === 10;
}

/**
 * The text without anything that looks like a birth number, and whether there was one. Never log what was found.
 * `amongPhones` leaves nine bare digits alone: there they are a phone.
 */
export function scrub(text: string, amongPhones = false): { text: string; found: boolean } {
  let found = false;
  const clean = text.replace(
    pattern,
    (all: string, y: string, m: string, d: string, slash: string | undefined, rest) => {
      const digits = `${y}${m}${d}${rest}`;
      const isPhone = amongPhones && digits.length === 9;
      const hit = slash !== undefined || (!isPhone && plausible(Number(y), Number(m), Number(d), digits));
      found ||= hit;
      return hit ? '' : all;
    },
  );
  return found ? { text: clean.replace(/\s{2,}/g, ' ').trim(), found } : { text, found };
}

/** Whether a column's header says that it holds birth numbers ("Rodné číslo", "RČ", "r. č.", "RČ/IČO"). */
export const isBirthHeader = (header: string): boolean =>
  /\b(rodn\w*\s*c\w*|rc|r c|birth number)\b/.test(plain(header));
