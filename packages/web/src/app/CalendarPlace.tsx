import { CalendarPage } from '../events/calendar/CalendarPage.tsx';
import { eventParts } from './event-parts.tsx';

/** /kalendar-udalosti: the calendar, with what other nouns bring. */
export const CalendarPlace = () => <CalendarPage parts={eventParts} />;
