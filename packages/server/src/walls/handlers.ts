import { stamp } from '#contract/base/calls/ids.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { window } from '#contract/base/calls/paging.ts';
import { Refused } from '#contract/refusals.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { wallLinks } from '#contract/walls/links.ts';
import { mostPlaces } from '#contract/walls/rules.ts';
import type { Note, WallPlace } from '#contract/walls/schema.ts';
import type { Db } from '../base/db/db.ts';
import { type Asking, filesOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import { wallSheets } from './print.ts';
import { countNotes, listNotes } from './queries-notes.ts';
import {
  isOn,
  keepOn,
  type Placed,
  placeOfNote,
  placesOf,
  type WallPlaceRow,
  withEntrances,
} from './queries-places.ts';
import { declineNote, eraseNote, letNoteIn } from './steps-notes.ts';
import { correctPlace, dropPlace, newPlace, renewCode, revokeCode } from './steps-places.ts';
import { saidPlaceOf } from './steps-words.ts';

const ticketLife = 60_000;
type At = { db: Db; scope: Scope; now: Date };
type PlaceVerb = 'create' | 'update' | 'renew' | 'revoke' | 'delete';

const viewOf = (portal: Portal, place: Placed): WallPlace => ({
  ...{ id: place.id, ...saidPlaceOf(place), code: place.code },
  url: place.code && urlOf(portal.config.url, wallLinks.door(place.code)),
  codeAt: place.codeAt?.toISOString() ?? null,
  updatedAt: stamp(place.version, place.updatedAt),
});

/** Writes the deed down and answers the place as it is now. */
async function placeDone(portal: Portal, { db, scope, now }: At, verb: PlaceVerb, row: WallPlaceRow) {
  await record(db, scope, now, { noun: 'wallPlace', nounId: row.id, verb, detail: { name: row.name } });
  const [place] = await withEntrances(db, scope, [row]);
  return viewOf(portal, place as Placed);
}

/** Of what came from the wall the log says the place alone: what a stranger wrote is nobody's news. */
const noteDone = ({ db, scope, now }: At, verb: 'letIn' | 'decline' | 'delete', id: number, { name }: Placed) =>
  record(db, scope, now, { noun: 'wallNote', nounId: id, verb, detail: { name } });

type Listed = Awaited<ReturnType<typeof listNotes>>;
async function notesOf(portal: Portal, at: Asking, rows: Listed): Promise<Note[]> {
  const ids = rows.map(({ note }) => note.id);
  const photos = await filesOf(portal, at, 'wall_note', ids, { all: true });
  const places = await withEntrances(
    at.db,
    at.scope,
    rows.map(({ place }) => place),
  );
  return rows.map(({ note }, i) => ({
    ...{ id: note.id, title: note.title, description: note.description, type: note.type, email: note.email },
    place: saidPlaceOf(places[i] as Placed),
    createdAt: note.createdAt.toISOString(),
    decidedAt: note.decidedAt?.toISOString() ?? null,
    goesAt: note.dueAt?.toISOString() ?? null,
    ...{ reportId: note.reportId, reason: note.reason },
    photos: photos.get(note.id) ?? [],
  }));
}

export const wallHandlers = (portal: Portal): Handlers<typeof walls> => ({
  async one({ db, scope }) {
    const places = await placesOf(db, scope, null, mostPlaces);
    const entrances = (await entrancesOf(db, scope)).map(({ id, name }) => ({ id, name }));
    return { isOn: await isOn(db, scope), places: places.map((p) => viewOf(portal, p)), entrances };
  },

  async turn({ db, scope, now }, { isOn: on }) {
    await keepOn(db, scope, on);
    await record(db, scope, now, { noun: 'wall', nounId: null, verb: on ? 'on' : 'off' });
    return { isOn: on };
  },

  addPlace: async (at, input) => placeDone(portal, at, 'create', await newPlace(at, input)),

  remade: {
    addPlace: async ({ db, scope }, id) => viewOf(portal, await placeOfNote(db, scope, id)),
  },

  changePlace: async (at, change) => placeDone(portal, at, 'update', await correctPlace(at, change)),
  renew: async (at, { id }) => placeDone(portal, at, 'renew', await renewCode(at, id)),
  revoke: async (at, { id }) => placeDone(portal, at, 'revoke', await revokeCode(at, id)),

  async removePlace(at, { id }) {
    await placeDone(portal, at, 'delete', await dropPlace(at, id));
    return null;
  },

  async print({ session, scope, now }, input) {
    const { path } = walls.printFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },

  async printFile({ db, scope, now }, { ids, lang, paper }) {
    const places = await placesOf(db, scope, ids ?? null, mostPlaces);
    const coded = places.flatMap((p) => (p.code === null ? [] : [{ ...p, code: p.code }]));
    if (coded.length === 0) throw new Refused('WALLS.ERRORS.NO_CODES');
    const letterhead = await letterheadOf(db, scope, lang);
    return wallSheets(coded, { lang, at: now, letterhead, paper, portal: portal.config.url });
  },

  async notes(at, { page, sizePerPage, tab }) {
    const rows = await listNotes(at.db, at.scope, tab, window({ page, sizePerPage }));
    const counts = await countNotes(at.db, at.scope);
    return {
      ...{ notes: await notesOf(portal, at, rows), total: counts[tab] },
      ...{ waitingCount: counts.waiting, declinedCount: counts.declined, letInCount: counts.letIn },
    };
  },

  async letIn(at, input) {
    const { reportId, place } = await letNoteIn(portal, at, input);
    await noteDone(at, 'letIn', input.id, place);
    return { reportId };
  },

  async decline(at, input) {
    await noteDone(at, 'decline', input.id, await declineNote(portal, at, input));
    return null;
  },

  async erase(at, { id }) {
    await noteDone(at, 'delete', id, await eraseNote(at, id));
    return null;
  },
});
