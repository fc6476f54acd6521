import { none } from '#contract/base/noun/define-noun.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportComments } from '#contract/reports/endpoints-comments.ts';
import { reportFollow } from '#contract/reports/endpoints-follow.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import { reportStanding } from '#contract/reports/endpoints-standing.ts';
import { owns } from '../base/db/owned-tables.ts';
import { commentHandlers } from '../comments/handlers.ts';
import { defineNoun, served } from '../define-noun.ts';
import { followHandlers } from '../follow/handlers.ts';
import { reportTalk } from './detail/queries-talk.ts';
import { deadlinesOfReports, worksOfReports } from './due/queries-days.ts';
import { reportHandlers } from './handlers.ts';
import { reportCareHandlers } from './handlers-care.ts';
import { reportSheetHandlers } from './handlers-sheets.ts';
import { reportStandingHandlers } from './handlers-standing.ts';
import { askOfMended, warnOfLate } from './jobs.ts';
import { personalOfReports } from './personal.ts';
import { reportFiles } from './queries-files.ts';
import { countReports, reportSeen } from './rows/queries.ts';
import { furnishReports } from './sample.ts';
import { reportSource } from './telling/notices.ts';

export const reportsNoun = defineNoun({
  serves: (portal, { talks }) => [
    served(reports, reportHandlers(portal, talks)),
    served(reportCare, reportCareHandlers(portal)),
    served(reportSheets, reportSheetHandlers(portal)),
    served(reportStanding, reportStandingHandlers()),
    served(reportComments, commentHandlers(portal, 'report', reportTalk)),
    served(reportFollow, followHandlers({ owner: 'report', opens: ({ db, scope }, id) => reportSeen(db, scope, id) })),
  ],
  tables: owns({
    report: { travels: true, inLog: ['report', 'reports'] },
    report_reader: { travels: true },
    report_change: { travels: true },
    report_also: { travels: true },
  }),
  guards: { report: reportFiles },
  personal: [personalOfReports],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { report: reportSource },
  talks: { report: reportTalk },
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => {
    const { fresh, given, asked } = await countReports(db, scope);
    return { reportsNew: fresh, reportsGiven: given, reportsAsked: asked };
  },
  days: { reports: deadlinesOfReports, works: worksOfReports },
  jobs: (portal, log) => [
    {
      name: 'reports.due',
      // Twice, so that a morning that was missed is made up for the same day.
      cron: '25 7,14 * * *',
      run: async () => {
        await warnOfLate(portal, log);
      },
    },
    {
      name: 'reports.ask',
      cron: '5 8-20 * * *',
      run: async () => {
        await askOfMended(portal, log);
      },
    },
  ],
  sample: furnishReports,
});
