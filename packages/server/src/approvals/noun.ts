import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import { approvalComments } from '#contract/approvals/endpoints-comments.ts';
import { approvalFollow } from '#contract/approvals/endpoints-follow.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { commentHandlers } from '../comments/handlers.ts';
import { defineNoun, served } from '../define-noun.ts';
import { followHandlers } from '../follow/handlers.ts';
import { approvalTalk } from './detail/queries-talk.ts';
import { approvalHandlers } from './handlers.ts';
import { agendaHandlers } from './handlers-agenda.ts';
import { adoptAll, askNewChairs, remindDue, tellBegun } from './jobs.ts';
import { personalOfApprovals } from './personal.ts';
import { approvalFiles } from './queries-files.ts';
import { approvalSeen, countApprovals } from './rows/queries.ts';
import { furnishApprovals } from './sample.ts';
import { substituteSource } from './standing/notices.ts';
import { approvalSource } from './telling/notices.ts';

export const approvalsNoun = defineNoun({
  serves: (portal) => [
    served(approvals, approvalHandlers(portal)),
    served(approvalAgenda, agendaHandlers(portal)),
    served(approvalComments, commentHandlers(portal, 'approval', approvalTalk)),
    served(
      approvalFollow,
      followHandlers({ owner: 'approval', opens: ({ db, scope }, id) => approvalSeen(db, scope, id) }),
    ),
  ],
  tables: owns({
    approval: {
      travels: true,
      columns: { frozen_id: { foreign: 'what its entries of another portal call it' } },
      calmed: { set: 'remind_at = null', where: 'remind_at is not null' },
      inLog: ['approvals', 'requirement_for_approval'],
    },
    approval_place: { travels: true },
    approval_entry: { travels: true },
    approval_substitute: {
      travels: true,
      calmed: { set: 'remind_at = null', where: 'remind_at is not null' },
    },
  }),
  guards: { approval: approvalFiles },
  personal: [personalOfApprovals],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { approval: approvalSource, approval_substitute: substituteSource },
  talks: { approval: approvalTalk },
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => {
    const { waiting, forMe } = await countApprovals(db, scope);
    return { approvalsWaiting: waiting, approvalsForMe: forMe };
  },
  days: none('the last day to decide is no day of the house'),
  jobs: (portal, log) => [
    { name: 'approvals.remind', cron: '*/5 * * * *', run: () => remindDue(portal, log) },
    { name: 'approvals.standing', cron: '*/5 * * * *', run: () => tellBegun(portal, log) },
    { name: 'approvals.adopt', cron: '*/5 * * * *', run: () => adoptAll(portal, log) },
    { name: 'approvals.chairs', cron: '*/5 * * * *', run: () => askNewChairs(portal, log) },
  ],
  sample: { after: ['documents'], furnish: furnishApprovals },
});
