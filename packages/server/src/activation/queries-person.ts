import { sql } from 'drizzle-orm';
import type { Invitation } from '#contract/activation/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { memberDetail } from '../members/detail/queries.ts';

type House = Invitation['svj'];
/** The association as an invitation names it. */
export async function houseOf(db: Db, scope: Scope): Promise<House> {
  const { rows } = await db.execute<House>(sql`select id, name, nickname, town from svj where id = ${scope.svjId}`);
  return rows[0] as House;
}

/** The member as they check themselves; the link acts for the association, so only this much of them is picked. */
export async function invitedPerson(db: Db, scope: Scope, memberId: number, now: Date): Promise<Invitation['user']> {
  const m = await memberDetail(db, scope, memberId, now);
  if (!m) throw new Refused('ENTER.ERRORS.LINK');
  return {
    type: m.type,
    isCompany: m.isCompany,
    full_name: m.full_name,
    titleBefore: m.titleBefore,
    firstName: m.firstName,
    lastName: m.lastName,
    titleAfter: m.titleAfter,
    companyName: m.companyName,
    phones: m.phones,
    address: m.address,
    permanentAddress: m.permanentAddress,
    preferredCommunication: m.preferredCommunication,
    rooms: m.rooms,
  };
}
