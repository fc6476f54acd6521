import { dayIn } from '#contract/base/time/dates.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { administersFees, onlyAll, ownSeen, seesAll, unitSeen } from '../accounts/rows/queries-seen.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { issue, withdraw } from './issue/steps.ts';
import { ask, tellIssued } from './issue/steps-mails.ts';
import { clearanceSeen, clearancesSeen, labelOf, paperOf, requestsSeen } from './rows/queries.ts';
import { previewOf, toldOf } from './standing/steps.ts';
import { verifyClearances } from './verify/steps.ts';

const ticketLife = 60_000;

export const clearanceHandlers = (portal: Portal): Handlers<typeof clearances> => ({
  async list(at, { unitId }) {
    // A unit that is not theirs is answered as one that is nowhere.
    if (unitId !== undefined) await unitSeen(at, unitId);
    return {
      today: dayIn(at.now),
      clearances: await clearancesSeen(at, unitId),
      requests: await requestsSeen(at, unitId),
      own: (await ownSeen(at)).map(({ id, number }) => ({ id, number })),
      may: { issue: administersFees(at.scope), all: seesAll(at.scope) },
    };
  },
  async preview(at, { unitId, date }) {
    onlyAll(at.scope);
    return previewOf(await toldOf(at, unitId, date));
  },
  async verify(at) {
    if (!seesAll(at.scope)) throw new Refused('CLEARANCES.ERRORS.NOT_YOURS');
    return verifyClearances(at);
  },

  request: async (at, input) => ({ id: await ask(portal, at, input) }),
  async issue(at, { fingerprint, ...input }) {
    const issued = await issue(portal, at, input, fingerprint);
    await tellIssued(portal, at, issued);
    return { id: issued.id };
  },
  remade: { request: async (_, id) => ({ id }), issue: async (_, id) => ({ id }) },
  async withdraw(at, { id, reason }) {
    await withdraw(at, id, reason);
    return { id };
  },

  async paper(at, input) {
    await clearanceSeen(at, input.id);
    const until = at.now.getTime() + ticketLife;
    const { path } = clearances.paperFile;
    const sealed = { path, sessionId: at.session.id, actorId: at.scope.actorId, input, until };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  async paperFile(at, { id }) {
    const row = await clearanceSeen(at, id);
    return { name: `${labelOf(row).replace('/', '-')}.pdf`, type: 'application/pdf', body: await paperOf(at, id) };
  },
});
