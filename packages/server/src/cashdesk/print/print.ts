import { showMoney } from '#contract/base/money/showing.ts';
import { moneyInWords } from '#contract/base/money/words.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import { type CashRecord, labelOf, typeOf } from '../rows/queries.ts';

const factsOf = (say: Say, lang: Locale, r: CashRecord): Block => {
  const type = typeOf(r);
  const given = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]]);
  return {
    kind: 'facts',
    rows: [
      [say('CASH_PRINT.DATE'), showDay(r.day)],
      [say('CASH_PRINT.AMOUNT'), showMoney(r.amount)],
      [say('CASH_PRINT.WORDS'), moneyInWords(r.amount, lang)],
      [say(`CASH_PRINT.FROM.${type}`), r.moneyFrom],
      [say('CASH_PRINT.NAME'), r.name],
      ...given(say('CASH_PRINT.EXTERNAL'), r.externalNumber),
      ...given(say('CASH_PRINT.NOTE'), r.note),
      [say(`CASH_PRINT.BY.${type}`), r.acceptedBy],
    ],
  };
};

/** One of the two copies. */
const copyOf = (say: Say, lang: Locale, r: CashRecord): Block[] => [
  { kind: 'heading', level: 2, text: `${say(`CASH_PRINT.TITLE.${typeOf(r)}`)} ${labelOf(r)}` },
  factsOf(say, lang, r),
  { kind: 'space', mm: 6 },
  { kind: 'signatures', lines: [say(`CASH_PRINT.SIGNS.${typeOf(r)}`), say('CASH_PRINT.APPROVED')] },
];

/**
 * The voucher, two of it on a page: one for the book, one for whom the money came from or went to. Drawn by what stood when
 * the record was written, so that it is the same whenever it is printed.
 */
export function voucherOf(r: CashRecord, head: Letterhead, lang: Locale): Bytes {
  const say = speak(lang);
  const title = `${say(`CASH_PRINT.TITLE.${typeOf(r)}`)} ${labelOf(r)}`;
  const named = [head.name, head.address, head.companyNumber].filter(Boolean).join(', ');
  const twice = (copy: Block[]): Block[] => [
    { kind: 'together', blocks: copy },
    { kind: 'space', mm: 4 },
    { kind: 'rule' },
    { kind: 'space', mm: 4 },
    { kind: 'together', blocks: [{ kind: 'text', tone: 'strong', text: named }, ...copy] },
  ];
  const blocks = twice(copyOf(say, lang, r));
  // Two with a long note do not fit on a page; the screen has it.
  const shorter = [twice(copyOf(say, lang, { ...r, note: '' }))];
  const what = { lang, title: plainly(title), at: r.createdAt, letterhead: head };
  const name = `${labelOf(r).replace('/', '-')}.pdf`;
  return { name, type: 'application/pdf', body: onPaper(what, [[{ blocks, shorter, foot: title }]]) };
}
