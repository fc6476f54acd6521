import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { falls } from './rules-entitled.ts';
import { MemberName, RoleOfMember, sexes } from './schema.ts';

const administers = { module: 'members', right: 'rw' } as const;

/** Somebody whom the register does not entitle, and what it knew of them last. */
const Fall = z.object({
  why: z.enum(falls),
  /** The unit it is about and its end, where one is recorded. */
  unit: z.nullable(z.string()),
  since: z.nullable(z.string()),
});
export type Fall = z.output<typeof Fall>;

export const WhoFalls = z.extend(MemberName, {
  sex: z.enum(sexes),
  role: RoleOfMember,
  /** From this day on they have no access, accepted or not. */
  until: z.string(),
  ...Fall.shape,
});
export type WhoFalls = z.output<typeof WhoFalls>;

export const register = callsOf('members', {
  own: endpoint('GET /api/v2/user/register/own', {
    toFormer: 'all',
    needs: 'member',
    input: z.object({}),
    output: z.extend(Fall, { isFormer: z.boolean() }),
    summary: 'Whether the register still entitles who is asking, and why not.',
  }),
  list: endpoint('GET /api/v2/user/register', {
    needs: administers,
    input: z.object({}),
    output: z.object({
      users: z.array(WhoFalls),
      /** The day from which the register decides in this house; null while it has recorded no owner. */
      since: z.nullable(z.string()),
      waits: z.boolean(),
    }),
    summary: 'Who would lose access because the register does not entitle them, while there is time to look.',
  }),
  accept: endpoint('PUT /api/v2/user/register', {
    needs: administers,
    visit: 'setup',
    /** Exactly those who were on the list: somebody nobody looked at must not fall with it. */
    input: z.object({ ids: z.array(id).check(z.maxLength(5000)) }),
    output: z.object({ fell: z.number() }),
    summary: 'Accepts the list: from now on the register decides who is let in.',
    says: 'REGISTER.ACCEPTED',
  }),
});
