import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../process/refuse-start.ts';

/** Somebody runs over this folder; a backup then asks their database. */
export class FolderTaken extends StartRefused {}

const heldElsewhere = 5; // SQLITE_BUSY

/**
 * One data folder belongs to one running portal. The lock is the kernel's own lock of a file, taken through SQLite
 * because Node has no call for it: it ends with its process however that ends, so it can never be stale.
 */
export function lockDataFolder(dataDir: string): () => void {
  const note = join(dataDir, 'portal.pid');
  const lock = openLock(dataDir, note);
  writeFileSync(note, `${process.pid}\n`);
  return () => lock.close();
}

function openLock(dataDir: string, note: string): DatabaseSync {
  // Nothing else may open this file in this process: closing any descriptor of it would drop the lock.
  const lock = new DatabaseSync(join(dataDir, 'portal.lock'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === heldElsewhere) throw taken(dataDir, note);
    throw error;
  }
}

function taken(dataDir: string, note: string): FolderTaken {
  return new FolderTaken(
    `Nad touto složkou dat už běží jiný portál${holder(note)}: ${dataDir}. ` +
      'Ukončete ho, nebo tomuto portálu určete jinou složku proměnnou PAVLAC_DATA.',
  );
}

function holder(note: string): string {
  try {
    return ` (proces ${Number(readFileSync(note, 'utf8'))})`;
  } catch {
    return '';
  }
}
