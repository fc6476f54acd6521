import { urlOf } from '#contract/base/calls/links.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { calendarText, calendarType } from '../../base/ical/ical-writing.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';

/** The meeting as a file that calendars open; one that was called off says so. */
export async function meetingFile(
  portal: Portal,
  { db, scope }: Pick<Asking, 'db' | 'scope'>,
  id: number,
  lang: Locale,
): Promise<Bytes> {
  const m = await meetingSeen(db, scope, id);
  const name = speak(lang)('SUMMONS_PRINT.TITLE');
  const entry = {
    uid: `meeting-${scope.svjId}-${id}@${new URL(portal.config.url).hostname}`,
    ...{ sequence: m.version, createdAt: m.createdAt, updatedAt: m.updatedAt },
    ...{ title: m.name, description: plainOf(m.description), place: m.address, label: '' },
    url: urlOf(portal.config.url, meetingLinks.one(id), { svj: scope.svjId }),
    ...{ start: wallTime(m.startsAt), end: wallTime(m.endsAt), isCancelled: m.cancelledAt !== null },
  };
  const body = Buffer.from(calendarText({ name, entries: [entry] }));
  return { name: `${m.name}.ics`, type: calendarType, body };
}
