import { stamp } from '#contract/base/calls/ids.ts';
import type { Booking as BookingView, Thing as ThingView, Wait as WaitView } from '#contract/bookings/schema.ts';
import type { Listed } from './queries.ts';
import { type At, entranceNames, type Thing } from './queries-things.ts';
import type { Wait } from './queries-waits.ts';

type When = { wallFrom: string; wallTo: string; startsAt: Date; endsAt: Date };
const spanOf = ({ wallFrom, wallTo, startsAt, endsAt }: When) => ({
  ...{ start: startsAt.toISOString(), end: endsAt.toISOString() },
  ...{ startsAt: wallFrom, endsAt: wallTo },
});

export const bookingView = (b: Listed): BookingView => ({
  ...{ id: b.id, thingId: b.thingId, ...spanOf(b) },
  ...{ unit: { id: b.unitId, number: b.number }, state: b.state },
  until: b.offeredUntil?.toISOString() ?? null,
});

export const waitView = (w: Wait): WaitView => ({
  ...{ id: w.id, thingId: w.thingId, ...spanOf(w), unit: { id: w.unitId, number: w.number } },
  atOnce: w.atOnce,
});

/** Things as they go out. */
export async function thingViews({ db, scope }: At, things: readonly Thing[]): Promise<ThingView[]> {
  const names = await entranceNames(
    db,
    scope,
    things.flatMap((t) => t.entranceId ?? []),
  );
  return things.map((t) => {
    const { id, name, kind, description, floor, by, opens, closes, slotMinutes, least, most, daysAhead } = t;
    const entrance = t.entranceId === null ? undefined : names.get(t.entranceId);
    return {
      ...{ id, name, kind, description, floor, by, opens, closes, slotMinutes, least, most, daysAhead },
      entrance: t.entranceId === null || entrance === undefined ? null : { id: t.entranceId, name: entrance },
      ...{ perWeek: t.perWeek, mostOpen: t.mostOpen, approval: t.approval, isOpen: t.isOpen },
      quiet: t.quiet.map((q) => ({ days: [...q.days], from: q.from, to: q.to })),
      updatedAt: stamp(t.version, t.updatedAt),
    };
  });
}
