import { type SQL, sql } from 'drizzle-orm';
import type { ApprovalRule, ApprovalState } from '#contract/approvals/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { openNames } from '../../documents/attached/queries.ts';
import { readersOf, substitutesOf } from '../rows/queries-people.ts';

/** Of these members, those who may read the request now. */
export const stillAmong = (db: Db, scope: Scope, id: number, memberIds: readonly number[]) =>
  idsOf(db, sql`select r.id from (${readersOf(scope, id)}) r where r.id = any(${sql.param([...memberIds])}::bigint[])`);

/** `substitutes` stand in for them today. */
type ToldPlace = { id: number | null; substitutes: number[]; name: string; status: ApprovalState; note: string };
export type ToldApproval = {
  id: number;
  title: string;
  notes: string;
  rule: ApprovalRule;
  status: ApprovalState;
  dueOn: string | null;
  /** In whole haléře. */
  amount: string | null;
  supplier: string;
  /** The digest of the last entry. */
  head: string | null;
  withdrawn: string | null;
  authorId: number | null;
  author: string;
  files: string[];
  /** In their order. */
  places: ToldPlace[];
  /** Why somebody else is asked, of the last time that was so. */
  replaced: { reason: string } | null;
};

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
type PlaceRow = NameColumns & { status: ApprovalState; note: string; substitutes: number[] };

/** Requests as mails tell of them. */
export async function approvalsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldApproval[]> {
  type Row = Omit<ToldApproval, 'author' | 'places'> & { author: NameColumns | null; places: PlaceRow[] | null };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.title, x.notes, x.rule, x.status, x.due_on::text as "dueOn", x.amount::text as amount,
      x.supplier_name as supplier, encode(x.head_hash, 'hex') as head, x.withdrawn_reason as withdrawn,
      x.author_id as "authorId",
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = x.svj_id and f.owner = 'approval' and f.owner_id = x.id order by f.position, f.id)
        || ${openNames(scope, 'approval', sql`x.id`)} as files,
      (select to_json(y) from (select ${names} from member m
        where m.svj_id = x.svj_id and m.id = x.author_id) y) as author,
      (select json_agg(y) from (select ${names}, p.status, p.note, ${substitutesOf} as substitutes from approval_place p
        left join member m on m.svj_id = p.svj_id and m.id = p.member_id
        where p.svj_id = x.svj_id and p.approval_id = x.id order by p.position, p.id) y) as places,
      (select to_json(y) from (select e.note as reason from approval_entry e where e.svj_id = x.svj_id
        and e.approval_id = x.id and e.what = 'replaced' order by e.id desc limit 1) y) as replaced
    from approval x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  return rows.map(({ author, places, ...row }) => ({
    ...row,
    author: author ? nameOf(author).full_name : '',
    places: (places ?? []).map((p) => ({
      ...{ id: p.id, status: p.status, note: p.note, substitutes: p.substitutes },
      name: p.id === null ? '' : nameOf(p).full_name,
    })),
  }));
}

export const only = (scope: Scope, ids: readonly number[]): SQL =>
  sql`select m.id from member m where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`;
