import { urlOf } from '#contract/base/calls/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { CalendarEntry } from '../../base/ical/ical-writing.ts';
import { speak } from '../../base/text/speak.ts';
import type { SentFrom } from '../../events/ical/steps.ts';
import type { Leaving } from './queries-shown.ts';

/** Occurrences of others as entries of a file; what their source names no more is off. */
export const foreignEntries = ({ url, svjId, lang }: SentFrom, rows: readonly Leaving[]): CalendarEntry[] => {
  const say = speak(lang);
  return rows.map((row) => {
    const { source, vanished } = row;
    const note = say(vanished ? 'FEED_FILE.GONE' : 'FEED_FILE.FROM', { source });
    const clock = (at: string) => (row.all_day ? at.slice(0, 10) : at);
    return {
      ...{ uid: `${svjId}.${row.id}.source@${new URL(url).host}`, sequence: row.sequence },
      ...{
        createdAt: new Date(row.created_at),
        updatedAt: new Date(row.updated_at),
        title: row.title,
        place: row.place,
      },
      ...{ description: [row.description, note].filter(Boolean).join('\n\n'), label: source, isCancelled: vanished },
      ...{ url: row.url || urlOf(url, eventLinks.list(), { svj: svjId }) },
      ...{ start: clock(row.starts_at), end: clock(row.ends_at) },
    };
  });
};
