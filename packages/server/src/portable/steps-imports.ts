import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isArchiveName } from '#contract/portable/rules.ts';
import {
  type ArchiveFile,
  type ArchiveImport,
  type ImportDone,
  type ImportFault,
  type ImportLook,
  staysAlone,
} from '#contract/portable/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { violated } from '../base/db/db.ts';
import type { Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type ArchiveFault, ArchiveRefused, StartRefused } from '../base/process/refuse-start.ts';
import { sealFor } from '../base/secrets/sealing.ts';
import type { Brought, Looked } from '../base/store/moving.ts';
import { type AtPortal, addImport, type Import } from './queries-imports.ts';

/** Where whoever runs the server puts archives that are to come in. */
export const importFolder = (dataDir: string): string => join(resolve(dataDir), 'prenos');

/** What lies there, the latest first. */
export async function archivesInFolder(dataDir: string): Promise<ArchiveFile[]> {
  const folder = importFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found: ArchiveFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !isArchiveName(entry.name)) continue;
    const { size, mtime } = await stat(join(folder, entry.name));
    found.push({ name: entry.name, bytes: size, at: mtime.toISOString() });
  }
  return found.sort((a, b) => b.at.localeCompare(a.at)).slice(0, 200);
}

const keys: Record<ArchiveFault, ImportFault> = {
  broken: 'PORTABLE.ERRORS.BROKEN',
  foreign: 'PORTABLE.ERRORS.FOREIGN',
  newer: 'PORTABLE.ERRORS.NEWER',
  bomb: 'PORTABLE.ERRORS.BOMB',
  outside: 'PORTABLE.ERRORS.OUTSIDE',
  locked: 'PORTABLE.ERRORS.LOCKED',
  passphrase: 'PORTABLE.ERRORS.PASSPHRASE',
};

/** What the archive is refused for, for good; null where something else broke. */
export function faultOf(error: unknown): { key: ImportFault; why: string } | null {
  if (error instanceof ArchiveRefused) return { key: keys[error.fault], why: '' };
  return error instanceof StartRefused ? { key: 'PORTABLE.ERRORS.RECORD', why: error.message } : null;
}

/** The same as a page says it; anything else is as it was. */
function asRefusal(error: unknown): unknown {
  const fault = faultOf(error);
  if (!fault) return error;
  const isWord = fault.key === 'PORTABLE.ERRORS.LOCKED' || fault.key === 'PORTABLE.ERRORS.PASSPHRASE';
  return new Refused(fault.key, isWord ? { fields: { passphrase: fault.key } } : { params: { why: fault.why } });
}

type Chosen = { name: string; passphrase: string | null };

/** The file of this name in the folder, when there is one and the disk takes it once more. */
export async function chosenFile(portal: Portal, { name }: Pick<Chosen, 'name'>): Promise<string> {
  const file = join(importFolder(portal.config.dataDir), name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Refused('PORTABLE.ERRORS.NO_FILE');
  const { free, reserve } = await portal.disk.room();
  if (free - found.size < reserve) throw new Refused('FILES.ERRORS.NO_ROOM');
  return file;
}

const isKnown = (why: string): why is (typeof staysAlone)[number] => (staysAlone as readonly string[]).includes(why);

const lookOf = ({ rows, alone, ...told }: Looked): ImportLook => {
  const of = (table: string) => rows[table] ?? 0;
  return {
    ...told,
    ...{ people: of('member'), units: of('unit'), messages: of('message'), documents: of('document') },
    ...{ votes: of('vote'), meetings: of('meeting'), reports: of('report') },
    rows: Object.values(rows).reduce((sum, n) => sum + n, 0),
    alone: alone.flatMap(({ why, names }) => (isKnown(why) ? [{ why, names: [...names] }] : [])),
  };
};

/** What is told of an association that came, or would. */
export const doneOf = ({ svjId, calmed, cancelled, keys: signed }: Brought, tried: boolean): ImportDone => ({
  svjId: tried ? null : svjId,
  ...{ messagesCalmed: calmed.message ?? 0, powersEnded: calmed.vote_proxy ?? 0 },
  ...{ votesCancelled: [...cancelled], keys: [...signed] },
});

/** Reads the whole archive and says what it holds; writes nothing. */
export async function lookInto(portal: Portal, chosen: Chosen): Promise<ImportLook> {
  const file = await chosenFile(portal, chosen);
  return portal.moving.look(file, chosen.passphrase).then(lookOf, (error: unknown) => Promise.reject(asRefusal(error)));
}

export const importErrand = 'portable.import';
/** For what the passphrase is closed until the import is over. */
export const importPurpose = (name: string): string => `archive import ${name}`;

export const importView = (one: Import): ArchiveImport => ({
  ...{ id: one.id, name: one.name, tried: one.tried, state: one.state, percent: one.percent },
  ...{ askedBy: one.askedName, createdAt: one.createdAt.toISOString(), done: one.told },
  refused: one.fault && { key: one.fault, why: one.why },
});

/** Leaves it to an errand to bring the association in, or only to try to. Refused where the file is not there, or coming already. */
export async function askToBring(
  portal: Portal,
  { db, now, session }: AtPortal & { session: Session },
  { name, passphrase }: Chosen,
  { tried }: { tried: boolean },
): Promise<ArchiveImport> {
  await chosenFile(portal, { name });
  const secret = passphrase === null ? null : sealFor(portal.secret, importPurpose(name), passphrase);
  const who = { askedBy: session.accountId, askedName: session.accountName || session.email };
  const asked = await addImport({ db, now }, { name, tried, sealed: secret !== null, secret, ...who }).catch(
    (error: unknown) => {
      if (violated(error)?.constraint === 'archive_import_open') throw new Refused('PORTABLE.ERRORS.COMING');
      throw error;
    },
  );
  await portal.queue.send(db, importErrand, { svj: 0, id: asked.id });
  return importView(asked);
}
