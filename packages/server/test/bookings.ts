import type { Given } from '#contract/base/calls/endpoint.ts';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import type { Booking, Cell, Thing } from '#contract/bookings/schema.ts';
import type { Person } from './house.ts';

const rules: Record<'laundry' | 'room', Given<typeof bookingThings.addThing>> = {
  laundry: {
    ...{ name: 'Prádelna', kind: 'laundry', by: 'hours', opens: '07:00', closes: '21:00', slotMinutes: 120 },
    ...{ most: 2, daysAhead: 14 },
  },
  room: {
    ...{ name: 'Pokoj pro hosty', kind: 'room', by: 'nights', opens: '14:00', closes: '10:00', most: 7, daysAhead: 60 },
    approval: true,
  },
};

/** A thing with rules: the laundry by two hours, or the room by nights with consent. */
export const aThing = (chair: Person, which: keyof typeof rules = 'laundry', change: object = {}): Promise<Thing> =>
  chair.asks(bookingThings.addThing, { ...rules[which], ...change });

/** The thing as its form sends it back, with changes. */
export const editedThing = ({ entrance, ...thing }: Thing, change: object = {}) => ({
  ...thing,
  entranceId: entrance?.id ?? null,
  ...change,
});

type Asked = { thing: Thing; unitId: number; at: string; count?: number; atOnce?: boolean };
const inputOf = ({ thing, unitId, at, count = 1, ...more }: Asked) => ({
  ...{ thingId: thing.id, unitId, startsAt: at, count },
  ...more,
});

export const books = (who: Person, asked: Asked): Promise<Booking> => who.asks(bookings.book, inputOf(asked));
export const notBooked = (who: Person, asked: Asked) => who.refused(bookings.book, inputOf(asked));
export const waits = (who: Person, asked: Asked) => who.asks(bookings.wait, inputOf(asked));
export const notWaiting = (who: Person, asked: Asked) => who.refused(bookings.wait, inputOf(asked));

/** The cell of the grid that begins at the wall, as the person sees it. */
export async function cellAt(who: Person, thing: Thing, at: string): Promise<Cell | undefined> {
  const { days } = await who.asks(bookings.times, { id: thing.id, from: at.slice(0, 10) });
  return days[0]?.cells.find((c) => c.startsAt === at);
}
