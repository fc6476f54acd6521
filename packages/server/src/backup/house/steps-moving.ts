import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { over } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type FileStore, incomingFolder } from '../../base/store/file-store.ts';
import type { Looked, Moving } from '../../base/store/moving.ts';
import { plainSession } from '../queries.ts';
import { openedArchive } from '../read-sealed.ts';
import { exportHouse, type HouseManifest } from './print.ts';
import { importHouse, readHouse } from './steps.ts';

type Place = Pick<Portal, 'config' | 'files' | 'signer' | 'now'> & { appUrl: string; version: string };

/** One connection as the application's role, for work that takes longer than calls may. */
async function alone<T>({ appUrl }: Place, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({
    connectionString: appUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'pavlac-move',
  });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await db.query(plainSession);
    return await work(db);
  } finally {
    await db.end().catch(() => undefined);
  }
}

/** Bytes that only go by: what is tried leaves none in the store. */
const passing: Pick<FileStore, 'write' | 'drop'> = {
  write: (_, bytes) => pipeline(bytes, new Writable({ write: (_chunk, _encoding, done) => done() })),
  drop: async () => undefined,
};

const told = (manifest: HouseManifest, sealed: boolean): Looked => {
  const rows = Object.fromEntries(manifest.tables.map((t) => [t.name, t.rows]));
  return {
    association: manifest.association.name,
    ...{ createdAt: manifest.createdAt, portalVersion: manifest.portalVersion, sealed, rows, files: rows.file ?? 0 },
    alone: (manifest.alone ?? []).map(({ why, names }) => ({ why, names })),
  };
};

/** How associations leave this portal and come into it, for whoever asks from a page. */
export function movingOf(place: Place): Moving {
  const { config, files, signer, now, version } = place;
  const opened = async <T>(
    file: string,
    passphrase: string | null,
    work: (plain: string, manifest: HouseManifest, sealed: boolean) => Promise<T>,
  ): Promise<T> => {
    const archive = await openedArchive(file, passphrase, join(incomingFolder(config.dataDir), randomUUID()));
    try {
      return await work(archive.file, await readHouse(archive.file), archive.sealed);
    } finally {
      await archive.close();
    }
  };
  return {
    pack: ({ svjId, file, askedBy, passphrase, signal, room }) =>
      alone(place, async (db) => {
        const order = { db, svjId, file, files, portalVersion: version, signal, room };
        await exportHouse({ ...order, portable: { askedBy, passphrase, signer } });
      }),
    look: (file, passphrase) => opened(file, passphrase, async (_, manifest, sealed) => told(manifest, sealed)),
    bring: (file, passphrase, { tried, told: heard, seals }) =>
      opened(file, passphrase, (plain, manifest) =>
        alone(place, async (db) => {
          await db.query('begin');
          const store = tried ? { ...files, ...passing } : files;
          const { discard, ...brought } = await importHouse(
            db,
            { file: plain, files: store, signer, now: now(), heard },
            manifest,
          );
          if (tried) {
            await db.query('rollback');
            return brought;
          }
          try {
            await seals?.(over(db), brought);
          } catch (error) {
            await discard();
            throw error;
          }
          await db.query('commit');
          return brought;
        }),
      ),
  };
}
