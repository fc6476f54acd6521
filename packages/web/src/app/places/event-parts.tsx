import type { EventParts } from '../../define-noun.ts';

const files = import.meta.glob<{ parts: EventParts }>('../../*/EventParts.tsx', { eager: true });
const all = Object.entries(files).map(([from, { parts }]) => ({ from, ...parts }));

/** What another noun brings to the calendar. */
export const calendarParts = all.find(({ calendar }) => calendar)?.calendar;
/** What others bring beside an event. */
export const besideEvents = all.flatMap(({ from, Beside }) => (Beside ? [{ from, Beside }] : []));
