import { and, eq, sql } from 'drizzle-orm';
import type { Invitation } from '#contract/activation/schema.ts';
import { dayIn } from '#contract/base/dates.ts';
import { fullName } from '#contract/base/people.ts';
import type { Db } from '../base/db.ts';
import type { Scope } from '../base/gate.ts';
import { holdsOn } from '../base/periods.ts';
import { member, memberContact } from '../members/tables.ts';
import { shareOf } from '../units/queries.ts';

type House = Invitation['svj'];
/** The association as an invitation names it. */
export async function houseOf(db: Db, scope: Scope): Promise<House> {
  const { rows } = await db.execute<House>(sql`select id, name, nickname, town from svj where id = ${scope.svjId}`);
  return rows[0] as House;
}

type RoomColumns = {
  id: number;
  number: string;
  as: Invitation['user']['rooms'][number]['as'];
  unit_num: number | bigint | null;
  unit_den: number | bigint | null;
  num: number | bigint | null;
  den: number | bigint | null;
  joint: boolean;
};
/** Units the member owns, represents, or lives in, as of the day; at most 200. */
async function roomsOf(db: Db, scope: Scope, memberId: number, now: Date): Promise<Invitation['user']['rooms']> {
  const today = dayIn(now);
  const [s, o, r] = [sql.raw('s'), sql.raw('o'), sql.raw('r')];
  const { rows } = await db.execute<RoomColumns>(sql`
    select u.id, u.number, mine.relation as "as", s.num as unit_num, s.den as unit_den, mine.num, mine.den, mine.joint
    from (
      select o.unit_id, 'owner' as relation, o.num, o.den, o.joint from ownership_member om
        join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
        where om.svj_id = ${scope.svjId} and om.member_id = ${memberId}
      union all
      select r.unit_id, 'representative', null, null, false from unit_representative r
        where r.svj_id = ${scope.svjId} and r.member_id = ${memberId} and ${holdsOn(r, today)}
      union all
      select p.unit_id, p.relation, null, null, false from unit_person p
        where p.svj_id = ${scope.svjId} and p.member_id = ${memberId}
    ) mine
    join unit u on u.svj_id = ${scope.svjId} and u.id = mine.unit_id and u.deleted_at is null
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    order by u.number collate cs_numeric, u.id limit 200`);
  return rows.map((x) => ({
    id: x.id,
    number: x.number,
    as: x.as,
    unitShare: shareOf({ num: x.unit_num, den: x.unit_den }),
    ownShare: shareOf(x),
    joint: x.joint,
  }));
}

const placeOf = (a: typeof member.$inferSelect.address) =>
  a && { street: a.street ?? null, town: a.town ?? null, post: a.post ?? null, country: a.country ?? null };

/** The member as they check themselves. */
export async function invitedPerson(db: Db, scope: Scope, memberId: number, now: Date): Promise<Invitation['user']> {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), eq(member.id, memberId)));
  const m = row as typeof member.$inferSelect;
  const phones = await db
    .select({ value: memberContact.value, isPublic: memberContact.isPublic })
    .from(memberContact)
    .where(
      and(eq(memberContact.svjId, scope.svjId), eq(memberContact.memberId, memberId), eq(memberContact.kind, 'phone')),
    )
    .orderBy(memberContact.position, memberContact.id)
    .limit(10);
  return {
    type: m.kind,
    isCompany: m.kind === 'company',
    full_name: fullName(m),
    titleBefore: m.titleBefore,
    firstName: m.firstName,
    lastName: m.lastName,
    titleAfter: m.titleAfter,
    companyName: m.companyName,
    phones,
    address: placeOf(m.address),
    permanentAddress: placeOf(m.permanentAddress),
    preferredCommunication: m.preferredContact,
    rooms: await roomsOf(db, scope, memberId, now),
  };
}
