import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { giveAnswers } from './writing/steps-merging.ts';

export const personalOfApprovals = personal({
  columns: {
    'approval.author_id': {
      told: 'approvals',
      merged: 'given',
      erased: { stays: 'what the house approved stays, without a name' },
    },
    'approval.withdrawn_by': {
      told: { not: 'the log tells what they withdrew' },
      merged: 'given',
      erased: { stays: 'that it was withdrawn stays, without a name' },
    },
    'approval_place.member_id': {
      told: 'approvalsAsked',
      merged: { byItself: 'where both are asked one answer is left' },
      erased: { stays: 'how it was decided stays, without a name' },
    },
    'approval_entry.member_id': {
      told: 'approvalAnswers',
      merged: 'given',
      erased: { stays: 'every answer stays, without a name' },
    },
    'approval_place.stood_by': {
      told: 'approvalsStoodIn',
      merged: 'given',
      erased: { stays: 'how it was decided stays, without a name' },
    },
    'approval_entry.for_id': {
      told: { not: 'approvalsAsked tells it' },
      merged: 'given',
      erased: { stays: 'every answer stays, without a name' },
    },
    'approval_substitute.member_id': {
      told: 'approvalSubstitutes',
      merged: 'given',
      erased: 'goes',
    },
    'approval_substitute.substitute_id': {
      told: 'approvalSubstitutes',
      merged: 'given',
      erased: 'goes',
    },
    'approval_substitute.made_by': {
      told: { not: 'the log tells what they did' },
      merged: 'given',
      erased: { stays: 'that somebody stood in stays, without who said so' },
    },
    'approval_entry.about_id': {
      told: { not: 'approvalsAsked tells it' },
      merged: 'given',
      erased: { stays: 'that somebody else was asked stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'requirement_for_approval', 'rw')) && {
      approvals: sql`
        select title, notes, status, created_at, decided_at from approval
        where svj_id = ${scope.svjId} and author_id = ${id} and deleted_at is null order by id ${mostTold}`,
      approvalsAsked: sql`
        select a.title, p.status, p.note, p.decided_at from approval_place p
        join approval a on a.svj_id = p.svj_id and a.id = p.approval_id
        where p.svj_id = ${scope.svjId} and p.member_id = ${id} and a.deleted_at is null order by p.id ${mostTold}`,
      approvalsStoodIn: sql`
        select a.title, p.status, p.note, p.decided_at from approval_place p
        join approval a on a.svj_id = p.svj_id and a.id = p.approval_id
        where p.svj_id = ${scope.svjId} and p.stood_by = ${id} and a.deleted_at is null order by p.id ${mostTold}`,
      approvalSubstitutes: sql`
        select s.valid_from, s.valid_to, s.ended_at, s.member_id = ${id} as away from approval_substitute s
        where s.svj_id = ${scope.svjId} and ${id} in (s.member_id, s.substitute_id) order by s.id ${mostTold}`,
      approvalAnswers: sql`
        select a.title, e.what, e.note, e.at from approval_entry e
        join approval a on a.svj_id = e.svj_id and a.id = e.approval_id
        where e.svj_id = ${scope.svjId} and e.member_id = ${id} and a.deleted_at is null order by e.id ${mostTold}`,
    }),
  }),
  counts: none('an answer is kept as what the house decided, not as what somebody wrote'),
  gives: giveAnswers,
  forgets: none('by its columns'),
  death: none('who waits is replaced by the committee'),
});
