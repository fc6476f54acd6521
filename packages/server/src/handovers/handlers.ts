import type { handovers } from '#contract/handovers/endpoints.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { contactSeen } from '../contacts/rows/queries.ts';
import { jobsOfContact, judgedContacts, reachable } from './giving/queries.ts';
import { handOver, takeBack } from './giving/steps.ts';
import { handoversSeen } from './giving/steps-view.ts';

export const handoverHandlers = (portal: Portal): Handlers<typeof handovers> => ({
  ofReport: (at, { id }) => handoversSeen(portal, at, id),

  async handOver(at, input) {
    const { db, scope, now } = at;
    await portal.limits.spend('report', String(scope.actorId));
    const { id, report } = await handOver(portal, at, input);
    await record(db, scope, now, { noun: 'handover', nounId: id, verb: 'create', detail: { name: report.title } });
    return { id };
  },

  remade: {
    handOver: async (_, id) => ({ id }),
  },

  async takeBack(at, { id }) {
    const { db, scope, now } = at;
    const report = await takeBack(at, id);
    await record(db, scope, now, { noun: 'handover', nounId: null, verb: 'takeBack', detail: { name: report.title } });
    return handoversSeen(portal, at, id);
  },

  async reachable({ db, scope }, { text }) {
    return { contacts: await reachable(db, scope, text) };
  },

  judged: async ({ db, scope }) => ({ contacts: await judgedContacts(db, scope) }),

  async ofContact({ db, scope }, { id }) {
    await contactSeen(db, scope, id);
    return jobsOfContact(db, scope, id);
  },
});
