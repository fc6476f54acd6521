import { urlOf } from '#contract/base/calls/links.ts';
import { portableLinks } from '#contract/portable/links.ts';
import { archiveHours, archiveTab, mayAskForHouse } from '#contract/portable/rules.ts';
import type { HouseArchive } from '#contract/portable/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { violated } from '../base/db/db.ts';
import type { Bytes, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { queueMails } from '../base/mail/mail.ts';
import { sealFor } from '../base/secrets/sealing.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { committeeMailboxes } from '../members/rows/queries-mailboxes.ts';
import { type Archive, type At, addArchive, archiveById, askerOf, emptyArchive } from './queries.ts';

export const archiveLife = archiveHours * 3600_000;
/** An address that is given lives shorter than what it leads to. */
const addressLife = 10 * 60_000;
export const errandName = 'portable.pack';
/** For what, and for whom, the passphrase is closed until the file is written. */
export const purposeOf = (svjId: number): string => `house archive ${svjId}`;

const keptUntil = ({ state, size, endedAt }: Archive, now: Date): Date | null => {
  if (state !== 'done' || size === null || endedAt === null) return null;
  const until = new Date(endedAt.getTime() + archiveLife - addressLife);
  return until > now ? until : null;
};

export const archiveView = (a: Archive, { scope, now }: Pick<At, 'scope' | 'now'>): HouseArchive => {
  const until = keptUntil(a, now);
  return {
    ...{ id: a.id, state: a.state, sealed: a.sealed, askedBy: a.askedName },
    mine: a.askedBy !== null && a.askedBy === scope.memberId,
    ...{ createdAt: a.createdAt.toISOString(), bytes: a.size, keptUntil: until?.toISOString() ?? null },
  };
};

/** Tells everybody in the committee, each in their language, who took the whole house away. */
async function tellCommittee(portal: Portal, { db, scope, now }: At, { askedName, sealed }: Archive): Promise<void> {
  const url = urlOf(portal.config.url, portableLinks.archives(), { tab: archiveTab, svj: scope.svjId });
  const data = { house: scope.name, person: askedName, sealed: sealed ? 'yes' : 'no', url };
  const mails = (await committeeMailboxes(db, scope)).map(({ email, lang }) => ({
    ...{ svjId: scope.svjId, kind: 'archiveAsked' as const, recipient: email, lang, data, createdAt: now },
  }));
  await queueMails(db, mails);
}

/** Has the house written into a file aside; told to the committee and to the log. Refused to who does not answer for the house. */
export async function askForHouse(portal: Portal, at: At, passphrase: string | null): Promise<HouseArchive> {
  const { db, scope, now } = at;
  if (!mayAskForHouse(scope.role)) throw new Refused('PORTABLE.ERRORS.CHAIR');
  if ((await portal.disk.room()).isLow) throw new Refused('FILES.ERRORS.NO_ROOM');
  const { name: askedName } = await askerOf(at, scope.memberId);
  const secret = passphrase === null ? null : sealFor(portal.secret, purposeOf(scope.svjId), passphrase);
  const archive = await addArchive(at, { sealed: passphrase !== null, secret, askedName }).catch((error: unknown) => {
    if (violated(error)?.constraint === 'house_archive_open') throw new Refused('PORTABLE.ERRORS.WAITING');
    throw error;
  });
  await portal.queue.send(db, errandName, { svj: scope.svjId, id: archive.id });
  const verb = archive.sealed ? 'askSealed' : 'ask';
  await record(db, scope, now, { noun: 'houseArchive', nounId: null, verb });
  await tellCommittee(portal, at, archive);
  return archiveView(archive, at);
}

/** The asker's own archive while there is a file; others, and a file that is gone, are not there. */
export async function archiveToFetch(portal: Portal, at: At, id: number): Promise<Archive> {
  const archive = await archiveById(at, id);
  const isTheirs = archive !== undefined && archive.askedBy !== null && archive.askedBy === at.scope.memberId;
  if (!isTheirs || !mayAskForHouse(at.scope.role) || keptUntil(archive, at.now) === null)
    throw new Refused('PORTABLE.ERRORS.GONE');
  if (!(await portal.files.has(bytesKey(archive.svjId, archive.key)))) throw new Refused('PORTABLE.ERRORS.GONE');
  return archive;
}

/** Its bytes under a name that says whose they are and of which day. */
export function archiveFile(portal: Portal, { scope }: Pick<At, 'scope'>, archive: Archive): Bytes {
  const key = bytesKey(archive.svjId, archive.key);
  const day = archive.createdAt.toISOString().slice(0, 10);
  const house = scope.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60);
  const open = (range?: { from: number; to: number }) => portal.files.read(key, range);
  const body = { size: archive.size ?? 0, tag: `"${archive.key}"`, open };
  return { name: `Pamet-domu-${house}-${day}.zip`, type: 'application/zip', body };
}

/** Removes the bytes at once; the note of waste would in a day. */
export async function dropArchive(portal: Portal, at: At, id: number): Promise<void> {
  const archive = await archiveToFetch(portal, at, id);
  await emptyArchive(at, id);
  await portal.files.drop(bytesKey(archive.svjId, archive.key));
}
