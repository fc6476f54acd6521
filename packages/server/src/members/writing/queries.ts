import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Rights } from '#contract/access.ts';
import { namesOf } from '#contract/base/calls/fields.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type MemberInput, memberClose, memberNotes, memberOpen, memberOwn } from '#contract/members/schema.ts';
import { emptied, written } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf, toName } from '../../base/people/people.ts';
import { keepEntry } from '../../base/search/search.ts';
import { type NamedOffice, type OfficeColumns, officeOfRow } from '../office/queries.ts';
import { nameKeyOf } from '../rows/queries.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';
import { type Address, member, memberContact, memberRelation } from '../rows/tables.ts';

const orNull = (text: string) => text || null;
/** Ids as one parameter, so that the statement is planned once for any number of them. */
export const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** An address as it is kept: only what was filled in; null when nothing was. */
export const addressOf = (place: MemberInput['address']): Address | null => {
  const filled = Object.entries(place ?? {}).filter(([, text]) => text !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : null;
};

const noName = { titleBefore: null, firstName: null, lastName: null, titleAfter: null, companyName: null, ico: null };
/** The name's columns of what was typed. */
export const nameColumns = (input: MemberInput) =>
  input.type === 'company'
    ? { ...noName, kind: input.type, companyName: input.companyName, ico: orNull(input.ico) }
    : {
        ...noName,
        kind: input.type,
        titleBefore: orNull(input.titleBefore),
        firstName: input.firstName,
        lastName: input.lastName,
        titleAfter: orNull(input.titleAfter),
        sex: input.sex,
      };

/** What everybody may change about themself; titles are theirs, the name itself is kept by the land register. */
export const ownColumns = (input: MemberInput) => ({
  ...(input.type === 'person' ? { titleBefore: orNull(input.titleBefore), titleAfter: orNull(input.titleAfter) } : {}),
  address: addressOf(input.address),
  permanentAddress: addressOf(input.permanentAddress),
  ...written(member, namesOf(memberClose), input),
});

/** What only the committee writes. */
export const committeeColumns = (input: MemberInput, withNote: boolean) => ({
  ...nameColumns(input),
  ...written(member, namesOf(memberOpen), input),
  entranceId: input.entranceId,
  ...(withNote ? written(member, namesOf(memberNotes), input) : {}),
});

type Change = ReturnType<typeof ownColumns> & Partial<ReturnType<typeof committeeColumns>>;

/** The name as it stands, for comparing; undefined when there is no such living member. */
export async function nameNow(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<NameColumns & Omit<OfficeColumns, 'rights'> & { died_on: string | null }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.role, m.custom_role_id,
      m.died_on::text
    from member m where m.svj_id = ${scope.svjId} and m.id = ${id} and m.archived_at is null`);
  return rows[0];
}

/** Changes the member's own row when it still is at this version; answers whether it was. */
export async function changeMember(
  db: Db,
  scope: Scope,
  id: number,
  version: number,
  change: Change,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .update(member)
    .set({ ...change, updatedAt: now, version: version + 1 })
    .where(
      and(eq(member.svjId, scope.svjId), eq(member.id, id), eq(member.version, version), isNull(member.archivedAt)),
    )
    .returning();
  if (!row) return false;
  const name = toName(row);
  await db
    .update(member)
    .set({ nameKey: nameKeyOf(row) })
    .where(and(eq(member.svjId, scope.svjId), eq(member.id, id)));
  await keepEntry(db, scope, { noun: 'members', id, title: name.full_name, detail: null });
  return true;
}

/** Replaces e-mails and phones, in the order given. */
export async function keepContacts(db: Db, scope: Scope, memberId: number, input: MemberInput): Promise<void> {
  await db.delete(memberContact).where(and(eq(memberContact.svjId, scope.svjId), eq(memberContact.memberId, memberId)));
  const rows = (['email', 'phone'] as const).flatMap((kind) =>
    input[kind === 'email' ? 'emails' : 'phones'].map((c, position) => ({
      svjId: scope.svjId,
      memberId,
      kind,
      position,
      ...c,
    })),
  );
  if (rows.length > 0) await db.insert(memberContact).values(rows);
}

/** Who is noted as the member's family or authorised person, also when in the archive by now. */
export async function relatedTo(db: Db, scope: Scope, memberId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: memberRelation.otherId })
    .from(memberRelation)
    .where(and(eq(memberRelation.svjId, scope.svjId), eq(memberRelation.memberId, memberId)));
  return new Set(rows.map((r) => r.id));
}

/** Replaces the authorised persons and family of a member. */
export async function keepRelations(db: Db, scope: Scope, memberId: number, input: MemberInput): Promise<void> {
  await db
    .delete(memberRelation)
    .where(and(eq(memberRelation.svjId, scope.svjId), eq(memberRelation.memberId, memberId)));
  const rows = input.relations.map((r) => ({
    svjId: scope.svjId,
    memberId,
    otherId: r.memberId,
    relation: r.relation,
  }));
  if (rows.length > 0) await db.insert(memberRelation).values(rows);
}

export async function hasEntrance(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from entrance where svj_id = ${scope.svjId} and id = ${id}`);
  return rows.length > 0;
}

export type Standing = {
  id: number;
  name: string;
  isOfficer: boolean;
  rights: Rights;
  office: NamedOffice;
  isArchived: boolean;
  owns: boolean;
};

/** Members by ids with what decides about archive and deletion; locked until the end of the transaction unless only read. */
export async function standingOf(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  now: Date,
  how: 'read' | 'lock' = 'lock',
) {
  type Row = NameColumns & OfficeColumns & { custom_title: string | null; is_archived: boolean; owns: boolean };
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      m.role, m.custom_role_id, r.title as custom_title, r.rights, m.archived_at is not null as is_archived,
      exists (
        select from ownership_member om
        join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
          and (o.valid_to is null or o.valid_to > ${dayIn(now)})
        join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
        where om.svj_id = m.svj_id and om.member_id = m.id) as owns
    from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.id = any(${list(ids)}) and m.erased_at is null
    order by m.id ${how === 'lock' ? sql`for update of m` : sql``}`);
  return rows.map(
    (r): Standing => ({
      id: r.id,
      name: nameOf(r).full_name,
      ...officeOfRow(r),
      office: { role: r.role, title: r.custom_title },
      isArchived: r.is_archived,
      owns: r.owns,
    }),
  );
}

/** Units that these members own today or later, by owner; a unit that was deleted is none. */
export async function ownedBy(db: Db, scope: Scope, ids: readonly number[], now: Date) {
  const { rows } = await db.execute<NameColumns & { numbers: string[] }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      array_agg(distinct u.number collate cs_numeric) as numbers
    from member m
    join ownership_member om on om.svj_id = m.svj_id and om.member_id = m.id
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
      and (o.valid_to is null or o.valid_to > ${dayIn(now)})
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where m.svj_id = ${scope.svjId} and m.id = any(${list(ids)}) and m.archived_at is null
    group by m.svj_id, m.id order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", m.id`);
  return rows.map((r) => ({ id: r.id, full_name: nameOf(r).full_name, rooms: r.numbers }));
}

/** Takes access away from members; answers the mailboxes of those who could sign in, to be told. */
export async function closeAccess(db: Db, scope: Scope, ids: readonly number[], now: Date, archive: boolean) {
  const { rows } = await db.execute<Mailbox>(sql`
    with was as (
      select m.id, a.email, a.lang from member m join account a on a.id = m.account_id
      where m.svj_id = ${scope.svjId} and m.id = any(${list(ids)})
    ), done as (
      update member set has_access = false, is_active = false, account_id = null, version = version + 1,
        updated_at = ${now}, archived_at = case when ${archive} then coalesce(archived_at, ${now}) else archived_at end
      where svj_id = ${scope.svjId} and id = any(${list(ids)}) returning id
    )
    select was.email, was.lang from was join done on done.id = was.id`);
  return rows;
}

/** Takes a member out of the archive as an ordinary neighbour or owner: an office has to be given again. */
export async function reopen(
  db: Db,
  scope: Scope,
  id: number,
  plainRoles: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update member set archived_at = null, updated_at = ${now}, version = version + 1, custom_role_id = null,
      role = case when role = any(${sql.param([...plainRoles])}::text[]) then role
        when kind = 'company' then 'company' else 'owner' end
    where svj_id = ${scope.svjId} and id = ${id} and archived_at is not null and erased_at is null returning id`);
  return rows.length > 0;
}

/** The rows of these people hold nothing of them any more. */
export async function dropName(db: Db, scope: Scope, ids: readonly number[], as: string, now: Date): Promise<void> {
  await db.execute(sql`
    update member set erased_at = ${now}, updated_at = ${now}, version = version + 1, title_before = null,
      first_name = null, last_name = ${as}, title_after = null, kind = 'person', company_name = null, ico = null,
      sex = 'others', avatar = null, role = 'neighbour', custom_role_id = null, entrance_id = null,
      address = null, permanent_address = null, ${emptied(member, namesOf(memberOwn))}, settings = '{}', cadastre_key = null, name_key = '', account_id = null, died_on = null
    where svj_id = ${scope.svjId} and id = any(${list(ids)})`);
}
