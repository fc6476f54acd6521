import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';

/** One movement, whichever format it came in. */
export type ReadLine = {
  day: Day;
  /** Above zero what came in. */
  amount: Money;
  currency: string;
  /** The account on the other side; empty where the bank names none. */
  counter: string;
  name: string;
  vs: string;
  ks: string;
  ss: string;
  message: string;
  /** The bank's own number of it, without zeros before it. */
  reference: string;
  /** It takes an earlier movement back. */
  reverses: boolean;
};

/** One statement of one account, as its file tells it; nothing in it contradicts itself. */
export type ReadStatement = {
  /** "2000000528/2010"; GPC names no bank, and a table may name nothing at all. */
  account: string | null;
  number: number | null;
  from: Day;
  to: Day;
  /** Null in a table without balances. */
  opening: Money | null;
  closing: Money | null;
  currency: string;
  lines: ReadLine[];
  /** Records of the file that are no movement: waiting ones, kinds that are not read. */
  skipped: number;
};

/** Digits of a kind of record in text: how a bank numbers what takes a movement back. */
export const reversalKinds = ['34', '45'] as const;
export type ReversalKind = (typeof reversalKinds)[number];
export const charsets = ['windows-1250', 'cp852'] as const;
export type Charset = (typeof charsets)[number];
export const statementFormats = ['gpc', 'camt', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];
/** How the text of an account's statements is to be read. */
export type ReadingAs = { charset: Charset; reversals: ReversalKind };

/** What a column of a table is. */
export const columnKinds = [
  'day',
  'amount',
  'currency',
  'counter',
  'bank',
  'name',
  'vs',
  'ks',
  'ss',
  'message',
  'reference',
] as const;
export type ColumnKind = (typeof columnKinds)[number];
/** Names of columns by what they are; a day and an amount at least. */
export type ColumnMapping = Partial<Record<ColumnKind, string>>;
