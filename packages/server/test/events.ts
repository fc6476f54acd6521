import type { AudiencePart } from '#contract/audience/schema.ts';
import { events } from '#contract/events/endpoints.ts';
import type { EventDetail, Occurrence } from '#contract/events/schema.ts';
import type { Person } from './house.ts';

/** An event as its form sends it: for everybody, once, on the day after the portal's clock begins. */
export const anEventForm = (change: object = {}) => ({
  title: 'Schůze výboru',
  place_description: '<p>Program rozešleme den předem.</p>',
  start: '2026-11-26T18:00',
  end: '2026-11-26T19:30',
  ...change,
});

export const anEvent = (by: Person, change: object = {}): Promise<EventDetail> =>
  by.asks(events.create, anEventForm(change));

/** Each Thursday from the 5th of November 2026. */
export const aSeries = (by: Person, change: object = {}): Promise<EventDetail> =>
  anEvent(by, { start: '2026-11-05T18:00', end: '2026-11-05T19:30', repeat: true, repeatFrequency: 'week', ...change });

/** The event as the form sends it back, with changes; of a series the occurrence that was opened. */
export const editedEvent = (e: EventDetail, change: object = {}) => ({
  ...{ id: e.id, updatedAt: e.updatedAt, day: e.repeat ? e.occurrence : null },
  ...{ title: e.title, place_description: e.place_description, place_address: e.place_address },
  ...{ start: e.startsAt, end: e.endsAt, allDay: e.allDay, repeat: e.repeat, repeatFrequency: e.repeatFrequency },
  ...{ numberOfRepeat: e.numberOfRepeat, weekDays: e.weekDays, typeOfMonthRepeat: e.typeOfMonthRepeat },
  ...{
    monthWeek: e.monthWeek as 1 | -1 | null,
    lastDay: e.lastDay,
    endRepeat: e.endRepeat,
    endDateRepeat: e.endDateRepeat,
  },
  ...{ calendarId: e.calendarId, labelId: e.labelId, colour: e.ownColour, isPublic: e.isPublic },
  audience: e.audience.map(({ name: _, ...part }) => part as AudiencePart),
  ...{ notify_period: e.notify_period, acceptRead: e.acceptRead, comments: e.comments },
  ...{ coming: e.coming, capacity: e.capacity },
  fileIds: e.attachments.map((f) => f.id),
  documents: e.files.map(({ id, version }) => ({ id, version })),
  ...change,
});

/** Opens an occurrence and changes it. */
export async function changes(by: Person, id: number, day: string | null, change: object): Promise<EventDetail> {
  const e = await by.asks(events.one, { id, ...(day ? { day } : {}) });
  return by.asks(events.update, editedEvent(e, change));
}

export const removes = (by: Person, id: number, more: object = {}) => by.asks(events.remove, { id, ...more });

export const rangeOf = async (who: Person, from: string, to: string, more: object = {}): Promise<Occurrence[]> =>
  (await who.asks(events.occurrences, { from, to, ...more })).events;

/** "26. 18:00 Schůze": what stands between these days, as clocks show it. */
export const agendaOf = async (who: Person, from: string, to: string): Promise<string[]> =>
  (await rangeOf(who, from, to)).map((one) => `${one.startsAt.slice(5).replace('T', ' ')} ${one.title}`);
