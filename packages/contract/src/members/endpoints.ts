import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id, ids } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { requiredLine } from '../base/person/people.ts';
import { searchInput } from '../base/words/found.ts';
import {
  MemberChange,
  MemberDetail,
  MemberList,
  MemberName,
  MemberRow,
  memberListing,
  NewMember,
  Twin,
} from './schema.ts';
import { FoundMember } from './schema-found.ts';

const reads = { module: 'members', right: 'r' } as const;
const writes = { module: 'members', right: 'rw' } as const;

/** Whoever archives was warned that units are owned. */
const owning = z._default(z.boolean(), false);

export const members = callsOf('members', {
  list: endpoint('GET /api/v2/user', {
    needs: reads,
    input: z.object({ ...paging, ...memberListing }),
    output: MemberList,
    summary:
      'Members by tab, with the counts of all tabs. Who does not administer sees those with access, and no archive.',
  }),
  rows: endpoint('GET /api/v2/user/rows', {
    needs: reads,
    input: z.object({ ...paging, ...memberListing }),
    output: z.object({ users: z.array(MemberRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  one: endpoint('GET /api/v2/user/:id', {
    toFormer: 'self',
    needs: reads,
    input: byId,
    output: MemberDetail,
    summary: 'One member, as much of them as the reader may see.',
  }),
  search: endpoint('GET /api/v2/user/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/user/search'],
    output: z.object({ users: z.array(FoundMember) }),
    otherwise: { users: [] },
    summary: 'At most 20 members whose name holds the text, without diacritics.',
  }),
  twins: endpoint('GET /api/v2/user/twins', {
    needs: writes,
    input: z.object({ type: z.enum(['person', 'company']), name: requiredLine(201) }),
    output: z.object({ users: z.array(Twin) }),
    summary: 'At most 5 members of this very name, titles, case and diacritics apart; those in the archive too.',
  }),
  create: endpoint('POST /api/v2/user', {
    creates: 'member',
    needs: writes,
    visit: 'setup',
    input: NewMember,
    output: MemberName,
    summary: 'Adds a neighbour without access.',
    says: 'MEMBERS.CREATED',
  }),
  update: endpoint('PUT /api/v2/user/:id', {
    toFormer: 'self',
    needs: reads,
    visit: 'setup',
    input: MemberChange,
    output: MemberDetail,
    summary: 'Changes a member; everybody changes their own contacts, only who administers members the rest.',
    says: 'MEMBERS.UPDATED',
  }),
  owned: endpoint('POST /api/v2/user/archive-all/owned', {
    needs: writes,
    effect: 'reads',
    input: z.object({ ids }),
    output: z.object({
      owners: z.array(z.object({ id: z.number(), full_name: z.string(), rooms: z.array(z.string()) })),
    }),
    summary: 'Which of these members own units, and which ones: the warning before they are archived.',
  }),
  archive: endpoint('PUT /api/v2/user/archive/:id', {
    needs: writes,
    visit: 'setup',
    input: z.object({ id, owning }),
    output: z.null(),
    summary: 'Archives a member, who loses access at once.',
    says: 'MEMBERS.ARCHIVED',
  }),
  restore: endpoint('PUT /api/v2/user/archive/restore/:id', {
    needs: writes,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Takes a member out of the archive; access is given again by an invitation.',
    says: 'MEMBERS.RESTORED',
  }),
  remove: endpoint('DELETE /api/v2/user/:id', {
    needs: writes,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Deletes a member for ever: what others point to stays, without the person.',
    says: 'MEMBERS.DELETED',
  }),
  removeAccess: endpoint('DELETE /api/v2/user/access/:id', {
    needs: writes,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Takes access away: at the next call the person is out, and only the committee still sees them.',
    says: 'MEMBERS.ACCESS_REMOVED',
  }),
  archiveAll: endpoint('PUT /api/v2/user/archive-all', {
    needs: writes,
    visit: 'setup',
    input: z.object({ ids, owning }),
    output: z.object({ archived: z.number() }),
    summary: 'Archives several members, all or none.',
    says: 'MEMBERS.ARCHIVED_ALL',
  }),
  removeAll: endpoint('PUT /api/v2/user/delete-all', {
    needs: writes,
    visit: 'setup',
    input: z.object({ ids }),
    output: z.object({ deleted: z.number() }),
    summary: 'Deletes several members for ever, all or none.',
    says: 'MEMBERS.DELETED_ALL',
  }),
});
