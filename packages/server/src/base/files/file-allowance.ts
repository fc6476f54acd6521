import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { fileLimit, sizeText } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import { file } from './file-tables.ts';

/** What may be uploaded: waiting for the forms of one person, and all files of an association that has no limit of its own. */
export type Allowance = { waiting: { files: number; bytes: number }; quota: number };
/**
 * Who administers fills large forms, of which the largest sorts five hundred papers to units; who takes part adds a paper or
 * two, of which one may be the largest.
 */
export const mostWaiting = {
  all: { files: 500, bytes: 2_147_483_648 },
  own: { files: 20, bytes: fileLimit },
} as const;

const ofHouse = (scope: Scope) => eq(file.svjId, scope.svjId);

/** Refuses when whoever asks would have too many waiting with these. */
export async function refuseTooMany(
  db: Db,
  scope: Scope,
  more: { files: number; bytes: number },
  most: Allowance['waiting'],
): Promise<void> {
  const size = sql<number>`coalesce(sum(${file.size}), 0)::bigint`;
  const [waiting] = await db
    .select({ n: count(), size })
    .from(file)
    .where(and(ofHouse(scope), isNull(file.ownerId), eq(file.accountId, scope.accountId ?? 0)));
  const all = { files: (waiting?.n ?? 0) + more.files, bytes: Number(waiting?.size ?? 0) + more.bytes };
  if (all.files > most.files || all.bytes > most.bytes) throw new Refused('FILES.ERRORS.TOO_MANY');
}

/** Refuses when the association would have more than it may, whoever of it asks. */
export async function refuseOverQuota(db: Db, scope: Scope, more: number, quota: number): Promise<void> {
  const { rows } = await db.execute<{ size: number; own: number | null }>(sql`
    select (select coalesce(sum(f.size), 0)::bigint from file f where f.svj_id = s.id) as size, s.quota as own
    from svj s where s.id = ${scope.svjId}`);
  const limit = Number(rows[0]?.own ?? quota);
  if (Number(rows[0]?.size ?? 0) + more <= limit) return;
  throw new Refused('FILES.ERRORS.QUOTA', { params: { size: sizeText(limit, 'cs') } });
}
