import { messages } from '#contract/messages/endpoints.ts';
import { useReading } from '../base/data.ts';

/** Messages for the dashboard, emergencies first. */
export const useLatest = (when = true) => useReading(messages.latest, {}, { when });
