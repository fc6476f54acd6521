import type { MemberDetail, relationTypes } from '#contract/members/schema.ts';
import type { Say } from '../../base/texts.tsx';

type Room = MemberDetail['rooms'][number];

type Relation = (typeof relationTypes)[number];
// Said here too, so that the dashboard does not bring every shape of a person.
const relations: Record<Relation, true> = {
  ...{ husband: true, wife: true, partner: true, daughter: true, son: true, mother: true, father: true },
  ...{ familyMember: true, renter: true, authorizePerson: true, notSpecify: true },
};
const isRelation = (as: Room['as']): as is Relation => as in relations;

/** How somebody belongs to a unit, in words. */
export const roomAs = (say: Say, as: Room['as'], sex: MemberDetail['sex']): string =>
  isRelation(as) ? say(`PERSON.RELATIONS.${as}`, { sex }) : say(`PERSON.ROOMS.AS.${as}`);
