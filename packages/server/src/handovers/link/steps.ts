import { Readable } from 'node:stream';
import { dayIn } from '#contract/base/time/dates.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { isCallShown, isDayOfWork, mayRemovePhotos, mostPhotos } from '#contract/handovers/rules.ts';
import type { WorkCall, WorkState, WorkView } from '#contract/handovers/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { WorkTime } from '#contract/reports/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import { mostWaiting } from '../../base/files/file-allowance.ts';
import { noteApart } from '../../base/files/file-keeping.ts';
import { addFile, attachFiles, type FileRow, fileOf, fileRowsOf, handFiles } from '../../base/files/files.ts';
import { across, actFor, type Scope } from '../../base/http/gate.ts';
import type { Bytes, Portal, Upload } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { hashToken, sealTicket } from '../../base/secrets/tokens.ts';
import { dropBytes, keepBytes, previewKey, receive } from '../../base/store/file-receiving.ts';
import { storeRefusal } from '../../base/store/file-store.ts';
import { sayByLink } from '../../comments/steps-outside.ts';
import { aroundOf } from '../../reports/detail/queries.ts';
import { reportTalk } from '../../reports/detail/queries-talk.ts';
import { type Report, workOf } from '../../reports/rows/queries.ts';
import { placeInWords, saidPlace } from '../../reports/rows/steps-words.ts';
import { noteOfFirm, setWork } from '../../reports/writing/steps-work.ts';
import { phoneOf } from '../giving/queries.ts';
import { handoverById, handoverOf, keepSaid, opens, readable } from '../rows/queries.ts';
import type { Handover } from '../rows/tables.ts';
import { tellOfWork } from '../telling/notices.ts';
import { atHouse, firmCalled, whomToCall } from './queries.ts';

type Asked = { db: Db; now: Date; ip: string };
/** What an open link leads to, in the scope of its house. */
export type Opened = { db: Db; now: Date; scope: Scope; handover: Handover; report: Report };

const hour = 3600_000;

async function openedBy(db: Db, token: string, now: Date, how: 'read' | 'lock'): Promise<Opened | undefined> {
  // Whoever holds the token is in no house: the hand-over itself says which one it leads to.
  const found = await across(db, () => handoverOf(db, hashToken(token)));
  if (!found) return undefined;
  const scope = await actFor(db, found.svjId);
  const before = await handoverById(db, scope, found.id);
  const report = before && (await readable(db, scope, before.reportId, how));
  // Whoever takes it back holds the report: what stood before may be over by now.
  const handover = how === 'lock' ? await handoverById(db, scope, found.id) : before;
  if (!handover || !report || !opens(scope, handover, report, now)) return undefined;
  return { db, now, scope, handover, report };
}

/** Whom to call of the house, as long as somebody may be called about it; a link that never was is refused and counted. */
export async function callOf(portal: Portal, { db, now, ip }: Asked, token: string): Promise<WorkCall['call']> {
  const found = await across(db, () => handoverOf(db, hashToken(token)));
  if (!found) {
    await portal.limits.spend('workAddress', ip);
    throw new Refused('WORK.ERRORS.LINK');
  }
  const scope = await actFor(db, found.svjId);
  const handover = await handoverById(db, scope, found.id);
  return handover && isCallShown(handover.createdAt, now) ? whomToCall(db, scope, handover) : null;
}

/** What the link opens; refuses alike one that ended and one that never was, and counts those by address. */
export async function opened(portal: Portal, { db, now, ip }: Asked, token: string, how: 'read' | 'lock' = 'read') {
  const found = await openedBy(db, token, now, how);
  if (!found) {
    await portal.limits.spend('workAddress', ip);
    throw new Refused('WORK.ERRORS.LINK');
  }
  if (how === 'lock') await portal.limits.spend('workDeed', `${found.scope.svjId}.${found.handover.id}`);
  return found;
}

const isShown = (file: FileRow) => file.isPublic && file.hasPreview;

/** A picture as the page shows it, at an address good for one to two hours, and only while the link opens. */
function pictureOf(portal: Portal, { scope, handover, now }: Opened, { id, name }: FileRow) {
  const { path } = work.picture;
  const until = (Math.floor(now.getTime() / hour) + 2) * hour;
  const input = { svjId: scope.svjId, handoverId: handover.id, id };
  const ticket = sealTicket(portal.secret, { path, sessionId: 0, actorId: 0, input, until });
  return { id, name, url: path.replace(':ticket', ticket) };
}

async function picturesOf({ db, scope, handover, report }: Opened) {
  const before = await fileRowsOf(db, scope, { owner: 'report', ownerId: report.id }, { all: false });
  const after = await fileRowsOf(db, scope, { owner: 'handover', ownerId: handover.id }, { all: false });
  return { before: before.filter(isShown), after };
}

/** The people whom the firm may call: who solves it, and who reported it if they agreed. */
async function peopleOf({ db, scope, report }: Opened) {
  const { solver, owner, place } = await aroundOf(db, scope, report.id);
  const shares = report.sharesReporter && owner;
  return {
    place,
    solver: { name: solver?.full_name ?? '', phone: await phoneOf(db, scope, report.solverId, 'public') },
    reporter: shares ? { name: owner.full_name, phone: await phoneOf(db, scope, owner.id, 'any') } : null,
  };
}

/** The one report behind the link. */
export async function workSeen(portal: Portal, at: Opened, lang: Locale): Promise<WorkView> {
  const { db, scope, handover, report, now } = at;
  const { place, ...people } = await peopleOf(at);
  const { before, after } = await picturesOf(at);
  return {
    house: await atHouse(db, scope),
    firm: await firmCalled(db, scope, handover.contactId),
    ...{ title: report.title, description: report.description, place: placeInWords(lang, saidPlace(place)) },
    ...{ note: handover.note, sentAt: handover.createdAt.toISOString(), state: handover.state },
    ...people,
    pictures: before.map((file) => pictureOf(portal, at, file)),
    photos: after.map((file) => pictureOf(portal, at, file)),
    photosLeft: Math.max(0, mostPhotos - after.length),
    day: workOf(report),
    expiresAt: handover.expiresAt.toISOString(),
    today: dayIn(now),
  };
}

type Verb = 'day' | 'word' | 'photo' | 'removePhoto' | 'done' | 'cannot';
const log = ({ db, scope, now, handover, report }: Opened, verb: Verb) =>
  record(db, scope, now, { noun: 'handover', nounId: handover.id, verb, detail: { name: report.title } });

/** The firm says when it comes. */
export async function setDay(portal: Portal, at: Opened, time: WorkTime): Promise<void> {
  const { handover, report, now } = at;
  const isWhole = (time.from === null) === (time.to === null);
  if (!isDayOfWork(time.day, dayIn(now)) || !isWhole || (time.from ?? 0) >= (time.to ?? 24))
    throw new Refused('WORK.ERRORS.DAY', { fields: { day: 'WORK.ERRORS.DAY' } });
  if (!(await setWork(at, report, time))) return;
  await log(at, 'day');
  await tellOfWork(portal, at, handover, 'changed');
}

/** The firm writes to everybody who reads the report. */
export async function sayWord(portal: Portal, at: Opened, text: string): Promise<number> {
  const id = await sayByLink(portal, at, reportTalk, { owner: 'report', id: at.report.id }, text);
  await log(at, 'word');
  return id;
}

/** The firm says that it is done, or that it does not take it; the same said again tells nobody. */
export async function sayState(portal: Portal, at: Opened, state: Exclude<WorkState, 'waiting'>, said: string) {
  const { db, scope, now, handover, report } = at;
  if (handover.state === state && handover.said === said) return;
  await keepSaid(db, scope, handover.id, { state, said }, now);
  await noteOfFirm(at, report.id, state === 'done' ? 'firmDone' : 'firmCannot');
  await log(at, state);
  await tellOfWork(portal, at, handover, 'finished');
}

/** A picture of what was done: written anew, so that nothing says where and by what it was taken. */
export async function addPhoto(portal: Portal, at: Opened, { name, bytes }: Upload): Promise<number> {
  const { db, scope, now, handover, report } = at;
  const { after } = await picturesOf(at);
  if (after.length >= mostPhotos) throw new Refused('WORK.ERRORS.PHOTOS');
  const file = await receive(portal.config.dataDir, Readable.from([bytes]), name);
  try {
    if (!file.type.startsWith('image/') || !file.hasPreview) throw new Refused('WORK.ERRORS.NOT_PHOTO');
    // A crash before the row is there leaves bytes that the sweep knows.
    await noteApart(portal, scope.svjId, file.key);
    await keepBytes(portal.files, scope.svjId, file);
    const allowed = { waiting: mostWaiting.own, quota: portal.config.quota };
    const row = await addFile(db, scope, file, { description: '', isPublic: true }, now, allowed);
    await handFiles(db, scope, [row.id], { owner: 'handover', ownerId: handover.id });
    await noteOfFirm(at, report.id, 'firmPhoto');
    await log(at, 'photo');
    return row.id;
  } catch (error) {
    await dropBytes(portal.files, scope.svjId, file.key);
    throw error;
  } finally {
    await file.discard();
  }
}

/** The firm takes a picture of its own back; its bytes go as those of other removed files. */
export async function removePhoto(at: Opened, id: number): Promise<void> {
  const { db, scope, now, handover, report } = at;
  if (!mayRemovePhotos(handover.state)) throw new Refused('WORK.ERRORS.PHOTO_STAYS');
  const mine = (await picturesOf(at)).after.map((file) => file.id);
  if (!mine.includes(id)) throw new Refused('WORK.ERRORS.PHOTO');
  const left = mine.filter((one) => one !== id);
  await attachFiles(db, scope, { owner: 'handover', ownerId: handover.id }, left, now);
  await noteOfFirm(at, report.id, 'firmNoPhoto');
  await log(at, 'removePhoto');
}

/** The picture of this id as the link shows it; refuses one that is not behind it. */
export async function photoSeen(portal: Portal, at: Opened, id: number) {
  const { before, after } = await picturesOf(at);
  const row = [...before, ...after].find((file) => file.id === id);
  if (!row) throw new Refused('WORK.ERRORS.LINK');
  return { row, view: pictureOf(portal, at, row) };
}

/** Seconds that a browser may keep a picture; its address changes every hour. */
const kept = 3600;

/** The bytes behind a ticket; asked anew whether the link still opens. */
export async function pictureBytes(
  portal: Portal,
  { db, now }: Asked,
  of: { svjId: number; handoverId: number; id: number },
) {
  const scope = await actFor(db, of.svjId);
  const handover = await handoverById(db, scope, of.handoverId);
  const report = handover && (await readable(db, scope, handover.reportId));
  const file = await fileOf(db, scope, of.id);
  if (!handover || !report || !file || !opens(scope, handover, report, now)) throw new Refused('WORK.ERRORS.LINK');
  const { row } = await photoSeen(portal, { db, now, scope, handover, report }, file.id);
  const body = await portal.files.read(previewKey(scope.svjId, row.key)).catch((error: unknown) => {
    throw storeRefusal(error);
  });
  return { name: `${row.name}.webp`, type: 'image/webp', body, keep: kept } satisfies Bytes;
}
