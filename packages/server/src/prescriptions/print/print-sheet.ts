import { moneyText } from '#contract/base/money/amount.ts';
import { percent } from '#contract/base/shares/fraction.ts';
import { monthName, monthsFrom } from '#contract/prescriptions/rules-months.ts';
import { hundredthsText } from '#contract/prescriptions/rules-numbers.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { moneyCell, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { speak } from '../../base/text/speak.ts';
import type { Plan } from '../plan/steps.ts';
import type { Run } from '../rows/queries.ts';

/** What each unit pays: its part of each fee, the whole, and every month; sums as numbers. */
export function sheetOf(lang: Locale, run: Run, plan: Plan): Promise<Bytes> {
  const say = speak(lang);
  const t = (word: 'UNIT' | 'OWNERS' | 'SHARE' | 'PERSONS' | 'AREA' | 'SUM') => say(`PRESCRIPTION_PRINT.${word}`);
  const head = [
    ...[t('UNIT'), t('OWNERS'), t('SHARE'), t('PERSONS'), t('AREA')],
    ...plan.fees.map((f) => f.name),
    t('SUM'),
    ...monthsFrom(run.fromMonth, run.months).map(monthName),
  ];
  const rows = plan.units.map(({ facts, plan: unit }) => [
    ...[plain(facts.label), plain(facts.owners)],
    plain(facts.share ? String(percent(facts.share, 4)).replace('.', ',') : ''),
    plain(facts.persons === null ? '' : String(facts.persons)),
    plain(facts.area === null ? '' : hundredthsText(facts.area).replace('.', ',')),
    ...[...unit.parts, unit.total, ...unit.months].map((amount) => moneyCell(moneyText(amount))),
  ]);
  return xlsx(run.name.slice(0, 31), head, rows);
}
