import { afterAll, beforeAll, expect, it } from 'vitest';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aTalk, replies } from '#house/discussions.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';
import { aVoteForm } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const becameFor = async (who: Person, id: number) =>
  (await who.asks(discussion.one, { id })).became.map(({ commentId, kind, title }) => [commentId, kind, title]);

it('a discussion tells what came of its replies to whoever may open that, until it is gone', async () => {
  const { alena, bedrich, chair } = await aBoardHouse(portal);
  const { id } = await aTalk(alena);
  const said = await replies(bedrich, id, 'Dveře nejdou zavřít.');
  const other = await replies(alena, id, 'A zámek?');
  const first = await aReport(alena, { title: 'Dveře', replyId: said.id });
  await aReport(bedrich, { title: 'Tajné', visibility: 'private', replyId: said.id });
  const draft = await chair.asks(votes.create, aVoteForm(portal, { name: 'Nový zámek', replyId: other.id }));
  const open = [said.id, 'report', 'Dveře'];
  const secret = [said.id, 'report', 'Tajné'];
  expect(await becameFor(alena, id)).toEqual([open]);
  expect(await becameFor(bedrich, id)).toEqual([open, secret]);
  expect(await becameFor(chair, id)).toEqual([open, secret, [other.id, 'vote', 'Nový zámek']]);
  await chair.asks(votes.remove, { id: draft.id });
  await chair.asks(reports.remove, { id: first.id });
  expect(await becameFor(chair, id)).toEqual([secret]);
  await chair.asks(discussionComments.remove, { id, commentId: said.id });
  expect(await becameFor(chair, id)).toEqual([]);
});

it('what is turned from a reply that its writer may not read, or that is hidden, stands by itself', async () => {
  const h = await aBoardHouse(portal);
  const stranger = await aBoardHouse(portal);
  const theirs = await aTalk(h.alena, h.for16);
  const closed = await replies(h.alena, theirs.id, 'Jen pro nás.');
  const d = await aTalk(h.alena);
  const hidden = await replies(h.alena, d.id, 'Hlupáci!');
  await h.chair.asks(discussionComplaints.hide, { id: d.id, commentId: hidden.id, reason: 'Bez urážek' });
  for (const [who, replyId] of [
    [h.bedrich, closed.id],
    [stranger.chair, closed.id],
    [h.bedrich, hidden.id],
    [h.bedrich, 999_999],
  ] as const)
    expect((await aReport(who, { replyId })).title).toBe('Kape voda ve sklepě');
  expect([await becameFor(h.chair, theirs.id), await becameFor(h.chair, d.id)]).toEqual([[], []]);
});
