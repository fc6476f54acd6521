import { type Money, sumOf } from '#contract/base/money/amount.ts';
import { bareMoney } from '#contract/base/money/showing.ts';
import { type Day, showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';

export type AnnexDebt = { unit: string; text: string; day: Day; amount: Money; open: Money };
export type Annex = {
  lang: Locale;
  debtor: string;
  /** Its day of birth, or the number of a company. */
  known: string;
  fileNumber: string;
  court: string;
  /** The day by which debts are divided, and whether it is the beginning of the proceeding; null where neither is known. */
  since: Day | null;
  isStarted: boolean;
  term: Day | null;
  before: readonly AnnexDebt[];
  after: readonly AnnexDebt[];
  day: Day;
};

function facts({ lang, debtor, known, fileNumber, court, since, isStarted, term }: Annex): Block {
  const say = speak(lang);
  const given = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : []);
  return {
    kind: 'facts',
    rows: [
      [say('CLAIM_PRINT.DEBTOR'), debtor],
      ...given(say('CLAIM_PRINT.KNOWN'), known),
      [say('CLAIM_PRINT.FILE'), [fileNumber, court].filter(Boolean).join(', ')],
      ...given(say(isStarted ? 'CLAIM_PRINT.STARTED' : 'CLAIM_PRINT.DECLARED'), since && showDay(since)),
      ...given(say('CLAIM_PRINT.TERM'), term && showDay(term)),
    ],
  };
}

/** Each debt as it was prescribed, what of it was paid, and what is left. */
function table(lang: Locale, debts: readonly AnnexDebt[]): Block {
  const say = speak(lang);
  const paid = ({ amount, open }: AnnexDebt) => amount - open;
  const sums = [sumOf(debts.map((d) => d.amount)), sumOf(debts.map(paid)), sumOf(debts.map((d) => d.open))];
  const columns = ['UNIT', 'WHAT', 'DUE', 'AMOUNT', 'PAID', 'OPEN'] as const;
  return {
    kind: 'table',
    head: columns.map((column) => say(`CLAIM_PRINT.${column}`)),
    rows: [
      ...debts.map((d) => [d.unit, d.text, showDay(d.day), ...[d.amount, paid(d), d.open].map(bareMoney)]),
      [say('CLAIM_PRINT.SUM'), '', '', ...sums.map(bareMoney)],
    ],
    widths: [2, 4, 2, 2, 2, 2],
    numbers: [3, 4, 5],
  };
}

/** The annex of a claim in insolvency: what the units owe, divided by the day of the proceeding. */
export function annexOf(annex: Annex): Sheet {
  const { lang, before, after, since, day } = annex;
  const say = speak(lang);
  const later: Block[] = [
    { kind: 'heading', level: 2, text: say('CLAIM_PRINT.AFTER') },
    { kind: 'text', tone: 'quiet', text: say('CLAIM_PRINT.AFTER_TEXT') },
    table(lang, after),
  ];
  return {
    foot: say('CLAIM_PRINT.TITLE'),
    blocks: [
      { kind: 'heading', level: 1, text: say('CLAIM_PRINT.TITLE') },
      facts(annex),
      { kind: 'heading', level: 2, text: say(since ? 'CLAIM_PRINT.BEFORE' : 'CLAIM_PRINT.ALL') },
      before.length > 0 ? table(lang, before) : { kind: 'text', text: say('CLAIM_PRINT.NONE') },
      ...(after.length > 0 ? later : []),
      { kind: 'text', text: say('CLAIM_PRINT.HOW', { day: showDay(day) }) },
      { kind: 'text', tone: 'quiet', text: say('CLAIM_PRINT.HELP') },
      { kind: 'signatures', lines: [say('CLAIM_PRINT.SIGNED')] },
    ],
  };
}
