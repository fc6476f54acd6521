import { type Day, dayIn, showDay, showMoment } from '#contract/base/time/dates.ts';
import type { ReportRow } from '#contract/reports/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { allRows, amount, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { speak } from '../../base/text/speak.ts';
import { placeInWords, saidPlace } from '../rows/steps-words.ts';

const day = (on: Day | null) => (on ? showDay(on) : '');
const dayOf = (at: string | null) => day(at && dayIn(new Date(at)));

type Paper = { lang: Locale; at: Date; letterhead: Letterhead; most: number };

/** The list in PDF, as many rows of it as one answer has. */
export function reportsPaper(rows: readonly ReportRow[], { lang, at, letterhead, most }: Paper): Bytes {
  const say = speak(lang);
  const title = say('REPORT_SHEETS.TITLE');
  const head = (name: (typeof columns)[number]) => say(`REPORT_SHEETS.COLUMNS.${name}`);
  // Days stay whole: nine columns are too many for a sheet.
  const heads = [
    ...[head('TITLE'), `${head('TYPE')}, ${head('STATUS')}`],
    ...(['PLACE', 'OWNER', 'SOLVER', 'CREATED', 'DUE', 'SOLVED'] as const).map(head),
  ];
  const line = (r: ReportRow): string[] => [
    ...[r.title, `${say(`REPORT.TYPES.${r.type}`)}, ${say(`REPORT.STATES.${r.status}`)}`],
    ...[placeInWords(lang, saidPlace(r.place)), r.owner?.full_name ?? '', r.solver?.full_name ?? ''],
    ...[dayOf(r.createdAt), day(r.dueOn), dayOf(r.solvedAt)],
  ];
  const count = say('REPORT_SHEETS.COUNT', { count: rows.length });
  const table: Block = { kind: 'table', head: heads, rows: rows.map(line), widths: [4, 2.8, 3.2, 2.8, 2.8, 3, 3, 3] };
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', tone: 'quiet', text: `${count}. ${say('REPORT_SHEETS.PRINTED', { when: showMoment(at) })}` },
    rows.length > 0 ? table : { kind: 'text', text: say('REPORT_SHEETS.NONE') },
    ...(rows.length < most ? [] : [{ kind: 'text', text: say('REPORT_SHEETS.MORE', { count: most }) } as const]),
  ];
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot: title }]]);
  return { name: say('REPORT_SHEETS.FILE'), type: 'application/pdf', body };
}

const columns = [
  ...([
    'NUMBER',
    'TITLE',
    'TYPE',
    'STATUS',
    'PLACE',
    'OWNER',
    'SOLVER',
    'VISIBILITY',
    'CREATED',
    'DUE',
    'SOLVED',
  ] as const),
  ...(['OUTCOME', 'VERDICT', 'TEXT', 'SOLUTION', 'FILES', 'COMMENTS', 'ALSO'] as const),
] as const;
type Texts = ReadonlyMap<number, { description: string; solution: string | null; files: string[] }>;

/** The whole list as XLSX. What is said inside the committee is not in it, whoever takes it. */
export async function reportsSheet(
  lang: Locale,
  part: (page: number) => Promise<ReportRow[]>,
  textsOf: (ids: readonly number[]) => Promise<Texts>,
): Promise<Bytes> {
  const say = speak(lang);
  const all: ReportRow[] = [];
  for await (const r of allRows(part)) all.push(r);
  const texts = await textsOf(all.map((r) => r.id));
  const rows = all.map((r) => [
    amount(r.id),
    plain(r.title),
    plain(say(`REPORT.TYPES.${r.type}`)),
    plain(say(`REPORT.STATES.${r.status}`)),
    plain(placeInWords(lang, saidPlace(r.place))),
    plain(r.owner?.full_name ?? ''),
    plain(r.solver?.full_name ?? ''),
    plain(say(r.visibility === 'public' ? 'REPORT_SHEETS.PUBLIC' : 'REPORT_SHEETS.PRIVATE')),
    plain(dayOf(r.createdAt)),
    plain(day(r.dueOn)),
    plain(dayOf(r.solvedAt)),
    plain(r.outcome ? say(`REPORT.OUTCOMES.${r.outcome}`) : ''),
    plain(r.verdict ? say(`REPORT.VERDICTS.${r.verdict}`) : ''),
    plain(texts.get(r.id)?.description ?? ''),
    plain(texts.get(r.id)?.solution ?? ''),
    plain(texts.get(r.id)?.files.join('\n') ?? ''),
    amount(r.commentCount),
    amount(r.alsoCount),
  ]);
  const heads = columns.map((name) => say(`REPORT_SHEETS.COLUMNS.${name}`));
  return xlsx(lang === 'cs' ? 'hlaseni' : 'reports', heads, rows);
}
