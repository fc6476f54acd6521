import { holds, roleChangers } from '#contract/access.ts';
import { activation } from '#contract/activation/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberFilters, memberSorts, memberTabs } from '#contract/members/schema.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useAssociation, useMe } from '../../base/me.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const memberList = listShape(memberTabs, memberSorts, memberFilters);
export type MemberListState = ListState<typeof memberList>;

export const useMembers = ({ page, sizePerPage, tab, sort, filters }: MemberListState) =>
  useListing(members.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total, members.rows);
export const useMember = (id: number) => useReading(members.one, { id });
// Who is who decides what they reach and whom an invitation reaches.
const touches = { touches: [roles.rightsOf, activation.recap] };
export const useCreate = () => useChange(members.create, touches);
export const useUpdate = () => useChange(members.update, touches);
export const useInvite = () => useChange(activation.invite, { touches: [members.one] });

export const useEntrances = () => useAssociation().data?.entrances ?? [];

/** Whether who reads gives offices to others. */
export function useMayChangeRoles(): boolean {
  const { role } = useMe();
  return role !== null && holds(role.rights, 'svj', 'rw') && roleChangers.includes(role.name);
}

/** Asks for the ids of everybody who was invited and has not come yet. */
export function useWaitingIds() {
  const ask = useAsk();
  return async (): Promise<number[]> => {
    const { users } = await ask(members.list, { tab: 'waiting', page: 1, sizePerPage: 'all' });
    return users.map((u) => u.id);
  };
}

/** What somebody reaches in every module, and why. */
export const useRights = (id: number) => useReading(roles.rightsOf, { id });

/** Custom roles of the house, for who may give them. */
export function useCustomRoles(when: boolean): { id: number; title: string }[] {
  const { data } = useReading(roles.list, {}, { when });
  return (data?.custom ?? []).map((r) => ({ id: Number(r.id), title: r.title ?? r.id }));
}
