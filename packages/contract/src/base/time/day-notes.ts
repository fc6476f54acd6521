import type { TextKey } from '../../texts/keys.ts';
import type { Place } from '../calls/links.ts';
import type { Day } from './dates.ts';

/** What of a noun falls on a day, as calendars show it beside events; it is read and changed where it belongs. */
export type DayNote = {
  id: number;
  /** Tells the past ones of it from the one that is to come, which has none. */
  turn?: string;
  title: string;
  /** The sentence that says it in the reader's language, with the title as its name; left out where the title says all. */
  says?: TextKey;
  /** What clocks in Prague show, YYYY-MM-DDTHH:mm; of a whole day 00:00. */
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  at: Place;
  /** Everybody who reads the module may see it, not the asker alone. */
  forAll: boolean;
  /** As programs that keep calendars tell one state of it from another. */
  version: number;
  updatedAt: Date;
};

/** Both inclusive. */
export type DayRange = { from: Day; to: Day };

/** Notes of one kind that one answer carries. */
export const mostNotes = 500;

/** Of a moment: as long as nothing. */
export const atMoment = (wall: string) => ({ startsAt: wall, endsAt: wall, allDay: false });
export const onDay = (day: Day) => ({ startsAt: `${day}T00:00`, endsAt: `${day}T00:00`, allDay: true });
