import { votePresence } from '#contract/presence/endpoints.ts';
import { useChange } from '../../base/data.ts';

export const useClosePoint = () => useChange(votePresence.closePoint);
export const useAbstain = () => useChange(votePresence.abstain);
export const useKeepSheet = () => useChange(votePresence.keepSheet);
export const useConfirmAttendance = () => useChange(votePresence.confirm);
