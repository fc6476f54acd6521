import { eq, sql } from 'drizzle-orm';
import { defaultRoles, roleChangers, roleIds } from '#contract/access.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { invitation } from '../members/invitations/tables.ts';
import { isOffice, type OfficeColumns, rightsOf } from '../members/office/queries.ts';
import { account } from '../session/rows/tables.ts';

type Opened = Pick<typeof invitation.$inferSelect, 'svjId' | 'id' | 'memberId'>;

/** Across associations: which invitation the token belongs to, whatever became of it. */
export async function invitationOf(db: Db, tokenHash: Buffer): Promise<Opened | undefined> {
  const [row] = await db
    .select({ svjId: invitation.svjId, id: invitation.id, memberId: invitation.memberId })
    .from(invitation)
    .where(eq(invitation.tokenHash, tokenHash));
  return row;
}

/** Locks members until the end of the transaction: of inviting and activating at once one waits for the other. */
export async function holdMembers(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`select from member where svj_id = ${scope.svjId}
    and id = any(${sql.param([...ids])}::bigint[]) order by id for update`);
}

const ordinary = roleIds.filter((id) => defaultRoles[id].group === 'owners');

type InviteeColumns = NameColumns & {
  archived: boolean;
  died: boolean;
  active: boolean;
  email: string;
  taken: boolean;
  lang: 'cs' | 'en' | null;
  lately: number;
} & OfficeColumns;

/**
 * Of `member m`: where the last invitation went, or the login it was accepted with. To somebody in an office only one
 * counts that was sent by whoever may give offices, or by the portal: who the link goes to decides who holds it.
 */
const invitedAt = sql`
  select coalesce(u.email, i.email) from invitation i
  left join account u on u.id = i.account_id
  left join member b on b.svj_id = i.svj_id and b.id = i.created_by
  where i.svj_id = m.svj_id and i.member_id = m.id
    and (b.id is null or b.role = any(${sql.param([...roleChangers])}::text[])
      or (m.custom_role_id is null and m.role = any(${sql.param([...ordinary])}::text[])))
  order by i.created_at desc limit 1`;

/**
 * Members with what decides about inviting them, at `email` or, when it is empty, where the last invitation went, and who
 * had none at the first address known.
 */
export async function invitees(db: Db, scope: Scope, ids: readonly number[], email: string, since: Date) {
  const { rows } = await db.execute<InviteeColumns>(sql`
    select x.*, a.lang, exists (select from member o where o.svj_id = ${scope.svjId} and o.account_id = a.id
      and o.id <> x.id) as taken
    from (
      select m.id, m.role, m.custom_role_id, r.rights, m.kind, m.company_name, m.title_before, m.first_name, m.last_name, m.title_after,
        m.archived_at is not null as archived, m.died_on is not null as died, m.has_access and m.is_active as active,
        coalesce(nullif(${email}, ''),
          (${invitedAt}),
          (select lower(trim(c.value)) from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
            and c.kind = 'email' order by c.position, c.id limit 1), '') as email,
        (select count(*)::int from invitation i where i.svj_id = m.svj_id and i.member_id = m.id
          and i.created_at > ${since}) as lately
      from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
      where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[]) and m.erased_at is null
    ) x
    left join account a on a.email = x.email
    order by x.id`);
  return rows.map((r) => ({
    id: r.id,
    name: nameOf(r).full_name,
    email: r.email,
    lang: r.lang ?? ('cs' as const),
    isArchived: r.archived,
    isDead: r.died,
    isActive: r.active,
    isTaken: r.taken,
    sentLately: r.lately,
    isOffice: isOffice(r.role, r.custom_role_id),
    rights: rightsOf(r),
  }));
}

/** The invitation with the state of its member and what decides whether it opens. */
export async function linkState(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<{
    member_id: number;
    email: string;
    former_id: number | null;
    archived: boolean;
    has_access: boolean;
    is_active: boolean;
    used: boolean;
    voided: boolean;
    expired: boolean;
    taken: boolean;
    has_account: boolean;
  }>(sql`
    select i.member_id, i.email, m.archived_at is not null as archived, m.has_access, m.is_active,
      coalesce(m.account_id, (select u.account_id from invitation u where u.svj_id = m.svj_id and u.member_id = m.id
        and u.account_id is not null order by u.created_at desc limit 1)) as former_id,
      i.used_at is not null as used, i.voided_at is not null as voided, i.expires_at <= ${now} as expired,
      a.id is not null as has_account, exists (select from member o where o.svj_id = m.svj_id
        and o.account_id = a.id and o.id <> m.id) as taken
    from invitation i
    join member m on m.svj_id = i.svj_id and m.id = i.member_id
    left join account a on a.email = i.email
    where i.svj_id = ${scope.svjId} and i.id = ${id}`);
  return rows[0];
}

/** The account of an address, held until the end of the transaction. */
export async function accountToJoin(db: Db, email: string) {
  const [row] = await db.select().from(account).where(eq(account.email, email)).for('update');
  return row;
}
