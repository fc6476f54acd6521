import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { measureOf } from '../../answers/queries-sums.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { bookOf } from '../rows/queries-book.ts';
import { sheetsToSign, words } from './print.ts';
import { seatsToSign } from './queries-sheet.ts';
import { type At, refuseWithoutVotes } from './steps-view.ts';

/** The list to be signed; of a meeting whose registration is not open yet as its vote is prepared. */
export async function attendanceSheet(at: At, { id, lang }: { id: number; lang: Locale }): Promise<Bytes> {
  const { db, scope, now } = at;
  refuseWithoutVotes(scope);
  const meeting = await meetingSeen(db, scope, id);
  const vote = await bookOf(db, scope, id);
  if (!vote) throw new Refused('ASSEMBLY.ERRORS.NOT_OPEN');
  const seats = await seatsToSign(db, scope, { meetingId: id, voteId: vote.id });
  const signing = { lang, meeting, measure: await measureOf(db, scope, vote.id), at: now };
  const t = words(lang);
  const what = {
    lang,
    title: t('TITLE', { name: meeting.name }),
    at: now,
    letterhead: await letterheadOf(db, scope, lang),
  };
  const name = t('FILE', { day: dayIn(meeting.startsAt) });
  return { name, type: 'application/pdf', body: onPaper(what, sheetsToSign(signing, seats)) };
}
