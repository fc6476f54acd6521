import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartInput } from '#contract/portable/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../base/http/handler.ts';
import { importFolder } from './steps-imports.ts';

/** Parts that nobody went on with go after these. */
const patience = 7 * 24 * 3600_000;
const ending = '.part';

/** Where parts of the file of this name and size are put together; no name leads out of the folder, nor is too long for it. */
const partFile = (folder: string, { name, size }: PartInput): string =>
  join(folder, `.${createHash('sha256').update(`${size} ${name}`).digest('hex')}${ending}`);

const sizeOf = async (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

/** Removes parts that nobody goes on with. */
async function dropLeft(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.') || !name.endsWith(ending)) continue;
    const file = join(folder, name);
    const told = await stat(file).catch(() => null);
    if (told && now.getTime() - told.mtimeMs > patience) await rm(file, { force: true });
  }
}

/** Of one name one part after another: whoever comes second sees what the first one put there. */
const taken = new Map<string, Promise<unknown>>();
async function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const mine = (taken.get(name) ?? Promise.resolve()).then(run, run);
  taken.set(name, mine);
  try {
    return await mine;
  } finally {
    if (taken.get(name) === mine) taken.delete(name);
  }
}

/** Puts the part behind those that are there and answers how much there is, also where the part is of elsewhere. */
export async function takePart(portal: Portal, part: PartInput, bytes: Buffer): Promise<{ has: number }> {
  const folder = importFolder(portal.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return inTurn(join(folder, part.name), () => putPart(portal, folder, part, bytes));
}

async function putPart(portal: Portal, folder: string, part: PartInput, bytes: Buffer): Promise<{ has: number }> {
  const whole = join(folder, part.name);
  if ((await sizeOf(whole)) !== null) throw new Refused('PORTABLE.ERRORS.THERE');
  const file = partFile(folder, part);
  const has = (await sizeOf(file)) ?? 0;
  if (part.at !== has) return { has };
  if (has === 0) await dropLeft(folder, new Date());
  if (has + bytes.length > part.size)
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { size: 'BASE.FORM.INVALID' } });
  const { free, reserve } = await portal.disk.room();
  if (free - (part.size - has) < reserve) throw new Refused('FILES.ERRORS.NO_ROOM');
  const handle = await open(file, has === 0 ? 'w' : 'r+', 0o600);
  try {
    await handle.write(bytes, 0, bytes.length, has);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (has + bytes.length === part.size) await rename(file, whole);
  return { has: has + bytes.length };
}
