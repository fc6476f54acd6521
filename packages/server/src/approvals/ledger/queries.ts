import { and, asc, eq, sql } from 'drizzle-orm';
import type { EarlyRow, EntryRow } from '#contract/approvals/rules-check.ts';
import { documentAs, fileAs, type Paper, type Wording } from '#contract/approvals/rules-ledger.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import { rowsOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { attachedBytes } from '../../documents/attached/queries.ts';
import { namesInOrigin } from '../../ledger/queries-origin.ts';
import type { Approval, At } from '../rows/queries.ts';
import { approval, approvalEntry } from '../rows/tables.ts';

/** What the request asks, as its entries bind it. */
export const wordingOf = ({ title, notes, rule, needed, dueOn, ...a }: Approval): Wording => ({
  ...{ title, notes, rule, needed, dueOn },
  amount: a.amount === null ? null : moneyText(a.amount),
  supplier: [a.supplierIco, a.supplierName],
});

/** An attachment with where its bytes lie, and what it is called; `isOwn` is a file of the request, not a document of the house. */
export type KeptPaper = { paper: Paper; key: string | null; name: string; isOpen: boolean; isOwn: boolean };

/** Its name for who opens all files of the request, or only what is for everybody. */
export const nameFor = ({ name, isOpen, isOwn }: KeptPaper, opensAll: boolean): string | null =>
  isOpen || (isOwn && opensAll) ? name : null;

/** Files in their order, then documents in theirs. */
export async function papersOf(db: Db, scope: Scope, id: number): Promise<KeptPaper[]> {
  const owner = { owner: 'approval', ownerId: id };
  const files = await rowsOf(db, scope, owner);
  const documents = await attachedBytes(db, scope, owner);
  return [
    ...files.map((f) => ({
      paper: { sha256: f.sha256.toString('hex'), as: fileAs(f) },
      ...{
        key: f.key,
        isOpen: f.isPublic,
        isOwn: true,
        name: f.extension === '' ? f.name : `${f.name}.${f.extension}`,
      },
    })),
    ...documents.map(({ name, number, isOpen, sha256, key }) => ({
      paper: { sha256, as: documentAs(number) },
      ...{ key, isOpen, isOwn: false, name },
    })),
  ];
}

/** What entries of the request call members, and whom they mean. One that they cannot know is a number that nobody has. */
export type Names = { called(memberId: number): number; meant(ref: number): number };
export async function namesOf(db: Db, scope: Scope, { originId }: Pick<Approval, 'originId'>): Promise<Names> {
  if (originId === null) return { called: (id) => id, meant: (ref) => ref };
  const { called, meant } = await namesInOrigin(db, scope, originId);
  return { called: (id) => called.get(id) ?? -id, meant: (ref) => (ref < 0 ? -ref : (meant.get(ref) ?? -ref)) };
}

const ofOne = (scope: Scope, id: number) => and(eq(approvalEntry.svjId, scope.svjId), eq(approvalEntry.approvalId, id));
const hex = (bytes: Buffer | null) => bytes?.toString('hex') ?? '';

/** Entries as they stand: those in the chain, and those of before. */
export async function entriesOf(db: Db, scope: Scope, id: number): Promise<{ chain: EntryRow[]; early: EarlyRow[] }> {
  const rows = await db.select().from(approvalEntry).where(ofOne(scope, id)).orderBy(asc(approvalEntry.id));
  const shown = rows.map((r) => ({
    row: r,
    told: { at: r.at.toISOString(), what: r.what, by: r.memberId, about: r.aboutId, note: r.note },
  }));
  return {
    early: shown.flatMap(({ row, told }) => (row.seq === null ? [told] : [])),
    chain: shown.flatMap(({ row, told }) =>
      row.seq === null
        ? []
        : [
            {
              ...told,
              for: row.forId,
              ...{ seq: row.seq, body: row.body ?? '', hash: hex(row.hash), prev: hex(row.prev) },
              ...{ signature: hex(row.signature), publicKey: hex(row.publicKey) },
            },
          ],
    ),
  };
}

/** The entry that all others stand on; empty before there is one. */
export async function firstBody(db: Db, scope: Scope, id: number): Promise<string> {
  const [row] = await db
    .select({ body: approvalEntry.body })
    .from(approvalEntry)
    .where(and(ofOne(scope, id), eq(approvalEntry.seq, 0)));
  return row?.body ?? '';
}

/** The end of the chain; undefined before it began. */
export async function headOf(
  { db, scope }: At,
  id: number,
): Promise<{ request: number; seq: number | null; hash: Buffer | null }> {
  const [row] = await db
    .select({ seq: approval.headSeq, hash: approval.headHash, frozenId: approval.frozenId })
    .from(approval)
    .where(and(eq(approval.svjId, scope.svjId), eq(approval.id, id)));
  return { request: row?.frozenId ?? id, seq: row?.seq ?? null, hash: row?.hash ?? null };
}

export async function moveHead({ db, scope }: At, id: number, headSeq: number, headHash: Buffer): Promise<void> {
  await db
    .update(approval)
    .set({ headSeq, headHash })
    .where(and(eq(approval.svjId, scope.svjId), eq(approval.id, id)));
}

type Entry = typeof approvalEntry.$inferInsert;
export async function insertEntry({ db }: At, entry: Entry): Promise<void> {
  await db.insert(approvalEntry).values(entry);
}

/** Across associations: requests that stand before entries were chained. */
export async function unchained(db: Db, now: Date, most: number): Promise<{ svjId: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from approval 
    where created_at <= ${now} and head_seq is null and deleted_at is null order by created_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** Of these members, those whom the house knows. */
export const knownAmong = async (db: Db, scope: Scope, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    await idsOf(
      db,
      sql`select m.id from member m where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`,
    ),
  );
