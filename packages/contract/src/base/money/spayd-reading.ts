import { type Day, isDay } from '../time/dates.ts';
import { type Money, moneyOf, mostMoney } from './amount.ts';
import { checksumIn } from './spayd.ts';

export const codeProblems = ['OTHER', 'DAMAGED', 'CURRENCY', 'AMOUNT', 'DAY', 'CREDIT'] as const;
export type CodeProblem = (typeof codeProblems)[number];
/** What a code says of a payment; null where it does not say. */
export type CodeSays = {
  amount: Money | null;
  /** When it was issued, else when it is due. */
  day: Day | null;
  /** The number that the supplier gave to it. */
  number: string | null;
  /** Who is paid. */
  name: string | null;
};

/** Longer than any code can be. */
const longest = 5_000;

/** Where a sign is coded wrongly, the text stays as it is. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

type Pair = readonly [key: string, value: string];
/** Keys with their values as they stand; null for what is no such code, or says one thing twice. */
function pairsIn(text: string, head: 'SPD' | 'SID'): Pair[] | null {
  const [kind, version = '', ...parts] = text.split('*');
  if (kind?.toUpperCase() !== head || !/^\d+\.\d+$/.test(version)) return null;
  const pairs = parts
    .filter((part) => part.includes(':'))
    .map((part): Pair => {
      const at = part.indexOf(':');
      return [part.slice(0, at).toUpperCase(), part.slice(at + 1)];
    });
  return new Set(pairs.map(([key]) => key)).size === pairs.length ? pairs : null;
}

/** Whether the checksum fits where there is one; of signs beyond one byte nobody knows how they were counted. */
function isSound(text: string, pairs: readonly Pair[]): boolean {
  const said = pairs.find(([key]) => key === 'CRC32')?.[1];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all signs of one byte
  if (!said || !/^[\x00-\x7f]*$/.test(text)) return true;
  const rest = pairs.filter(([key]) => key !== 'CRC32');
  return checksumIn(text.split('*', 2).join('*'), rest) === said.toUpperCase();
}

type Found = { text: (key: string) => string };
const foundIn = (pairs: readonly Pair[]): Found => {
  const kept = new Map(pairs);
  return { text: (key) => plain(kept.get(key) ?? '') };
};

const isAmount = (text: string): boolean => /^-?\d{1,15}(\.\d{1,2})?$/.test(text);
function problemOf({ text }: Found): CodeProblem | null {
  const [amount, currency] = [text('AM'), text('CC')];
  if (currency !== '' && currency.toUpperCase() !== 'CZK') return 'CURRENCY';
  if (amount === '') return null;
  if (!isAmount(amount) || moneyOf(amount) > mostMoney) return 'AMOUNT';
  return moneyOf(amount) < 0n ? 'CREDIT' : null;
}

/** "20260115"; null where it does not say, undefined for what is no day. */
function dayOf(text: string): Day | null | undefined {
  if (text === '') return null;
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}

/** What a payment and an invoice in it say, the invoice before the payment. */
function saidBy(payment: Found, invoice: Found): CodeSays | { problem: CodeProblem } {
  const problem = problemOf(payment) ?? problemOf(invoice);
  if (problem) return { problem };
  const [issued, due] = [dayOf(invoice.text('DD')), dayOf(payment.text('DT') || invoice.text('DT'))];
  if (issued === undefined || due === undefined) return { problem: 'DAY' };
  const amount = payment.text('AM') || invoice.text('AM');
  const known = amount === '' ? 0n : moneyOf(amount);
  return {
    amount: known > 0n ? known : null,
    day: issued ?? due,
    number: invoice.text('ID') || payment.text('X-VS') || invoice.text('VS') || null,
    name: payment.text('RN') || null,
  };
}

/**
 * What the text of a code on a receipt says: of a "QR Platba" (SPAYD), of a "QR Faktura", or of both in one. Keys that it does
 * not know are passed over.
 */
export function readCode(text: string): CodeSays | { problem: CodeProblem } {
  const whole = text.trim();
  const head = whole.slice(0, 4).toUpperCase();
  if (whole.length > longest || (head !== 'SPD*' && head !== 'SID*')) return { problem: 'OTHER' };
  const pairs = pairsIn(whole, head === 'SPD*' ? 'SPD' : 'SID');
  if (!pairs || !isSound(whole, pairs)) return { problem: 'DAMAGED' };
  const own = foundIn(pairs);
  if (head === 'SID*') return saidBy(foundIn([]), own);
  const inside = own.text('X-INV');
  const invoice = inside === '' ? [] : pairsIn(inside, 'SID');
  return invoice ? saidBy(own, foundIn(invoice)) : { problem: 'DAMAGED' };
}
