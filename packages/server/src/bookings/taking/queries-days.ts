import { sql } from 'drizzle-orm';
import { startOf } from '#contract/base/time/dates.ts';
import { type DayNote, type DayRange, mostNotes } from '#contract/base/time/day-notes.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import type { Basis } from '#contract/bookings/schema-words.ts';
import { may } from '../../base/http/gate.ts';
import type { At } from '../rows/queries-things.ts';
import { myUnits } from '../rows/queries-units.ts';

type Row = {
  id: number;
  title: string;
  by: Basis;
  wall_from: string;
  wall_to: string;
  version: number;
  updated_at: string;
};

/** What the asker's units have in these days, and nobody else's; null for who reads no events. */
export async function ownOnDays({ db, scope, now }: At, { from, to }: DayRange): Promise<DayNote[] | null> {
  if (!may(scope, 'events', 'r')) return null;
  const units = (await myUnits(db, scope, now)).map((u) => u.id);
  if (units.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select b.id, t.name as title, t.by, b.wall_from, b.wall_to, b.version, b.updated_at from booking b
    join booking_thing t on t.svj_id = b.svj_id and t.id = b.thing_id
    where b.svj_id = ${scope.svjId} and b.unit_id = any(${sql.param(units)}::bigint[]) and b.state = 'booked'
      and b.ends_at > ${startOf(from)} and b.starts_at < ${startOf(to, 1)}
    order by b.starts_at, b.id limit ${mostNotes}`);
  return rows.map(({ id, title, by, wall_from, wall_to, version, updated_at }) => {
    const allDay = by === 'days';
    const endsAt = allDay ? `${addDays(wall_to.slice(0, 10), -1)}T00:00` : wall_to;
    const about = { id, title, version, updatedAt: new Date(updated_at), at: bookingLinks.list(), forAll: false };
    return { ...about, startsAt: wall_from, endsAt, allDay };
  });
}
