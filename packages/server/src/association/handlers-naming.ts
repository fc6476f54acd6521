import { chairNaming } from '#contract/association/endpoints-naming.ts';
import type { Naming } from '#contract/association/schema-naming.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { type Entry, may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import * as q from './queries-naming.ts';
import { nameChair, stopNaming } from './steps-naming.ts';

const ticketLife = 3600_000;

/** The house in which a product administrator is on a visit with writing. */
function visited({ scope }: Entry): Scope {
  if (!scope?.visitUntil) throw new Refused('HOUSE.VISITS.NONE');
  if (!scope.mayWrite) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  return scope;
}

export const chairNamingHandlers = (portal: Portal): Handlers<typeof chairNaming> => {
  type At = { db: Db; session: { id: number }; scope: Scope; now: Date };
  function fileAddress({ session, scope, now }: At, id: number): string {
    const path = chairNaming.file.path;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, {
      path,
      sessionId: session.id,
      actorId: scope.actorId,
      input: { id },
      until,
    });
    return path.replace(':ticket', ticket);
  }
  async function shown(at: At): Promise<Naming | null> {
    const { db, scope, now } = at;
    const open = await q.openNaming(db, scope);
    if (!open || open.dueAt <= now) return null;
    return {
      id: open.id,
      person: open.person,
      madeAt: open.madeAt.toISOString(),
      dueAt: open.dueAt.toISOString(),
      file: { name: open.fileName, url: fileAddress(at, open.id) },
      mayObject: scope.memberId !== null && (await q.ownsToday(db, scope, scope.memberId, now)),
    };
  }
  return {
    async current(at) {
      const naming = await shown(at);
      const onVisit = at.scope.visitUntil !== null && may(at.scope, 'svj', 'rw') && !at.scope.settingUp;
      return { naming, mayName: onVisit && naming === null && !(await q.somebodyGives(at.db, at.scope)) };
    },

    name: ({ db, now, entry, session, file }, { userId, email }) =>
      nameChair(db, portal, visited(entry), { userId, email, accountId: session.accountId }, file, now),

    remade: {
      async name({ db, entry }, id) {
        const open = await q.openNaming(db, visited(entry));
        if (open?.id !== id) throw new Refused('NAMING.NOT_FOUND');
        return { id, dueAt: open.dueAt.toISOString() };
      },
    },

    async object({ db, scope, now }, { id, text }) {
      const by = scope.memberId;
      if ((await q.openNaming(db, scope))?.id !== id) throw new Refused('NAMING.NOT_FOUND');
      if (by === null || !(await q.ownsToday(db, scope, by, now))) throw new Refused('NAMING.OWNERS_ONLY');
      await stopNaming(db, portal, scope, id, { what: 'objected', by, text }, now);
      return null;
    },

    async withdraw({ db, now, entry }, { id }) {
      await stopNaming(db, portal, visited(entry), id, { what: 'withdrawn' }, now);
      return null;
    },

    async file({ db, scope }, { id }) {
      const paper = await q.paperOf(db, scope, id);
      if (!paper) throw new Refused('NAMING.NOT_FOUND');
      return { name: paper.name, type: paper.type, body: paper.bytes };
    },
  };
};
