import { projector } from '#contract/projector/endpoints.ts';
import { useReading } from '../base/data.ts';

/** Everybody who comes, answers and turns the meeting to another point makes it old. */
const hears = ['projector', 'assembly', 'votes', 'agenda', 'meetings'];
export const useBoard = (id: number, when = true) => useReading(projector.follow, { id }, { when, hears });
