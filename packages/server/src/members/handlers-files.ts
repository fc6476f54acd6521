import { window } from '#contract/base/calls/paging.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { houseName } from '../base/people/people.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { type Line, memberCards, membersSheet } from './files/print.ts';
import { reachOf } from './files/queries.ts';
import { dataOf } from './files/steps.ts';
import type { Lives } from './life/steps.ts';
import { listMembers } from './listing/queries.ts';
import { roleName } from './office/steps-names.ts';
import { noteGiven } from './traces/steps.ts';

const ticketLife = 60_000;

/** The committee may hand a person their data, and everybody may take their own. */
function refuseForeign(scope: Scope, id: number): void {
  if (id !== scope.memberId && !may(scope, 'members', 'rw')) throw new Refused('MEMBERS.NOT_FOUND');
}

export const memberFileHandlers = (portal: Portal, lives: Lives): Handlers<typeof memberFiles> => {
  type At = { db: Db; session: { id: number }; scope: Scope; now: Date };
  const seal = ({ session, scope, now }: Omit<At, 'db'>, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };
  return {
    async exportTicket(at, input) {
      return seal(at, memberFiles.exportFile.path, { ...input, filters: JSON.stringify(input.filters) });
    },

    async exportFile({ db, scope, now }, { lang, format, ...listing }) {
      if (['waiting', 'archived'].includes(listing.tab) && !may(scope, 'members', 'rw'))
        throw new Refused('BASE.ERRORS.NO_PERMISSION');
      const part = async (page: number): Promise<Line[]> => {
        const rows = await listMembers(db, scope, listing, window({ page, sizePerPage: 'all' }), now);
        const ids = rows.map((r) => r.id);
        const reach = await reachOf(db, scope, ids);
        noteGiven(portal, scope, ids, 'list');
        return rows.map((r) => ({
          ...r,
          reach: reach.get(r.id) ?? { emails: [], phones: [] },
          roleName: r.role.title ?? roleName(lang, r.role.name, r.sex),
        }));
      };
      return format === 'xlsx' ? membersSheet(lang, part) : memberCards(lang, await houseName(db, scope), part);
    },

    async dataTicket(at, { id }) {
      refuseForeign(at.scope, id);
      if (!(await dataOf(at.db, at.scope, lives, id))) throw new Refused('MEMBERS.NOT_FOUND');
      await record(at.db, at.scope, at.now, { noun: 'members', nounId: id, verb: 'data' });
      return seal(at, memberFiles.dataFile.path, { id });
    },

    async dataFile({ db, scope, now }, { id }) {
      refuseForeign(scope, id);
      const data = await dataOf(db, scope, lives, id);
      if (!data) throw new Refused('MEMBERS.NOT_FOUND');
      const file = {
        format: 'pavlac-person',
        version: 1,
        at: now.toISOString(),
        house: await houseName(db, scope),
        ...data,
      };
      return { name: `pavlac-${id}.json`, type: 'application/json', body: Buffer.from(JSON.stringify(file, null, 2)) };
    },
  };
};
