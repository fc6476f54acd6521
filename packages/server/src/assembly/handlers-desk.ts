import type { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { assemblyDesk as calls } from '#contract/assembly/endpoints-desk.ts';
import type { Marked } from '#contract/assembly/schema.ts';
import { window } from '#contract/base/calls/paging.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { lastEntries } from './desk/queries-around.ts';
import { listSeats } from './desk/queries-seats.ts';
import { agentOf, cardOf, seatsMeant } from './desk/steps-find.ts';
import { type Desk, markSeat, seatAtDesk } from './desk/steps-mark.ts';
import { openRegistration } from './desk/steps-open.ts';
import { confirmAtDoor, doorPowers, powerAtDoor, settleAtDoor } from './desk/steps-power.ts';
import { attendanceSheet } from './desk/steps-sheet.ts';
import { type At, bookAtDesk, deskOf, refuseWithoutVotes, shown, sumsOf } from './desk/steps-view.ts';

const ticketLife = 10 * 60_000;

/** What a tap at the desk answers: its row and the sums, never the whole vote. */
async function marked(at: At, { vote, book }: Desk, seat: number, already: string | null): Promise<Marked> {
  const { db, scope } = at;
  const [row, sums, last] = await Promise.all([
    seatAtDesk(at, book, seat),
    sumsOf(at, vote, book),
    lastEntries(db, scope, book.voteId),
  ]);
  return { seat: shown(row), sums, last, already };
}

export const deskHandlers = (portal: Portal): Handlers<typeof assemblyDesk> => ({
  desk: (at, { id }) => deskOf(at, id),

  async open(at, { id }) {
    await openRegistration(portal, at, id);
    return deskOf(at, id);
  },

  async seats(at, { id, tab, page, sizePerPage }) {
    const { vote, book } = await bookAtDesk(at, id);
    const [seats, { counts }] = await Promise.all([
      listSeats(at.db, at.scope, book, tab, window({ page, sizePerPage })),
      sumsOf(at, vote, book),
    ]);
    return { seats: seats.map(shown), total: counts[tab] };
  },

  find: (at, { id, text }) => seatsMeant(portal, at, id, text),

  seat: (at, { id, seat }) => cardOf(at, id, seat),

  agent: (at, input) => agentOf(at, input),

  async mark(at, input) {
    const { already, ...desk } = await markSeat(portal, at, input);
    return marked(at, desk, input.seat, already);
  },

  async power(at, input) {
    const desk = await powerAtDoor(portal, at, input);
    return marked(at, desk, input.seat, null);
  },

  remade: {
    async power(at, _, input) {
      const { vote, book } = await bookAtDesk(at, input.id);
      return marked(at, { vote, book }, input.seat, null);
    },
  },

  powers: async (at, { id }) => ({ powers: await doorPowers(portal, at, id) }),

  async confirmPowers(at, { id, proxies }) {
    await confirmAtDoor(portal, at, id, proxies);
    return { powers: await doorPowers(portal, at, id) };
  },

  async settlePowers(at, { id, proxies }) {
    await settleAtDoor(portal, at, id, proxies);
    return { powers: await doorPowers(portal, at, id) };
  },

  async sheet({ scope, session, now }, input) {
    refuseWithoutVotes(scope);
    const { path } = calls.sheetFile;
    const ticket = { path, sessionId: session.id, actorId: scope.actorId, input, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, ticket)) };
  },

  sheetFile: (at, input) => attendanceSheet(at, input),
});
