/** What a thing is; it says which sign stands by it. */
export const thingKinds = ['laundry', 'room', 'parking', 'tool', 'space', 'other'] as const;
export type ThingKind = (typeof thingKinds)[number];
/** By what it is booked: hours of a day, whole days, nights. */
export const bases = ['hours', 'days', 'nights'] as const;
export type Basis = (typeof bases)[number];

export const bookingStates = ['asked', 'booked', 'declined', 'cancelled', 'offered'] as const;
export type BookingState = (typeof bookingStates)[number];

/** What stands in one place of the grid, as the asker may see it. */
export const cellStates = ['free', 'taken', 'mine', 'quiet', 'past', 'far', 'shut'] as const;
export type CellState = (typeof cellStates)[number];

export const nameLength = 120;
export const descriptionLength = 1000;
export const reasonLength = 500;
/** Things that a house may have. */
export const mostThings = 40;
/** Days ahead that a rule may allow, and bookings of one unit that are not over. */
export const mostAhead = 500;
export const mostOpenOfUnit = 50;
/** Hours, days or nights in a row. */
export const mostInRow = 31;
export const mostQuiet = 10;
/** Days that one answer shows: a week of hours, four of days and nights. */
export const daysShown = { hours: 7, days: 28, nights: 28 } as const satisfies Record<Basis, number>;
/** Days for which it is kept who had what. */
export const keptDays = 365;
