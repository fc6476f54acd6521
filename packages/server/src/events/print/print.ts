import { wholeName } from '#contract/base/files/files.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { repeatsText, whenText } from '../rows/print-when.ts';
import { type Event, spanIn } from '../rows/queries.ts';

type Printed = { row: Event; root: Event; day: string | null };
export type Paper = {
  lang: Locale;
  at: Date;
  letterhead: Letterhead;
  /** Where the event is opened. */
  address: string;
  files: readonly { name: string; extension: string }[];
  calendar: { name: string } | null;
  labelName: string | null;
  owner: { full_name: string } | null;
};

function factsOf({ row, root, day }: Printed, paper: Paper): [string, string][] {
  const { lang, at, calendar, labelName, owner } = paper;
  const say = speak(lang);
  const repeats = repeatsText(lang, row);
  const rows: [string, string | null][] = [
    [say('EVENT.PRINT.WHEN'), whenText(lang, spanIn(row, row.repeats ? day : null), row.allDay)],
    [say('EVENT.PRINT.REPEATS'), repeats],
    [say('EVENT.PRINT.PLACE'), row.address || null],
    [say('EVENT.PRINT.CALENDAR'), calendar?.name ?? null],
    [say('EVENT.PRINT.LABEL'), labelName ?? say(`EVENT.TYPES.${row.labelType}`)],
    [say('EVENT.PRINT.AUTHOR'), owner?.full_name ?? null],
    [say('EVENT.PRINT.VISIBILITY'), root.toPublic ? null : say('EVENT.PRINT.ONLY_COMMITTEE')],
    [say('EVENT.PRINT.PRINTED'), showMoment(at)],
  ];
  return rows.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** The event in PDF: what it is, when and where, its attachments by name, and a code that leads to it. */
export function eventPaper(printed: Printed, paper: Paper): Bytes {
  const { lang, at, letterhead, address, files } = paper;
  const say = speak(lang);
  const { row } = printed;
  const named: Block[] =
    files.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: say('EVENT.PRINT.FILES') },
          ...files.map((f): Block => ({ kind: 'text', text: wholeName(f) })),
        ];
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: row.title },
    { kind: 'qr', mm: 32, text: address, beside: [{ kind: 'facts', rows: factsOf(printed, paper) }] },
    { kind: 'rule' },
    { kind: 'rich', html: row.description },
    ...named,
    { kind: 'text', tone: 'quiet', text: `${say('EVENT.PRINT.CODE')} ${address}` },
  ];
  const body = onPaper({ lang, title: row.title, at, letterhead }, [[{ blocks, foot: say('EVENT.PRINT.FOOT') }]]);
  return { name: say('EVENT.PRINT.FILE', { name: String(row.id) }), type: 'application/pdf', body };
}
