import { sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import { fullName } from '#contract/base/person/people.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepEntries } from '../../base/search/search.ts';
import { nameKeyOf } from '../rows/queries.ts';
import type { Address } from '../rows/tables.ts';

/** A person as an outside register knows one; `cadastreKey` is a subject id, never a birth number. */
export type Registered = {
  kind: 'person' | 'company';
  titleBefore: string | null;
  firstName: string | null;
  lastName: string | null;
  titleAfter: string | null;
  companyName: string | null;
  ico: string | null;
  address: Address | null;
  cadastreKey: string | null;
};
export type NewPerson = Registered & { sex: 'male' | 'female' | 'others'; role: RoleId };
export type ChangedPerson = Registered & { id: number };

const chunk = 1000;
const columns = sql.raw(`kind text, title_before text, first_name text, last_name text, title_after text,
  company_name text, ico text, address jsonb, cadastre_key text, name_key text`);

const record = (p: Registered) => ({
  kind: p.kind,
  title_before: p.titleBefore,
  first_name: p.firstName,
  last_name: p.lastName,
  title_after: p.titleAfter,
  company_name: p.companyName,
  ico: p.ico,
  address: p.address,
  cadastre_key: p.cadastreKey,
  name_key: nameKeyOf(p),
});

const entries = (people: readonly (Registered & { id: number })[]) =>
  people.map((p) => ({ noun: 'members' as const, id: p.id, title: fullName(p), detail: null }));

async function takeIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval('actor_id') as id from generate_series(1, ${count}::int)`,
  );
  return rows.map((r) => Number(r.id));
}

/** Adds neighbours without access, with their search entries; answers their ids in the order given. */
export async function addPeople(db: Db, scope: Scope, people: readonly NewPerson[], now: Date): Promise<number[]> {
  const all: number[] = [];
  for (let from = 0; from < people.length; from += chunk) {
    const part = people.slice(from, from + chunk);
    const ids = await takeIds(db, part.length);
    const rows = part.map((p, i) => ({ ...record(p), id: ids[i], sex: p.sex, role: p.role }));
    await db.execute(sql`
      insert into member (svj_id, id, kind, title_before, first_name, last_name, title_after, company_name, ico, address,
        cadastre_key, name_key, sex, role, created_at, updated_at)
      select ${scope.svjId}::bigint, p.id, p.kind, p.title_before, p.first_name, p.last_name, p.title_after,
        p.company_name, p.ico, p.address, p.cadastre_key, p.name_key, p.sex, p.role, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id bigint, sex text, role text, ${columns})`);
    await keepEntries(db, scope, entries(part.map((p, i) => ({ ...p, id: ids[i] as number }))));
    all.push(...ids);
  }
  return all;
}

/** Brings names, company numbers and addresses of known members up to a register. */
export async function changePeople(db: Db, scope: Scope, people: readonly ChangedPerson[], now: Date): Promise<void> {
  for (let from = 0; from < people.length; from += chunk) {
    const part = people.slice(from, from + chunk);
    const rows = part.map((p) => ({ ...record(p), id: p.id }));
    await db.execute(sql`
      update member m set first_name = p.first_name, last_name = p.last_name,
        title_after = p.title_after, company_name = p.company_name, ico = p.ico, address = p.address,
        name_key = p.name_key,
        -- The words of an estate are no title that a register could know better.
        title_before = case when m.died_on is null then p.title_before else m.title_before end,
        version = m.version + 1, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id bigint, ${columns})
      where m.svj_id = ${scope.svjId} and m.id = p.id`);
    await keepEntries(db, scope, entries(part));
  }
}

/** Remembers which subject of the cadastre a member is, where that is not known yet. */
export async function linkPeople(db: Db, scope: Scope, links: readonly { id: number; key: string }[]): Promise<void> {
  if (links.length === 0) return;
  await db.execute(sql`
    update member m set cadastre_key = p.key
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as p (id bigint, key text)
    where m.svj_id = ${scope.svjId} and m.id = p.id and m.cadastre_key is null
      and not exists (select from member other where other.svj_id = m.svj_id and other.cadastre_key = p.key)`);
}

/** Brings archived members back as owners without access, because they own again. */
export async function unarchive(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update member m set archived_at = null, has_access = false, is_active = false, custom_role_id = null,
      role = case when m.kind = 'company' then 'company' else 'owner' end, version = m.version + 1
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[]) and m.archived_at is not null`);
}
