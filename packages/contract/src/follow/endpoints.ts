import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import type { TextKey } from '../texts/keys.ts';
import { followWays } from './schema.ts';

const chosen = { way: z.enum(followWays) };

type Followed = { module: Module; path: string; one: string; says?: TextKey };
/** Calls of whatever can be followed: under which module, where one of it is, what it is called, and what the toast says. */
export const followEndpoints = ({ module, path, one, says = 'COMMENTS.FOLLOW.SAVED' }: Followed) => ({
  follow: endpoint(`PUT /api/v2/${path}/follow`, {
    needs: { module, right: 'r' },
    visit: 'never',
    input: z.object({ id, ...chosen }),
    output: z.object(chosen),
    summary: `Which e-mails the asker wants of what is said to a ${one}.`,
    says,
  }),
});
export type FollowCalls = ReturnType<typeof followEndpoints>;
