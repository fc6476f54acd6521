import { showDay } from '#contract/base/time/dates.ts';
import type { FirmTimes } from '#contract/handovers/schema-times.ts';
import type { Measured, ReportTimes, TimesAsked } from '#contract/reports/schema-times.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { amount, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { speak } from '../../base/text/speak.ts';

const columns = ['BY', 'NAME', 'COUNT', 'DAYS', 'DATED', 'LATE', 'GOOD', 'BAD'] as const;

/** How fast reports are solved, by kind, solver and firm, as one XLSX. */
export function timesSheet(
  lang: Locale,
  { from, to }: TimesAsked,
  { all, types, solvers, firms }: ReportTimes & FirmTimes,
): Promise<Bytes> {
  const say = speak(lang);
  const row = (by: 'type' | 'solver' | 'firm', name: string, m: Measured) => [
    plain(say(`HANDOVER_SHEETS.BY.${by}`)),
    plain(name),
    ...[m.count, m.days, m.dated, m.late, m.good, m.bad].map(amount),
  ];
  const rows = [
    ...types.map((t) => row('type', say(`REPORT.TYPES.${t.type}`), t)),
    ...(all ? [row('type', say('HANDOVER_SHEETS.ALL'), all)] : []),
    ...solvers.map((s) => row('solver', s.full_name, s)),
    ...firms.map((f) => row('firm', f.firm?.full_name ?? say('HANDOVER_SHEETS.OTHER_FIRMS'), f)),
  ];
  const heads = columns.map((name) => say(`HANDOVER_SHEETS.COLUMNS.${name}`));
  const range = { from: from ? showDay(from) : 'none', to: to ? showDay(to) : 'none' };
  const about = from || to ? say('HANDOVER_SHEETS.RANGE', range).replaceAll(/\s+/g, ' ').trim() : undefined;
  return xlsx(say('HANDOVER_SHEETS.FILE'), heads, rows, about);
}
