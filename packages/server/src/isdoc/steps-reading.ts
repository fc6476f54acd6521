import { absolute, type Money, moneyOf, moneyText, mostMoney, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { isDay } from '#contract/base/time/dates.ts';
import type { Invoice } from '#contract/isdoc/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { attributeOf, child, children, type Node, textAt, walkTags } from '../base/reading/reading-tree.ts';

/** An invoice of hundreds of lines is under a hundred thousand bytes. */
export const mostBytes = 2_000_000;

/** A credit note, and that of a tax document on a payment. */
const credits = new Set(['2', '6']);

const missing = (what: string) => new Refused('ISDOC.ERRORS.MISSING', { params: { what } });

/** Programs write up to six places; haléře are rounded as the law rounds, halves up. */
function amountOf(node: Node | undefined, ...path: string[]): Money {
  const text = textAt(node, ...path);
  const [, sign, whole, places = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === undefined) throw missing(path.at(-1) ?? '');
  const padded = places.padEnd(3, '0');
  const up = padded.charAt(2) >= '5' ? 1n : 0n;
  const amount = moneyOf(`${whole}.${padded.slice(0, 2)}`) + up;
  return sign ? -amount : amount;
}
const amountOr = (node: Node | undefined, ...path: string[]): Money =>
  textAt(node, ...path) === '' ? 0n : amountOf(node, ...path);

function refuseUnless(counted: Money, stated: Money, borne: Money): void {
  if (absolute(counted - stated) > borne)
    throw new Refused('ISDOC.ERRORS.SUM', { params: { counted: showMoney(counted), stated: showMoney(stated) } });
}

/**
 * Lines and taxes come to what is stated, and that to what is to be paid. Each line may be rounded by a haléř, whatever way
 * the supplier's program counts tax.
 */
function payable(root: Node): Money {
  const lines = children(child(root, 'InvoiceLines'), 'InvoiceLine');
  if (lines.length === 0) throw missing('InvoiceLine');
  const total = child(root, 'LegalMonetaryTotal');
  const borne = BigInt(lines.length + 1);
  const [without, all] = [amountOf(total, 'TaxExclusiveAmount'), amountOf(total, 'TaxInclusiveAmount')];
  refuseUnless(sumOf(lines.map((line) => amountOf(line, 'LineExtensionAmount'))), without, borne);
  refuseUnless(sumOf(lines.map((line) => amountOf(line, 'LineExtensionAmountTaxInclusive'))), all, borne);
  refuseUnless(without + amountOf(root, 'TaxTotal', 'TaxAmount'), all, 1n);
  const paid = amountOf(total, 'PayableAmount');
  const before = amountOr(total, 'AlreadyClaimedTaxInclusiveAmount') + amountOr(total, 'PaidDepositsAmount');
  refuseUnless(all - before + amountOr(total, 'PayableRoundingAmount'), paid, 1n);
  if (absolute(paid) > mostMoney) throw missing('PayableAmount');
  return paid;
}

function rootOf(bytes: Buffer): Node {
  let root: Node | undefined;
  walkTags(
    bytes,
    (why) => new Refused(`ISDOC.ERRORS.${why}`),
    (node, within) => {
      if (within.length === 0) root = node;
      return false;
    },
  );
  const isInvoice =
    root?.name === 'Invoice' &&
    /xmlns(?::\w+)?\s*=\s*["']http:\/\/isdoc\.cz\/namespace\/2013["']/.test(root.attributes) &&
    attributeOf(root, 'version').startsWith('6.0');
  if (!root || !isInvoice) throw new Refused('ISDOC.ERRORS.NOT_ISDOC');
  return root;
}

function refuseForeign(root: Node): void {
  const foreign = textAt(root, 'ForeignCurrencyCode');
  const currency = foreign || textAt(root, 'LocalCurrencyCode');
  if (currency === '') throw missing('LocalCurrencyCode');
  if (currency !== 'CZK') throw new Refused('ISDOC.ERRORS.CURRENCY', { params: { currency } });
}

/** What an invoice says; refused where it contradicts itself. */
export function readInvoice(bytes: Buffer): Invoice {
  if (bytes.length > mostBytes) throw new Refused('ISDOC.ERRORS.TOO_LARGE');
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 200))) throw new Refused('ISDOC.ERRORS.NOT_ISDOC');
  const root = rootOf(bytes);
  if (credits.has(textAt(root, 'DocumentType'))) throw new Refused('ISDOC.ERRORS.CREDIT');
  refuseForeign(root);
  const [number, issuedOn] = [textAt(root, 'ID'), textAt(root, 'IssueDate')];
  if (number === '') throw missing('ID');
  if (!isDay(issuedOn)) throw missing('IssueDate');
  const amount = payable(root);
  const party = child(root, 'AccountingSupplierParty', 'Party');
  const details = child(root, 'PaymentMeans', 'Payment', 'Details');
  const dueOn = textAt(details, 'PaymentDueDate');
  const first = children(child(root, 'InvoiceLines'), 'InvoiceLine')[0];
  return {
    ...{ number, issuedOn, dueOn: isDay(dueOn) ? dueOn : null, amount: amount > 0n ? moneyText(amount) : null },
    supplier: textAt(party, 'PartyName', 'Name'),
    supplierIco: textAt(party, 'PartyIdentification', 'ID').replace(/\s/g, ''),
    symbol: textAt(details, 'VariableSymbol'),
    about: textAt(first, 'Item', 'Description').replace(/\s+/g, ' ').slice(0, 200),
  };
}
