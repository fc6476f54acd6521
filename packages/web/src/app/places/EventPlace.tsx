import { useParams } from '@tanstack/react-router';
import { EventPage } from '../../events/detail/EventPage.tsx';
import { besideEvents } from './event-parts.tsx';

/** /kalendar-udalosti/{id}: an event, with what other nouns bring. */
export function EventPlace() {
  const { id } = useParams({ from: '/inside/kalendar-udalosti/$id' });
  return <EventPage beside={besideEvents.map(({ from, Beside }) => <Beside key={from} id={id} />)} />;
}
