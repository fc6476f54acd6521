import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { LoginAnswer } from '../session/schema.ts';
import { Doors, Entering } from './schema.ts';

/** The entrances of a demonstration: by a role, without a password. */
export const demo = callsOf('demo', {
  doors: endpoint('GET /api/v2/demo', {
    needs: 'anyone',
    input: z.object({}),
    output: Doors,
    summary: 'As whom the sample house may be entered; nobody where the portal is no demonstration.',
  }),
  enter: endpoint('POST /api/v2/demo/enter', {
    creates: none('every sign-in is a session of its own; its token is shown once'),
    needs: 'anyone',
    inDemo: 'kept',
    input: Entering,
    output: LoginAnswer,
    summary: 'Signs in as somebody of the sample house, in a demonstration alone.',
  }),
});
