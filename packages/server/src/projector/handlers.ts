import { urlOf } from '#contract/base/calls/links.ts';
import type { projector } from '#contract/projector/endpoints.ts';
import { projectorLinks } from '#contract/projector/links.ts';
import { meetingLed } from '../assembly/course/steps.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { meetingSeen } from '../meetings/rows/queries.ts';
import { boardBehind, hearingOf, hideFromWall, showOnWall, standingOf, turnPart } from './steps.ts';
import { boardOf } from './steps-board.ts';

export const projectorHandlers = (portal: Portal): Handlers<typeof projector> => ({
  async standing(at, { id }) {
    await meetingLed(at, id);
    return standingOf(at, id);
  },

  async show(at, { id }) {
    const { token, until } = await showOnWall(at, id);
    return { until: until.toISOString(), url: urlOf(portal.config.url, projectorLinks.board(token)) };
  },

  async turn(at, given) {
    await turnPart(at, given);
    return standingOf(at, given.id);
  },

  async hide(at, { id }) {
    await hideFromWall(at, id);
    return null;
  },

  follow: async (at, { id }) => boardOf(at, await meetingSeen(at.db, at.scope, id)),

  look: (at, { token }) => boardBehind(at, token),

  listen: (at, { token }) => hearingOf(portal, at, token),
});
