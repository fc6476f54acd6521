import { wholeName } from '#contract/base/files/files.ts';
import { dayIn, showDay, showMoment } from '#contract/base/time/dates.ts';
import { daysUntil } from '#contract/documents/rules-due.ts';
import type { DueRow } from '#contract/documents/schema-due.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../base/http/handler.ts';
import { onPaper } from '../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../base/pdf/pdf-blocks.ts';
import { allRows, amount, plain, xlsx } from '../base/sheets/spreadsheet.ts';
import { speak } from '../base/text/speak.ts';

/** How long it still holds on this day, or how long it does not any more. */
function stateOf(lang: Locale, due: string, today: string): string {
  const say = speak(lang);
  const days = daysUntil(due, today);
  if (days < 0) return say('DUE.STATE.OVERDUE', { days: -days });
  return days === 0 ? say('DUE.STATE.TODAY') : say('DUE.STATE.SOON', { days });
}

type Paper = { lang: Locale; at: Date; letterhead: Letterhead; most: number };

/** What runs out in PDF, as many rows of it as one answer has. */
export function duePaper(rows: readonly DueRow[], { lang, at, letterhead, most }: Paper): Bytes {
  const say = speak(lang);
  const title = say('DUE.TITLE');
  const line = (d: DueRow): string[] => [
    ...[wholeName(d), say(`DUE.KINDS.${d.kind}`), d.firm, showDay(d.dueOn), stateOf(lang, d.dueOn, dayIn(at))],
    d.months === null ? '' : say('DUE.CARD.MONTHS', { months: d.months }),
  ];
  const head = (['NAME', 'KIND', 'FIRM', 'DUE', 'STATE', 'AGAIN'] as const).map((name) => say(`DUE.COLUMNS.${name}`));
  const table: Block = { kind: 'table', head, rows: rows.map(line), widths: [5, 3, 4, 3, 3.5, 3] };
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', tone: 'quiet', text: say('DUE.PRINT.COUNT', { count: rows.length, when: showMoment(at) }) },
    rows.length > 0 ? table : { kind: 'text', text: say('DUE.EMPTY.TITLE') },
    ...(rows.length < most ? [] : [{ kind: 'text', text: say('DUE.PRINT.MORE', { count: most }) } as const]),
  ];
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot: title }]]);
  return { name: say('DUE.PRINT.FILE'), type: 'application/pdf', body };
}

const heads = ['NAME', 'KIND', 'FIRM', 'DUE', 'STATE', 'MONTHS', 'PLACE'] as const;

/** What runs out as XLSX, in words as on the page. */
export async function dueSheet(lang: Locale, now: Date, part: (page: number) => Promise<DueRow[]>): Promise<Bytes> {
  const say = speak(lang);
  const today = dayIn(now);
  const rows = [];
  for await (const d of allRows(part))
    rows.push([
      plain(wholeName(d)),
      plain(say(`DUE.KINDS.${d.kind}`)),
      plain(d.firm),
      plain(showDay(d.dueOn)),
      plain(stateOf(lang, d.dueOn, today)),
      amount(d.months),
      plain(d.breadcrumb.map((f) => f.name).join(' / ')),
    ]);
  const head = heads.map((name) => say(`DUE.COLUMNS.${name}`));
  return xlsx(`${lang === 'cs' ? 'co-konci' : 'what-runs-out'}-${today}`, head, rows);
}
