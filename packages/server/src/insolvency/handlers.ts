import { insolvency } from '#contract/insolvency/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { insolvencyOf } from '../base/registers/insolvency.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { makeDue } from './asking/queries.ts';
import { caseSeen, decideCase, keepStart } from './deciding/steps.ts';
import { listOf } from './listing/steps.ts';
import { annexOnPaper } from './print/steps.ts';
import * as q from './rows/queries.ts';
import { beginWatch, inform } from './steps.ts';

/** For so long the address of a paper is good, milliseconds. */
const ticketLife = 60_000;
/** What has the register asked soon: each call leaves one. */
export const checkErrand = 'insolvency.check';

type Verb = 'create' | 'purpose' | 'words' | 'decide' | 'start' | 'check' | 'print' | 'delete';
/** Without a name: the log of a house is read by more people than its debts. */
const log = ({ db, scope, now }: q.At, verb: Verb, nounId: number | null) =>
  record(db, scope, now, { noun: 'insolvency', nounId, verb });

export const insolvencyHandlers = (portal: Portal): Handlers<typeof insolvency> => ({
  async list(at) {
    await q.keepLook(at);
    return listOf(portal, at);
  },

  looks: async ({ db, scope }) => ({
    looks: (await q.looksOf(db, scope)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  }),

  async create(at, input) {
    const { id, owner } = await beginWatch(at, input);
    await inform(at, owner.id, id, input.purpose);
    await log(at, 'create', id);
    await portal.queue.send(at.db, checkErrand, { svj: at.scope.svjId, id });
    return { id };
  },

  remade: { create: async (_, id) => ({ id }) },

  async purpose(at, { id, purpose }) {
    const watch = await q.watchHeld(at.db, at.scope, id);
    await q.changeWatch(at.db, at.scope, id, { purpose, purposeAt: at.now, nextAt: at.now });
    await inform(at, watch.memberId, id, purpose);
    await log(at, 'purpose', id);
    await portal.queue.send(at.db, checkErrand, { svj: at.scope.svjId, id });
    return null;
  },

  async words(at, { words, version }) {
    if (!(await q.keepWords(at.db, at.scope, words, version))) throw new Refused('BASE.ERRORS.CONFLICT');
    await log(at, 'words', null);
    return null;
  },

  async check(at, { id }) {
    if (insolvencyOf(portal.config).isOff) throw new Refused('INSOLVENCY.ERRORS.OFF');
    if (id !== undefined) await q.watchHeld(at.db, at.scope, id);
    await portal.limits.spend('insolvencyCheck', String(at.scope.svjId));
    await makeDue(at.db, at.scope, at.now, id);
    await log(at, 'check', id ?? null);
    await portal.queue.send(at.db, checkErrand, { svj: at.scope.svjId, id: id ?? 0 });
    return null;
  },

  async decide(at, input) {
    await log(at, 'decide', await decideCase(at, input));
    return null;
  },

  async start(at, input) {
    await log(at, 'start', await keepStart(at, input));
    return null;
  },

  async annex(at, input) {
    const { watch } = await caseSeen(at, input.id);
    await log(at, 'print', watch.id);
    const { path } = insolvency.annexFile;
    const until = at.now.getTime() + ticketLife;
    const sealed = { path, sessionId: at.session.id, actorId: at.scope.actorId, input, until };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  annexFile: (at, input) => annexOnPaper(at, input),

  async remove(at, { id }) {
    await q.watchHeld(at.db, at.scope, id);
    await q.dropWatches(at.db, at.scope, [id]);
    await log(at, 'delete', id);
    return null;
  },
});
