/** How often a series comes back; a week is said by its days (`weekDays`), 1 is Monday. */
export const frequencies = ['day', 'week', 'month', 'year'] as const;
export type Frequency = (typeof frequencies)[number];
/** In a month or a year: on the same date, or on the same weekday of the same week of the month. */
export const monthRepeats = ['date', 'weekDay'] as const;
export type MonthRepeat = (typeof monthRepeats)[number];
export const endRepeats = ['none', 'date_end'] as const;
export type EndRepeat = (typeof endRepeats)[number];

/** What of a series a change or a deletion is of: one occurrence, it and those after it, or only those after it. */
export const scopes = ['this', 'future', 'thisAndFuture'] as const;
export type SeriesScope = (typeof scopes)[number];

/** Names of colours that a call says; each is one of the scales of the look. */
export const eventColours = ['green', 'red', 'yellow', 'blue', 'black'] as const;
export type EventColour = (typeof eventColours)[number];
/** Of the main calendar. */
export const mainColour: EventColour = 'green';
/** The main calendar in an address and in lists; no other one may be called so. */
export const mainCalendar = 'main';

/** When people are reminded: never, an hour and a day before. */
export const reminders = ['none', '1_h', '1_d'] as const;
export type Reminder = (typeof reminders)[number];

/** What events are of; every house has these, and may add names of its own to any of them. */
export const labelTypes = [
  ...(['general', 'meeting', 'inspection', 'outage', 'works'] as const),
  ...(['cleaning', 'reading', 'waste', 'deadline', 'social'] as const),
] as const;
export type LabelType = (typeof labelTypes)[number];
export const defaultLabelType: LabelType = 'general';

/** What falls on days in other modules: meetings of owners, ends of votes and of surveys, papers that run out, last days of reports, days of firms, what one's units booked, terms of the law. */
export const layers = ['meetings', 'votes', 'surveys', 'papers', 'reports', 'works', 'bookings', 'terms'] as const;
export type Layer = (typeof layers)[number];
/** Whose news may change what a layer shows: nouns as their calls have them. */
export const layerNouns: Readonly<Record<Layer, string>> = {
  ...{ meetings: 'meetings', votes: 'votes', surveys: 'surveys', papers: 'documents' },
  ...{ reports: 'reports', works: 'reports', bookings: 'bookings', terms: 'clock' },
};

/** Characters of a title, of an address, of names of calendars and labels. */
export const titleLength = 200;
export const addressLength = 200;
export const nameLength = 120;
/** Calendars and own labels of one house. */
export const mostCalendars = 50;
export const mostLabels = 100;

/** Days that one answer spans at most, and occurrences that it carries. */
export const mostDays = 400;
export const mostOccurrences = 1000;
/** Days that one event lasts at most; of a series, whose occurrences would lie over one another, fewer. */
export const longestDays = 366;
export const longestOfSeries = 31;
/** Days between which events lie: a series without an end is counted until the last one. */
export const firstDay = '2000-01-01';
export const lastDay = '2199-12-31';
