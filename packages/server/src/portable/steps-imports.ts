import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isArchiveName } from '#contract/portable/rules.ts';
import { type ArchiveFile, type ImportDone, type ImportLook, staysAlone } from '#contract/portable/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Portal } from '../base/http/handler.ts';
import { type ArchiveFault, ArchiveRefused, StartRefused } from '../base/process/refuse-start.ts';
import type { Brought, Looked } from '../base/store/moving.ts';

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

const keys: Record<ArchiveFault, Refusal> = {
  broken: 'PORTABLE.ERRORS.BROKEN',
  foreign: 'PORTABLE.ERRORS.FOREIGN',
  newer: 'PORTABLE.ERRORS.NEWER',
  bomb: 'PORTABLE.ERRORS.BOMB',
  outside: 'PORTABLE.ERRORS.OUTSIDE',
  locked: 'PORTABLE.ERRORS.LOCKED',
  passphrase: 'PORTABLE.ERRORS.PASSPHRASE',
};

/** What an archive is refused for, as a page says it; anything else is as it was. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ArchiveRefused) {
    const isWord = error.fault === 'locked' || error.fault === 'passphrase';
    return new Refused(keys[error.fault], isWord ? { fields: { passphrase: keys[error.fault] } } : {});
  }
  return error instanceof StartRefused
    ? new Refused('PORTABLE.ERRORS.RECORD', { params: { why: error.message } })
    : error;
}

type Chosen = { name: string; passphrase: string | null };

/** The file of this name in the folder, when there is one and the disk takes it once more. */
async function chosenFile(portal: Portal, { name }: Chosen): Promise<string> {
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

const doneOf = ({ svjId, calmed, cancelled, keys: signed }: Brought, tried: boolean): ImportDone => ({
  svjId: tried ? null : svjId,
  ...{ messagesCalmed: calmed.message ?? 0, powersEnded: calmed.vote_proxy ?? 0 },
  ...{ votesCancelled: [...cancelled], keys: [...signed] },
});

/** Reads the whole archive and says what it holds; writes nothing. */
export async function lookInto(portal: Portal, chosen: Chosen): Promise<ImportLook> {
  const file = await chosenFile(portal, chosen);
  return portal.moving.look(file, chosen.passphrase).then(lookOf, (error: unknown) => Promise.reject(asRefusal(error)));
}

/** Brings the association in, or only tries to: whichever it is, a refused archive leaves nothing. */
export async function bringIn(portal: Portal, chosen: Chosen, how: { tried: boolean }): Promise<ImportDone> {
  const file = await chosenFile(portal, chosen);
  const brought = await portal.moving
    .bring(file, chosen.passphrase, how)
    .catch((error: unknown) => Promise.reject(asRefusal(error)));
  return doneOf(brought, how.tried);
}
