import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  APPROVAL_LINES: {
    asked: 'waits for your decision',
    due: 'waits for your decision by {due}',
    reminder: 'still waits for your decision',
    approved: 'approved',
    rejected: 'rejected',
    withdrawn: 'withdrawn: {reason}',
    ANSWER: '{name}: {answer}{note, select, none {} other { – {note}}}',
    UNANSWERED: 'no answer',
    NOBODY: 'former approver',
  },
} satisfies Translation<typeof cs>;
