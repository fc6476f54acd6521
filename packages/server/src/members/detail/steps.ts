import { chairRole, defaultRoles } from '#contract/access.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type OfficeColumns, officeOfRow } from '../office/queries.ts';
import { mayChangeRoles, mayGive } from '../office/steps.ts';

type State = OfficeColumns & {
  kind: 'person' | 'company';
  has_access: boolean;
  is_active: boolean;
  archived: boolean;
  died: boolean;
  own: boolean;
};

/** What who is asking may do with a member in this state; each call asks the same again. */
export function mayWith(
  scope: Scope,
  { kind, has_access, is_active, archived, died, own, ...row }: State,
): MemberDetail['may'] {
  const administers = scope.mayWrite && may(scope, 'members', 'rw');
  const here = !archived;
  const living = here && !died;
  const { isOfficer, rights } = officeOfRow(row);
  // The chair hands the office on first.
  const isOwnChair = own && row.role === chairRole;
  const reaches = administers && !isOwnChair && (!isOfficer || mayGive(scope, rights));
  return {
    edit: living && (administers || (own && scope.mayWrite)),
    editName: living && administers,
    changeRole: living && mayChangeRoles(scope),
    invite: living && reaches && !(has_access && is_active),
    removeAccess: living && reaches && has_access,
    archive: here && reaches,
    restore: archived && administers,
    remove: archived && administers,
    death: living && reaches && !own && kind === 'person' && scope.memberId !== null,
  };
}

/** Notes on people are for the committee's group (the manager belongs to it) and the product's administration on a visit. */
export const mayReadNotes = (scope: Scope): boolean =>
  may(scope, 'members', 'rw') && (scope.role === null || defaultRoles[scope.role].group === 'committee');
