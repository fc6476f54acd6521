import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  PROPOSAL_LINES: {
    made: 'new proposal for the agenda',
    reached: 'the committee has to call a meeting by {last}',
    due: 'the meeting is not called, the last day is {last}',
    taken: 'is on the agenda of a meeting',
    withdrawn: 'withdrawn proposal',
    declined: 'not taken by the committee: {reason}',
  },
} satisfies Translation<typeof cs>;
