import { approvals } from '#contract/approvals/endpoints.ts';
import { window } from '#contract/base/calls/paging.ts';
import { endingWith } from '../base/db/db.ts';
import { pictureAddress } from '../base/files/pictures.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import { checkApproval, refuseStrange } from './ledger/steps-check.ts';
import { recordPaper } from './ledger/steps-record.ts';
import { authorsOf, countTabs, listApprovals } from './listing/queries.ts';
import { findApprovals } from './listing/queries-found.ts';
import { approvalSeen } from './rows/queries.ts';
import { limitOf } from './rows/queries-limit.ts';
import { candidatesOf, personOf, requests } from './rows/queries-people.ts';
import { endSubstitute, nameSubstitute, substitutesIn } from './standing/steps.ts';
import { askForApproval, removeApproval } from './writing/steps.ts';
import { decideNoted, replace, withdraw } from './writing/steps-deciding.ts';
import { decideMany } from './writing/steps-many.ts';

/** Milliseconds that an address of a print lives. */
const ticketLife = 60_000;

export const approvalHandlers = (portal: Portal): Handlers<typeof approvals> => ({
  async list({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [data, counts] = await Promise.all([
      listApprovals(db, scope, listing, window({ page, sizePerPage })),
      countTabs(db, scope, listing),
    ]);
    return { data, ...counts };
  },

  async rows({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    return { data: await listApprovals(db, scope, listing, window({ page, sizePerPage })) };
  },

  authors: async ({ db, scope }) => ({ owners: await authorsOf(db, scope) }),

  async candidates(at) {
    const rows = await candidatesOf(at.db, at.scope);
    const people = rows.map((m) => personOf(m, (avatar) => pictureAddress(portal, at, avatar)));
    return { people, limit: await limitOf(at.db, at.scope) };
  },

  closedTo: (at, aim) => closedTo(at, requests, aim),

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope }, { text, q }) {
    return { requirements: await findApprovals(db, scope, text || q) };
  },

  async create(at, input) {
    const { db, scope, now } = at;
    const { id, title: name } = await askForApproval(portal, at, input);
    await record(db, scope, now, { noun: 'approvals', nounId: id, verb: 'create', detail: { name } });
    return detailOf(portal, at, id);
  },

  substitutes: (at) => substitutesIn(portal, at),

  async standIn(at, said) {
    await nameSubstitute(portal, at, said);
    return substitutesIn(portal, at);
  },

  async endStandIn(at, { id }) {
    await endSubstitute(at, id);
    return substitutesIn(portal, at);
  },

  remade: {
    standIn: (at) => substitutesIn(portal, at),
    create: (at, id) => detailOf(portal, at, id),
  },

  async decide({ inside }, answer) {
    await refuseStrange(portal, inside, answer.id);
    return inside(async (at) => {
      await decideNoted(portal, at, answer);
      return detailOf(portal, at, answer.id);
    });
  },

  decideMany: ({ inside }, answer) => decideMany(portal, inside, answer),

  check: ({ inside }, { id }) => checkApproval(portal, inside, id),

  async recordTicket({ db, session, scope, now }, input) {
    await approvalSeen(db, scope, input.id);
    const { path } = approvals.recordFile;
    const sealed = { path, sessionId: session.id, actorId: scope.actorId, input, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },

  recordFile: (at, input) => recordPaper(portal, at, input),

  async withdraw(at, asked) {
    const { db, scope, now } = at;
    const { id, title: name } = await withdraw(portal, at, asked);
    await record(db, scope, now, { noun: 'approvals', nounId: id, verb: 'withdraw', detail: { name } });
    return detailOf(portal, at, id);
  },

  async replace(at, asked) {
    const { db, scope, now } = at;
    const { id, title: name } = await replace(portal, at, asked);
    await record(db, scope, now, { noun: 'approvals', nounId: id, verb: 'replace', detail: { name } });
    return detailOf(portal, at, id);
  },

  async remove(at, { id }) {
    const { db, scope, now } = at;
    const { title: name } = await removeApproval(at, id);
    await record(db, scope, now, { noun: 'approvals', nounId: id, verb: 'delete', detail: { name } });
    return null;
  },
});
