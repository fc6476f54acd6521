import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, type Module, type RoleId, roleIds } from '#contract/access.ts';
import type { Audience } from '#contract/audience/schema.ts';
import type { ClosedKind, ClosedTo } from '#contract/base/files/chosen.ts';
import { closedGroups } from '#contract/base/files/closed.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { recipientsOfAim } from '../../audience/queries-reach.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { openersOf } from '../rows/queries-openers.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';

type At = { db: Db; scope: Scope; now: Date };

const kindOf = (role: string): ClosedKind => {
  if (role === 'neighbour') return 'tenants';
  if (!roleIds.includes(role as RoleId)) return 'others';
  const { group } = defaultRoles[role as RoleId];
  return group === 'committee' || group === 'audit' ? group : group === 'owners' ? 'owners' : 'others';
};

/** Of these documents, those that the asker may open: of others nobody learns who opens them. */
async function seenOf({ db, scope, now }: At, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select document.id from document ${withFolder} where ${seenDocuments(scope, now)} and document.id = ${among(ids)}
    order by array_position(${sql.param([...ids])}::bigint[], document.id)`);
  return rows.map((r) => r.id);
}

type Person = { id: number; role: string; entrances: string[] };
const peopleOf = async ({ db, scope, now }: At, ids: SQL): Promise<Person[]> => {
  const { rows } = await db.execute<Person>(sql`
    with place as materialized (
      select p.member_id, p.entrance_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p)
    select m.id, m.role, array(select distinct e.name from place p
      join entrance e on e.svj_id = ${scope.svjId} and e.id = p.entrance_id where p.member_id = m.id) as entrances
    from member m where m.svj_id = ${scope.svjId} and m.id in (${ids}) order by m.id`);
  return rows;
};

/** Of these members (a query of ids): who will not open these documents. */
export async function closedAmong(at: At, members: SQL, documents: readonly number[]): Promise<ClosedTo> {
  const { db, scope, now } = at;
  const people = await peopleOf(at, members);
  const answer: ClosedTo = { of: people.length, documents: [] };
  for (const id of await seenOf(at, [...new Set(documents)])) {
    const opens = await openersOf(db, scope, id, now);
    const reached = people.map((p) => ({ kind: kindOf(p.role), entrances: p.entrances, closed: !opens.has(p.id) }));
    const count = reached.filter((p) => p.closed).length;
    answer.documents.push({ id, count, groups: closedGroups(reached) });
  }
  return answer;
}

/** Of those whom a thing of this module with this audience is for: who will not open these documents. */
export const closedTo = (
  at: At,
  of: { module: Module },
  { documents, ...aim }: Audience & { documents: readonly number[] },
): Promise<ClosedTo> => closedAmong(at, recipientsOfAim(at.scope, of, aim, at.now), documents);
