import { meetings } from '#contract/meetings/endpoints.ts';
import { projector } from '#contract/projector/endpoints.ts';
import { useReading } from '../base/data.ts';

/** Everybody who comes, answers and turns the meeting to another point makes it old. */
const hears = ['assembly', 'votes', 'agenda', 'meetings'];
export const useBoard = (id: number, when = true) => useReading(projector.follow, { id }, { when, hears });
/** The page of the meeting has it already. */
export const useMeeting = (id: number) => useReading(meetings.one, { id });
