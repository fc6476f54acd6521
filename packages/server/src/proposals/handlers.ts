import { window } from '#contract/base/calls/paging.ts';
import type { proposals } from '#contract/proposals/endpoints.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { detailOf, takenOf } from './detail/steps.ts';
import { countTabs, listProposals } from './listing/queries.ts';
import { type Proposal, standsFor } from './rows/queries.ts';
import { decline, propose, support, withdraw } from './writing/steps.ts';
import { take } from './writing/steps-taking.ts';

type Verb = 'create' | 'support' | 'takeBack' | 'take' | 'decline' | 'withdraw';
const log = ({ db, scope, now }: Asking, verb: Verb, { id, name }: Proposal) =>
  record(db, scope, now, { noun: 'proposals', nounId: id, verb, detail: { name } });

export const proposalHandlers = (portal: Portal): Handlers<typeof proposals> => ({
  async list(at, { page, sizePerPage, ...listing }) {
    const may = { propose: await standsFor(at) };
    const counts = await countTabs(at, listing);
    return { data: await listProposals(at, listing, window({ page, sizePerPage })), ...counts, may };
  },

  async rows(at, { page, sizePerPage, ...listing }) {
    return { data: await listProposals(at, listing, window({ page, sizePerPage })) };
  },

  one: (at, { id }) => detailOf(portal, at, id),

  ofMeeting: (at, { id }) => takenOf(at, id),

  async create(at, input) {
    const p = await propose(portal, at, input);
    await log(at, 'create', p);
    return detailOf(portal, at, p.id);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id),
  },

  async support(at, { id, supports }) {
    const { p, changed } = await support(portal, at, id, supports);
    if (changed) await log(at, supports ? 'support' : 'takeBack', p);
    return detailOf(portal, at, id);
  },

  async withdraw(at, { id }) {
    await log(at, 'withdraw', await withdraw(portal, at, id));
    return detailOf(portal, at, id);
  },

  async decline(at, input) {
    await log(at, 'decline', await decline(portal, at, input));
    return detailOf(portal, at, input.id);
  },

  async take(at, input) {
    await log(at, 'take', await take(portal, at, input));
    return detailOf(portal, at, input.id);
  },
});
