import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { actFor, type Scope } from '../http/gate.ts';
import type { Later, Portal } from '../http/handler.ts';
import type { Ranged } from '../http/ranges.ts';
import { pdfOf } from '../pdf/pdf.ts';
import type { Printed, Sheet } from '../pdf/pdf-blocks.ts';
import { bytesKey, dropBytes } from '../store/file-receiving.ts';
import { incomingFolder } from '../store/file-store.ts';
import { dropWaste, noteWaste } from './files.ts';
import { addKept, heldAge, isWithinQuota, type Kept, keptOf } from './kept-queries.ts';

const day = 24 * 3600_000;
/** How long a paper is kept; then it is drawn anew. */
export const keptLife = 30 * day;

/** What papers are drawn by: another way of drawing is another paper. */
let way: string | undefined;
function theWay(): string {
  if (way) return way;
  const folder = new URL('../pdf/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((n) => /^pdf-.*\.ts$/.test(n))
    .sort()) {
    hash.update(readFileSync(new URL(name, folder)));
  }
  way = hash.digest('hex');
  return way;
}

/** What is printed, but the moment of it. */
export type Lasting = Omit<Printed, 'at'> & { sheet(printedAt: Date): Sheet };

function digestOf({ sheet, ...what }: Lasting): Buffer {
  const bytes = (_: string, v: unknown) => (v instanceof Uint8Array ? Buffer.from(v).toString('base64') : v);
  return createHash('sha256')
    .update(theWay())
    .update(JSON.stringify([what, sheet(new Date(0))], bytes))
    .digest();
}

function served(portal: Pick<Portal, 'files'>, scope: Pick<Scope, 'svjId'>, { key, size }: Kept): Ranged {
  return { size, tag: `"${key}"`, open: (range) => portal.files.read(bytesKey(scope.svjId, key), range) };
}

type Drawing = { portal: Portal; svjId: number; digest: Buffer; age: number; what: Lasting };

/** Puts the bytes into the store and their row beside them; nothing is kept of what was read before somebody was forgotten. */
async function keep({ portal, svjId, digest, age }: Drawing, bytes: Buffer): Promise<void> {
  const { pool, files, config } = portal;
  if (config.demo || (await portal.disk.room()).isLow) return;
  const inside = <T>(run: (db: Db, scope: Scope) => Promise<T>) =>
    pool.transaction('read write', async (db) => run(db, await actFor(db, svjId)));
  const key = randomUUID();
  const path = join(incomingFolder(config.dataDir), key);
  const isRoom = await inside(async (db, scope) => {
    if (!(await isWithinQuota(db, scope, bytes.length, config.quota))) return false;
    // Whatever becomes of it, its bytes go in their time.
    await noteWaste(db, scope, [key], new Date(portal.now().getTime() + keptLife));
    return true;
  });
  if (!isRoom) return;
  await mkdir(incomingFolder(config.dataDir), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600 });
  await files.put(bytesKey(svjId, key), path);
  const isKept = await inside(async (db, scope) => {
    if ((await heldAge(db, scope)) !== age) return false;
    await addKept(db, scope, { digest, key, size: bytes.length, madeAt: portal.now() });
    return true;
  });
  if (isKept) return;
  await dropBytes(files, svjId, key);
  await inside((db, scope) => dropWaste(db, scope, [key]));
}

/** Papers being drawn in this process: whoever asks for the same one waits for it. */
const open = new Map<string, Promise<Buffer>>();

function drawOnce(drawing: Drawing, warn: (err: unknown, text: string) => void): Promise<Buffer> {
  const { svjId, digest, age, what, portal } = drawing;
  const name = `${portal.config.dataDir} ${svjId} ${age} ${digest.toString('hex')}`;
  const known = open.get(name);
  if (known !== undefined) return known;
  const { sheet, ...rest } = what;
  const at = portal.now();
  const { blocks, foot } = sheet(at);
  const bytes = pdfOf({ ...rest, at }, blocks, foot);
  open.set(name, bytes);
  // Nobody waits for the store; until it is there, others get what was drawn.
  void bytes
    .then((all) => keep(drawing, all))
    .catch((error: unknown) => warn(error, 'a print is not kept'))
    .finally(() => open.delete(name));
  return bytes;
}

/**
 * A paper of what no longer changes: drawn once, however many ask, and served again by what stands in it. `age` was asked
 * before anything of it was read (`ageOf`).
 */
export async function keptPaper(
  portal: Portal,
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  age: number,
  what: Lasting,
): Promise<Later> {
  const digest = digestOf(what);
  const since = new Date(now.getTime() - keptLife + day);
  // A demonstration keeps none, and marks those it draws.
  const keptIn = async (late: Db, of: Scope) => (portal.config.demo ? undefined : keptOf(late, of, digest, since));
  const kept = await keptIn(db, scope);
  const { svjId } = scope;
  const look = () => portal.pool.transaction('read only', async (late) => keptIn(late, await actFor(late, svjId)));
  return {
    made: async (warn) => {
      // Kept meanwhile, maybe, by whoever asked at the same time.
      const found = kept ?? (await look());
      const isThere = found && (await portal.files.has(bytesKey(svjId, found.key)).catch(() => false));
      if (found && isThere) return served(portal, scope, found);
      return drawOnce({ portal, svjId, digest, age, what }, warn);
    },
  };
}
