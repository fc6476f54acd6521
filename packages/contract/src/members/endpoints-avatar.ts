import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';

// Everybody's own; others' with the right to write members, which the handler asks for.
const reads = { module: 'members', right: 'r' } as const;
const Avatar = z.object({ avatar: z.nullable(z.string()) });

export const avatars = callsOf('members', {
  keep: endpoint('POST /api/v2/user/:id/avatar', {
    limit: 'upload',
    creates: none('the picture takes the place of the one before'),
    toFormer: 'self',
    kind: 'upload',
    needs: reads,
    visit: 'yes',
    input: byId,
    output: Avatar,
    summary:
      'Keeps a JPEG, PNG, WebP or GIF (multipart field avatar) as the photograph, at most 512 pixels wide and high.',
    says: 'MEMBERS.PICTURE.SAVED',
  }),
  drop: endpoint('DELETE /api/v2/user/:id/avatar', {
    toFormer: 'self',
    needs: reads,
    visit: 'yes',
    input: byId,
    output: Avatar,
    summary: 'Removes the photograph.',
    says: 'MEMBERS.PICTURE.REMOVED',
  }),
});
