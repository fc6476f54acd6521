import { defaultRoles } from '#contract/access.ts';
import { Refused } from '#contract/refusals.ts';
import { isOfCommittee, may, type Scope } from '../../base/http/gate.ts';

/** Who administers the association, the committee and the audit commission see its terms; a visit sees none of them. */
export function seesTerms(scope: Scope): boolean {
  if (scope.visitUntil !== null || !may(scope, 'svj', 'r')) return false;
  const isAudit = scope.role !== null && defaultRoles[scope.role].group === 'audit';
  return may(scope, 'svj', 'rw') || isOfCommittee(scope) || isAudit;
}

/** Refuses everybody else, as if there were nothing. */
export function onlyThey(scope: Scope): void {
  if (!seesTerms(scope)) throw new Refused('CLOCK.NOT_YOURS');
}

export const writesTerms = (scope: Scope): boolean =>
  scope.mayWrite && scope.memberId !== null && may(scope, 'svj', 'rw');
