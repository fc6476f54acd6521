import { moneyOf, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { ibanOf } from '#contract/base/money/spayd.ts';
import type { Amounts, Party, Said } from './print.ts';

type Xml = string;
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
const tag = (name: string, ...inner: readonly Xml[]): Xml => `<${name}>${inner.join('')}</${name}>`;
const leaf = (name: string, text: string): Xml => tag(name, escaped(text));

/** The number at the end of the line of a street stands apart there. */
function streetOf(line: string): [street: string, number: string] {
  const [, street = line, number = ''] = /^(.*\S)\s+(\d+[a-z]?(?:\/\d+[a-z]?)?)$/i.exec(line) ?? [];
  return [street, number];
}

function partyTag({ name, ico, dic, street, town, post }: Party): Xml {
  const [line, number] = streetOf(street);
  return tag(
    'Party',
    tag('PartyIdentification', leaf('ID', ico)),
    tag('PartyName', leaf('Name', name)),
    tag(
      'PostalAddress',
      ...[
        leaf('StreetName', line),
        leaf('BuildingNumber', number),
        leaf('CityName', town),
        leaf('PostalZone', post.replace(/\s/g, '')),
      ],
      tag('Country', leaf('IdentificationCode', 'CZ'), leaf('Name', 'Česká republika')),
    ),
    ...(dic ? [tag('PartyTaxScheme', leaf('CompanyID', dic), leaf('TaxScheme', 'VAT'))] : []),
  );
}

/** 1 invoice, 2 credit note, 3 debit note, 4 proforma, 5 document on a payment, 6 its credit note. */
function typeOf({ kind, corrects, whole }: Said): string {
  if (kind === 'proforma') return '4';
  if (kind === 'tax') return '5';
  if (kind === 'invoice') return '1';
  if (corrects?.kind === 'tax') return '6';
  return moneyOf(whole.total) < 0n ? '2' : '3';
}

const isTaxed = ({ kind, percent }: Said): boolean => percent !== null && kind !== 'proforma';
const category = (said: Said, name: string): Xml =>
  tag(
    name,
    leaf('Percent', String(said.percent ?? 0)),
    // A payment is a price with tax, all else is counted from its base.
    leaf('VATCalculationMethod', said.kind === 'tax' || said.corrects?.kind === 'tax' ? '1' : '0'),
    leaf('VATApplicable', String(isTaxed(said))),
  );

const lineTag = (said: Said, { base, tax, total }: Amounts, text: string): Xml =>
  tag(
    'InvoiceLine',
    leaf('ID', '1'),
    '<InvoicedQuantity unitCode="ks">1</InvoicedQuantity>',
    ...[
      leaf('LineExtensionAmount', base),
      leaf('LineExtensionAmountTaxInclusive', total),
      leaf('LineExtensionTaxAmount', tax),
    ],
    ...[leaf('UnitPrice', base), leaf('UnitPriceTaxInclusive', total)],
    category(said, 'ClassifiedTaxCategory'),
    tag('Item', leaf('Description', text)),
  );

const sumBy = (all: readonly Amounts[], of: keyof Amounts): string =>
  moneyText(sumOf(all.map((one) => moneyOf(one[of]))));
const less = (a: string, b: string): string => moneyText(moneyOf(a) - moneyOf(b));

function taxTag(said: Said, claimed: Amounts): Xml {
  const { whole } = said;
  return tag(
    'TaxTotal',
    tag(
      'TaxSubTotal',
      ...[leaf('TaxableAmount', whole.base), leaf('TaxAmount', whole.tax), leaf('TaxInclusiveAmount', whole.total)],
      ...[leaf('AlreadyClaimedTaxableAmount', claimed.base), leaf('AlreadyClaimedTaxAmount', claimed.tax)],
      leaf('AlreadyClaimedTaxInclusiveAmount', claimed.total),
      leaf('DifferenceTaxableAmount', less(whole.base, claimed.base)),
      leaf('DifferenceTaxAmount', less(whole.tax, claimed.tax)),
      leaf('DifferenceTaxInclusiveAmount', less(whole.total, claimed.total)),
      tag('TaxCategory', leaf('Percent', String(said.percent ?? 0)), leaf('VATApplicable', String(isTaxed(said)))),
    ),
    leaf('TaxAmount', whole.tax),
  );
}

function totalTag({ whole, payable }: Said, claimed: Amounts): Xml {
  const left = less(whole.total, claimed.total);
  return tag(
    'LegalMonetaryTotal',
    ...[leaf('TaxExclusiveAmount', whole.base), leaf('TaxInclusiveAmount', whole.total)],
    ...[
      leaf('AlreadyClaimedTaxExclusiveAmount', claimed.base),
      leaf('AlreadyClaimedTaxInclusiveAmount', claimed.total),
    ],
    leaf('DifferenceTaxExclusiveAmount', less(whole.base, claimed.base)),
    leaf('DifferenceTaxInclusiveAmount', left),
    ...[leaf('PaidDepositsAmount', less(left, payable)), leaf('PayableAmount', payable)],
  );
}

function meansTag({ payable, dueOn, issuedOn, supplier, symbol }: Said): Xml {
  if (moneyOf(payable) <= 0n) return '';
  const [number = '', bank = ''] = supplier.account.split('/');
  return tag(
    'PaymentMeans',
    tag(
      'Payment',
      ...[leaf('PaidAmount', payable), leaf('PaymentMeansCode', '42')],
      tag(
        'Details',
        ...[leaf('PaymentDueDate', dueOn ?? issuedOn), leaf('ID', number), leaf('BankCode', bank), leaf('Name', '')],
        ...[leaf('IBAN', ibanOf(supplier.account) ?? ''), leaf('BIC', ''), leaf('VariableSymbol', symbol)],
      ),
    ),
  );
}

const depositsTags = (said: Said): Xml[] => [
  ...(said.deposit
    ? [
        tag(
          'NonTaxedDeposits',
          tag(
            'NonTaxedDeposit',
            leaf('ID', said.deposit.number),
            leaf('VariableSymbol', said.symbol),
            leaf('DepositAmount', said.deposit.total),
          ),
        ),
      ]
    : []),
  ...(said.claimed.length > 0
    ? [
        tag(
          'TaxedDeposits',
          ...said.claimed.map(({ number, base, total }) =>
            tag(
              'TaxedDeposit',
              ...[
                leaf('ID', number),
                leaf('VariableSymbol', said.symbol),
                leaf('TaxableDepositAmount', base),
                leaf('TaxInclusiveDepositAmount', total),
              ],
              category(said, 'ClassifiedTaxCategory'),
            ),
          ),
        ),
      ]
    : []),
];

/** The document in ISDOC 6.0.2; `text` is what its line is for. */
export function isdocOf(said: Said, text: string): string {
  const claimed = {
    base: sumBy(said.claimed, 'base'),
    tax: sumBy(said.claimed, 'tax'),
    total: sumBy(said.claimed, 'total'),
  };
  const original =
    said.corrects &&
    tag(
      'OriginalDocumentReferences',
      tag('OriginalDocumentReference', leaf('ID', said.corrects.number), leaf('IssueDate', said.corrects.issuedOn)),
    );
  const body = [
    ...[leaf('DocumentType', typeOf(said)), leaf('ID', said.number), leaf('UUID', said.uuid.toUpperCase())],
    ...[leaf('IssuingSystem', 'Pavlač'), leaf('IssueDate', said.issuedOn)],
    isTaxed(said) && said.taxedOn ? leaf('TaxPointDate', said.taxedOn) : '',
    ...[leaf('VATApplicable', String(isTaxed(said))), leaf('ElectronicPossibilityAgreementReference', '')],
    said.corrects ? leaf('Note', said.corrects.reason) : '',
    ...[leaf('LocalCurrencyCode', 'CZK'), leaf('CurrRate', '1'), leaf('RefCurrRate', '1')],
    tag('AccountingSupplierParty', partyTag(said.supplier)),
    tag('AccountingCustomerParty', partyTag(said.customer)),
    original ?? '',
    tag('InvoiceLines', lineTag(said, said.whole, text)),
    ...depositsTags(said),
    taxTag(said, claimed),
    totalTag(said, claimed),
    meansTag(said),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">${body.join('')}</Invoice>\n`;
}
