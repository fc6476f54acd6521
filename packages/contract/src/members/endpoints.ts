import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { MemberName, NewMember } from './schema.ts';

export const members = {
  search: endpoint('GET /api/v2/user/search/:text', {
    needs: { module: 'members', right: 'r' },
    input: z.object({ text: z.string().check(z.minLength(1), z.maxLength(100)) }),
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
