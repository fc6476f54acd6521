import { stamp } from '#contract/base/calls/ids.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { lastDayOf, momentsOf } from '#contract/events/rules-times.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { mainCalendar, mainColour } from '#contract/events/schema-words.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { commentsOf } from '../../comments/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { wayOf } from '../../follow/queries.ts';
import { acceptOf } from '../asked/steps.ts';
import { comingOf } from '../coming/steps.ts';
import { type At, type Event, spanIn } from '../rows/queries.ts';
import { agenda, seesAll } from '../rows/queries-audience.ts';
import { type Found, foundOf } from '../rows/steps-found.ts';
import { aroundOf } from './queries.ts';
import { eventTalk, isKeptApart } from './queries-talk.ts';

async function saidOf(portal: Portal, at: Asking, e: Event) {
  const { db, scope } = at;
  const about = { owner: 'event', ownerId: e.id };
  const me = scope.memberId;
  const chosen = me === null ? undefined : (await wayOf(db, scope, about, [me])).get(me);
  const follow = me === null ? null : (chosen ?? (e.ownerId === me ? 'follows' : 'mentions'));
  if (!e.comments) return { commentsData: [], commentCount: 0, follow };
  const apart = await isKeptApart(db, scope, e.id);
  const stands = { stream: eventTalk.streams[0], administers: seesAll(scope), apart, takes: true };
  const { comments, total } = await commentsOf(portal, at, { ...about, ...stands });
  return { commentsData: comments, commentCount: total, follow };
}

/** How it comes back, as the form has it; an occurrence changed by itself says how its series does. */
const ruleOf = ({ row, root: e }: Found) => ({
  repeat: row.repeats,
  repeatFrequency: e.frequency,
  numberOfRepeat: e.every,
  weekDays: e.weekDays,
  typeOfMonthRepeat: e.monthBy,
  monthWeek: e.monthWeek,
  lastDay: e.lastOfMonth,
  endRepeat: e.untilDay === null ? ('none' as const) : ('date_end' as const),
  endDateRepeat: e.untilDay,
});

function timesOf({ row, day }: Found) {
  const span = spanIn(row, row.repeats ? day : null);
  const { start, end } = momentsOf(span, row.allDay);
  const told = row.allDay ? lastDayOf(span) : end;
  return { start: start.toISOString(), end: told.toISOString(), ...span, allDay: row.allDay };
}

async function namedOf({ db, scope }: At, e: Event) {
  const { calendar, labelName, owner } = await aroundOf(db, scope, e.id);
  const colour = calendar?.colour ?? mainColour;
  const labelId = e.labelId ?? e.labelType;
  return {
    calendar: { id: e.calendarId, name: calendar?.name ?? mainCalendar, colour },
    label: { id: labelId, type: e.labelType, name: labelName },
    ...{
      calendarId: e.calendarId,
      labelId,
      labelType: e.labelType,
      colour: e.colour ?? colour,
      ownColour: e.colour,
      owner,
    },
  };
}

/** One event as the asker may see it; of a series the occurrence of the original day. */
export async function detailOf(portal: Portal, at: Asking, id: number, asked: Day | null): Promise<EventDetail> {
  const { db, scope, now } = at;
  const found = await foundOf(at, id, asked);
  const { row, root, day, previous, next } = found;
  const writes = seesAll(scope);
  const attachments = await filesOf(portal, at, 'event', [root.id], { all: writes });
  const files = await chosenOf(portal, at, 'event', [root.id]);
  return {
    ...{ id: row.id, parentId: row.parentId, occurrence: day, title: row.title, previous, next },
    ...{ place_address: row.address, place_description: row.description },
    ...timesOf(found),
    ...ruleOf(found),
    ...(await namedOf(at, row)),
    ...{ isPublic: root.toPublic, everyone: root.everyone, notify_period: row.notifyPeriod },
    notify: root.announcedAt !== null,
    audience: await audienceOf(db, scope, agenda, root.id, now),
    createdAt: row.createdAt.toISOString(),
    updatedAt: stamp(row.version, row.updatedAt),
    ...{ contentVersion: root.contentVersion, acceptRead: root.acceptRead, accept: await acceptOf(at, root) },
    attachments: attachments.get(root.id) ?? [],
    files: files.get(root.id) ?? [],
    ...{ coming: root.coming, capacity: root.capacity, comingData: await comingOf(at, found) },
    comments: root.comments,
    ...(await saidOf(portal, at, root)),
    meetingOfOwnersId: null,
    may: {
      edit: writes && scope.mayWrite,
      remove: writes && scope.mayWrite,
      comment: scope.mayWrite && root.comments,
    },
  };
}
