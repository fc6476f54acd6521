import { agenda } from '#contract/agenda/endpoints.ts';
import { useReading } from '../../base/data.ts';

/** It tells also how the meeting's vote came out, and whether the meeting is over. */
export const useAgenda = (id: number) => useReading(agenda.one, { id }, { hears: ['motions', 'meetings'] });
