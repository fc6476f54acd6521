import type { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { type At, beginEvening, closeDiscussed, meetingLed, nameOfficers, openPoint } from './course/steps.ts';
import { answerRest, closeOn } from './course/steps-answers.ts';
import { takeBack } from './course/steps-back.ts';
import { endEvening } from './course/steps-end.ts';
import { addMatter } from './course/steps-matter.ts';
import { courseOf } from './course/steps-read.ts';
import { takeRemarkBack, writeRemark } from './course/steps-remarks.ts';

const shown = async (at: At, id: number) => courseOf(at, await meetingLed(at, id));

export const courseHandlers = (portal: Portal): Handlers<typeof assemblyCourse> => ({
  one: (at, { id }) => shown(at, id),

  async begin(at, { id }) {
    await beginEvening(at, id);
    return shown(at, id);
  },

  async officers(at, given) {
    await nameOfficers(at, given);
    return shown(at, given.id);
  },

  async open(at, { id, point }) {
    await openPoint(at, id, point);
    return shown(at, id);
  },

  async discuss(at, { id, point }) {
    await closeDiscussed(at, id, point);
    return shown(at, id);
  },

  async rest(at, asked) {
    await answerRest(portal, at, asked);
    return shown(at, asked.id);
  },

  async close(at, asked) {
    await closeOn(portal, at, asked);
    return shown(at, asked.id);
  },

  async back(at, given) {
    await takeBack(portal, at, given);
    return shown(at, given.id);
  },

  async addPoint(at, given) {
    await addMatter(portal, at, given);
    return shown(at, given.id);
  },

  async remark(at, given) {
    await writeRemark(at, given);
    return shown(at, given.id);
  },

  remade: {
    addPoint: (at, _, { id }) => shown(at, id),
    remark: (at, _, { id }) => shown(at, id),
  },

  async dropRemark(at, { id, remark }) {
    await takeRemarkBack(at, id, remark);
    return shown(at, id);
  },

  async end(at, { id }) {
    await endEvening(portal, at, id);
    return shown(at, id);
  },
});
