import { symbolOf } from '#contract/bank/rules-numbers.ts';
import type { ReadingAs, ReadLine, ReadStatement } from '#contract/bank/schema-statement.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { decodedAs } from './steps-charset.ts';
import { account, dayAt, digits, inOrder, isInner, numberAt, refused } from './steps-places.ts';
import { refuseContradiction, refuseTooMany, type Stated } from './steps-sums.ts';
import { Unreadable } from './steps-unreadable.ts';

const length = 128;
/** Kinds of record that say the movement is in the currency of the account. */
const ownCurrency = new Set(['00203', '01101', '01102', '00000', '']);

type Open = { statement: ReadStatement; stated: Stated; isInner: boolean };

function sum(record: string, [from, to]: readonly [number, number], at: number): Money {
  const amount = BigInt(digits(record, from, to, at));
  return record[to] === '-' ? -amount : amount;
}

function head(record: string, at: number): Open {
  const sixteen = digits(record, 3, 19, at);
  const inner = isInner(sixteen);
  const own = account(inner ? inOrder(sixteen) : sixteen);
  const before = dayAt(record, 39, at);
  const to = dayAt(record, 108, at);
  if (own === '' || before === null || to === null) throw refused('BANK.ERRORS.RECORD', at);
  const [opening, closing] = [sum(record, [45, 59], at), sum(record, [60, 74], at)];
  const number = numberAt(record, 105, 108, at);
  // Of one day both are the same: what was there before it opens it.
  const from = before < to ? addDays(before, 1) : to;
  const statement = {
    ...{ account: own, number, from, to, opening, closing, currency: 'CZK', lines: [], skipped: 0 },
  };
  return {
    statement,
    isInner: inner,
    stated: { opening, closing, credit: sum(record, [90, 104], at), debit: sum(record, [75, 89], at) },
  };
}

/** Whether it came in, and whether it takes something back; a bank counts these with 3 and 4, or with 4 and 5. */
function sideOf(code: string, reversals: ReadingAs['reversals'], at: number): { isIn: boolean; reverses: boolean } {
  const [debitBack, creditBack] = reversals;
  if (code === '1' || code === '2') return { isIn: code === '2', reverses: false };
  if (code !== debitBack && code !== creditBack)
    throw new Unreadable('BANK.ERRORS.REVERSAL', { params: { line: at, code } });
  return { isIn: code === debitBack, reverses: true };
}

function movement(record: string, { statement, isInner }: Open, as: ReadingAs, at: number): ReadLine {
  const [own, other] = [digits(record, 3, 19, at), digits(record, 19, 35, at)].map((s) => (isInner ? inOrder(s) : s));
  if (account(own as string) !== statement.account)
    throw new Unreadable('BANK.ERRORS.OTHER_LINE', { params: { line: at } });
  const { isIn, reverses } = sideOf(record[60] as string, as.reversals, at);
  const amount = BigInt(digits(record, 48, 60, at));
  const day = dayAt(record, 122, at) ?? dayAt(record, 91, at);
  if (day === null) throw refused('BANK.ERRORS.RECORD', at);
  const kind = record.slice(117, 122).trim();
  const ks = record.slice(77, 81).trim();
  return {
    ...{ day, amount: isIn ? amount : -amount, reverses },
    currency: ownCurrency.has(kind) ? statement.currency : kind.replace(/^0+/, ''),
    counter: account(other as string, record.slice(73, 77).trim()),
    name: record.slice(97, 117).trim(),
    vs: symbolOf(record.slice(61, 71)),
    ks: /[1-9]/.test(ks) ? ks : '',
    ss: symbolOf(record.slice(81, 91)),
    message: '',
    reference: record.slice(35, 48).trim().replace(/^0+/, ''),
  };
}

/** What a line of a message adds; what fills its place whole goes on in the next one. */
const places = { '078': [3, 127], '079': [3, 73] } as const;
function addMessage(line: ReadLine, record: string, kind: keyof typeof places): void {
  const text = record.slice(...places[kind]);
  line.message = `${line.message}${text.trimEnd()}${text.endsWith(' ') || text.length < places[kind][1] - 3 ? ' ' : ''}`;
}

function finished({ statement, stated }: Open): ReadStatement {
  for (const line of statement.lines) line.message = line.message.trim();
  refuseContradiction(statement.lines, statement.currency, stated);
  return statement;
}

/** Records of 128 places in lines; a longer one is as long as its bank likes, a shorter one was cut. */
function recordsOf(bytes: Buffer, as: ReadingAs): string[] {
  const records = decodedAs(bytes, as.charset).split(/\r\n|\n|\r/);
  while (records.at(-1)?.replace('\u001a', '').trim() === '') records.pop();
  return records;
}

/** Statements in a file of ABO records, one an account. */
export function readGpc(bytes: Buffer, as: ReadingAs): ReadStatement[] {
  const read: ReadStatement[] = [];
  let open: Open | null = null;
  const records = recordsOf(bytes, as);
  refuseTooMany(records.length / 3);
  for (const [i, record] of records.entries()) {
    const at = i + 1;
    const kind = record.slice(0, 3);
    if ((kind === '074' || kind === '075') && record.length < length) throw refused('BANK.ERRORS.CUT', at);
    if (kind === '074') {
      if (open) read.push(finished(open));
      open = head(record, at);
    } else if (!open) throw refused('BANK.ERRORS.ORDER', at);
    else if (kind === '075') open.statement.lines.push(movement(record, open, as, at));
    else if (kind === '078' || kind === '079') {
      const line = open.statement.lines.at(-1);
      if (!line) throw refused('BANK.ERRORS.ORDER', at);
      addMessage(line, record, kind);
    } else if (kind !== '076') open.statement.skipped += 1;
    else if (open.statement.lines.length === 0) throw refused('BANK.ERRORS.ORDER', at);
  }
  if (open) read.push(finished(open));
  return read;
}
