import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { urlOf } from '#contract/base/calls/links.ts';
import { portableLinks } from '#contract/portable/links.ts';
import { archiveTab } from '#contract/portable/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { noteWaste } from '../base/files/files.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMail } from '../base/mail/mail.ts';
import { openSealed } from '../base/secrets/sealing.ts';
import type { About, Ending, Errand, Job } from '../base/start/jobs.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { incomingFolder } from '../base/store/file-store.ts';
import {
  type Archive,
  type At,
  archiveById,
  askerOf,
  beat,
  claimArchive,
  dropOldArchives,
  endArchive,
  silentArchives,
} from './queries.ts';
import { archiveLife, errandName, purposeOf } from './steps.ts';

type Inside = <T>(run: (at: At) => Promise<T>) => Promise<T>;

/** Signs of life go out also while one file takes long. */
const pulse = 20_000;
const silence = 5 * 60_000;
const roomAfter = 60_000;
/** Hundreds of gigabytes on a busy disk. */
const longest = 12 * 3600;
/** How long it is listed that it was asked for. */
const remembered = 30 * 24 * 3600_000;

const insideOf =
  ({ pool, now }: Portal, svjId: number): Inside =>
  (run) =>
    pool.transaction('read write', async (db: Db) => run({ db, scope: await actFor(db, svjId), now: now() }));

/** Writes the file, with signs of life; stopped when it is another server's, or this one is ending. */
async function writeTo(
  file: string,
  portal: Portal,
  inside: Inside,
  archive: Archive,
  stopped: Ending,
): Promise<number> {
  const stop = new AbortController();
  const live = () =>
    inside(async (at) => {
      if (stopped() || !(await beat(at, archive))) stop.abort();
    });
  // Whatever becomes of this try, its bytes go in a day.
  await inside(({ db, scope, now }) => noteWaste(db, scope, [archive.key], new Date(now.getTime() + archiveLife)));
  await mkdir(incomingFolder(portal.config.dataDir), { recursive: true, mode: 0o700 });
  const timer = setInterval(() => void live().catch(() => undefined), pulse);
  const room = async () => {
    if ((await portal.disk.room()).isLow) throw new Refused('FILES.ERRORS.NO_ROOM');
  };
  const { svjId, askedName: askedBy, secret } = archive;
  const passphrase = secret && openSealed(portal.secret, purposeOf(svjId), secret);
  if (archive.sealed && passphrase === null) throw new Error('the passphrase of an archive cannot be read');
  try {
    await portal.moving.pack({ svjId, file, askedBy, passphrase, signal: stop.signal, room });
  } finally {
    clearInterval(timer);
  }
  return (await stat(file)).size;
}

/** Mails the asker that it is there, or that it will not be. */
async function tellAsker(portal: Portal, at: At, archive: Archive, kind: 'archiveReady' | 'archiveFailed') {
  const { mailbox } = await askerOf(at, archive.askedBy);
  if (!mailbox) return;
  const url = urlOf(portal.config.url, portableLinks.archives(), { tab: archiveTab, svj: archive.svjId });
  const data = { house: at.scope.name, url };
  const to = { recipient: mailbox.email, lang: mailbox.lang };
  await queueMail(at.db, { svjId: archive.svjId, kind, ...to, data, createdAt: at.now });
}

/** Leaves it for when there may be room on the disk again. */
async function leaveForRoom(portal: Portal, inside: Inside, { svj, id }: About): Promise<void> {
  const later = new Date(portal.now().getTime() + roomAfter);
  await inside(async (at) => {
    const archive = await archiveById(at, id);
    if (archive?.state === 'waiting' || archive?.state === 'running')
      await portal.queue.send(at.db, errandName, { svj, id }, later);
  });
}

/** Writes what was asked for, unless it is over; false when there was nothing to do or no room for it. */
export async function packOne(portal: Portal, about: About, stopped: Ending = () => false): Promise<boolean> {
  const inside = insideOf(portal, about.svj);
  if ((await portal.disk.room()).isLow) {
    await leaveForRoom(portal, inside, about);
    return false;
  }
  const archive = await inside((at) => claimArchive(at, about.id));
  if (!archive) return false;
  const file = join(incomingFolder(portal.config.dataDir), archive.key);
  try {
    const size = await writeTo(file, portal, inside, archive, stopped);
    await portal.files.put(bytesKey(archive.svjId, archive.key), file);
    await inside(async (at) => {
      if ((await endArchive(at, archive, size)) === 'done') await tellAsker(portal, at, archive, 'archiveReady');
    });
    return true;
  } catch (error) {
    const state = await inside(async (at) => {
      const became = await endArchive(at, archive, null);
      if (became === 'failed') await tellAsker(portal, at, archive, 'archiveFailed');
      return became;
    });
    // What goes on elsewhere is not tried again.
    if (state === undefined) return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

/** Leaves archives once more that nobody works on, and forgets those of long ago. */
export async function sweepArchives(portal: Portal): Promise<number> {
  const now = portal.now();
  // Any server writes for any association.
  return portal.pool.across('read write', async (db) => {
    const silent = await silentArchives(db, new Date(now.getTime() - silence), now);
    for (const { svjId, id } of silent) await portal.queue.send(db, errandName, { svj: svjId, id });
    await dropOldArchives(db, new Date(now.getTime() - remembered));
    return silent.length;
  });
}

export const portableJobs = (portal: Portal): (Job | Errand)[] => [
  { name: 'portable.silent', cron: '*/5 * * * *', run: async () => void (await sweepArchives(portal)) },
  { name: errandName, longest, does: async (about, ending) => void (await packOne(portal, about, ending)) },
];
