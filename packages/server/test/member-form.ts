import { sentBack } from '#contract/base/fields.ts';
import { type MemberDetail, memberOwn } from '#contract/members/schema.ts';

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
