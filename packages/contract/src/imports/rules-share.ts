import { fraction, toText } from '../base/shares/fraction.ts';
import { isShare } from '../units/rules.ts';
import type { ProblemKind } from './reading/rules.ts';

export type ShareRead = { share: string; problem: null } | { share: null; problem: ProblemKind };
const wrong = (problem: ProblemKind): ShareRead => ({ share: null, problem });

/** A share from its two numbers as digits. */
export function shareOf(num: string, den: string): ShareRead {
  if (!/^\d+$/.test(num) || !/^\d+$/.test(den)) return wrong('shareForm');
  if (num.length > 18 || den.length > 18) return wrong('shareLong');
  if (BigInt(den) === 0n) return wrong('shareZero');
  const f = fraction(num, den);
  return isShare(f) ? { share: toText(f), problem: null } : wrong('shareRange');
}

// A spreadsheet turns 1/11 into 1 November without asking.
const date = /^(\d{4}-\d{2}-\d{2}.*|\d{1,2}\.\s?([IVX]+|\p{L}{3,}|\d{1,2})\.?(\s?\d{2,4})?|\d{1,2}[.-]\p{L}{3,}\.?)$/iu;

/** A share as people write it: "1/11", "8190 / 90090", "id. 1/2", "1". A decimal is refused: it has already been rounded. */
export function readShare(text: string): ShareRead {
  const t = text.trim().replace(/^id\.?\s*/i, '');
  const parts = /^(-?[\d\s\u00a0]+)[/⁄∕:](-?[\d\s\u00a0]+)$/.exec(t);
  if (parts) {
    const [num, den] = parts.slice(1).map((p) => p.replace(/[\s\u00a0]/g, '')) as [string, string];
    return num.startsWith('-') || den.startsWith('-') ? wrong('shareRange') : shareOf(num, den);
  }
  if (/^1([.,]0+)?$/.test(t)) return shareOf('1', '1');
  if (/^\d*[.,]\d+\s*%?$/.test(t) || /^\d+([.,]\d+)?\s*%$/.test(t)) return wrong('shareDecimal');
  return wrong(date.test(t) ? 'shareDate' : /^\d+$/.test(t) ? 'shareRange' : 'shareForm');
}

/** A whole number that a JSON file holds as a number or as text, as digits; empty when it is neither. */
export function digits(v: unknown): string {
  const text = typeof v === 'number' && Number.isSafeInteger(v) ? String(v) : typeof v === 'string' ? v.trim() : '';
  return /^\d{1,40}$/.test(text) ? text : '';
}

/** A cadastre code that a row can keep (at most 15 digits), else null. */
export const codeOf = (text: string | undefined): string | null => (text && /^[1-9]\d{0,14}$/.test(text) ? text : null);
