import { sql } from 'drizzle-orm';
import { defaultRoles, type Module, type Rights } from '#contract/access.ts';
import { asThemselves, seenIf } from '#contract/base/calls/fields.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import {
  type MemberDetail,
  type MemberOwn,
  memberClose,
  memberNotes,
  memberOpen,
  memberOwn,
  type relationTypes,
} from '#contract/members/schema.ts';
import { named } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { nameOf } from '../../base/people/people.ts';
import { accessOf, type Columns } from '../listing/queries.ts';
import { homesOf, shareOfHouse } from '../listing/queries-around.ts';
import { seen } from '../rows/queries-seen.ts';
import { type Address, member } from '../rows/tables.ts';
import { invitationOf, livesIn, relationsOf } from './queries-around.ts';
import { mayReadNotes, mayWith } from './steps.ts';

type Row = Columns &
  Pick<typeof member.$inferSelect, keyof MemberOwn> & {
    ico: string | null;
    archived_at: string | null;
    died_on: string | null;
    entrance_id: number | null;
    entrance_name: string | null;
    address: Address | null;
    permanent_address: Address | null;
    version: number;
    updated_at: string;
    rights: Rights | null;
    login: string | null;
    lang: 'cs' | 'en' | null;
  };

const own = asThemselves(memberOwn);

const placeOf = (a: Address | null): MemberDetail['address'] =>
  a && { street: a.street ?? null, town: a.town ?? null, post: a.post ?? null, country: a.country ?? null };

async function contactsOf(db: Db, scope: Scope, id: number, all: boolean) {
  const { rows } = await db.execute<{ kind: 'email' | 'phone'; value: string; is_public: boolean }>(sql`
    select kind, value, is_public from member_contact
    where svj_id = ${scope.svjId} and member_id = ${id} and (is_public or ${all})
    order by position, id limit 40`);
  const ofKind = (kind: string) =>
    rows.filter((r) => r.kind === kind).map((r) => ({ value: r.value, isPublic: r.is_public }));
  return { emails: ofKind('email'), phones: ofKind('phone') };
}

async function roomsOf(db: Db, scope: Scope, id: number, today: string) {
  const [of, lived] = await Promise.all([homesOf(db, scope, [id], today), livesIn(db, scope, id, today)]);
  const homes = of.get(id) ?? [];
  const owned = homes.map((h) => ({
    id: h.id,
    number: h.number,
    as: 'owner' as const,
    unitShare: h.house ? toText(h.house) : null,
    ownShare: toText(h.own),
    joint: h.joint,
  }));
  const others = lived.map((h) => ({
    ...h,
    unitShare: null,
    ownShare: null,
    joint: false,
  }));
  return { rooms: [...owned, ...others], share: shareOfHouse(homes) };
}

/** The row of whoever is there to be seen. */
async function rowOf(db: Db, scope: Scope, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.sex, m.avatar, m.role,
      m.custom_role_id, r.title as custom_title, r.rights, m.has_access, m.is_active, m.archived_at is not null as archived,
      m.archived_at, m.ico, m.entrance_id, e.name as entrance_name, m.address, m.permanent_address,
      ${named('m', member, own)}, m.version, m.updated_at,
      m.died_on::text, m.died_on is not null as died, a.email as login, a.lang
    from member m
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join entrance e on e.svj_id = m.svj_id and e.id = m.entrance_id
    left join account a on a.id = m.account_id
    where ${seen(scope)} and m.id = ${id}`);
  return rows[0];
}

/** One member, as much as the reader may see: the rest is null or empty. Null when there is nobody to be seen. */
export async function memberDetail(db: Db, scope: Scope, id: number, now: Date): Promise<MemberDetail | null> {
  const row = await rowOf(db, scope, id);
  if (!row) return null;
  const today = dayIn(now);
  const administers = may(scope, 'members', 'rw');
  const own = id === scope.memberId;
  const close = administers || own;
  const rights = row.rights ?? defaultRoles[row.role].rights;
  const [home, around, invitation, contacts] = await Promise.all([
    may(scope, 'rooms', 'r') || own ? roomsOf(db, scope, id, today) : { rooms: [], share: null },
    close ? relationsOf(db, scope, id) : { relations: [], relationOf: [] },
    administers ? invitationOf(db, scope, id) : null,
    contactsOf(db, scope, id, close),
  ]);
  return {
    ...nameOf(row),
    updatedAt: stamp(row.version, new Date(row.updated_at)),
    type: row.kind,
    ico: row.ico,
    sex: row.sex,
    avatar: row.avatar,
    role: {
      name: row.role,
      title: row.custom_title,
      customRoleId: row.custom_role_id,
      rights: close ? rights : {},
      modules: close ? (Object.keys(rights) as Module[]) : [],
    },
    // That somebody has not activated yet is the committee's business, as in the list.
    isActive: close ? row.is_active : row.has_access,
    hasAccess: row.has_access,
    access: administers ? accessOf(row) : null,
    archivedAt: row.archived_at && new Date(row.archived_at).toISOString(),
    diedOn: row.died_on,
    loginEmail: close ? row.login : null,
    invitation,
    lang: close ? row.lang : null,
    ...contacts,
    entrance: row.entrance_id === null ? null : { id: row.entrance_id, name: row.entrance_name ?? '' },
    address: close ? placeOf(row.address) : null,
    permanentAddress: close ? placeOf(row.permanent_address) : null,
    ...seenIf(true, memberOpen, row),
    ...seenIf(close, memberClose, row),
    ...seenIf(mayReadNotes(scope), memberNotes, row),
    ...home,
    ...around,
    authorizedPersonType: firstRelation(around.relationOf),
    may: mayWith(scope, { ...row, own }),
  };
}

const firstRelation = (list: readonly { relation: (typeof relationTypes)[number] }[]) => list[0]?.relation ?? null;
