import { defineNoun } from '../base/noun/define-noun.ts';
import { reports } from './endpoints.ts';
import { reportCare } from './endpoints-care.ts';
import { reportComments } from './endpoints-comments.ts';
import { reportFollow } from './endpoints-follow.ts';
import { reportSheets } from './endpoints-sheets.ts';
import { reportStanding } from './endpoints-standing.ts';
import { reportsRefusals } from './rules-refusals.ts';

export const reportsNoun = defineNoun({
  module: 'reports',
  endpoints: { reports, reportCare, reportComments, reportFollow, reportSheets, reportStanding },
  refusals: reportsRefusals,
  deeds: ['report'],
  mails: [
    ...([
      'reportFiled',
      'reportGiven',
      'reportTaken',
      'reportMoved',
      'reportSolved',
      'reportRepeats',
      'reportOverdue',
      'reportAsked',
    ] as const),
    ...(['reportComment', 'reportMention', 'reportInner', 'reportInnerMention'] as const),
  ],
  counts: ['reportsNew', 'reportsGiven', 'reportsAsked'],
  finds: 'reports',
});
