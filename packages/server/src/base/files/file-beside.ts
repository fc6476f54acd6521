import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Portal } from '../http/handler.ts';
import { bytesKey } from '../store/file-receiving.ts';
import { incomingFolder } from '../store/file-store.ts';

/** Work with bytes beside the store, where a reader gets at them by parts; undefined where the store has lost them. */
export async function besideStore<T>(
  portal: Portal,
  svjId: number,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T | undefined> {
  const stored = bytesKey(svjId, key);
  // The command that compares the store with the rows tells of it.
  if (!(await portal.files.has(stored))) return undefined;
  const folder = incomingFolder(portal.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(await portal.files.read(stored), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
