import { window } from '#contract/base/calls/paging.ts';
import { summons } from '#contract/summons/endpoints.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { meetingSeen } from '../meetings/rows/queries.ts';
import { isUnopened } from './delivery/queries.ts';
import { deliveryPage, openInvitation, recordDelivery } from './delivery/steps.ts';
import { refusePaper, summonsPaper } from './print/steps.ts';
import { voteToAuthorise } from './rows/queries.ts';
import { meetingFile } from './rows/steps-calendar.ts';
import { myPlaces, myPowers, mySeat } from './rows/steps-mine.ts';
import { previewOf } from './sending/steps-preview.ts';

const ticketLife = 60_000;

export const summonsHandlers = (portal: Portal): Handlers<typeof summons> => {
  const ticketTo = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };

  return {
    async mine({ db, scope, now }, { id }) {
      const m = await meetingSeen(db, scope, id);
      const mine = await myPlaces(db, scope, id);
      const isOver = m.cancelledAt !== null;
      if (!mine || isOver || scope.memberId === null) return { seats: [], opened: true, voteId: null, powers: [] };
      const voteId = await voteToAuthorise(db, scope, id);
      return {
        seats: mine.places.map((p) => mySeat(portal, scope, id, p, mine.sent.measure)),
        opened: !(await isUnopened(db, scope, id, scope.memberId)),
        voteId,
        powers: await myPowers(db, scope, m, voteId, now),
      };
    },

    async open(at, { id }) {
      await openInvitation(at, id);
      return null;
    },

    preview: (at, { id, lang }) => previewOf(portal, at, id, lang),

    delivery: (at, { id, tab, text, ...paging }) => deliveryPage(portal, at, id, { tab, text }, window(paging)),

    async record(at, input) {
      const { m, first, count } = await recordDelivery(at, input);
      const detail = { name: m.name, count };
      await record(at.db, at.scope, at.now, { noun: 'summons', nounId: m.id, verb: 'record', detail });
      return { id: first, count };
    },
    remade: {
      record: async (_, id, { seatIds }) => ({ id, count: seatIds.length }),
    },

    async print(at, input) {
      await meetingSeen(at.db, at.scope, input.id);
      await refusePaper(at, input);
      return ticketTo(at, summons.printFile.path, input);
    },
    printFile: (at, asked) => summonsPaper(portal, at, asked),

    async calendar(at, input) {
      await meetingSeen(at.db, at.scope, input.id);
      return ticketTo(at, summons.calendarFile.path, input);
    },
    calendarFile: (at, { id, lang }) => meetingFile(portal, at, id, lang),
  };
};
