import { window } from '#contract/base/calls/paging.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import type { meetings } from '#contract/meetings/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import type { FileGuards } from '../base/files/file-handlers.ts';
import { type Asking, addFile, attachFiles, filesOf, viewOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import { countTabs, listMeetings } from './listing/queries.ts';
import { findMeetings } from './listing/queries-found.ts';
import { type Meeting, meetingSeen } from './rows/queries.ts';
import { tellOf } from './telling/notices.ts';
import { changeMeeting as touch } from './writing/queries.ts';
import {
  callMeeting,
  callOff,
  changeMeeting,
  finishMeeting,
  removeMeeting,
  type Summons,
  writeMeeting,
} from './writing/steps.ts';

type Verb = 'create' | 'update' | 'schedule' | 'cancel' | 'finish' | 'delete';
const log = ({ db, scope, now }: Asking, verb: Verb, { id, name }: Meeting) =>
  record(db, scope, now, { noun: 'meetings', nounId: id, verb, detail: { name } });

/** What other nouns bring to a meeting: whoever invites to it, and owners of files. */
type Brought = { summons: Summons; guards: FileGuards };

export const meetingHandlers = (portal: Portal, { summons, guards }: Brought): Handlers<typeof meetings> => ({
  async list({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [data, counts] = await Promise.all([
      listMeetings(db, scope, listing, window({ page, sizePerPage })),
      countTabs(db, scope, listing),
    ]);
    return { data, ...counts };
  },

  async rows({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    return { data: await listMeetings(db, scope, listing, window({ page, sizePerPage })) };
  },

  closedTo: (at, { isPublic, documents }) =>
    closedTo(at, { module: 'meetingOwners' }, { audience: [], toPublic: isPublic, documents }),

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope }, { text, q }) {
    return { meetings: await findMeetings(db, scope, text || q) };
  },

  async create(at, input) {
    const m = await writeMeeting(at, input);
    await log(at, 'create', m);
    return detailOf(portal, at, m.id);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id),
    async upload(at, id, input) {
      await meetingSeen(at.db, at.scope, input.id);
      const files = (await filesOf(portal, at, 'meeting', [input.id], { all: true })).get(input.id) ?? [];
      const file = files.find((f) => f.id === id);
      if (!file) throw new Refused('FILES.NOT_FOUND');
      return file;
    },
  },

  async update(at, input) {
    const { m, news } = await changeMeeting(at, input);
    if (news) await tellOf(portal, at, m, 'summonsChanged');
    await log(at, 'update', m);
    return detailOf(portal, at, m.id);
  },

  async schedule(at, { id, updatedAt }) {
    const m = await callMeeting(at, id, updatedAt);
    await summons(portal, at, id);
    await log(at, 'schedule', m);
    return detailOf(portal, at, id);
  },

  async cancel(at, { id, reason }) {
    const m = await callOff(at, id, reason);
    await tellOf(portal, at, m, 'summonsCancelled');
    await log(at, 'cancel', m);
    return detailOf(portal, at, id);
  },

  async finish(at, { id }) {
    await log(at, 'finish', await finishMeeting(at, id));
    return detailOf(portal, at, id);
  },

  async upload({ file, ...at }, { id, ...told }) {
    const { db, scope, now } = at;
    const m = await meetingSeen(db, scope, id, 'lock');
    if (m.status === 'finished') throw new Refused('MEETING.ERRORS.FINISHED');
    const had = (await filesOf(portal, at, 'meeting', [id], { all: true })).get(id) ?? [];
    if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
    const row = await addFile(db, scope, file, told, now, { waiting: mostWaiting.all, quota: portal.config.quota });
    await attachFiles(db, scope, { owner: 'meeting', ownerId: id }, [...had.map((f) => f.id), row.id], now);
    // A form that was opened before would drop the file again.
    await touch(db, scope, m, {}, now);
    await log(at, 'update', m);
    return viewOf(portal, at, row);
  },

  async remove(at, { id }) {
    await log(at, 'delete', await removeMeeting(at, guards, id));
    return null;
  },
});
