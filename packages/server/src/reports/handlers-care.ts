import type { reportCare } from '#contract/reports/endpoints-care.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { detailOf } from './detail/steps.ts';
import { timesOf } from './near/queries-times.ts';
import { nearOf, sayAlso } from './near/steps.ts';
import { judge } from './verdict/steps.ts';
import { moveDue } from './writing/steps-due.ts';

export const reportCareHandlers = (portal: Portal): Handlers<typeof reportCare> => ({
  near: async (at, asked) => ({ reports: await nearOf(portal, at, asked) }),

  also: (at, { id, also }) => sayAlso(at, id, also),

  async verdict(at, said) {
    const { db, scope, now } = at;
    const { judged, next } = await judge(portal, at, said);
    const log = (verb: 'verdict' | 'create', { id, title }: { id: number; title: string }) =>
      record(db, scope, now, { noun: 'report', nounId: id, verb, detail: { name: title } });
    await log('verdict', judged);
    if (next) await log('create', next);
    return detailOf(portal, at, said.id);
  },

  async moveDue(at, asked) {
    const { id, title } = await moveDue(portal, at, asked);
    await record(at.db, at.scope, at.now, { noun: 'report', nounId: id, verb: 'due', detail: { name: title } });
    return detailOf(portal, at, id);
  },

  times: ({ db, scope }, asked) => timesOf(db, scope, asked),
});
