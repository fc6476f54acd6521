import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { MemberRights, NewRole, RoleAnswer, RoleChange, RoleList, roleId } from './schema.ts';

const administers = { module: 'svj', right: 'rw' } as const;
const byRole = z.object({ id: roleId });

export const roles = callsOf('roles', {
  list: endpoint('GET /api/v2/role', {
    needs: administers,
    input: z.object({}),
    output: RoleList,
    summary: 'Default and custom roles, by group too, with how many hold each and what the reader may grant.',
  }),
  one: endpoint('GET /api/v2/role/:id', {
    needs: administers,
    input: byRole,
    output: RoleAnswer,
    summary: 'One role: a default one by its name, a custom one by its number.',
  }),
  create: endpoint('POST /api/v2/role', {
    creates: 'role',
    needs: administers,
    visit: 'setup',
    input: NewRole,
    output: RoleAnswer,
    summary: 'Makes a custom role as a copy of a default one; never with more than the reader holds.',
    says: 'ROLES.CREATED',
  }),
  update: endpoint('PUT /api/v2/role/:id', {
    needs: administers,
    visit: 'setup',
    input: RoleChange,
    output: RoleAnswer,
    summary: 'Changes the title and rights of a custom role, for everybody who holds it.',
    says: 'ROLES.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/role/:id', {
    needs: administers,
    visit: 'setup',
    input: byRole,
    output: z.null(),
    summary: 'Deletes a custom role that nobody holds.',
    says: 'ROLES.DELETED',
  }),
  rightsOf: endpoint('GET /api/v2/user/:id/rights', {
    toFormer: 'self',
    needs: 'member',
    input: byId,
    output: MemberRights,
    summary: 'What a member reaches in every module and why; for who administers members, and of oneself.',
  }),
});
