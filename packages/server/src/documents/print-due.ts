import { dayIn, showDay } from '#contract/base/dates.ts';
import { wholeName } from '#contract/base/files.ts';
import { daysUntil } from '#contract/documents/rules-due.ts';
import type { DueRow } from '#contract/documents/schema-due.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../base/http/handler.ts';
import { allRows, amount, plain, xlsx } from '../base/sheets/spreadsheet.ts';
import { speak } from '../base/text/speak.ts';

const heads = ['NAME', 'KIND', 'FIRM', 'DUE', 'STATE', 'MONTHS', 'PLACE'] as const;

/** What runs out as XLSX, in words as on the page. */
export async function dueSheet(lang: Locale, now: Date, part: (page: number) => Promise<DueRow[]>): Promise<Bytes> {
  const say = speak(lang);
  const today = dayIn(now);
  const stateOf = (due: string): string => {
    const days = daysUntil(due, today);
    if (days < 0) return say('DUE.STATE.OVERDUE', { days: -days });
    return days === 0 ? say('DUE.STATE.TODAY') : say('DUE.STATE.SOON', { days });
  };
  const rows = [];
  for await (const d of allRows(part))
    rows.push([
      plain(wholeName(d)),
      plain(say(`DUE.KINDS.${d.kind}`)),
      plain(d.firm),
      plain(showDay(d.dueOn)),
      plain(stateOf(d.dueOn)),
      amount(d.months),
      plain(d.breadcrumb.map((f) => f.name).join(' / ')),
    ]);
  const head = heads.map((name) => say(`DUE.COLUMNS.${name}`));
  return xlsx(`${lang === 'cs' ? 'co-konci' : 'what-runs-out'}-${today}`, head, rows);
}
