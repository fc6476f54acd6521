import type { Day } from '../time/dates.ts';
import { type Money, moneyText } from './amount.ts';

const form = /^(?:(\d{0,6})-)?(\d{2,10})\/(\d{4})$/;

/** The international number of a Czech account, "[prefix-]number/bank"; null where it is none. */
export function ibanOf(account: string): string | null {
  const [, prefix = '', number, bank] = form.exec(account.replace(/\s+/g, '')) ?? [];
  if (!number || !bank) return null;
  const own = bank + prefix.padStart(6, '0') + number.padStart(10, '0');
  // C is 12 and Z is 35: the country and two places for what is counted here.
  const check = 98n - (BigInt(`${own}123500`) % 97n);
  return `CZ${check.toString().padStart(2, '0')}${own}`;
}

/** The most that a code may ask for; a payment above it goes by hand. */
export const mostOfCode: Money = 999_999_999n;

/** What a code may hold: no accents, and only what every bank reads. Lengths are counted before anything is coded. */
const plain = (text: string, longest: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .replace(/[^0-9A-Z $%*+\-./:]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
const coded = (text: string): string => text.replaceAll('%', '%25').replaceAll('*', '%2A');

/** CRC-32 of what holds one byte a sign. */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

const head = 'SPD*1.0';
type Pairs = readonly (readonly [string, string])[];
const joined = (pairs: Pairs, first = head): string =>
  [first, ...pairs.map(([key, value]) => `${key}:${value}`)].join('*');
/** The checksum is of the pairs in the order of their keys, whatever order they travel in. */
export const checksumIn = (first: string, pairs: Pairs): string =>
  crc32(
    joined(
      [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
      first,
    ),
  );
export const checksumOf = (pairs: Pairs): string => checksumIn(head, pairs);

export type PaymentAsked = {
  iban: string;
  amount: Money;
  due?: Day;
  message?: string;
  /** Who is paid. */
  name?: string;
  symbol?: string;
  /** A standing order: each month, the last time on that day. */
  monthlyUntil?: Day;
  /** The proforma that it pays, for programs of accountants (QR Platba+F). */
  asked?: { number: string; issuedOn: Day; supplierIco: string; supplierDic: string; customerIco: string };
};

const bare = (day: Day): string => day.replaceAll('-', '');

/** What accountants' programs read of a proforma beside the payment: what both have in common stands in the payment alone. */
function invoiceText({ number, issuedOn, supplierIco, supplierDic, customerIco }: NonNullable<PaymentAsked['asked']>) {
  const pairs = [
    ['ID', coded(plain(number, 40))],
    ['DD', bare(issuedOn)],
    ['TP', '0'],
    ['TD', '0'],
    ['VII', supplierDic],
    ['INI', supplierIco],
    ['INR', customerIco],
  ].filter((pair): pair is [string, string] => pair[1] !== '');
  return coded(`${joined(pairs, 'SID*1.0')}*`);
}

/** The text of a "QR Platba"; null where there is nothing to pay or more than a code may ask for. */
export function spaydOf({
  iban,
  amount,
  due,
  message,
  name,
  symbol,
  monthlyUntil,
  asked,
}: PaymentAsked): string | null {
  if (amount <= 0n || amount > mostOfCode) return null;
  const pairs = [
    ['ACC', iban],
    ['AM', moneyText(amount)],
    ['CC', 'CZK'],
    ['DT', due ? bare(due) : ''],
    ['FRQ', monthlyUntil ? '1M' : ''],
    ['DL', monthlyUntil ? bare(monthlyUntil) : ''],
    ['MSG', coded(plain(message ?? '', 60))],
    ['RN', coded(plain(name ?? '', 35))],
    ['X-INV', asked ? invoiceText(asked) : ''],
    ['X-VS', symbol ?? ''],
  ].filter((pair): pair is [string, string] => pair[1] !== '');
  return joined([...pairs, ['CRC32', checksumOf(pairs)]]);
}
