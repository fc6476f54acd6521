import { window } from '#contract/base/calls/paging.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import type { RunRow } from '#contract/prescriptions/schema.ts';
import { administersFees, seesAll } from '../accounts/rows/queries-seen.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { detailOf, unitsTold } from './detail/steps.ts';
import { addCorrection, issueRun } from './issue/steps.ts';
import { askPaper, paperOf, sheetFor } from './print/steps.ts';
import { type Run, refuseOthers, runSeen, runsOf } from './rows/queries.ts';
import { issuedToMe } from './rows/queries-mine.ts';
import { confirmUnits, correctRun, newRun, removeRun } from './writing/steps.ts';

const ticketLife = 60_000;

const rowOf = (run: Run): RunRow => ({
  ...{ id: run.id, name: run.name, fromMonth: run.fromMonth, months: run.months, dueDay: run.dueDay },
  state: run.issuedAt ? 'issued' : 'concept',
  issuedAt: run.issuedAt?.toISOString() ?? null,
  total: run.total === null ? null : moneyText(run.total),
});

export const runHandlers = (portal: Portal): Handlers<typeof prescriptions> => {
  const ticketTo = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };

  return {
    async list({ db, scope }) {
      const runs = seesAll(scope) ? await runsOf(db, scope) : [];
      return { prescriptions: runs.map(rowOf), may: { write: administersFees(scope) } };
    },

    async mine({ db, scope, now }) {
      const mine = await issuedToMe(db, scope, now);
      return {
        prescriptions: mine.map(({ total, monthly, issuedAt, ...run }) => ({
          ...{ ...run, state: 'issued' as const, issuedAt: new Date(issuedAt).toISOString() },
          ...{ total: moneyText(BigInt(total)), monthly: moneyText(BigInt(monthly)) },
        })),
      };
    },

    one: (at, { id }) => detailOf(at, id),
    units: (at, { id, ...paging }) => unitsTold(at, id, window(paging)),
    create: async (at, input) => detailOf(at, await newRun(at, input)),
    remade: {
      create: (at, id) => detailOf(at, id),
      correct: async (at, _made, { id }) => detailOf(at, id),
    },

    async update(at, input) {
      await correctRun(at, input);
      return detailOf(at, input.id);
    },
    async remove(at, { id }) {
      await removeRun(at, id);
      return null;
    },
    async check(at, { id, kind, unitId }) {
      await confirmUnits(at, id, kind, unitId);
      return detailOf(at, id);
    },
    async issue(at, { id, fingerprint }) {
      await issueRun(portal, at, id, fingerprint);
      return detailOf(at, id);
    },
    async correct(at, input) {
      await addCorrection(at, input);
      return detailOf(at, input.id);
    },

    async sheet(at, input) {
      refuseOthers(at.scope);
      await runSeen(at.db, at.scope, input.id);
      return ticketTo(at, prescriptions.sheetFile.path, input);
    },
    sheetFile: (at, input) => sheetFor(at, input),

    async paper(at, input) {
      const print = await askPaper(portal, at, input);
      return print ? { url: null, print } : { ...ticketTo(at, prescriptions.paperFile.path, input), print };
    },
    paperFile: (at, input) => paperOf(portal, at, input),
  };
};
