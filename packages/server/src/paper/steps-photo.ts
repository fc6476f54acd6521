import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { attachFiles, digestsOf, rowsOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../motions/queries.ts';
import { markPapers, type PaperRow } from './counting/queries.ts';

const owner = 'vote_paper';
const isPhoto = (type: string) => type.startsWith('image/') || type === 'application/pdf';

/** Adds photographs to those the paper has, and writes their digests into the ledger. */
export async function addPhotos(
  db: Db,
  portal: Portal,
  { scope, now }: { scope: Scope; now: Date },
  vote: Vote,
  paper: PaperRow,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const had = await rowsOf(db, scope, { owner, ownerId: paper.id });
  const ids = [...had.map((f) => f.id), ...fileIds];
  await attachFiles(db, scope, { owner, ownerId: paper.id }, ids, now);
  const rows = await rowsOf(db, scope, { owner, ownerId: paper.id });
  if (!rows.every((f) => isPhoto(f.type)))
    throw new Refused('VOTE_PAPER.ERRORS.PHOTO_KIND', { fields: { fileIds: 'VOTE_PAPER.ERRORS.PHOTO_KIND' } });
  const files = (await digestsOf(db, scope, owner, [paper.id])).get(paper.id) ?? [];
  const fields = { entry: paper.seq, files, by: scope.memberId };
  await append(db, scope, portal, vote.id, [{ kind: 'photo', seat: paper.seatId, fields }], now);
  if (paper.photoAt === null) await markPapers(db, scope, [paper.id], { photoAt: now });
}
