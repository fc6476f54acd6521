import { window } from '#contract/base/calls/paging.ts';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import { whyNoPaper } from '#contract/motions/rules-papers.ts';
import { type votePaper as calls, votePaper } from '#contract/paper/endpoints.ts';
import { ticketsAtOnce } from '#contract/paper/rules-tickets.ts';
import type { TicketPrint } from '#contract/paper/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { seatsById, votedUser } from '../answers/queries.ts';
import { type Db, violated } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';
import { pointsOf } from '../motions/queries-points.ts';
import * as q from './counting/queries.ts';
import { takersOf } from './queries-second.ts';
import { recognised, recordPaper } from './steps.ts';
import { addPhotosTo, confirmRecord, noteLook } from './steps-second.ts';
import { oneView, papersFor, views } from './steps-view.ts';
import { leavePrint, printLife } from './tickets/jobs.ts';
import { fileName, type Lang } from './tickets/print.ts';
import { addPrint, latestPrints, type Print, printById } from './tickets/queries-print.ts';
import { countTicketSeats, listTicketSeats, printedSeats, ticketSeats } from './tickets/queries-tickets.ts';
import { noteTickets, paperVote, pressOf, tickets, ticketsDay } from './tickets/steps-tickets.ts';

type At = { db: Db; scope: Scope; session: Session; now: Date };

const addressLife = 10 * 60_000;
const isKept = ({ state, endedAt }: Print, now: Date) =>
  state === 'done' && endedAt !== null && now.getTime() - endedAt.getTime() < printLife - addressLife;

function printView(portal: Portal, { session, scope, now }: At, print: Print): TicketPrint {
  const { path } = votePaper.ticketFile;
  const until = now.getTime() + addressLife;
  const ticket = { path, sessionId: session.id, actorId: scope.actorId, input: { id: print.id }, until };
  return {
    id: print.id,
    state: print.state,
    done: print.state === 'done' ? print.seatIds.length : print.done,
    total: print.seatIds.length,
    bytes: print.size,
    name: fileName(print.lang, ticketsDay(print.createdAt)),
    url: isKept(print, now) ? path.replace(':ticket', sealTicket(portal.secret, ticket)) : null,
    createdAt: print.createdAt.toISOString(),
  };
}

async function atOnce(portal: Portal, { db, scope, now }: At, vote: Vote, ids: number[], lang: Lang): Promise<string> {
  const press = await pressOf(db, portal, scope, vote, lang, now);
  const pieces: Buffer[] = [];
  for await (const piece of tickets(press, ids, (some) => ticketSeats(db, scope, vote.id, some))) pieces.push(piece);
  return Buffer.concat(pieces).toString('base64');
}

async function aside(portal: Portal, at: At, vote: Vote, seatIds: number[], lang: Lang): Promise<TicketPrint> {
  if ((await portal.disk.room()).isLow) throw new Refused('FILES.ERRORS.NO_ROOM');
  try {
    const print = await addPrint(at.db, at.scope, { voteId: vote.id, seatIds, lang }, at.now);
    await leavePrint(portal, at.db, at.scope, print.id);
    return printView(portal, at, print);
  } catch (error) {
    if (violated(error)?.constraint === 'vote_print_open') throw new Refused('VOTE_PAPER.ERRORS.PRINTING');
    throw error;
  }
}

export const paperHandlers = (portal: Portal): Handlers<typeof calls> => ({
  async voteTickets(at, { id, lang, ...wanted }) {
    const { db, scope, now } = at;
    const vote = await paperVote(db, scope, id, now);
    const seats = await printedSeats(db, scope, id, wanted);
    if (seats.length === 0) throw new Refused('VOTE_PAPER.ERRORS.NO_SEATS');
    if (seats.length < new Set(wanted.users).size) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
    await noteTickets(db, portal, at, vote, seats.length);
    return seats.length <= ticketsAtOnce ? atOnce(portal, at, vote, seats, lang) : aside(portal, at, vote, seats, lang);
  },

  async ticketSeats({ db, scope, now }, { id, page, sizePerPage, ...listing }) {
    await paperVote(db, scope, id, now);
    const rows = await listTicketSeats(db, scope, id, listing, window({ page, sizePerPage }));
    const counts = await countTicketSeats(db, scope, id, listing);
    return {
      seats: rows.map((r) => ({
        id: r.id,
        full_name: r.owners,
        room_name: r.units,
        spare: r.spare,
        shares: toText(r.num === null || r.den === null ? zero : fraction(r.num, r.den)),
        voted: r.voted,
        hasEmail: r.has_email,
      })),
      total: counts.listed,
      allCount: counts.all,
      waitingCount: counts.waiting,
      noEmailCount: counts.no_email,
    };
  },

  async ticketPrints(at, { id }) {
    await voteSeen(at.db, at.scope, id);
    return { prints: (await latestPrints(at.db, at.scope, id)).map((print) => printView(portal, at, print)) };
  },

  async ticketFile({ db, scope, now }, { id }): Promise<Bytes> {
    const print = await printById(db, scope, id);
    const key = print && bytesKey(scope.svjId, print.key);
    if (!print || !key || print.size === null || !isKept(print, now) || !(await portal.files.has(key)))
      throw new Refused('VOTE_PAPER.ERRORS.FILE_GONE');
    const name = fileName(print.lang, ticketsDay(print.createdAt));
    const body = {
      size: print.size,
      tag: `"${print.key}"`,
      open: (range?: { from: number; to: number }) => portal.files.read(key, range),
    };
    return { name, type: 'application/pdf', body };
  },

  async find({ db, scope, now }, { id, ticket }) {
    const vote = await voteSeen(db, scope, id);
    const why = whyNoPaper(await courseOf(db, scope, vote), now);
    if (why) throw new Refused(why);
    const found = await recognised(db, portal, scope, vote, ticket);
    const [seat] = await seatsById(db, scope, id, [found.seat]);
    if (!seat) throw new Refused('VOTE_PAPER.ERRORS.NUMBER');
    const pointCount = (await pointsOf(db, scope, id)).length;
    const [waiting] = (await q.papersOfSeats(db, scope, id, [seat.id])).filter((p) => !p.counts && p.voidAt === null);
    const names = await q.namesOf(db, scope, waiting ? [waiting.recordedBy] : []);
    const voted =
      seat.channel === null || seat.at === null ? null : { channel: seat.channel, at: new Date(seat.at).toISOString() };
    return {
      ...{ number: found.number, scanned: found.scanned, seat: votedUser(seat, pointCount), voted },
      waiting: waiting ? { recordedBy: names.get(waiting.recordedBy) ?? '', at: waiting.at.toISOString() } : null,
    };
  },

  async record(at, given) {
    const row = await recordPaper(at.db, portal, at, given);
    return oneView(portal, at, await voteSeen(at.db, at.scope, given.id), row.id, { looks: true });
  },

  remade: {
    async record(at, made, { id }) {
      return oneView(portal, at, await voteSeen(at.db, at.scope, id), made, { looks: true });
    },
  },

  async papers(at, { id, ...page }) {
    const { db, scope } = at;
    const vote = await voteSeen(db, scope, id);
    const of = await papersFor(at, vote);
    const rows = await q.listPapers(db, scope, id, of, window(page));
    const { total, counted, waiting } = await q.countPapers(db, scope, id, of);
    return { papers: await views(portal, at, vote, rows), total, countedCount: counted, waitingCount: waiting };
  },

  async takers({ db, scope }, { id }) {
    await voteSeen(db, scope, id);
    return { takers: await takersOf(db, scope) };
  },

  async look(at, { id, paper }) {
    const vote = await voteSeen(at.db, at.scope, id);
    await noteLook(at, vote, paper);
    return oneView(portal, at, vote, paper, { looks: true });
  },

  async photo(at, { id, paper, fileIds }) {
    await addPhotosTo(at.db, portal, at, id, paper, fileIds);
    return oneView(portal, at, await voteSeen(at.db, at.scope, id), paper);
  },

  async confirm(at, { id, paper }) {
    await confirmRecord(at.db, portal, at, id, paper);
    return oneView(portal, at, await voteSeen(at.db, at.scope, id), paper);
  },
});
