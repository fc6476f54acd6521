import { whyNotTaken } from '#contract/answers/rules.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { printed } from '../../base/pdf/pdf.ts';
import type { Printed, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { append, holdLedger } from '../../ledger/steps.ts';
import { type Vote, voteSeen } from '../../motions/queries.ts';
import { markTickets } from '../../motions/queries-course.ts';
import { documentTitle, type Lang, pointBlocks, type TicketSeat, ticketSheet } from './print.ts';
import { commonOf } from './queries-tickets.ts';

/** Tickets drawn in one go: between two of them a print says that it lives. */
const part = 10;

/** The vote as long as papers are taken for it. */
export async function paperVote(db: Db, scope: Scope, id: number, now: Date): Promise<Vote> {
  const vote = await voteSeen(db, scope, id);
  const why = whyNotTaken(vote, 'online', now);
  if (why) throw new Refused(why);
  return vote;
}

export type Press = { what: Printed; sheetOf(seat: TicketSeat): Sheet };

/** Everything that tickets of the vote are printed from, but the seats. */
export async function pressOf(db: Db, portal: Portal, scope: Scope, vote: Vote, lang: Lang, now: Date): Promise<Press> {
  const common = await commonOf(db, scope, vote);
  const shared = pointBlocks(lang, common);
  const letterhead = await letterheadOf(db, scope, lang);
  return {
    what: { lang, title: documentTitle(lang, vote.name), at: now, letterhead },
    sheetOf: (seat) => ticketSheet(portal, lang, common, shared, seat),
  };
}

/** Tickets of the seats, piece by piece; `read` brings the seats of a part. */
export async function* tickets(
  { what, sheetOf }: Press,
  ids: readonly number[],
  read: (some: number[], before: number) => Promise<TicketSeat[]>,
): AsyncGenerator<Buffer> {
  async function* parts() {
    for (let at = 0; at < ids.length; at += part) yield (await read(ids.slice(at, at + part), at)).map(sheetOf);
  }
  yield* printed(what, parts());
}

export const ticketsDay = (at: Date): string => dayIn(at);

type At = { db: Db; scope: Scope; now: Date };

/** Writes down a print of tickets; the first one into the ledger too: from then on papers are expected. */
export async function noteTickets(db: Db, portal: Portal, at: At, vote: Vote, count: number): Promise<void> {
  const { scope, now } = at;
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'tickets', detail: { seats: count } });
  await holdLedger(db, scope, vote.id);
  if (!(await markTickets(db, scope, vote.id, now))) return;
  await append(db, scope, portal, vote.id, [{ kind: 'tickets', fields: { count } }], now);
}
