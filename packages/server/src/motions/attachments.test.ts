import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#contract/base/files/files.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, onDisk, uploads } from '#house/sending-files.ts';
import { aDraft, aVoteForm, aVotingHouse, editedVote } from '#house/votes.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { emptyBins } from '#server/documents/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const day = 24 * 3600_000;
const told = { name: 'Jinak', description: '', isPublic: true };

it('files of a point are seen by whoever sees the vote, and stand still once it runs', async () => {
  const { house, chair, alena } = await aVotingHouse(portal);
  const offer = await uploads(chair, 'Nabídka.txt', 'Cena');
  const inner = await uploads(chair, 'Porovnání.txt', 'Jen pro výbor', { isPublic: false });
  const fileIds = [offer.id, inner.id];
  const draft = await aDraft(chair, { points: [{ name: 'Střecha', fileIds }, { name: 'Výtah' }] });
  expect(draft.votePoints.map((p) => p.attachments.map((f) => f.name))).toEqual([['Nabídka', 'Porovnání'], []]);
  const ticket = draft.votePoints[0]?.attachments[0]?.url as string;
  const statusOf = async (url: string) => (await fetched(portal, url)).statusCode;
  expect(await statusOf(ticket)).toBe(200);

  const [roof, lift] = draft.votePoints;
  const points = [
    { id: lift?.id, name: 'Výtah' },
    { id: roof?.id, name: 'Střecha', fileIds: [inner.id, offer.id] },
  ];
  const vote = await chair.asks(votes.update, editedVote(draft, { points }));
  expect(vote.votePoints[1]?.attachments.map((f) => f.name)).toEqual(['Porovnání', 'Nabídka']);
  await chair.asks(files.change, { id: offer.id, ...told });
  const stolen = editedVote(vote, { points: [{ name: 'Nový', fileIds: [inner.id] }] });
  expect((await chair.refused(votes.update, stolen)).key).toBe('FILES.ERRORS.NOT_YOURS');

  await chair.asks(votes.start, { id: vote.id, updatedAt: vote.updatedAt });
  const { census } = await alena.asks(voteLedger.list, { id: vote.id });
  expect(JSON.parse(census).points.map((p: { files: string[] }) => p.files)).toEqual([
    [],
    [sha256('Jen pro výbor'), sha256('Cena')],
  ]);
  const seen = await alena.asks(votes.one, { id: vote.id });
  expect(seen.votePoints[1]?.attachments.map((f) => f.name)).toEqual(['Jinak']);
  expect(await statusOf(seen.votePoints[1]?.attachments[0]?.url as string)).toBe(200);
  expect((await chair.refused(files.change, { id: offer.id, ...told })).code).toBe(403);
  expect((await alena.refused(files.change, { id: offer.id, ...told })).code).toBe(403);

  const { id } = await uploads(chair, 'B.txt', 'b');
  const gone = await aDraft(chair, { points: [{ name: 'A', fileIds: [id] }] });
  expect(await house.count('file')).toBe(3);
  await chair.asks(votes.remove, { id: gone.id });
  expect(await house.count('file')).toBe(2);
});

it('a document chosen for a point is part of what people decide on: its version, its hash and its bytes stay', async () => {
  const { house, chair, alena } = await aVotingHouse(portal);
  const folder = await aFolder(chair, 'Nabídky');
  const offer = await aDocument(chair, 'Nabídka.txt', { folderId: folder.id }, 'Milion');
  const { id: fileId } = await uploads(chair, 'Rozpočet.txt', 'Položky');
  const chosen = [{ id: offer.id, version: 1 }];
  const draft = await aDraft(chair, { points: [{ name: 'Střecha', fileIds: [fileId], documents: chosen }] });
  expect(draft.votePoints[0]?.files).toMatchObject([{ name: 'Nabídka', version: 1, state: 'kept' }]);
  // Bytes that come later are not what people decide on.
  const { id: next } = await uploads(chair, 'Nabídka.txt', 'Dva miliony');
  await chair.asks(documents.addVersion, { id: offer.id, fileId: next });
  const vote = await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  const hashes = async () => {
    const { census } = await alena.asks(voteLedger.list, { id: vote.id });
    return JSON.parse(census).points.map((p: { files: string[] }) => p.files);
  };
  expect(await hashes()).toEqual([[sha256('Položky'), sha256('Milion')]]);
  const [seen] = (await alena.asks(votes.one, { id: vote.id })).votePoints[0]?.files ?? [];
  expect([seen?.newer, (await fetched(portal, seen?.url ?? '')).body]).toEqual([2, 'Milion']);
  const { uses } = await alena.asks(attached.uses, { files: [offer.id] });
  expect(uses).toMatchObject([{ title: 'Oprava střechy: Střecha', path: `/hlasovani/${vote.id}`, version: 1 }]);

  await chair.asks(folders.remove, { id: folder.id });
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * day);
  await emptyBins(portal, (error) => {
    throw error;
  });
  portal.clock.now = new Date(portal.clock.now.getTime() + 2 * day);
  await sweepFiles(portal);
  const later = await house.person({ role: 'memberCommittee' });
  const [left] = (await later.asks(votes.one, { id: vote.id })).votePoints[0]?.files ?? [];
  expect([left?.state, (await fetched(portal, left?.url ?? '')).body]).toEqual(['binned', 'Milion']);
  const { census } = await later.asks(voteLedger.list, { id: vote.id });
  expect(JSON.parse(census).points[0].files).toEqual([sha256('Položky'), sha256('Milion')]);
  // The uploaded file and the version that was chosen; the one that came later is gone.
  expect([await house.count('file'), (await onDisk(portal)).files.length > 0]).toEqual([2, true]);
  expect((await later.refused(documents.one, { id: offer.id })).key).toBe('FILE.NOT_FOUND');
});

it('of links, of what is gone and of who will not open it the form of a vote is told', async () => {
  const { house, chair } = await aVotingHouse(portal);
  const link = await chair.asks(documents.link, { name: 'Web', url: 'example.cz' });
  const wanted = (documents: { id: number; version: number }[]) => ({ points: [{ name: 'Střecha', documents }] });
  expect((await chair.refused(votes.create, aVoteForm(portal, wanted([{ id: link.id, version: 0 }])))).key).toBe(
    'FILE.ERRORS.LINK_CHOSEN',
  );
  const hidden = await aDocument(chair, 'Posudek.txt', { isPublic: false });
  const closed = await chair.asks(votes.closedTo, { isPublic: true, documents: [hidden.id] });
  expect(closed).toMatchObject({
    of: 5,
    documents: [{ count: 4, groups: [{ kind: 'owners', entrance: null, all: true, count: 4 }] }],
  });
  expect((await chair.asks(votes.closedTo, { isPublic: false, documents: [hidden.id] })).documents).toMatchObject([
    { count: 0 },
  ]);
  const draft = await aDraft(chair, wanted([{ id: hidden.id, version: 1 }]));
  await chair.asks(documents.remove, { id: hidden.id });
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * day);
  await emptyBins(portal, (error) => {
    throw error;
  });
  const again = await house.person({ role: 'memberCommittee' });
  const asked = { id: draft.id, updatedAt: draft.updatedAt };
  expect((await again.refused(votes.start, asked)).key).toBe('VOTE.ERRORS.DOCUMENT_GONE');
});

it('a draft made of a cancelled vote has the same documents, and a deleted one lets them go', async () => {
  const { house, chair } = await aVotingHouse(portal);
  const offer = await aDocument(chair, 'Nabídka.txt');
  const draft = await aDraft(chair, { points: [{ name: 'Střecha', documents: [{ id: offer.id, version: 1 }] }] });
  await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  await chair.asks(votes.cancel, { id: draft.id, reason: 'Chyba v zadání' });
  const { id } = await chair.asks(voteTerms.again, { id: draft.id });
  const fresh = await chair.asks(votes.one, { id });
  expect(fresh.votePoints[0]?.files).toMatchObject([{ id: offer.id, version: 1 }]);
  expect(await house.count('attached_document')).toBe(2);
  await chair.asks(votes.remove, { id });
  expect(await house.count('attached_document')).toBe(1);
});
