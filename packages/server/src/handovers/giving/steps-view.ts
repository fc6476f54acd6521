import type { HandoversOfReport, HandoverView } from '#contract/handovers/schema.ts';
import { whyNotSolved } from '#contract/reports/rules.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { reportSeen, workOf } from '../../reports/rows/queries.ts';
import { askerOf } from '../../reports/rows/queries-seen.ts';
import { handoversOf, opens } from '../rows/queries.ts';
import { contactsCalled, peopleCalled, phoneOf } from './queries.ts';

const ids = (all: readonly (number | null)[]) => all.filter((id): id is number => id !== null);

/** Whom the report was handed over to, as the asker may know it: those before the last one are for who solves it. */
export async function handoversSeen(portal: Portal, at: Asking, reportId: number): Promise<HandoversOfReport> {
  const { db, scope, now } = at;
  const r = await reportSeen(db, scope, reportId);
  const asker = askerOf(scope);
  const solves = asker.administers || (asker.memberId !== null && asker.memberId === r.solverId);
  const all = await handoversOf(db, scope, reportId);
  const shown = solves ? all : all.filter((h) => h.endedAt === null);
  const firms = await contactsCalled(db, scope, ids(shown.map((h) => h.contactId)));
  const people = await peopleCalled(db, scope, solves ? ids(shown.map((h) => h.createdBy)) : []);
  const photos = await filesOf(
    portal,
    at,
    'handover',
    shown.map((h) => h.id),
    { all: true },
  );
  const mayGive = scope.mayWrite && asker.memberId !== null && whyNotSolved(r, asker) === null;
  const handovers = shown.map(
    (h): HandoverView => ({
      id: h.id,
      contact: (h.contactId !== null && firms.get(h.contactId)) || null,
      at: h.createdAt.toISOString(),
      state: h.state,
      saidAt: h.saidAt?.toISOString() ?? null,
      said: h.said && (solves || h.state === 'done') ? h.said : null,
      day: h.endedAt === null ? workOf(r) : null,
      photos: photos.get(h.id) ?? [],
      open: opens(scope, h, r, now),
      sent: solves
        ? {
            ...{ email: h.email, note: h.note, expiresAt: h.expiresAt.toISOString() },
            by: (h.createdBy !== null && people.get(h.createdBy)) || null,
          }
        : null,
    }),
  );
  return {
    handovers,
    phone: mayGive ? await phoneOf(db, scope, r.solverId, 'public') : null,
    may: {
      handOver: mayGive && may(scope, 'contact', 'r'),
      takeBack: scope.mayWrite && whyNotSolved(r, asker) === null && all.some((h) => h.endedAt === null),
    },
  };
}
