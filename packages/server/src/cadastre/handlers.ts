import type { cadastre } from '#contract/cadastre/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { extractsOf } from '../base/registers/extracts.ts';
import { dropAccount } from './extracts/queries.ts';
import { cancelExtract, confirmExtract, keepAccount, orderExtract } from './extracts/steps.ts';
import { peopleOf, statusOf, viewOf } from './listing/steps.ts';
import type { At } from './rows/queries.ts';
import { keepPlace } from './steps.ts';

/** What has the register asked soon: each call leaves one. */
export const checkErrand = 'cadastre.check';
export const extractErrand = 'cadastre.extract';

type Verb = 'check' | 'account' | 'accountEnd' | 'order' | 'confirm' | 'cancel';
const log = ({ db, scope, now }: At, verb: Verb, nounId: number | null = null, detail = {}) =>
  record(db, scope, now, { noun: 'cadastre', nounId, verb, detail });

export const cadastreHandlers = (portal: Portal): Handlers<typeof cadastre> => ({
  status: (at) => statusOf(portal, at),
  view: (at) => viewOf(portal, at),

  async getCadaster(at, input) {
    if (input.id !== at.scope.svjId) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    await portal.limits.spend('cadastreCheck', String(at.scope.svjId));
    await keepPlace(at, input);
    await log(at, 'check');
    await portal.queue.send(at.db, checkErrand, { svj: at.scope.svjId, id: 0 });
    return { people: await peopleOf(at), status: await statusOf(portal, at) };
  },

  async setAccount(at, account) {
    if (extractsOf(portal.config).isOff) throw new Refused('CADASTRE.ERRORS.OFF');
    await keepAccount(portal, at, account);
    await log(at, 'account');
    return null;
  },

  async dropAccount(at) {
    await dropAccount(at.db, at.scope);
    await log(at, 'accountEnd');
    return null;
  },

  async order(at) {
    if (extractsOf(portal.config).isOff) throw new Refused('CADASTRE.ERRORS.OFF');
    const id = await orderExtract(at);
    await log(at, 'order', id);
    await portal.queue.send(at.db, extractErrand, { svj: at.scope.svjId, id });
    return { id };
  },

  remade: { order: async (_, id) => ({ id }) },

  async confirm(at, { id, price }) {
    await confirmExtract(at, id, price);
    await log(at, 'confirm', id, { price });
    await portal.queue.send(at.db, extractErrand, { svj: at.scope.svjId, id });
    return null;
  },

  async cancel(at, { id }) {
    await cancelExtract(at, id);
    await log(at, 'cancel', id);
    return null;
  },
});
