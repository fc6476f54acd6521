import { proposals } from '#contract/proposals/endpoints.ts';
import { useReading } from '../../base/data.ts';

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useProposal = (id: number) => useReading(proposals.one, { id }, { when: isId(id) });
export const useTaken = (meetingId: number) => useReading(proposals.ofMeeting, { id: meetingId });
