import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { ibanOf, spaydOf } from '#contract/base/money/spayd.ts';
import { type Day, showDay } from '#contract/base/time/dates.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import type { SentRow } from '../unit/queries.ts';

export type Letter = {
  lang: 'cs' | 'en';
  house: { name: string; account: string };
  number: string;
  symbol: string;
};

function debts({ lang }: Letter, sent: SentRow): Block {
  const say = speak(lang);
  const rows = sent.items.map((i) => [i.text, showDay(i.day), bareMoney(i.amount)]);
  const head = [say('REMINDER_PRINT.WHAT'), say('REMINDER_PRINT.DUE'), say('REMINDER_PRINT.AMOUNT')];
  return {
    kind: 'table',
    head,
    rows: [...rows, [say('REMINDER_PRINT.SUM'), '', bareMoney(sent.sum)]],
    widths: [4, 2, 2],
    numbers: [2],
  };
}

/** How it is paid: names and values, and the code that bank applications read. */
function paying({ lang, house, symbol, number }: Letter, sent: SentRow): Block[] {
  const say = speak(lang);
  const given = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]]);
  const rows: [string, string][] = [
    [say('REMINDER_PRINT.SUM'), showMoney(sent.sum)],
    [say('REMINDER_PRINT.DEADLINE'), showDay(sent.deadline as Day)],
    ...given(say('REMINDER_PRINT.ACCOUNT'), house.account),
    ...given(say('REMINDER_PRINT.SYMBOL'), symbol),
  ];
  const iban = ibanOf(house.account);
  const code = iban && spaydOf({ iban, amount: sent.sum, message: `Jednotka ${number}`, name: house.name, symbol });
  const facts: Block = { kind: 'facts', rows };
  if (!code) return [facts];
  const told: Block = { kind: 'text', tone: 'quiet', text: say('REMINDER_PRINT.QR') };
  return [{ kind: 'qr', text: code, mm: 36, beside: [facts, told] }];
}

/** One reminder as it was sent, for the post or for the file. */
export function letterOf(letter: Letter, sent: SentRow): Sheet {
  const say = speak(letter.lang);
  const title = say('REMINDER_PRINT.TITLE', { name: sent.name, unit: letter.number });
  return {
    foot: title,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', text: say('REMINDER_PRINT.TO', { owners: sent.owners, day: showDay(sent.day) }) },
      ...sent.text.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
      debts(letter, sent),
      { kind: 'together', blocks: paying(letter, sent) },
    ],
  };
}

/** A letter each; drawn as they are taken. */
export function* letters(of: (sent: SentRow) => Letter, sent: readonly SentRow[]): Generator<Sheet[]> {
  for (const one of sent) yield [letterOf(of(one), one)];
}
