import { isPublished } from '#contract/answers/rules.ts';
import { allPart, window } from '#contract/base/calls/paging.ts';
import { toText } from '#contract/base/shares/fraction.ts';
import { isOpenBody } from '#contract/ledger/rules-recount-kinds.ts';
import { Refused } from '#contract/refusals.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { ballotsOf, seatsOfMine } from '../answers/queries.ts';
import type { Part } from '../answers/queries-sums.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { censusOf } from '../census/print.ts';
import { departuresOf, headOf } from '../ledger/queries.ts';
import { headView, receiptOf } from '../ledger/steps.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { turnoutOf } from '../presence/queries.ts';
import { ledgerZip } from './print.ts';
import * as q from './queries-pack.ts';

const ticketLife = 60_000;

/** The vote with the end of its ledger; refused before the start, when there is none. */
async function begun(db: Db, scope: Scope, id: number) {
  const vote = await voteSeen(db, scope, id);
  const last = await headOf(db, scope, id);
  if (!last || !vote.fingerprint) throw new Refused('VOTE.ERRORS.NOT_RUNNING');
  return { vote, head: headView(last), fingerprint: vote.fingerprint.toString('hex') };
}

const leavings = async (db: Db, scope: Scope, id: number) => (await departuresOf(db, scope, id)).map(headView);
const iso = (at: Date | null) => at?.toISOString() ?? null;
const nothing = {
  departures: [],
  ...{ answers: [], casts: [], papers: [], objections: [], results: [] },
  ...{ byOthers: null, withoutSecond: null, attendance: null },
};
const courseOf = (v: Vote) => ({
  status: v.status,
  cancelled: v.cancelledAt !== null,
  startedAt: iso(v.startedAt),
  finishedAt: iso(v.finishedAt),
  opensAt: iso(v.opensAt),
  closesAt: iso(v.closesAt),
  reason: v.cancelReason,
  prolonged: v.prolongedAt ? { at: v.prolongedAt.toISOString(), reason: v.prolongReason ?? '' } : null,
});

/** What the portal itself shows, to be held against the entries; ballots only once they are published. */
async function shownOf(db: Db, scope: Scope, vote: Vote) {
  const { id } = vote;
  const course = courseOf(vote);
  const results = await q.shownResults(db, scope, id);
  const departures = await leavings(db, scope, id);
  if (!isPublished(vote)) return { ...nothing, departures, course, results };
  const isDecided = vote.cancelledAt === null;
  const { byOthers, withoutSecond } = await turnoutOf(db, scope, id);
  return {
    departures,
    course,
    results,
    answers: await q.shownAnswers(db, scope, id),
    casts: await q.shownCasts(db, scope, id),
    papers: await q.shownPapers(db, scope, id),
    objections: await q.shownObjections(db, scope, id),
    byOthers: isDecided ? trioOf(byOthers) : null,
    withoutSecond: isDecided ? trioOf(withoutSecond) : null,
    attendance: vote.attendanceProof,
  };
}
const trioOf = ({ seats, units, share }: Part): [number, number, string] => [seats, units, toText(share)];

async function published(db: Db, scope: Scope, id: number) {
  const found = await begun(db, scope, id);
  if (!isPublished(found.vote)) throw new Refused('VOTE.ERRORS.LEDGER_HIDDEN');
  return found;
}

async function allEntries(db: Db, scope: Scope, id: number): Promise<q.PackEntry[]> {
  const all: q.PackEntry[] = [];
  for (let offset = 0; ; offset += allPart) {
    const some = await q.entriesOf(db, scope, id, { limit: allPart, offset });
    all.push(...some);
    if (some.length < allPart) return all;
  }
}

export const ledgerHandlers = (portal: Portal): Handlers<typeof voteLedger> => ({
  async list({ db, scope }, { id, ...page }) {
    const { vote, head, fingerprint } = await begun(db, scope, id);
    const entries = await q.entriesOf(db, scope, id, window(page));
    // What does not grow with the ledger goes out once, with its first page.
    const isFirst = page.page === 1;
    const shown = isFirst ? await shownOf(db, scope, vote) : { ...nothing, course: courseOf(vote) };
    return {
      census: isFirst ? await censusOf(db, scope, vote) : '',
      fingerprint,
      head,
      entries: isPublished(vote) ? entries : entries.map((e) => ({ ...e, body: isOpenBody(e.body) ? e.body : null })),
      total: await q.countEntries(db, scope, id),
      names: isFirst ? await q.namesOf(db, scope, id) : [],
      changes: isFirst ? await q.shownChanges(db, scope, id) : [],
      added: isFirst ? await q.shownAdded(db, scope, vote) : [],
      order: isFirst ? await q.shownOrder(db, scope, id) : [],
      ...shown,
    };
  },

  async taken({ db, scope }, page) {
    return q.takenPart(db, scope, window(page));
  },

  async receipts({ db, scope }, { id }) {
    const { frozenId } = await voteSeen(db, scope, id);
    const mine = await seatsOfMine(db, scope, id);
    const entries = await ballotsOf(db, scope, id, [...mine]);
    return { receipts: entries.map((e) => receiptOf(frozenId ?? id, e.seat, headView(e))) };
  },

  async exportTicket({ db, scope, session, now }, { id }) {
    await published(db, scope, id);
    const { path } = voteLedger.exportFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, {
      path,
      sessionId: session.id,
      actorId: scope.actorId,
      input: { id },
      until,
    });
    return { url: path.replace(':ticket', ticket) };
  },

  async exportFile({ db, scope, now }, { id }) {
    const { vote, head, fingerprint } = await published(db, scope, id);
    const pack = {
      vote: vote.frozenId ?? id,
      name: vote.name,
      form: vote.form,
      census: await censusOf(db, scope, vote),
      fingerprint,
      head,
      entries: await allEntries(db, scope, id),
      names: await q.namesOf(db, scope, id),
      changes: await q.shownChanges(db, scope, id),
      added: await q.shownAdded(db, scope, vote),
      order: await q.shownOrder(db, scope, id),
      ...(await shownOf(db, scope, vote)),
    };
    return ledgerZip(pack, now);
  },
});
