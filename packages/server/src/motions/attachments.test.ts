import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#contract/base/files.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aDraft, aVotingHouse, editedVote } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

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
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
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
