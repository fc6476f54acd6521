import { defineNoun, none } from '../base/noun/define-noun.ts';
import { assemblyCourse } from './endpoints-course.ts';
import { assemblyDesk } from './endpoints-desk.ts';
import { assemblyRefusals } from './rules-refusals.ts';
import { courseRefusals } from './rules-refusals-course.ts';

/** The evening of a meeting of owners: who came, what is on, who leads it. */
export const assemblyNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { assemblyDesk, assemblyCourse },
  refusals: { ...assemblyRefusals, ...courseRefusals },
  deeds: none('what it does is written down under the meeting and its vote'),
  mails: none('votes tell of what changes for people'),
  counts: none('meetings count what is scheduled'),
  finds: none('the search finds the meeting'),
});
