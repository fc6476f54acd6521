import type { Day } from '../time/dates.ts';
import { type Money, moneyText } from './amount.ts';

/** One movement in an hledger journal: the account that is kept, what came to it and stands on it then, and the other side. */
export type Movement = {
  day: Day;
  code?: string;
  text: string;
  account: string;
  to: string;
  amount: Money;
  balance: Money;
};

/** A semicolon begins a comment, a bar a note, and a line break another entry. */
const plain = (text: string): string => text.replace(/[\p{Cc};|\s]+/gu, ' ').trim();

/** As a part of an account's name: colons divide accounts, two spaces end one, and brackets make another kind of posting. */
export const accountPart = (text: string): string => plain(text.replace(/[:()[\]]+/gu, ' ')) || '–';

const heading = ({ day, code, text }: Movement): string =>
  [day, code && `(${code})`, plain(text)].filter(Boolean).join(' ');

/**
 * A movement whose kept account says what stands on it afterwards, so that the program finds what does not add up. Blank lines
 * come before it.
 */
export const journalEntry = (m: Movement): string =>
  [
    `\n${heading(m)}`,
    `    ${m.account}  CZK ${moneyText(m.amount)} = CZK ${moneyText(m.balance)}`,
    `    ${m.to}  CZK ${moneyText(-m.amount)}\n`,
  ].join('\n');

/** The beginning of a journal: how amounts are written, and every account that it uses. */
export const journalHead = (accounts: Iterable<string>): string =>
  ['commodity CZK 1000.00', ...[...accounts].map((a) => `account ${a}`), ''].join('\n');
