import { stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refused } from '#contract/refusals.ts';
import type { Config } from '../start/config.ts';

const gib = 1024 ** 3;

/** Bytes of one disk: all, and those that may still be written. */
export type Space = { total: number; free: number };
type AskSpace = (folder: string) => Promise<Space>;

/** What stays free for the database: 1 GiB; of a disk over 100 GiB one per cent, at most 10 GiB. */
export const usualReserve = (total: number): number =>
  total > 100 * gib ? Math.min(Math.floor(total / 100), 10 * gib) : gib;

/** Space of the disk under the folder, which need not be there yet. */
export async function spaceOf(folder: string): Promise<Space> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: blocks * bsize, free: bavail * bsize };
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return spaceOf(above);
  }
}

export type Room = { free: number; reserve: number; isLow: boolean };
export type Disk = {
  /** Refuses when so many more bytes would reach the reserve; those it allows are counted until they are released. */
  hold(bytes: number): Promise<() => void>;
  /** The least of the disks that data lie on. */
  room(): Promise<Room>;
};

const deviceOf = async (path: string): Promise<number> =>
  stat(path).then(
    ({ dev }) => dev,
    () => (dirname(path) === path ? -1 : deviceOf(dirname(path))),
  );

/** Whether the file would take room from data. */
export async function onSameDisk(dataDir: string, file: string): Promise<boolean> {
  const devices = await Promise.all(foldersOf(dataDir).map(deviceOf));
  return devices.includes(await deviceOf(dirname(resolve(file))));
}

type Where = Pick<Config, 'dataDir' | 'reserve'>;

/** The folders of data, each of which may be a disk of its own. */
const foldersOf = (dataDir: string) =>
  ['', 'database', 'files', 'incoming'].map((name) => join(resolve(dataDir), name));

/**
 * The disks that data lie on. The reserve is PostgreSQL's: without room for its log it stops and does not come up again,
 * so whatever can wait is refused before that; votes, messages and sign-in go on.
 */
export function openDisk({ dataDir, reserve: asked }: Where, ask: AskSpace = spaceOf): Disk {
  let held = 0;
  async function room(): Promise<Room> {
    const all = await Promise.all(
      foldersOf(dataDir).map(async (folder) => {
        const { total, free } = await ask(folder);
        const reserve = asked ?? usualReserve(total);
        return { free, reserve, isLow: free < reserve };
      }),
    );
    return all.reduce((least, one) => (one.free - one.reserve < least.free - least.reserve ? one : least));
  }
  return {
    room,
    async hold(bytes) {
      held += bytes;
      let isHeld = true;
      const release = () => {
        if (isHeld) held -= bytes;
        isHeld = false;
      };
      try {
        const { free, reserve } = await room();
        if (free - held < reserve) throw new Refused('FILES.ERRORS.NO_ROOM');
      } catch (error) {
        release();
        throw error;
      }
      return release;
    },
  };
}

/** The same, for the time of the work. */
export async function holding<T>(disk: Disk, bytes: number, work: () => Promise<T>): Promise<T> {
  const release = await disk.hold(bytes);
  return work().finally(release);
}
