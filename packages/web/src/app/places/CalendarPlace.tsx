import { CalendarPage } from '../../events/calendar/CalendarPage.tsx';
import { calendarParts } from './event-parts.tsx';

/** /kalendar-udalosti: the calendar, with what other nouns bring. */
export const CalendarPlace = () => <CalendarPage parts={calendarParts} />;
