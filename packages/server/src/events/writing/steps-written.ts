import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { isLabelType, type Problems, seriesOf, spanOf, whyNotSaved, withLastDay } from '#contract/events/rules.ts';
import { nextReminder } from '#contract/events/rules-reminders.ts';
import { dayOfWall, type Span } from '#contract/events/rules-times.ts';
import type { EventInput } from '#contract/events/schema.ts';
import { lastDay as horizon } from '#contract/events/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { knowsAudience } from '../../audience/queries-groups.ts';
import { picked } from '../../base/db/columns.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { sanitised } from '../../base/text/rich-text.ts';
import { type At, type Event, seriesIn } from '../rows/queries.ts';
import * as q from './queries.ts';

/** What is written down of an event, apart from files. */
export type Told = Omit<EventInput, 'fileIds'>;

const atField = (key: Refusal, field: string) => new Refused(key, { fields: { [field]: key } });

/** Who asks for confirmations needs the right for it; what somebody else asked for stays. */
function refuseAsking(scope: Scope, acceptRead: boolean, before: Pick<Event, 'acceptRead'> | null): void {
  if (acceptRead !== (before?.acceptRead ?? false) && !may(scope, 'acceptRead', 'rw'))
    throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

async function labelOf(
  { db, scope }: At,
  labelId: EventInput['labelId'],
): Promise<Pick<Event, 'labelType' | 'labelId'>> {
  if (isLabelType(labelId)) return { labelType: labelId, labelId: null };
  const labelType = await q.typeOfLabel(db, scope, Number(labelId));
  if (labelType === undefined) throw atField('EVENT.ERRORS.LABEL_UNKNOWN', 'labelId');
  return { labelType, labelId: Number(labelId) };
}

type Bounded = Pick<Event, 'startsAt' | 'endsAt' | 'repeats' | 'untilDay'>;
/** Between which days it lies, or all of the series does; what has no end lies until the last day there is. */
export function boundsOf(e: Bounded): Pick<Event, 'firstDay' | 'lastDay'> {
  const [first, last] = [dayOfWall(e.startsAt), dayOfWall(e.endsAt)];
  if (!e.repeats) return { firstDay: first, lastDay: last };
  const end = e.untilDay === null ? horizon : addDays(e.untilDay, daysBetween(first, last));
  return { firstDay: first, lastDay: end > horizon ? horizon : end < last ? last : end };
}

/** When somebody is to be reminded next of what is written. */
export function remindAtOf(e: q.Typed, now: Date): Date | null {
  const span: Span = { startsAt: e.startsAt, endsAt: e.endsAt };
  return nextReminder(
    { series: e.repeats ? seriesIn(e) : null, span, allDay: e.allDay, notifyPeriod: e.notifyPeriod },
    now,
  );
}

/** The row with what follows from its times. */
export const whole = (e: q.Typed, now: Date): q.Written => ({
  ...picked(e, q.typedNames),
  ...boundsOf(e),
  remindAt: remindAtOf(e, now),
});

const refuseProblems = (fields: Problems): void => {
  if (Object.keys(fields).length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields });
};

/** What is written down of the input, after every rule was asked. */
export async function writtenOf(at: At, given: Told, before: Pick<Event, 'acceptRead'> | null): Promise<q.Written> {
  const { db, scope, now } = at;
  const told = { ...given, place_description: sanitised(given.place_description), fileIds: [] };
  refuseProblems(whyNotSaved(told));
  const span = spanOf(told) as Span;
  const input = withLastDay(told, dayOfWall(span.startsAt));
  refuseAsking(scope, input.acceptRead, before);
  if (!(await knowsAudience(db, scope, input.audience))) throw atField('EVENT.ERRORS.AUDIENCE_UNKNOWN', 'audience');
  if (input.calendarId !== null && !(await q.hasCalendar(db, scope, input.calendarId)))
    throw atField('EVENT.ERRORS.CALENDAR_UNKNOWN', 'calendarId');
  const series = seriesOf(input, dayOfWall(span.startsAt));
  return whole(
    {
      ...{ title: input.title, description: input.place_description, address: input.place_address },
      ...span,
      ...{ allDay: input.allDay, repeats: input.repeat, frequency: input.repeatFrequency, every: input.numberOfRepeat },
      weekDays: [...new Set(input.weekDays)].sort((a, b) => a - b),
      ...{ monthBy: input.typeOfMonthRepeat, monthWeek: input.monthWeek, lastOfMonth: input.lastDay },
      ...{ untilDay: series?.until ?? null, exceptDays: [], calendarId: input.calendarId, colour: input.colour },
      ...(await labelOf(at, input.labelId)),
      ...{ toPublic: input.isPublic, everyone: input.audience.length === 0, notifyPeriod: input.notify_period },
      ...{ acceptRead: input.acceptRead, comments: input.comments },
      ...{ coming: input.coming, capacity: input.coming ? input.capacity : null },
    },
    now,
  );
}
