import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { courseHandlers } from './handlers-course.ts';
import { deskHandlers } from './handlers-desk.ts';
import { personalOfAssembly } from './personal.ts';
import { furnishAssembly } from './sample.ts';

export const assemblyNoun = defineNoun({
  serves: (portal) => [served(assemblyDesk, deskHandlers(portal)), served(assemblyCourse, courseHandlers(portal))],
  tables: owns({
    meeting_evening: { travels: true },
    meeting_door: { travels: true },
    meeting_course: { travels: true },
    meeting_remark: { travels: true },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfAssembly],
  hears: none('whom its rows name is a member, whatever they are called'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('votes tell of what changes for people'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mail'),
  counts: none('meetings count what is scheduled'),
  days: none('the meeting falls on its day'),
  jobs: none('an evening is led by people'),
  sample: { after: ['meetings'], furnish: furnishAssembly },
});
