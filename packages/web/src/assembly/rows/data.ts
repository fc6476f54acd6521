import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useChange, useReading } from '../../base/data.ts';

/** Answers, arrivals and points of other desks make it old too. */
const hears = ['votes', 'agenda', 'meetings'];
export const useCourse = (id: number, when: boolean) => useReading(assemblyCourse.one, { id }, { when, hears });

const touches = [votes.one, agenda.one, meetings.one];
export const useBegin = () => useChange(assemblyCourse.begin, { touches });
export const useOfficers = () => useChange(assemblyCourse.officers, { touches });
export const useOpen = () => useChange(assemblyCourse.open, { touches });
export const useDiscuss = () => useChange(assemblyCourse.discuss, { touches });
export const useRest = () => useChange(assemblyCourse.rest, { touches });
export const useClose = () => useChange(assemblyCourse.close, { touches });
export const useRemark = () => useChange(assemblyCourse.remark, { touches });
export const useDropRemark = () => useChange(assemblyCourse.dropRemark, { touches });
export const useEnd = () => useChange(assemblyCourse.end, { touches });
export const useBack = () => useChange(assemblyCourse.back, { touches });
export const useAddPoint = () => useChange(assemblyCourse.addPoint, { touches });
export const useCounter = () => useChange(agenda.counter, { touches: [votes.one, assemblyCourse.one] });
export const useConfirmPowers = () => useChange(assemblyDesk.confirmPowers, { touches });
export const useSettlePowers = () => useChange(assemblyDesk.settlePowers, { touches });
export const useDoorPowers = (id: number, when: boolean) => useReading(assemblyDesk.powers, { id }, { when, hears });
/** One answer is told by the screen itself. */
export const useAnswer = () => useChange(ballots.store, { touches: [assemblyCourse.one], quiet: true });
