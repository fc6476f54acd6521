import { createHash, randomUUID } from 'node:crypto';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import { ibanOf, spaydOf } from '#contract/base/money/spayd.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/fees/rules-days.ts';
import { canonical, linkText, paperNumber } from '#contract/invoices/rules.ts';
import type { Taxed } from '#contract/invoices/rules-tax.ts';
import { type PaperKind, seriesOf } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { nextNumber } from '../../base/db/numbering.ts';
import { across } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { pdfOf } from '../../base/pdf/pdf.ts';
import { speak } from '../../base/text/speak.ts';
import { type Amounts, paperBlocks, type Said } from '../print/print.ts';
import { isdocOf } from '../print/print-isdoc.ts';
import {
  type At,
  bookHeld,
  type Files,
  type Foreseen,
  keepBook,
  missingOf,
  type Paper,
  type Period,
  partiesOf,
} from '../rows/queries.ts';
import { addPaper, lastIssued } from './queries.ts';

export const amounts = ({ base, tax, total }: Taxed): Amounts => ({
  base: moneyText(base),
  tax: moneyText(tax),
  total: moneyText(total),
});
export const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
export const numberOf = (p: Pick<Paper, 'kind' | 'year' | 'number'>): string => paperNumber(p.kind, p.year, p.number);

/** What of a period stands on its documents. */
type PeriodSaid = Pick<Period, 'fromDay' | 'toDay' | 'kind' | 'units' | 'perUnit' | 'percent'>;
/** What a document is of, before it has a number and a day. */
export type Drawn<Of extends PeriodSaid = Period> = {
  kind: PaperKind;
  period: Of;
  whole: Taxed;
  payable: Money;
  taxedOn?: Day;
  dueOn?: Day;
  claimed?: readonly (Taxed & { number: string })[];
  deposit?: { number: string; total: Money };
  corrects?: Paper & { reason: string };
  partId?: number;
};
export type Issued = { id: number; number: string; issuedOn: Day; total: Money };

/** Today, or the day of the last of the series where a clock went back: days never run backwards in one. */
export async function dayOfIssue({ db, now }: Pick<At, 'db' | 'now'>, kind: PaperKind): Promise<Day> {
  const [today, last] = [dayIn(now), await across(db, () => lastIssued(db, kind))];
  return last !== null && last > today ? last : today;
}

export async function saidBy(
  at: Pick<At, 'db' | 'scope' | 'parties'>,
  drawn: Drawn<PeriodSaid>,
  number: string,
  issuedOn: Day,
): Promise<Said> {
  const { kind, period, whole, payable, taxedOn, dueOn, claimed = [], deposit, corrects } = drawn;
  const { supplier, customer, house } = await partiesOf(at);
  if (!customer || missingOf(supplier, true).length > 0) throw new Refused('INVOICE.ERRORS.SUPPLIER');
  const { name, ico, dic, street, town, post } = customer.address ?? house;
  const { termDays: _, version: __, ...issuer } = supplier;
  const { symbol } = customer;
  const iban = kind === 'proforma' || kind === 'invoice' ? ibanOf(supplier.account) : null;
  const spayd =
    iban &&
    spaydOf({
      ...{ iban, amount: payable, symbol, message: number, name: supplier.name },
      ...(dueOn && { due: dueOn }),
      ...(kind === 'proforma' && {
        asked: { number, issuedOn, supplierIco: supplier.ico, supplierDic: supplier.dic, customerIco: ico },
      }),
    });
  return {
    ...{ kind, number, uuid: randomUUID(), issuedOn, taxedOn: taxedOn ?? null, dueOn: dueOn ?? null },
    ...{ supplier: issuer, customer: { name, ico, dic, street, town, post }, symbol },
    period: { from: period.fromDay, to: period.toDay, kind: period.kind },
    ...{ units: period.units, perUnit: moneyText(period.perUnit), percent: period.percent, whole: amounts(whole) },
    claimed: claimed.map((c) => ({ ...amounts(c), number: c.number })),
    deposit: deposit ? { number: deposit.number, total: moneyText(deposit.total) } : null,
    payable: moneyText(payable),
    corrects: corrects
      ? { number: numberOf(corrects), issuedOn: corrects.issuedOn, kind: corrects.kind, reason: corrects.reason }
      : null,
    spayd: spayd || null,
  };
}

/** The document as it is kept: the paper with what machines read inside of it. */
async function drawnOf(said: Said, now: Date): Promise<Files> {
  const { title, blocks } = paperBlocks(said);
  const { supplier, number } = said;
  const letterhead = {
    name: supplier.name,
    address: `${supplier.street}, ${supplier.post} ${supplier.town}`,
    companyNumber: `IČO ${supplier.ico}`,
  };
  const text = speak('cs')('INVOICE_PRINT.LINE', { count: said.units });
  const isdoc = Buffer.from(isdocOf(said, text));
  const inside = { name: `${number}.isdoc`, type: 'application/xml', bytes: isdoc };
  return { isdoc, pdf: await pdfOf({ lang: 'cs', title, at: now, letterhead, inside }, blocks) };
}

const butForMark = (said: Said): string => canonical({ ...said, uuid: '' });

/** Draws a document that is going to be issued, while others are written. */
export function foreseen(said: Said, now: Date): Foreseen {
  const drawing = drawnOf(said, now);
  // Whoever uses it hears of it; nobody may.
  drawing.catch(() => undefined);
  return { says: butForMark(said), content: canonical(said), drawing };
}

/**
 * Issues a document with the next number of its series, keeps it whole and chains it. Whoever issues holds the book of the
 * installation until the end of the transaction.
 */
export async function issuePaper(portal: Portal, at: At, drawn: Drawn): Promise<Issued> {
  const { db, scope, now, ahead } = at;
  const book = await bookHeld(db);
  const { kind, period, whole } = drawn;
  const issuedOn = await dayOfIssue(at, kind);
  const year = yearOf(issuedOn);
  const place = await nextNumber(db, { of: 'installation', name: seriesOf[kind].name, year });
  const number = paperNumber(kind, year, place);
  const said = await saidBy(at, drawn, number, issuedOn);
  const isForeseen = ahead && ahead.says === butForMark(said);
  const { pdf, isdoc } = await (isForeseen ? ahead.drawing : drawnOf(said, now));
  const content = isForeseen ? ahead.content : canonical(said);
  const digests = { digest: digestOf(content), pdfDigest: digestOf(pdf), isdocDigest: digestOf(isdoc) };
  const n = book.entries + 1;
  const chained = digestOf(linkText(book.head, n, [number, ...Object.values(digests)]));
  const id = await addPaper(db, {
    ...{ n, kind, year, number: place, houseId: scope.svjId, periodId: period.id, partId: drawn.partId ?? null },
    ...{
      correctsId: drawn.corrects?.id ?? null,
      issuedOn,
      ...whole,
      content,
      pdf,
      isdoc,
      ...digests,
      chained,
      at: now,
    },
    ...{ signature: portal.signer.sign(chained), signingKey: portal.signer.publicKey },
  });
  await keepBook(db, { entries: n, head: chained });
  return { id, number, issuedOn, total: whole.total };
}
