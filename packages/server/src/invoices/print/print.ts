import { absolute, type Money, moneyOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { type Day, showDay } from '#contract/base/time/dates.ts';
import type { PaperKind, PeriodKind } from '#contract/invoices/schema-words.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { type Say, speak } from '../../base/text/speak.ts';

export type Party = { name: string; ico: string; dic: string; street: string; town: string; post: string };
export type Amounts = { base: string; tax: string; total: string };

/** Everything that a document says, with names and addresses of its day; kept as canonical text, amounts as they travel. */
export type Said = {
  kind: PaperKind;
  number: string;
  uuid: string;
  issuedOn: Day;
  /** The day of supply, or on which the money came; null where it is no tax document. */
  taxedOn: Day | null;
  dueOn: Day | null;
  supplier: Party & { register: string; account: string; signs: string };
  customer: Party;
  symbol: string;
  period: { from: Day; to: Day; kind: PeriodKind };
  units: number;
  perUnit: string;
  /** Nothing where the supplier pays no tax. */
  percent: number | null;
  whole: Amounts;
  /** Documents on payments whose base and tax are taken over. */
  claimed: (Amounts & { number: string })[];
  /** What a proforma brought where no tax document was issued. */
  deposit: { number: string; total: string } | null;
  payable: string;
  corrects: { number: string; issuedOn: Day; kind: PaperKind; reason: string } | null;
  /** The text of the code for paying. */
  spayd: string | null;
};

const taxTitles = { proforma: 'proforma', tax: 'tax', invoice: 'invoiceTax', corrective: 'correctiveTax' } as const;
const titleOf = (say: Say, { kind, number, percent }: Said): string =>
  say(`INVOICE_PRINT.TITLES.${percent === null ? kind : taxTitles[kind]}`, { number });

function partyBlocks(
  say: Say,
  name: string,
  { name: who, ico, dic, street, town, post }: Party,
  isPayer: boolean,
): Block[] {
  const numbers = [
    ico && say('INVOICE_PRINT.ICO', { ico }),
    dic ? say('INVOICE_PRINT.DIC', { dic }) : isPayer ? '' : say('INVOICE_PRINT.NO_DIC'),
  ];
  const seat = [street, `${post} ${town}`.trim()].filter(Boolean).join(', ');
  return [
    {
      kind: 'facts',
      rows: [[name, who], ...(seat ? [['', seat] as const] : []), ['', numbers.filter(Boolean).join(' · ')]],
    },
  ];
}

function dayRows(say: Say, said: Said): [string, string][] {
  const { from, to } = said.period;
  const rows: [string, string | null][] = [
    [say('INVOICE_PRINT.ISSUED'), showDay(said.issuedOn)],
    [
      say(said.kind === 'tax' ? 'INVOICE_PRINT.RECEIVED' : 'INVOICE_PRINT.TAXED'),
      said.taxedOn && showDay(said.taxedOn),
    ],
    [say('INVOICE_PRINT.DUE'), said.dueOn && showDay(said.dueOn)],
    [say('INVOICE_PRINT.PERIOD'), say('INVOICE_PRINT.FROM_TO', { from: showDay(from), to: showDay(to) })],
    [say('INVOICE_PRINT.SYMBOL'), said.symbol],
    ...(said.corrects
      ? ([
          [
            say('INVOICE_PRINT.REFERENCE'),
            say('INVOICE_PRINT.REFERENCE_OF', { number: said.corrects.number, day: showDay(said.corrects.issuedOn) }),
          ],
          [say('INVOICE_PRINT.REASON'), said.corrects.reason],
        ] as [string, string][])
      : []),
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

const lineOf = (say: Say, { kind, units, corrects }: Said): string =>
  kind === 'tax'
    ? say('INVOICE_PRINT.ADVANCE')
    : corrects
      ? say('INVOICE_PRINT.CORRECTION', { number: corrects.number })
      : say('INVOICE_PRINT.LINE', { count: units });

function sumsBlock(say: Say, said: Said): Block {
  const tax = said.percent !== null;
  const row = (name: string, { base, tax: of, total }: Amounts, sign = 1n) => {
    const shown = (text: string) => bareMoney(moneyOf(text) * sign);
    return tax ? [name, shown(base), shown(of), shown(total)] : [name, shown(total)];
  };
  const rows = [
    row(lineOf(say, said), said.whole),
    ...said.claimed.map((c) => row(say('INVOICE_PRINT.CLAIMED', { number: c.number }), c, -1n)),
  ];
  const head = tax
    ? [
        say('INVOICE_PRINT.WHAT'),
        say('INVOICE_PRINT.BASE'),
        say('INVOICE_PRINT.TAX', { percent: said.percent ?? 0 }),
        say('INVOICE_PRINT.TOTAL'),
      ]
    : [say('INVOICE_PRINT.WHAT'), say('INVOICE_PRINT.TOTAL')];
  return { kind: 'table', head, rows, widths: tax ? [6, 2, 2, 2] : [8, 2], numbers: tax ? [1, 2, 3] : [1] };
}

function unitText(say: Say, { kind, perUnit, percent, period, corrects }: Said): Block[] {
  if (kind === 'tax' || corrects) return [];
  const price = showMoney(moneyOf(perUnit));
  const text = say(percent === null ? 'INVOICE_PRINT.UNIT_PRICE_BARE' : 'INVOICE_PRINT.UNIT_PRICE', { price });
  const year = period.kind === 'annual' ? ` ${say('INVOICE_PRINT.YEAR')}` : '';
  return [{ kind: 'text', tone: 'quiet', text: `${text}${year}` }];
}

function payingBlocks(say: Say, said: Said): Block[] {
  const payable: Money = moneyOf(said.payable);
  const name = say(payable < 0n ? 'INVOICE_PRINT.TO_RETURN' : 'INVOICE_PRINT.PAYABLE');
  const deposit: [string, string][] = said.deposit
    ? [[`${say('INVOICE_PRINT.PAID')} ${said.deposit.number}`, showMoney(moneyOf(said.deposit.total))]]
    : [];
  const rows: [string, string][] = [
    [say('INVOICE_PRINT.SUM'), showMoney(moneyOf(said.whole.total))],
    ...deposit,
    ...(said.kind === 'tax' ? [] : ([[name, showMoney(absolute(payable))]] as [string, string][])),
    ...(payable > 0n
      ? ([
          [say('INVOICE_PRINT.ACCOUNT'), said.supplier.account],
          [say('INVOICE_PRINT.SYMBOL'), said.symbol],
        ] as [string, string][])
      : []),
  ];
  const facts: Block = { kind: 'facts', rows };
  if (said.spayd === null) return [facts];
  return [
    {
      kind: 'qr',
      text: said.spayd,
      mm: 36,
      beside: [facts, { kind: 'text', tone: 'quiet', text: say('INVOICE_PRINT.PAY_HINT') }],
    },
  ];
}

/** The document as it is sent to the customer. */
export function paperBlocks(said: Said): { title: string; blocks: Block[] } {
  const say = speak('cs');
  const title = titleOf(say, said);
  const isPayer = said.percent !== null;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    ...(said.kind === 'proforma'
      ? ([{ kind: 'text', tone: 'strong', text: say('INVOICE_PRINT.NOT_TAX') }] as Block[])
      : []),
    ...partyBlocks(say, say('INVOICE_PRINT.SUPPLIER'), said.supplier, isPayer),
    ...partyBlocks(say, say('INVOICE_PRINT.CUSTOMER'), said.customer, true),
    { kind: 'facts', rows: dayRows(say, said) },
    sumsBlock(say, said),
    ...unitText(say, said),
    { kind: 'together', blocks: payingBlocks(say, said) },
    { kind: 'text', tone: 'quiet', text: said.supplier.register },
    { kind: 'text', tone: 'quiet', text: say('INVOICE_PRINT.SIGNED', { name: said.supplier.signs }) },
  ];
  return { title, blocks };
}
