import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Portal } from '../http/handler.ts';
import { dropBytes, sweepIncoming } from '../store/file-receiving.ts';
import { file, fileWaste, upload } from './file-tables.ts';
import { keptLife } from './kept-prints.ts';
import { dropOldKept } from './kept-queries.ts';

const day = 24 * 3600_000;
/** Rows that one transaction takes. */
const atOnce = 200;

/**
 * Removes uploads that waited for their form or for their end for a day, then bytes nobody points to any more. Over all associations,
 * because it is a job of the portal. Bytes go before the note of them: whatever breaks off is done again.
 */
export async function sweepFiles({ pool, files, config, now }: Portal): Promise<{ rows: number; bytes: number }> {
  const before = new Date(now().getTime() - day);
  await sweepIncoming(config.dataDir, before);
  const rows = await untilNone(() =>
    pool.across('read write', async (db) => {
      const old = db
        .select({ id: file.id })
        .from(file)
        .where(and(isNull(file.ownerId), lt(file.createdAt, before)))
        .limit(atOnce);
      const gone = await db
        .delete(file)
        .where(and(isNull(file.ownerId), sql`${file.id} in ${old}`))
        .returning({ svjId: file.svjId, key: file.key });
      if (gone.length > 0) {
        await db
          .insert(fileWaste)
          .values(gone.map((f) => ({ ...f, dueAt: now() })))
          .onConflictDoNothing();
      }
      return gone.length;
    }),
  );
  // Their parts are noted as waste since they came.
  await untilNone(() =>
    pool.across('read write', async (db) => {
      const old = db.select({ id: upload.id }).from(upload).where(lt(upload.createdAt, before)).limit(atOnce);
      const gone = await db.delete(upload).where(sql`${upload.id} in ${old}`).returning({ id: upload.id });
      return gone.length;
    }),
  );
  await pool.across('read write', (db) => dropOldKept(db, new Date(now().getTime() - keptLife + day)));
  const bytes = await untilNone(async () => {
    const due = await pool.across('read only', (db) =>
      db.select().from(fileWaste).where(lte(fileWaste.dueAt, now())).orderBy(fileWaste.dueAt).limit(atOnce),
    );
    for (const { svjId, key } of due) {
      await dropBytes(files, svjId, key);
      await pool.across('read write', (db) =>
        db.delete(fileWaste).where(and(eq(fileWaste.svjId, svjId), eq(fileWaste.key, key))),
      );
    }
    return due.length;
  });
  return { rows, bytes };
}

async function untilNone(work: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await work();
    all += done;
    if (done < atOnce) return all;
  }
}
