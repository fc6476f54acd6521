import { type SQL, sql } from 'drizzle-orm';
import type { HistoryEntry } from '#contract/approvals/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { mayDecide, type PersonRow, personColumns } from '../rows/queries-people.ts';

type Around = {
  author: PersonRow | null;
  withdrawer: NameColumns | null;
  closedFiles: number;
  people: (PersonRow & { able: boolean })[];
};

/** Who asked, who withdrew, who is asked, and how many files are not for everybody. */
export async function aroundOf(db: Db, scope: Scope, id: number): Promise<Around> {
  const one = (column: SQL) => sql`(select to_json(y) from (select ${personColumns} from member m
    where m.svj_id = a.svj_id and m.id = ${column}) y)`;
  const { rows } = await db.execute<Omit<Around, 'people'> & { people: Around['people'] | null }>(sql`
    select ${one(sql`a.author_id`)} as author, ${one(sql`a.withdrawn_by`)} as withdrawer,
      (select count(*) from file f where f.svj_id = a.svj_id and f.owner = 'approval' and f.owner_id = a.id
        and not f.is_public) as "closedFiles",
      (select json_agg(y) from (select ${personColumns}, (${mayDecide(scope)}) as able from member m
        where m.svj_id = a.svj_id and m.id in (select unnest(array[p.member_id, p.stood_by]) from approval_place p
          where p.svj_id = a.svj_id and p.approval_id = a.id)) y) as people
    from approval a where a.svj_id = ${scope.svjId} and a.id = ${id}`);
  const row = rows[0] as Omit<Around, 'people'> & { people: Around['people'] | null };
  return { ...row, closedFiles: Number(row.closedFiles), people: row.people ?? [] };
}

const names = (column: SQL) => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = e.svj_id and m.id = ${column}) y)`;
type EntryRow = Pick<HistoryEntry, 'id' | 'what' | 'note'> & {
  at: string;
  who: NameColumns | null;
  about: NameColumns | null;
  instead: NameColumns | null;
};
const named = (m: NameColumns | null) => m && { id: m.id, full_name: nameOf(m).full_name };

/** What was done with it, the newest first. */
export async function historyOf(db: Db, scope: Scope, id: number): Promise<HistoryEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select e.id, e.at, e.what, e.note, ${names(sql`e.member_id`)} as who, ${names(sql`e.about_id`)} as about,
      ${names(sql`e.for_id`)} as instead
    from approval_entry e where e.svj_id = ${scope.svjId} and e.approval_id = ${id} order by e.id desc`);
  return rows.map(({ at, who, about, instead, ...e }) => ({
    ...e,
    at: new Date(at).toISOString(),
    who: named(who),
    about: named(about),
    instead: named(instead),
  }));
}
