import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { picture } from '../base/files/pictures.ts';

const reads = { module: 'svj', right: 'r' } as const;
const administers = { module: 'svj', right: 'rw' } as const;
const Logo = z.object({ avatar: z.nullable(z.string()) });

export const pictures = callsOf('association', {
  logo: endpoint('GET /api/v2/svj/avatar', {
    needs: reads,
    input: z.object({}),
    output: Logo,
    summary: "Address of the association's logo, good for at least an hour; null without one.",
  }),
  keepLogo: endpoint('POST /api/v2/svj/avatar', {
    limit: 'upload',
    creates: none('the picture takes the place of the one before'),
    kind: 'upload',
    needs: administers,
    visit: 'yes',
    input: z.object({}),
    output: Logo,
    summary:
      'Keeps a JPEG, PNG, WebP or GIF (multipart field avatar) as the logo, made at most 512 pixels wide and high.',
    says: 'HOUSE.LOGO.SAVED',
  }),
  dropLogo: endpoint('DELETE /api/v2/svj/avatar', {
    needs: administers,
    visit: 'yes',
    input: z.object({}),
    output: Logo,
    summary: 'Removes the logo.',
    says: 'HOUSE.LOGO.REMOVED',
  }),
  picture,
});
