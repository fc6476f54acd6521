import { useParams } from '@tanstack/react-router';
import { EventPage } from '../events/detail/EventPage.tsx';
import { eventParts } from './event-parts.tsx';

/** /kalendar-udalosti/{id}: an event, with what other nouns bring. */
export function EventPlace() {
  const { id } = useParams({ from: '/inside/kalendar-udalosti/$id' });
  return <EventPage beside={eventParts && <eventParts.Beside id={id} />} />;
}
