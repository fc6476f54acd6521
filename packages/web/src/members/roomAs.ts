import { type MemberDetail, relationTypes } from '#contract/members/schema.ts';
import type { Say } from '../base/texts.tsx';

type Room = MemberDetail['rooms'][number];

const isRelation = (as: Room['as']): as is (typeof relationTypes)[number] =>
  (relationTypes as readonly string[]).includes(as);

/** How somebody belongs to a unit, in words. */
export const roomAs = (say: Say, as: Room['as'], sex: MemberDetail['sex']): string =>
  isRelation(as) ? say(`PERSON.RELATIONS.${as}`, { sex }) : say(`PERSON.ROOMS.AS.${as}`);
