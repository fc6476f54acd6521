import { accountOfIban, accountTyped } from '#contract/bank/rules-numbers.ts';
import type { ReadLine, ReadStatement } from '#contract/bank/schema-statement.ts';
import { type Money, sumOf } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { isDay } from '#contract/base/time/dates.ts';
import {
  attributeOf,
  child,
  children,
  type Node,
  type NotTags,
  textAt,
  walkTags,
} from '../../base/reading/reading-tree.ts';
import { countAt, numberOf } from './steps-numbers.ts';
import { toldOf } from './steps-parties.ts';
import { refuseContradiction, refuseTooMany } from './steps-sums.ts';
import { Unreadable } from './steps-unreadable.ts';

const refused = (why: NotTags = 'XML') => new Unreadable(`BANK.ERRORS.${why}`);

/** In crowns exactly; elsewhere up to five places, of which two are kept: it is listed, never booked. */
function amountOf(node: Node | undefined): { amount: Money; currency: string } {
  const currency = attributeOf(node, 'Ccy') || 'CZK';
  const [, whole, cents = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(node?.text.trim() ?? '') ?? [];
  if (whole === undefined || (currency === 'CZK' && /[1-9]/.test(cents.slice(2)))) throw refused();
  const read = readMoney(`${whole}.${cents.slice(0, 2).padEnd(2, '0')}`);
  if (!('amount' in read)) throw refused();
  return { amount: read.amount, currency };
}

const side = (node: Node): boolean => {
  const mark = textAt(node, 'CdtDbtInd');
  if (mark !== 'CRDT' && mark !== 'DBIT') throw refused();
  return mark === 'CRDT';
};

function dayOf(node: Node | undefined): string {
  const day = textAt(node, 'Dt') || textAt(node, 'DtTm').slice(0, 10);
  if (!isDay(day)) throw refused();
  return day;
}

const reference = (text: string): string => (text === 'NOTPROVIDED' ? '' : text.replace(/^0+(?=\d)/, ''));

/** Several payments in one entry, where they come to it; null where they are told as one. */
function parted(details: readonly Node[], whole: Money): Money[] | null {
  if (details.length < 2) return null;
  const own = details.map(
    (d) => child(d, 'Amt') ?? child(d, 'AmtDtls', 'TxAmt', 'Amt') ?? child(d, 'AmtDtls', 'InstdAmt', 'Amt'),
  );
  if (own.some((amount) => amount === undefined)) return null;
  const amounts = own.map((amount) => amountOf(amount).amount);
  return sumOf(amounts) === whole ? amounts : null;
}

/** Movements of an entry; none of one that the bank did not book yet. */
function linesOf(entry: Node): ReadLine[] | null {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== 'BOOK') return null;
  const { amount, currency } = amountOf(child(entry, 'Amt'));
  const isIn = side(entry);
  const day = dayOf(child(entry, 'BookgDt') ?? child(entry, 'ValDt'));
  const details = children(entry, 'NtryDtls').flatMap((d) => children(d, 'TxDtls'));
  const ref = reference(textAt(entry, 'AcctSvcrRef'));
  const parts = parted(details, amount);
  const line = (of: Node | undefined, sum: Money, own: string): ReadLine => ({
    ...{ day, currency, amount: isIn ? sum : -sum, reverses: textAt(entry, 'RvslInd') === 'true', reference: own },
    ...toldOf(of, isIn),
  });
  if (!parts) {
    const only = details.length === 1 ? details[0] : undefined;
    return [line(only, amount, ref || reference(textAt(only, 'Refs', 'AcctSvcrRef')))];
  }
  return details.map((d, i) =>
    line(d, parts[i] as Money, reference(textAt(d, 'Refs', 'AcctSvcrRef')) || (ref && `${ref}/${i + 1}`)),
  );
}

type Stands = { amount: Money; day: string } | null;
function balance(statement: Node, codes: readonly string[]): Stands {
  const all = children(statement, 'Bal');
  const found = codes.flatMap((code) => all.filter((b) => textAt(b, 'Tp', 'CdOrPrtry', 'Cd') === code))[0];
  if (!found) return null;
  const { amount } = amountOf(child(found, 'Amt'));
  return { amount: side(found) ? amount : -amount, day: dayOf(child(found, 'Dt')) };
}

function statementOf(node: Node, lines: ReadLine[], skipped: number): ReadStatement {
  const id = child(node, 'Acct', 'Id');
  const iban = textAt(id, 'IBAN');
  const account = iban ? accountOfIban(iban) : accountTyped(textAt(id, 'Othr', 'Id'));
  const [opening, closing] = [balance(node, ['OPBD', 'PRCD']), balance(node, ['CLBD'])];
  if (!opening || !closing || account === '') throw new Unreadable('BANK.ERRORS.NO_BALANCE');
  const currency = textAt(node, 'Acct', 'Ccy') || lines[0]?.currency || 'CZK';
  const summary = child(node, 'TxsSummry');
  const total = (of: string) => {
    const sum = child(summary, of, 'Sum');
    return sum ? amountOf({ ...sum, attributes: '' }).amount : null;
  };
  const stated = { opening: opening.amount, closing: closing.amount };
  const told = { credit: total('TtlCdtNtries'), debit: total('TtlDbtNtries') };
  const days = lines.map((l) => l.day).sort();
  if (currency === 'CZK') refuseContradiction(lines, currency, { ...stated, ...told });
  const [from, to] = ['FrDtTm', 'ToDtTm'].map((t) => textAt(node, 'FrToDt', t).slice(0, 10));
  return {
    ...{ account, currency, lines, skipped, ...stated },
    number: numberOf(textAt(node, 'LglSeqNb') || textAt(node, 'ElctrncSeqNb')),
    from: from && isDay(from) ? from : (days[0] ?? opening.day),
    to: to && isDay(to) ? to : closing.day,
  };
}

/** Statements in a file of camt.053, .001.02 or .001.08, one an account. */
export function readCamt(bytes: Buffer): ReadStatement[] {
  const read: ReadStatement[] = [];
  let [lines, entries, skipped, isCamt]: [ReadLine[], number, number, boolean] = [[], 0, 0, false];
  walkTags(bytes, refused, (node, within) => {
    const parent = within.at(-1);
    if (node.name === 'Document' && within.length === 0)
      isCamt = /urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d/.test(node.attributes);
    if (node.name === 'Ntry' && parent === 'Stmt') {
      const found = linesOf(node);
      entries += 1;
      if (found) lines.push(...found);
      else skipped += 1;
      refuseTooMany(lines.length);
      return true;
    }
    if (node.name !== 'Stmt' || parent !== 'BkToCstmrStmt') return false;
    const stated = countAt(textAt(child(node, 'TxsSummry'), 'TtlNtries', 'NbOfNtries'));
    if (stated !== null && stated !== entries)
      throw new Unreadable('BANK.ERRORS.COUNT', { params: { stated, counted: entries } });
    read.push(statementOf(node, lines, skipped));
    [lines, entries, skipped] = [[], 0, 0];
    return true;
  });
  if (!isCamt) throw new Unreadable('BANK.ERRORS.NOT_STATEMENT');
  return read;
}
