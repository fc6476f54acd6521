import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProposalState } from '#contract/proposals/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { partiesOf } from '../../proxies/queries-around.ts';
import { proposal } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Proposal = typeof proposal.$inferSelect;

/** What mails of one proposal say that they belong to, so that mail programs keep them together. */
export const threadOf = (scope: Scope, id: number): string => `proposal.${scope.svjId}.${id}`;

export const administers = (scope: Scope): boolean => may(scope, 'meetingOwners', 'rw');

/** Of `proposal`: what the asker may read. Files come by addresses that name no module. */
export const seen = (scope: Scope): SQL =>
  sql`proposal.svj_id = ${scope.svjId} and ${may(scope, 'meetingOwners', 'r')}::boolean`;

/** Proposals with the `meeting` whose agenda each is in. */
export const placed: SQL = sql`proposal
  left join meeting_point p on p.svj_id = proposal.svj_id and p.id = proposal.point_id
  left join meeting on meeting.svj_id = p.svj_id and meeting.id = p.meeting_id`;

/** Of `placed`: one on the agenda of a meeting that was called off is open again. */
export const stateOf: SQL = sql`(case when proposal.ended_as is not null then 'closed'
  when meeting.id is not null and meeting.cancelled_at is null then 'taken' else 'open' end)`;

/** Of `placed`: the meeting that its supporters ask for is called, or over. */
export const isCalled: SQL = sql`(meeting.id is not null and meeting.cancelled_at is null and meeting.status <> 'concept')`;

/** The proposal of this id, if the asker may read it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function proposalSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Proposal> {
  const asked = db
    .select()
    .from(proposal)
    .where(and(seen(scope), eq(proposal.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('PROPOSAL.NOT_FOUND');
  return row;
}

/** One that still waits, held by this transaction. */
export async function openProposal({ db, scope }: At, id: number): Promise<Proposal> {
  const held = await proposalSeen(db, scope, id, 'lock');
  const { rows } = await db.execute<{ state: ProposalState }>(sql`
    select ${stateOf} as state from ${placed} where ${seen(scope)} and proposal.id = ${id}`);
  if (rows[0]?.state !== 'open') throw new Refused('PROPOSAL.ERRORS.NOT_OPEN');
  return held;
}

/** Whether the asker owns a unit today, or stands for its owners. */
export async function standsFor({ db, scope, now }: At): Promise<boolean> {
  const me = scope.memberId;
  if (me === null || !scope.mayWrite) return false;
  const party = (await partiesOf(db, scope, [me], now)).get(me);
  return party !== undefined && !party.archived && (party.owns || party.acts);
}

/** Proposals that wait in the house. */
export async function countOpen(db: Db, scope: Scope): Promise<number> {
  if (!may(scope, 'meetingOwners', 'r')) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from ${placed} where ${seen(scope)} and ${stateOf} = 'open'`);
  return Number(rows[0]?.count ?? 0);
}
