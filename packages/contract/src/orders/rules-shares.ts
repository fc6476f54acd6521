import { compare, type Fraction, fromText, zero } from '../base/shares/fraction.ts';

/** The exact share that the text says, above nought; null where it says none. */
export function shareOf(text: string): Fraction | null {
  try {
    const share = fromText(text);
    return compare(share, zero) > 0 ? share : null;
  } catch {
    return null;
  }
}
