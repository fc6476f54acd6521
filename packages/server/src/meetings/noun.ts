import { none } from '#contract/base/noun/define-noun.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingsOffered } from '#contract/meetings/endpoints-offered.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { meetingHandlers } from './handlers.ts';
import { daysOfMeetings } from './listing/queries-days.ts';
import { offeredMeetings } from './listing/queries-offered.ts';
import { termsOfMeetings } from './listing/queries-terms.ts';
import { meetingFiles } from './queries-files.ts';
import { countScheduled } from './rows/queries.ts';
import { furnishMeetings } from './sample.ts';
import { meetingSource } from './telling/notices.ts';

export const meetingsNoun = defineNoun({
  serves: (portal, { summons, guards }) => [
    served(meetings, meetingHandlers(portal, { summons, guards })),
    served(meetingsOffered, { offered: async ({ db, scope }) => ({ meetings: await offeredMeetings(db, scope) }) }),
  ],
  tables: owns({
    meeting: { travels: true, columns: { news: { json: {} } }, inLog: ['meetings', 'meetingOwners', 'agenda'] },
    meeting_vote: { travels: true },
  }),
  guards: { meeting: meetingFiles },
  personal: none('no row of it names anybody; who did what is in the log'),
  hears: none('whom it is for is asked when it is told'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { meeting: meetingSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => ({
    meetingsScheduled: may(scope, 'meetingOwners', 'r') ? await countScheduled(db, scope) : 0,
  }),
  days: { meetings: daysOfMeetings },
  terms: termsOfMeetings,
  jobs: none('it is called, finished and called off by hand'),
  sample: { after: ['votes'], furnish: furnishMeetings },
});
