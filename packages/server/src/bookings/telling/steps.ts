import { type SQL, sql } from 'drizzle-orm';
import { dueAt, wishesOf } from '#contract/notices/rules.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Portal } from '../../base/http/handler.ts';
import { agenda } from '../../events/rows/queries-audience.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { keepAllNotices } from '../../notices/queries-gathered.ts';
import { noticesOf, tell } from '../../notices/steps.ts';
import type { Booking } from '../rows/queries.ts';
import type { At } from '../rows/queries-things.ts';
import { bookingSource } from './notices.ts';

const only = ({ scope }: At, id: number): SQL =>
  sql`select m.id from member m where m.svj_id = ${scope.svjId} and m.id = ${id}`;

const tellOf = ({ db, scope, now }: At, portal: Portal, b: Booking, kind: NoticeKind, members: SQL) =>
  tell(db, scope, portal, bookingSource, { owner: 'booking', ownerId: b.id, kind, module: 'events', members }, now);

/** Who decides is told of what waits for them. */
export const tellAsked = (portal: Portal, at: At, b: Booking) =>
  tellOf(at, portal, b, 'asked', writersOf(at.scope, agenda));

/** Whoever asked is told how it was decided. */
export async function tellDecided(portal: Portal, at: At, b: Booking): Promise<void> {
  if (b.memberId !== null && b.memberId !== at.scope.memberId)
    await tellOf(at, portal, b, 'judged', only(at, b.memberId));
}

/** Whoever booked it is told that it is ended, and not by them. */
export async function tellEnded(portal: Portal, at: At, b: Booking): Promise<void> {
  if (b.memberId !== null && b.memberId !== at.scope.memberId)
    await tellOf(at, portal, b, 'cancelled', only(at, b.memberId));
}

type Soon = { owner: 'booking' | 'booking_wait'; ownerId: number; kind: NoticeKind; memberId: number };

/** A digest would come too late: it goes at once, but for quiet hours; who wants no news of events gets none. */
async function tellNow(at: At, { owner, ownerId, kind, memberId }: Soon): Promise<void> {
  const { db, scope, now } = at;
  const people = await peopleToTell(db, scope, only(at, memberId));
  const rows = people.flatMap((person) =>
    noticesOf(person, kind, 'events', now).map(({ messageId: _, ...n }) => {
      if (n.dueAt === null) return { ...n, ownerId };
      return { ...n, ownerId, dueAt: dueAt({ ...wishesOf(person.settings, 'events'), pace: 'now' }, now) };
    }),
  );
  await keepAllNotices(db, scope, { owner, kind, module: 'events' }, rows, now);
}

/** Reminds whoever booked it. */
export async function tellSoon(at: At, { id, memberId }: Booking): Promise<void> {
  if (memberId !== null) await tellNow(at, { owner: 'booking', ownerId: id, kind: 'soon', memberId });
}

/** Tells who waits for it that it can be had now. */
export const tellFree = (at: At, ownerId: number, memberId: number): Promise<void> =>
  tellNow(at, { owner: 'booking_wait', ownerId, kind: 'given', memberId });

/** Tells who waited that it is theirs, or is kept for them. */
export async function tellGiven(at: At, { id, memberId }: Booking): Promise<void> {
  if (memberId !== null) await tellNow(at, { owner: 'booking', ownerId: id, kind: 'given', memberId });
}
