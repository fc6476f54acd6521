import { sql } from 'drizzle-orm';
import { mayWatch, seesComplaints } from '#contract/comments/rules-complaints.ts';
import { type Complaint, mostComplaints, type Watch } from '#contract/comments/schema-complaints.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';

/** What was said, as far as it is watched over. */
export type Watched = { id: number; memberId: number | null; hidden: Watch['hidden'] };
type Asker = { memberId: number | null; administers: boolean };

type Row = {
  id: number;
  comment_id: number;
  member_id: number | null;
  reason: Complaint['reason'];
  text: string;
  created_at: string;
  verdict: Complaint['verdict'];
  answer: string | null;
  who: NameColumns | null;
};

/** Reports of these that the asker may know of: own ones, and to who administers all of what they did not write. */
async function complaintsOf(db: Db, scope: Scope, asker: Asker, of: readonly number[]): Promise<Row[]> {
  const theirs = asker.administers
    ? sql`(k.member_id = ${asker.memberId ?? 0} or c.member_id is distinct from ${asker.memberId}::bigint)`
    : sql`k.member_id = ${asker.memberId ?? 0}`;
  const { rows } = await db.execute<Row>(sql`
    select k.id, k.comment_id, k.member_id, k.reason, k.text, k.created_at, v.what as verdict, v.text as answer,
      (select to_json(y) from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
        where m.svj_id = k.svj_id and m.id = k.member_id) y) as who
    from comment_complaint k
    join comment c on c.svj_id = k.svj_id and c.id = k.comment_id
    left join comment_verdict v on v.svj_id = k.svj_id and v.id = k.verdict_id
    where k.svj_id = ${scope.svjId} and k.comment_id = any(${sql.param([...of])}::bigint[]) and ${theirs}
    order by k.id`);
  return rows;
}

const settled = ({ reason, text, created_at, verdict, answer }: Row) => ({
  ...{ reason, text, verdict, answer },
  createdAt: new Date(created_at).toISOString(),
});

const complaintOf = (row: Row): Complaint => ({
  ...settled(row),
  id: row.id,
  who: row.who && { id: row.who.id, full_name: nameOf(row.who).full_name },
});

/** What was reported of each of these and what became of it, as far as the asker may know. */
export async function watchOf(
  { db, scope }: { db: Db; scope: Scope },
  asker: Asker,
  said: readonly Watched[],
): Promise<ReadonlyMap<number, Watch>> {
  const ids = said.map((one) => one.id);
  const rows = ids.length === 0 ? [] : await complaintsOf(db, scope, asker, ids);
  return new Map(
    said.map(({ id, memberId, hidden }) => {
      const of = rows.filter((row) => row.comment_id === id);
      const mine = asker.memberId === null ? undefined : of.find((row) => row.member_id === asker.memberId);
      const complaints = seesComplaints({ memberId }, asker) ? of.map(complaintOf) : [];
      const stands = { memberId, hidden: hidden !== null, reported: mine !== undefined };
      const waits = complaints.some((one) => one.verdict === null);
      const may = mayWatch({ ...stands, waits }, { ...asker, mayWrite: scope.mayWrite });
      const shown = complaints.slice(-mostComplaints);
      return [id, { hidden, mine: mine ? settled(mine) : null, complaints: shown, may }];
    }),
  );
}
