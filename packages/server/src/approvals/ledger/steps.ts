import { randomBytes } from 'node:crypto';
import {
  approvalHeadText,
  bodyHash,
  bodyText,
  noteHash,
  type PlaceSaid,
  readBody,
  type Said,
  subjectHash,
  wordingHash,
} from '#contract/approvals/rules-ledger.ts';
import type { ApprovalDeed } from '#contract/approvals/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Approval, type At, type Place, placesOf } from '../rows/queries.ts';
import * as q from './queries.ts';

export type Signs = Pick<Portal, 'signer'>;

/** What was done with a request, as its row shows it, and what its entry says beside that. */
export type NewEntry = {
  what: ApprovalDeed;
  aboutId?: number | null;
  /** Whose answer it is, where somebody stands in. */
  forId?: number | null;
  note?: string;
  said: Omit<Said, 'by' | 'about' | 'for' | 'note'>;
};

const ref = (names: q.Names, id: number | null): number | null => (id === null ? null : names.called(id));

/** How those who are asked stand. */
export const placesSaid = (places: readonly Place[], names: q.Names): PlaceSaid[] =>
  places.map((p) => ({
    ...{ place: p.position, who: ref(names, p.memberId), status: p.status, chair: p.asChair },
    ...{ by: ref(names, p.stoodBy), at: p.decidedAt?.toISOString() ?? null, note: noteHash(p.note) },
  }));

/** What is decided of, by its digests. */
export async function subjectOf({ db, scope }: At, a: Approval) {
  const wording = wordingHash(q.wordingOf(a));
  const papers = (await q.papersOf(db, scope, a.id)).map(({ paper }) => paper);
  return { wording, papers, subject: subjectHash(wording, papers) };
}

/** What is decided of, while it is what was asked; refused when somebody changed it around the portal. */
export async function subjectAsked(at: At, a: Approval): Promise<string> {
  const { subject } = await subjectOf(at, a);
  const { wording = '', papers = [] } = readBody(await q.firstBody(at.db, at.scope, a.id)) ?? {};
  if (subject !== subjectHash(wording, papers)) throw new Refused('APPROVAL.ERRORS.CHANGED');
  return subject;
}

/**
 * Writes an entry behind the last one and signs it as the end. Whoever does holds the request, so that entries come one after
 * another.
 */
export async function addEntry(signs: Signs, at: At, a: Approval, entry: NewEntry): Promise<void> {
  const { scope, now } = at;
  const { what, aboutId = null, forId = null, note = '', said } = entry;
  const names = await q.namesOf(at.db, scope, a);
  const head = await q.headOf(at, a.id);
  const seq = head.seq === null ? 0 : head.seq + 1;
  const nonce = randomBytes(16).toString('hex');
  const place = { request: head.request, seq, at: now.toISOString(), kind: what, nonce };
  const told = {
    ...said,
    by: ref(names, scope.memberId),
    about: ref(names, aboutId),
    for: ref(names, forId),
    note: noteHash(note),
  };
  const body = bodyText({ ...place, prev: head.hash?.toString('hex') ?? '' }, told);
  const hash = bodyHash(body);
  const bytes = Buffer.from(hash, 'hex');
  await q.insertEntry(at, {
    ...{ svjId: scope.svjId, approvalId: a.id, at: now, what, memberId: scope.memberId, aboutId, forId, note },
    ...{ seq, body, hash: bytes, prev: head.hash },
    signature: signs.signer.sign(approvalHeadText(head.request, { seq, hash })),
    publicKey: Buffer.from(signs.signer.publicKey, 'hex'),
  });
  await q.moveHead(at, a.id, seq, bytes);
}

/** The first entry of a new request, with all that is asked. */
export async function beginEntries(signs: Signs, at: At, a: Approval): Promise<void> {
  const { wording, papers } = await subjectOf(at, a);
  const names = await q.namesOf(at.db, at.scope, a);
  const places = placesSaid(await placesOf(at.db, at.scope, a.id), names);
  const said = { state: a.status, wording, papers, places, author: ref(names, a.authorId) };
  await addEntry(signs, at, a, { what: 'created', said });
}

/** Binds a request of before entries were chained as it stands now; nothing where it is bound already. */
export async function adopt(signs: Signs, at: At, a: Approval): Promise<void> {
  if ((await q.headOf(at, a.id)).seq !== null) return;
  const byItself = { ...at, scope: { ...at.scope, memberId: null } };
  const { wording, papers } = await subjectOf(at, a);
  const names = await q.namesOf(at.db, at.scope, a);
  const places = placesSaid(await placesOf(at.db, at.scope, a.id), names);
  const { early } = await q.entriesOf(at.db, at.scope, a.id);
  await addEntry(signs, byItself, a, {
    what: 'adopted',
    said: {
      ...{ state: a.status, wording, papers, places, author: ref(names, a.authorId) },
      decidedAt: a.decidedAt?.toISOString() ?? null,
      withdrawal:
        a.withdrawnReason === null ? null : { by: ref(names, a.withdrawnBy), note: noteHash(a.withdrawnReason) },
      early: early.map(({ what, by, about, note, at: then }) => ({
        ...{ at: then, kind: what, by: ref(names, by), about: ref(names, about), note: noteHash(note) },
      })),
    },
  });
}
