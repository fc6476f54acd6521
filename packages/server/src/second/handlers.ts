import { window } from '#contract/base/calls/paging.ts';
import { Refused } from '#contract/refusals.ts';
import type { second } from '#contract/second/endpoints.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { voteSeen } from '../motions/queries.ts';
import { asksOf, countActs, listActs, verifiersOf } from './queries-listing.ts';
import { hasAccount } from './queries-verifiers.ts';
import { answerAsVerifier, nameVerifier } from './steps.ts';

export const secondHandlers = (portal: Portal): Handlers<typeof second> => ({
  async list({ db, scope, now }, { page, sizePerPage }) {
    const { total, mine } = await countActs(db, scope);
    return {
      acts: await listActs(db, scope, window({ page, sizePerPage }), now),
      total,
      mineCount: mine,
      asks: await asksOf(db, scope),
    };
  },

  async agree(at, { id }) {
    await answerAsVerifier(at, portal, id, true);
    return null;
  },

  async decline(at, { id }) {
    await answerAsVerifier(at, portal, id, false);
    return null;
  },

  async verifiers({ db, scope }, { id }) {
    await voteSeen(db, scope, id);
    return { verifiers: await verifiersOf(db, scope, id, may(scope, 'vote', 'rw')) };
  },

  remade: {
    name: async ({ db, scope }, id) => ({ verifiers: await verifiersOf(db, scope, id, true) }),
  },

  async name(at, { id, memberId }) {
    const { db, scope, now } = at;
    const vote = await voteSeen(db, scope, id);
    if (vote.status !== 'run') throw new Refused('VOTE.ERRORS.NOT_RUNNING');
    if (scope.memberId === null) throw new Refused('SECOND.ERRORS.NO_MEMBER');
    const key = 'SECOND.ERRORS.NO_ACCOUNT';
    if (!(await hasAccount(db, scope, memberId))) throw new Refused(key, { fields: { memberId: key } });
    await nameVerifier(at, portal, id, memberId);
    await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'verifier' });
    return { verifiers: await verifiersOf(db, scope, id, true) };
  },
});
