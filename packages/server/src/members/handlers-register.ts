import type { RoleId } from '#contract/access.ts';
import type { register } from '#contract/members/endpoints-register.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import * as q from './register/queries.ts';
import { acceptRegister } from './register/steps.ts';

export const registerHandlers = (portal: Portal, hears: Required<HearsOfPeople>): Handlers<typeof register> => ({
  async own({ db, scope }) {
    return { isFormer: scope.isFormer, ...(await q.fallOf(db, scope)) };
  },

  async list({ db, scope }) {
    const [falling, told] = await Promise.all([q.whoFalls(db, scope), q.registerOf(db, scope)]);
    const users = falling.map((row) => ({
      ...q.nameOfFalling(row),
      role: { name: row.role as RoleId, title: row.custom_title, customRoleId: row.custom_role_id },
      until: row.until,
      why: row.why,
      unit: row.unit,
      since: row.since,
    }));
    return { users, ...told };
  },

  async accept(at, { ids }) {
    return { fell: await acceptRegister(at, portal, hears.registerBegins, ids) };
  },
});
