import { whyNotAsked } from '#contract/approvals/rules.ts';
import type { ApprovalInput } from '#contract/approvals/schema.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';

/** What of a request the server would refuse, by fields; the chair, whom it adds by itself, is left to it. */
export function problemsOf(input: ApprovalInput, { me, today }: { me: number | null; today: Day }): FieldErrors {
  const { approvers, rule, needed, dueOn, fileIds, documents } = input;
  const why = approvers.length > 0 && rule !== 'chair' ? whyNotAsked(approvers, { authorId: me, needed, rule }) : null;
  return {
    ...(why === 'alone' && { approvers: 'APPROVAL.ERRORS.ALONE' as const }),
    ...(why === 'needed' && { needed: 'APPROVAL.ERRORS.NEEDED' as const }),
    ...(dueOn !== null && dueOn < today && { dueOn: 'APPROVAL.ERRORS.PAST' as const }),
    ...(fileIds.length + documents.length === 0 && { fileIds: 'APPROVAL.ERRORS.NO_FILES' as const }),
  };
}
