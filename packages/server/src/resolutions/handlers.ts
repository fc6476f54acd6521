import { window } from '#contract/base/calls/paging.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { numberOf } from '#contract/resolutions/rules.ts';
import { endingWith } from '../base/db/db.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import {
  countTabs,
  listResolutions,
  resolutionsOfMeeting,
  resolutionsOfVote,
  responsibleOf,
} from './listing/queries.ts';
import { findResolutions } from './listing/queries-found.ts';
import { printYear } from './print/steps.ts';
import { register } from './rows/queries.ts';
import { keepFulfilment } from './writing/steps.ts';

const ticketLife = 60_000;

export const resolutionHandlers = (portal: Portal): Handlers<typeof resolutions> => ({
  async list({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [data, counts, responsible] = await Promise.all([
      listResolutions(db, scope, listing, window({ page, sizePerPage })),
      countTabs(db, scope, listing),
      responsibleOf(db, scope),
    ]);
    return { data, ...counts, responsible };
  },

  async rows({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    return { data: await listResolutions(db, scope, listing, window({ page, sizePerPage })) };
  },

  ofVote: async ({ db, scope }, { id }) => ({ resolutions: await resolutionsOfVote(db, scope, id) }),
  ofMeeting: async ({ db, scope }, { id }) => ({ resolutions: await resolutionsOfMeeting(db, scope, id) }),

  closedTo: (at, { isPublic, documents }) => closedTo(at, register, { audience: [], toPublic: isPublic, documents }),

  async print({ session, scope, now }, input) {
    const { path } = resolutions.printFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },
  printFile: (at, { year, lang }) => printYear(at, year, lang),

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope }, { text, q }) {
    return { resolutions: await findResolutions(db, scope, text || q) };
  },

  async update(at, input) {
    const { db, scope, now } = at;
    const r = await keepFulfilment(portal, at, input);
    const name = numberOf(r);
    await record(db, scope, now, { noun: 'resolutions', nounId: r.id, verb: 'update', detail: { name } });
    return detailOf(portal, at, r.id);
  },
});
