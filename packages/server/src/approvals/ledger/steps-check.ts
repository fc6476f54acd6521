import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { checkRows, type Finding, type Rows } from '#contract/approvals/rules-check.ts';
import { noteHash, readBody } from '#contract/approvals/rules-ledger.ts';
import type { ApprovalCheck } from '#contract/approvals/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { bytesKey } from '../../base/store/file-receiving.ts';
import { storeRefusal } from '../../base/store/file-store.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import { type At, approvalSeen, type Place, placesOf, seesAll } from '../rows/queries.ts';
import { actingOf } from '../rows/queries-acting.ts';
import * as q from './queries.ts';

/** The digest of what lies in the store; null where nothing does. A store that does not answer says nothing of anybody's file. */
async function stored(portal: Pick<Portal, 'files'>, svjId: number, key: string): Promise<string | null> {
  const at = bytesKey(svjId, key);
  const hash = createHash('sha256');
  try {
    if (!(await portal.files.has(at))) return null;
    await pipeline(await portal.files.read(at), hash);
    return hash.digest('hex');
  } catch (error) {
    throw storeRefusal(error);
  }
}

/** Numbers of attachments whose bytes are not those that came. */
async function strangeBytes(
  portal: Pick<Portal, 'files'>,
  svjId: number,
  papers: readonly q.KeptPaper[],
): Promise<number[]> {
  const strange: number[] = [];
  for (const [at, { paper, key }] of papers.entries())
    if (key !== null && (await stored(portal, svjId, key)) !== paper.sha256) strange.push(at);
  return strange;
}

type Inside = <T>(run: (at: At) => Promise<T>) => Promise<T>;

/** Refuses a decision of a request whose attachments in the store are not those that came; nobody waits in the database for it. */
export async function refuseStrange(portal: Pick<Portal, 'files'>, inside: Inside, id: number): Promise<void> {
  const { svjId, papers } = await inside(async ({ db, scope }) => {
    await approvalSeen(db, scope, id);
    return { svjId: scope.svjId, papers: await q.papersOf(db, scope, id) };
  });
  if ((await strangeBytes(portal, svjId, papers)).length > 0) throw new Refused('APPROVAL.ERRORS.CHANGED');
}

const rowOf = (p: Place) => ({
  ...{ place: p.position, who: p.memberId, status: p.status, chair: p.asChair },
  ...{ by: p.stoodBy, at: p.decidedAt?.toISOString() ?? null, note: noteHash(p.note) },
});

/** The request as it stands in its rows, with all that its check asks for. */
async function readRows(at: At, id: number) {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id);
  const places = await placesOf(db, scope, id);
  const { chain, early } = await q.entriesOf(db, scope, id);
  const papers = await q.papersOf(db, scope, id);
  const rows: Rows = {
    ...{ request: a.frozenId ?? a.id, wording: q.wordingOf(a), author: a.authorId, status: a.status },
    ...{ decidedAt: a.decidedAt?.toISOString() ?? null, entries: chain, early, places: places.map(rowOf) },
    withdrawal: a.withdrawnReason === null ? null : { by: a.withdrawnBy, reason: a.withdrawnReason },
    head: a.headSeq === null || a.headHash === null ? null : { seq: a.headSeq, hash: a.headHash.toString('hex') },
    papers: papers.map(({ paper }) => paper),
  };
  const names = await q.namesOf(db, scope, a);
  const spoken = chain.flatMap(({ body }) => refsIn(body)).map(names.meant);
  const there = await q.knownAmong(db, scope, spoken);
  const opensAll = seesAll(scope) || (await actingOf(db, scope, a, places)) !== undefined;
  const decide = sql`select p.member_id as id from approval_place p where p.svj_id = ${scope.svjId} and p.approval_id = ${id}`;
  const people = new Map((await namedAmong(db, scope, decide)).map((m) => [m.id, m.full_name]));
  return { a, rows, names, there, papers, opensAll, people, places, svjId: scope.svjId, now: at.now };
}

/** Every number in a body that may be somebody: whom the house does not know is asked of all of them at once. */
function refsIn(text: string): number[] {
  const body = readBody(text);
  if (!body) return [];
  const { by, about, for: whose, author, from, to, places = [], early = [], withdrawal } = body;
  const all = [by, about, whose, author, from, to, withdrawal?.by, ...places.flatMap((p) => [p.who, p.by])];
  return [...all, ...early.flatMap((e) => [e.by, e.about])].filter((ref) => typeof ref === 'number');
}

const ofPapers: readonly Finding['kind'][] = ['paper', 'paperGone', 'paperAdded', 'bytes'];
type Read = Awaited<ReturnType<typeof readRows>>;

function named({ places, people, papers, opensAll }: Read, { kind, at }: Finding) {
  const paper = at !== null && ofPapers.includes(kind) ? papers[at] : undefined;
  const place = kind === 'place' ? places.find((p) => p.position === at) : undefined;
  const who = place?.memberId ? people.get(place.memberId) : undefined;
  return { kind, at, name: (paper ? q.nameFor(paper, opensAll) : who) ?? null };
}

/** Counts a request anew: its chain, what stands in its rows, and the bytes of its attachments. */
export async function checkApproval(
  portal: Pick<Portal, 'files' | 'signer'>,
  inside: Inside,
  id: number,
): Promise<ApprovalCheck> {
  const read = await inside((at) => readRows(at, id));
  const { rows, names, there, papers, svjId } = read;
  const isMoved = read.a.originId !== null;
  const { publicKey } = portal.signer;
  const known = { meant: names.meant, isThere: (one: number) => there.has(one), publicKey, isMoved };
  const { findings } = checkRows(rows, known);
  const bytes = await strangeBytes(portal, svjId, papers);
  const found = [...findings, ...bytes.map((at): Finding => ({ kind: 'bytes', at }))];
  return {
    checkedAt: read.now.toISOString(),
    entries: rows.entries.length,
    papers: papers.filter(({ key }) => key !== null).length,
    head: rows.head?.hash ?? null,
    keys: [...new Set(rows.entries.map((e) => e.publicKey))],
    adoptedAt: rows.entries.find((e) => e.what === 'adopted')?.at ?? null,
    isMoved,
    findings: found.map((one) => named(read, one)),
  };
}
