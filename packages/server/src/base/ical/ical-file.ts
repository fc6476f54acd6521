/** Bytes of a calendar that is read; more of a calendar of a town nobody saw. */
export const mostBytes = 10 * 1024 * 1024;
/** Events and occurrences that one calendar may bring. */
export const mostEvents = 5000;
export const mostOccurrences = 10_000;
/** An event that lasts longer than a year is a mistake of whoever wrote it. */
export const longestEvent = 366 * 86_400_000;

/** One occurrence as a calendar gave it. */
export type Occurrence = {
  uid: string;
  /** When it would have begun by its series; its own beginning where it is of none. */
  key: string;
  title: string;
  description: string;
  place: string;
  url: string;
  /** Of a whole day the days, else moments. */
  allDay: boolean;
  start: string;
  /** Of whole days the last one. */
  end: string;
};

/** What of a calendar was left out, and how many events. */
export const leftOut = ['tooFrequent', 'tooLong', 'broken', 'tooMany'] as const;
export type LeftOut = (typeof leftOut)[number];

/** Why a calendar is not read at all. */
export const unreadable = ['html', 'notCalendar', 'tooLarge', 'tooMany', 'tooSlow'] as const;
export type Unreadable = (typeof unreadable)[number];

/** What of a series is read: occurrences that begin in this time. */
export type Window = { from: Date; to: Date };
export type Calendar = { name: string; occurrences: Occurrence[]; left: Partial<Record<LeftOut, number>> };
export type Read = { calendar: Calendar; problem?: never } | { problem: Unreadable; calendar?: never };

const strict = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** A calendar's bytes as text. Some programs fold a line inside of a letter; letters of an older table are read by that table. */
export function wordsOf(bytes: Buffer): string {
  try {
    return strict(bytes);
  } catch {
    const unfolded = Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
    try {
      return strict(unfolded);
    } catch {
      return new TextDecoder('windows-1250').decode(bytes);
    }
  }
}

/** Why the text is no calendar, told before anything of it is read; null where it looks like one. */
export function whyNotCalendar(text: string): Unreadable | null {
  if (Buffer.byteLength(text) > mostBytes) return 'tooLarge';
  const head = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(!doctype|html|head|body|\?xml)/i.test(head)) return 'html';
  if (!/^BEGIN:VCALENDAR\s/i.test(head)) return 'notCalendar';
  const events = text.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0;
  return events > mostEvents ? 'tooMany' : null;
}
