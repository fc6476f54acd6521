import { defineNoun } from '../base/noun/define-noun.ts';
import { approvals } from './endpoints.ts';
import { approvalAgenda } from './endpoints-agenda.ts';
import { approvalComments } from './endpoints-comments.ts';
import { approvalFollow } from './endpoints-follow.ts';
import { approvalsRefusals } from './rules-refusals.ts';

export const approvalsNoun = defineNoun({
  module: 'requirement_for_approval',
  endpoints: { approvals, approvalAgenda, approvalComments, approvalFollow },
  refusals: approvalsRefusals,
  deeds: ['approvals'],
  mails: [
    ...(['approvalAsked', 'approvalReminder', 'approvalDecided', 'approvalReplaced', 'approvalStanding'] as const),
    ...(['approvalWithdrawn', 'approvalComment', 'approvalMention'] as const),
  ],
  counts: ['approvalsWaiting', 'approvalsForMe'],
  finds: 'requirement_for_approval',
});
