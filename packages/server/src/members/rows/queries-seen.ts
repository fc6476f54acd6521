import { type SQL, sql } from 'drizzle-orm';
import { may, type Scope } from '../../base/http/gate.ts';
import { isEntitled } from '../../base/people/people.ts';

export { isEntitled };

/** Of `member m`: takes part in what owners decide. */
export const mayDecide: SQL = sql`register_standing(m) in ('free', 'entitled')`;

/** Of `member m`: who does not administer members sees those who may enter, and themself; deleted people nobody. */
export const seen = (scope: Scope): SQL =>
  may(scope, 'members', 'rw')
    ? sql`m.svj_id = ${scope.svjId} and m.erased_at is null`
    : sql`m.svj_id = ${scope.svjId} and m.erased_at is null and m.archived_at is null
        and (m.has_access or m.id = ${scope.memberId ?? 0})`;
