import { afterAll, beforeAll, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, answers, aSurvey } from '#house/surveys.ts';
import { aVoteForm, aVotingHouse } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const becameFor = async (who: Person, id: number) =>
  (await who.asks(surveys.one, { id })).became.map(({ title }) => title);
const turns = (who: Person, surveyId: number, name: string) =>
  who.asks(votes.create, aVoteForm(portal, { name, surveyId }));

it('a survey tells what votes came of its result to whoever may open them, until they are gone', async () => {
  const { chair, alena } = await aVotingHouse(portal);
  const s = await aSurvey(chair, { anonymous: false });
  await answers(alena, s, [0]);
  expect((await chair.asks(surveys.one, { id: s.id })).may.turn).toBe(false);
  const { may } = await chair.asks(surveys.finish, { id: s.id });
  expect([may.turn, (await alena.asks(surveys.one, { id: s.id })).may.turn]).toEqual([true, false]);
  const draft = await turns(chair, s.id, 'Zelené dveře');
  await turns(chair, s.id, 'Hnědé dveře');
  expect(await becameFor(chair, s.id)).toEqual(['Zelené dveře', 'Hnědé dveře']);
  // A draft is nothing for others yet.
  expect(await becameFor(alena, s.id)).toEqual([]);
  await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  expect(await becameFor(alena, s.id)).toEqual(['Zelené dveře']);
  const second = await turns(chair, s.id, 'Omyl');
  await chair.asks(votes.remove, { id: second.id });
  expect(await becameFor(chair, s.id)).toEqual(['Zelené dveře', 'Hnědé dveře']);
  await chair.asks(surveys.remove, { id: s.id });
  expect((await chair.asks(votes.one, { id: draft.id })).name).toBe('Zelené dveře');
});

it('a vote made of a survey that runs, of a draft, of another house or of none stands by itself', async () => {
  const [h, stranger] = [await aBoardHouse(portal), await aBoardHouse(portal)];
  const running = await aSurvey(h.chair, { anonymous: false });
  const draft = await aDraft(h.chair);
  const over = await aSurvey(h.chair);
  await h.chair.asks(surveys.finish, { id: over.id });
  for (const [who, id] of [
    [h.chair, running.id],
    [h.chair, draft.id],
    [stranger.chair, over.id],
    [h.chair, 999_999],
  ] as const)
    expect((await turns(who, id, 'Sama')).name).toBe('Sama');
  for (const { id } of [running, draft, over]) expect(await becameFor(h.chair, id)).toEqual([]);
});
