import { sentBack } from '#contract/base/calls/fields.ts';
import { members } from '#contract/members/endpoints.ts';
import { type MemberDetail, memberOwn } from '#contract/members/schema.ts';
import { roles } from '#contract/roles/endpoints.ts';
import type { Person, TestHouse } from './house.ts';

/** The member as the form sends it back, with changes. */
export const editedMember = (m: MemberDetail, change: object = {}) =>
  ({
    id: m.id,
    updatedAt: m.updatedAt,
    type: m.type,
    ...(m.type === 'company'
      ? { companyName: m.companyName, ico: m.ico ?? '' }
      : {
          titleBefore: m.titleBefore ?? '',
          firstName: m.firstName,
          lastName: m.lastName,
          titleAfter: m.titleAfter ?? '',
          sex: m.sex,
        }),
    role: m.role.name,
    customRoleId: m.role.customRoleId,
    ...sentBack(memberOwn, m),
    emails: m.emails,
    phones: m.phones,
    entranceId: m.entrance?.id ?? null,
    address: m.address && textOnly(m.address),
    permanentAddress: m.permanentAddress && textOnly(m.permanentAddress),
    relations: m.relations.map((r) => ({ memberId: r.member.id, relation: r.relation })),
    ...change,
  }) as never;

const textOnly = (place: object) => Object.fromEntries(Object.entries(place).map(([k, v]) => [k, v ?? '']));

/** Somebody outside of the committee with these rights alone. */
export async function anOfficer(house: TestHouse, chair: Person, rights: object): Promise<Person> {
  const role = await chair.asks(roles.create, { extends: 'auditMember', title: 'Zapisovatel', rights } as never);
  const who = await house.person({ role: 'auditMember' });
  const before = await chair.asks(members.one, { id: who.memberId as number });
  await chair.asks(members.update, editedMember(before, { role: 'auditMember', customRoleId: Number(role.id) }));
  return who;
}
