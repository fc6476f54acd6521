import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { addressesOf, type NameColumns, nameOf } from '../../base/people/people.ts';

/** An owner entry as the register had it. */
export type Entry = {
  id: number;
  joint: boolean;
  share: Fraction;
  validFrom: string | null;
  memberIds: number[];
  cadastreKey: string | null;
};
type Kept = Omit<Entry, 'share'> & { num: string; den: string };

const kept = (entries: readonly Entry[]) =>
  JSON.stringify(entries.map(({ share, ...e }) => ({ ...e, num: String(share.num), den: String(share.den) })));
const entryOf = ({ num, den, ...e }: Kept): Entry => ({ ...e, share: fraction(num, den) });

export type Change = {
  id: number;
  unitId: number;
  at: Date;
  madeBy: number | null;
  validFrom: string;
  ended: Entry[];
  began: Entry[];
  undoneAt: Date | null;
};
type Row = {
  id: number;
  unit_id: number;
  at: string;
  made_by: number | null;
  valid_from: string;
  ended: Kept[];
  began: Kept[];
  undone_at: string | null;
};
const changeOf = (r: Row): Change => ({
  id: r.id,
  unitId: r.unit_id,
  at: new Date(r.at),
  madeBy: r.made_by,
  validFrom: r.valid_from,
  ended: r.ended.map(entryOf),
  began: r.began.map(entryOf),
  undoneAt: r.undone_at === null ? null : new Date(r.undone_at),
});
const columns = sql`id, unit_id, at, made_by, valid_from::text, ended, began, undone_at`;

export async function keepChange(
  db: Db,
  scope: Scope,
  { unitId, from, ended, began }: { unitId: number; from: string; ended: Entry[]; began: Entry[] },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into owner_change (svj_id, unit_id, at, made_by, valid_from, ended, began)
    values (${scope.svjId}, ${unitId}, ${now}, ${scope.memberId}, ${from}, ${kept(ended)}::jsonb, ${kept(began)}::jsonb)`);
}

/** Changes of the unit, the latest first; at most 50. */
export async function changesOf(db: Db, scope: Scope, unitId: number): Promise<Change[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from owner_change where svj_id = ${scope.svjId} and unit_id = ${unitId} order by id desc limit 50`);
  return rows.map(changeOf);
}

/** The change with its unit, both locked; undefined when there is none or the unit was deleted. */
export async function holdChange(db: Db, scope: Scope, id: number): Promise<Change | undefined> {
  await db.execute(sql`
    select from unit u join owner_change c on c.svj_id = u.svj_id and c.unit_id = u.id
    where c.svj_id = ${scope.svjId} and c.id = ${id} for update of u`);
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from owner_change c where svj_id = ${scope.svjId} and id = ${id} and exists (
      select from unit u where u.svj_id = c.svj_id and u.id = c.unit_id and u.deleted_at is null) for update`);
  return rows[0] && changeOf(rows[0]);
}

export async function markUndone(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.execute(sql`update owner_change set undone_at = ${now} where svj_id = ${scope.svjId} and id = ${id}`);
}

/** Names of people, in the archive too. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}

export type Mailbox = { email: string; lang: 'cs' | 'en' };

/** Where these people are told: the login of whoever signs in, else every contact they have; each address once. */
export async function mailboxesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    select distinct on (email) x.email, x.lang from (
      select unnest(${addressesOf}) as email, coalesce(a.lang, 'cs') as lang, m.id
      from member m left join account a on a.id = m.account_id
      where m.svj_id = ${scope.svjId} and m.archived_at is null and m.id = any(${sql.param([...ids])}::bigint[])) x
    order by email, x.id`);
  return rows;
}
