import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const solvers = { not: 'whom a report was given to and opened to is told above, as it is now' };
const stays = { stays: 'what was reported in the house and how it was solved stays, without a name' };

export const personalOfReports = personal({
  columns: {
    'report.owner_id': { told: 'reports', merged: 'given', erased: stays },
    'report.solver_id': { told: 'reportsSolved', merged: 'given', erased: stays },
    'report.solved_by': { told: 'reportsSolved', merged: 'given', erased: stays },
    'report_reader.member_id': { told: 'reportsLetIn', merged: { unlessSame: ['report_id'] }, erased: 'goes' },
    'report_also.member_id': { told: 'reportsAlso', merged: { unlessSame: ['report_id'] }, erased: 'goes' },
    'report_change.member_id': { told: 'reportDeeds', merged: 'given', erased: stays },
    'report_change.before_id': { told: solvers, merged: 'given', erased: stays },
    'report_change.after_id': { told: solvers, merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    // Private ones are among them.
    ...((id === scope.memberId || may(scope, 'reports', 'rw')) && {
      reports: sql`
        select title, description, type, status, visibility, created_at, solution, solved_at, verdict, verdict_at from report
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${mostTold}`,
      reportsSolved: sql`
        select title, status, created_at, solved_at, solution from report
        where svj_id = ${scope.svjId} and (solver_id = ${id} or solved_by = ${id}) and deleted_at is null
        order by id ${mostTold}`,
      reportsLetIn: sql`
        select report_id as report, since from report_reader
        where svj_id = ${scope.svjId} and member_id = ${id} order by report_id ${mostTold}`,
      reportsAlso: sql`
        select report_id as report, since from report_also
        where svj_id = ${scope.svjId} and member_id = ${id} order by report_id ${mostTold}`,
      reportDeeds: sql`
        select report_id as report, at, what from report_change
        where svj_id = ${scope.svjId} and member_id = ${id} and begins order by id ${mostTold}`,
    }),
  }),
  counts: (scope, { id }) => ({
    reports: sql`(select count(*) from report
      where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null)`,
  }),
  gives: none('by its columns'),
  forgets: none('whom it was opened to and who has the same trouble goes by its column'),
  death: none('what somebody reported stays'),
});
