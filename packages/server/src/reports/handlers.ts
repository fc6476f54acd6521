import { window } from '#contract/base/calls/paging.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import type { reports } from '#contract/reports/endpoints.ts';
import { whyNotChanged } from '#contract/reports/rules.ts';
import { type Db, endingWith } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile, attachFiles, filesOf, viewOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record, recordNamed } from '../base/log/audit.ts';
import type { Talks } from '../comments/queries-talks.ts';
import { keepTurn } from '../comments/steps-turns.ts';
import { detailOf } from './detail/steps.ts';
import { countTabs, listReports, peopleOf } from './listing/queries.ts';
import { formOf } from './listing/queries-form.ts';
import { findReports } from './listing/queries-found.ts';
import { reportSeen } from './rows/queries.ts';
import { keepHistory } from './rows/queries-history.ts';
import { askerOf } from './rows/queries-seen.ts';
import { refuseWhen } from './rows/steps-refusing.ts';
import { changeReport } from './writing/queries.ts';
import {
  archiveReport,
  letIn,
  removeReports,
  solveReport,
  solveReports,
  takeOver,
  withdrawReport,
} from './writing/steps.ts';
import { closedToReaders } from './writing/steps-closed.ts';
import { saveReport } from './writing/steps-moves.ts';
import { fileReport } from './writing/steps-writing.ts';

type Verb = 'create' | 'update' | 'takeOver' | 'solve' | 'archive' | 'withdraw' | 'readers' | 'delete' | 'attach';

type At = { db: Db; scope: Scope; now: Date };

/** Writes the deed down in the log of the house, which names reports to who administers them alone. */
const log = ({ db, scope, now }: At, verb: Verb, { id, title }: { id: number; title: string }) =>
  record(db, scope, now, { noun: 'report', nounId: id, verb, detail: { name: title } });

/** The same of several. */
const logAll = ({ db, scope, now }: At, verb: Verb, some: readonly { id: number; title: string }[]) =>
  recordNamed(
    db,
    scope,
    now,
    { noun: 'report', verb },
    some.map(({ id, title }) => ({ id, name: title })),
  );

export const reportHandlers = (portal: Portal, talks: Talks): Handlers<typeof reports> => ({
  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [rows, { listed, ...counts }] = await Promise.all([
      listReports(db, scope, listing, window({ page, sizePerPage }), now),
      countTabs(db, scope, listing, now),
    ]);
    return { reports: rows, total: listed, ...counts };
  },

  async rows({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    return { reports: await listReports(db, scope, listing, window({ page, sizePerPage }), now) };
  },

  people: ({ db, scope }) => peopleOf(db, scope),

  closedTo: closedToReaders,

  form: ({ db, scope, now }) => formOf(db, scope, now),

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope }, { text, q }) {
    return { reports: await findReports(db, scope, text || q) };
  },

  async create(at, input) {
    await portal.limits.spend('report', String(at.scope.actorId));
    const r = await fileReport(portal, at, input);
    await keepTurn(talks, at, input.replyId, { reportId: r.id });
    await log(at, 'create', r);
    return detailOf(portal, at, r.id);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id),
    async upload(at, id, input) {
      await reportSeen(at.db, at.scope, input.id);
      const files = (await filesOf(portal, at, 'report', [input.id], { all: true })).get(input.id) ?? [];
      const file = files.find((f) => f.id === id);
      if (!file) throw new Refused('FILES.NOT_FOUND');
      return file;
    },
  },

  async update(at, input) {
    for (const [verb, r] of await saveReport(portal, at, input)) await log(at, verb, r);
    return detailOf(portal, at, input.id);
  },

  async upload({ file, ...at }, { id, ...told }) {
    const { db, scope, now } = at;
    const r = await reportSeen(db, scope, id, 'lock');
    refuseWhen(whyNotChanged(r, askerOf(scope)));
    const had = (await filesOf(portal, at, 'report', [id], { all: true })).get(id) ?? [];
    if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    const row = await addFile(db, scope, file, { ...told, isPublic: true }, now, allowed);
    await attachFiles(db, scope, { owner: 'report', ownerId: id }, [...had.map((f) => f.id), row.id], now);
    // A form that was opened before would drop the file again.
    await changeReport(db, scope, r, {}, now);
    await keepHistory(db, scope, id, 'changed', [{ field: 'files' }], now);
    await log(at, 'attach', r);
    return viewOf(portal, at, row);
  },

  async takeOver(at, { id, updatedAt }) {
    await log(at, 'takeOver', await takeOver(portal, at, id, updatedAt));
    return detailOf(portal, at, id);
  },

  async solve(at, said) {
    await log(at, 'solve', await solveReport(portal, at, said));
    return detailOf(portal, at, said.id);
  },

  async solveAll(at, { ids, solution }) {
    const done = await solveReports(portal, at, ids, solution);
    await logAll(at, 'solve', done);
    return { count: done.length };
  },

  async archive(at, { id }) {
    await log(at, 'archive', await archiveReport(at, id));
    return null;
  },

  async withdraw(at, { id }) {
    await log(at, 'withdraw', await withdrawReport(at, id));
    return null;
  },

  async readers(at, { id, memberIds }) {
    await log(at, 'readers', await letIn(at, id, memberIds));
    return detailOf(portal, at, id);
  },

  async remove(at, { id }) {
    const [r] = await removeReports(at, [id]);
    if (!r) throw new Refused('REPORT.NOT_FOUND');
    await log(at, 'delete', r);
    return null;
  },

  async removeAll(at, { ids }) {
    const gone = await removeReports(at, ids);
    await logAll(at, 'delete', gone);
    return { count: gone.length };
  },
});
