import { meetings } from '#contract/meetings/endpoints.ts';
import { useReading } from '../../base/data.ts';

/** The meeting that the agenda is of. */
export const useMeetingOf = (id: number) => useReading(meetings.one, { id });
