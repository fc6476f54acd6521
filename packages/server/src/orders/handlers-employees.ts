import { pathOf } from '#contract/base/calls/links.ts';
import type { employees } from '#contract/orders/endpoints-employees.ts';
import { orderLinks } from '#contract/orders/links.ts';
import type { EmployeeRow } from '#contract/orders/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Session } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { staff } from '../session/staff/queries.ts';
import { addStaff, removeStaff, renameStaff } from '../session/staff/steps.ts';

type At = { db: Db; session: Session };

async function listed({ db, session }: At): Promise<{ employees: EmployeeRow[] }> {
  const all = await staff(db);
  return {
    employees: all.map(({ id, email, firstName, lastName, name, closed }) => ({
      // An older account has one name for both.
      ...{ id, email, firstName, lastName: lastName || (firstName ? '' : name), closed },
      own: id === session.accountId,
    })),
  };
}

export const employeeHandlers = (portal: Portal): Handlers<typeof employees> => {
  const url = portal.config.url + pathOf(orderLinks.employees());
  return {
    list: listed,
    async add(at, given) {
      await addStaff(at, portal, given, url);
      return listed(at);
    },
    async rename(at, { id, ...names }) {
      await renameStaff(at, id, names);
      return listed(at);
    },
    async remove(at, { id }) {
      await removeStaff(at, id, url);
      return listed(at);
    },
  };
};
