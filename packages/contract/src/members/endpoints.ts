import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { searchInput } from '../base/search.ts';
import { MemberName, NewMember } from './schema.ts';

export const members = {
  search: endpoint('GET /api/v2/user/search/:text', {
    needs: { module: 'members', right: 'r' },
    input: searchInput,
    aliases: ['/api/v2/user/search'],
    output: z.object({ users: z.array(MemberName) }),
    summary: 'At most 20 members whose name begins with or contains the text, without diacritics.',
  }),
  create: endpoint('POST /api/v2/user', {
    needs: { module: 'members', right: 'rw' },
    input: NewMember,
    output: MemberName,
    summary: 'Adds a neighbour without access.',
    says: 'MEMBERS.CREATED',
  }),
};
