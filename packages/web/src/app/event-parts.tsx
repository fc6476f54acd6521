import type { EventParts } from '../define-noun.ts';

const files = import.meta.glob<{ parts: EventParts }>('../*/EventParts.tsx', { eager: true });

/** What another noun brings to the calendar and to its events. */
export const [eventParts] = Object.values(files).map(({ parts }) => parts);
